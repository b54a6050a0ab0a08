package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The pages for those who write programs: champions of Six Papattes, teams of Faraway's competition. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class CandidatePagesTest {

    @Test
    void aKitIsPackedInThePage(Visitor visitor) throws IOException {
        Page page = visitor.page();
        visitor.open("#/en/papattes/write");
        page.getByLabel("Rust").check();
        assertThat(page.locator("[data-step=rust]")).containsText("pub fn jouer_tour()");
        page.getByLabel("With the example champion").check();
        Download kit = page.waitForDownload(
                () -> visitor.button("Download my-champion-rust.zip").click());
        assertThat(names(kit.path())).contains("my-champion/champion.rs", "my-champion/Makefile", "my-champion/_lang");
        assertThat(text(kit.path(), "my-champion/_lang")).isEqualTo("rust\n");
        assertThat(text(kit.path(), "my-champion/champion.rs")).contains("jouer_tour");
        assertThat(page.locator("main [role=status]").first()).containsText("my-champion-rust.zip");
        page.reload();
        assertThat(page.getByLabel("Rust")).isChecked();
    }

    @Test
    void theApiIsSearched(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/fr/papattes/write");
        page.getByLabel("Chercher dans l’API").fill("se_deplacer");
        assertThat(page.locator("[data-entry]").first()).hasAttribute("data-entry", "se_deplacer");
        page.getByLabel("Chercher dans l’API").fill("xylophone");
        assertThat(page.locator("[data-found]")).hasText("Rien de tel dans l’API.");
        page.getByLabel("Chercher dans l’API").fill("");
        assertThat(page.locator("[data-entry=LARGEUR]")).isVisible();
    }

    @Test
    void instancesAndSolutionsAreDownloaded(Visitor visitor) throws IOException {
        Page page = visitor.page();
        visitor.open("#/en/faraway/instances");
        assertThat(page.locator("[data-instance]")).hasCount(26);
        Download all = page.waitForDownload(
                () -> visitor.button("Download everything (zip)").click());
        assertThat(names(all.path())).hasSize(52).contains("faraway/known/15.txt", "faraway/extra.txt");
        assertThat(text(all.path(), "faraway/teams/optimum/known/01.txt")).endsWith("\n69\n");
    }

    @Test
    void aRankingIsMadeOfDroppedFiles(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/faraway/competition");
        visitor.button("See an example").click();
        assertThat(page.locator("[data-team=ada]")).hasAttribute("data-points", "50");
        assertThat(page.locator("[data-team]")).hasCount(3);
        // Who left mystery instances out has a mean of the known ones alone.
        assertThat(page.locator("[data-team=ada] .parts")).containsText(Pattern.compile("mean [\\d.]+.*mean [\\d.]+"));
        assertThat(page.locator("[data-team=sophie] .parts")).not().containsText(Pattern.compile("mean .*mean"));
        assertThat(visitor.button("Start again")).isFocused();
        visitor.button("Start again").click();
        assertThat(visitor.button("See an example")).isFocused();
        page.locator("input[type=file]").first().setInputFiles(new FilePayload[] {file("notes.pdf", "x")});
        assertThat(page.locator("main")).containsText("There is no team in these files.");
        page.evaluate("""
                () => {
                  const transfer = new DataTransfer()
                  transfer.items.add(new File(['x'], 'x.txt'))
                  // Beside its place, too.
                  const kept = document.querySelector('footer').dispatchEvent(
                    new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
                  if (kept) throw new Error('the browser opens the file')
                }
                """);
        assertThat(page.locator("main [role=status]")).containsText("2 files left aside");
    }

    @Test
    void everyStepOfTheCodePageCanBeReadAndItsFilesToo(Visitor visitor) throws IOException {
        Page page = visitor.page();
        visitor.open("#/fr/faraway/code");
        page.locator("summary", new Page.LocatorOptions().setHasText("ludotheque/faraway/Tableau.java"))
                .click();
        assertThat(page.locator("details[open] pre")).containsText("public record Tableau");
        Download source = page.waitForDownload(
                () -> page.locator("main a[download]").first().click());
        assertThat(names(source.path()))
                .contains("ludotheque/ludo", "ludotheque/pom.xml")
                .noneMatch(name -> name.contains("node_modules"));
    }

    @Test
    void theDocumentationIsInTheSite(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/docs");
        visitor.link("Architecture").click();
        assertThat(page.locator("h1")).hasText("Architecture");
        page.locator("footer").getByText("Apache-2.0 licence").click();
        assertThat(page.locator("pre", new Page.LocatorOptions().setHasText("Apache License")))
                .isVisible();
        visitor.open("#/fr/docs");
        visitor.link("Pour qui enseigne").click();
        assertThat(page.locator("article")).hasAttribute("lang", "fr");
        visitor.open("#/fr/docs?page=patience.fr.md");
        assertThat(page.locator("article")).hasAttribute("lang", "fr");
        assertThat(page.locator("h1")).hasText("Patience");
    }

    @Test
    void aDocumentIsReadInTheLanguageOfTheSiteUnderItsOwnTitle(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/fr/docs?page=concours.md");
        assertThat(page).hasTitle("Les concours · Documentation · Ludothèque");
        visitor.link("English").click();
        assertThat(page.locator("h1")).hasText("Contests");
        assertThat(page).hasURL(Pattern.compile("#/en/docs\\?page=contest.md$"));
        // A link to the other language changes the site's, too.
        page.locator("article").getByText("En français").first().click();
        assertThat(page.locator("h1")).hasText("Concours");
        assertThat(page.locator("html")).hasAttribute("lang", "fr");
        visitor.open("#/fr/docs?page=sandbox.md");
        assertThat(page.locator("article")).hasAttribute("lang", "en");
        assertThat(page.locator("html")).hasAttribute("lang", "fr");
    }

    @Test
    void thePartsOfADocumentAreListedAndLinkedTo(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open("#/en/docs?page=faraway.md");
        Locator list = page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("On this page"));
        list.getByText("On this page").click();
        list.getByText("Contest").click();
        Locator heading = page.locator("#contest");
        assertThat(heading).isFocused();
        assertThat(heading).isInViewport();
        assertThat(page).hasURL(Pattern.compile("page=faraway.md&at=contest$"));
        // From another page, too.
        visitor.open("#/en/docs?page=scale.md");
        page.locator("article a[href$='contest.md&at=more-machines']").click();
        assertThat(page.locator("#more-machines")).isFocused();
    }

    private static FilePayload file(String name, String text) {
        return new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> names(Path zip) throws IOException {
        try (ZipFile archive = new ZipFile(zip.toFile())) {
            return Collections.list(archive.entries()).stream()
                    .map(ZipEntry::getName)
                    .toList();
        }
    }

    private static String text(Path zip, String name) throws IOException {
        try (ZipFile archive = new ZipFile(zip.toFile())) {
            return new String(archive.getInputStream(archive.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
