package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("slow")
@ExtendWith(InBrowser.class)
class HomePageTest {

    @Test
    void aVisitorIsGreetedInTheLanguageOfTheBrowser(Visitor visitor) {
        visitor.open("");
        assertThat(visitor.page().locator("h1")).hasText("Des jeux à jouer, à résoudre et à comprendre.");
        assertThat(visitor.page().locator("html")).hasAttribute("lang", "fr");
    }

    @Test
    void theLanguageSwitchKeepsThePage(Visitor visitor) {
        visitor.open("#/fr/memoryx/rules");
        visitor.link("English").click();
        assertThat(visitor.page().locator("h1")).hasText("The rules of Mémoryx");
        assertThat(visitor.page()).hasURL(visitor.address() + "#/en/memoryx/rules");
        assertThat(visitor.page().locator("html")).hasAttribute("lang", "en");
    }

    @Test
    void allFiveGamesCanBeOpened(Visitor visitor) {
        visitor.open("#/en");
        assertThat(visitor.page().locator("main li")).hasCount(5);
        assertThat(visitor.page().locator("main li a")).hasCount(5);
    }

    @Test
    void theThemeFollowsTheSystemUntilChosenAndIsThenRemembered(Visitor visitor) {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        visitor.open("#/fr");
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        visitor.button("Thème sombre").click();
        assertThat(page.locator("html")).hasAttribute("data-theme", "light");
        page.reload();
        assertThat(page.locator("html")).hasAttribute("data-theme", "light");
        assertThat(visitor.button("Thème sombre")).hasAttribute("aria-pressed", "false");
    }

    @Test
    void anUnknownAddressSaysSo(Visitor visitor) {
        visitor.open("#/en/chess");
        assertThat(visitor.page().locator("h1")).hasText("There is no such page.");
        visitor.link("Back to the home page").click();
        assertThat(visitor.page()).hasURL(Pattern.compile("#/en$"));
    }
}
