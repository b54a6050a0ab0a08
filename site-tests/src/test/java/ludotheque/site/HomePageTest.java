package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({"390, 844, Faraway", "844, 390, Patience", "320, 640, Mémoryx"})
    void onAPhoneSeveralGamesAreSeenAtOnce(int width, int height, String lastSeen, Visitor visitor) {
        visitor.page().setViewportSize(width, height);
        visitor.open("#/fr");
        visitor.expectInSight(visitor.page().locator("main li h3", new Page.LocatorOptions().setHasText(lastSeen)));
        visitor.expectNoSidewaysScroll();
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
    void whatDoesNotLoadIsToldOnItsOwnPageOnlyAndCanBeLoadedAgain(Visitor visitor) {
        Page page = visitor.page();
        // It would fetch the files out of our sight.
        page.addInitScript("delete Navigator.prototype.serviceWorker");
        // As a page that was left open asks for files of an edition that is gone.
        page.route(
                "**/DailyPage*.js",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("text/javascript")
                        .setBody("throw new Error('gone')")));
        visitor.open("#/en");
        visitor.link("The daily challenge").click();
        assertThat(visitor.button("Reload the page")).isVisible();
        visitor.link("Statistics").click();
        assertThat(page.locator("h1")).hasText("Statistics");
        assertThat(page.locator("[role=alert]")).hasCount(0);
    }

    @Test
    void aRefusedFullScreenIsNoFailure(Visitor visitor) {
        Page page = visitor.page();
        page.addInitScript("""
                Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => true })
                Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
                """);
        visitor.open("#/en/cameleon");
        visitor.button("Full screen").click();
        page.evaluate("() => new Promise((resolve) => setTimeout(resolve))");
        assertThat(page.locator("[role=alert]")).hasCount(0);
    }

    @Test
    void theMenuStaysWhileBotsPlayAndServesUntilSomethingIsChosen(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open("#/en/memoryx/play?seats=random,random&delay=1&game=memoryx.1_size.7.7_players.2_first.0_seed.5");
        visitor.button("Menu").click();
        String turn = page.locator("[data-turn]").getAttribute("data-turn");
        assertThat(page.locator("[data-turn='" + turn + "']")).hasCount(0);
        visitor.link("Français").click();
        assertThat(page.locator("html")).hasAttribute("lang", "fr");
        assertThat(page.locator("#menu")).isHidden();
        assertThat(visitor.button("Menu")).isFocused();
        visitor.button("Menu").click();
        page.locator(".felt").click(new Locator.ClickOptions().setPosition(5, 5));
        assertThat(page.locator("#menu")).isHidden();
    }

    @Test
    void theMenuGivesTheFocusBackWhenItIsClosed(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open("#/en/cameleon/rules");
        visitor.button("Menu").click();
        visitor.link("Français").focus();
        page.keyboard().press("Escape");
        assertThat(visitor.button("Menu")).isFocused();
    }

    @Test
    void aDocumentOpensAtItsTop(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/docs?page=site.md");
        page.evaluate("() => window.scrollTo(0, document.body.scrollHeight)");
        page.locator("article a").getByText("architecture.md").first().dispatchEvent("click");
        assertThat(page.locator("h1").first()).hasText("Architecture");
        assertThat((int) page.evaluate("window.scrollY")).isZero();
        assertThat(page.locator("main")).isFocused();
    }

    @Test
    void anUnknownAddressSaysSo(Visitor visitor) {
        visitor.open("#/en/chess");
        assertThat(visitor.page().locator("h1")).hasText("There is no such page.");
        visitor.link("Back to the home page").click();
        assertThat(visitor.page()).hasURL(Pattern.compile("#/en$"));
    }
}
