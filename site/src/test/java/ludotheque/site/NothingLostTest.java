package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A game is there when one comes back to it, whichever way one left. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class NothingLostTest {
    static final List<String> GAMES = List.of("memoryx", "patience", "faraway", "cameleon", "papattes");
    private static final String BOARD = "[data-place], [data-spot], [data-cell], [data-card], [data-board]";
    private static final String CAMELEON =
            "#/en/cameleon/play?red=person&blue=person&game=cameleon.1_variant.temeraire_first.R_empty.6";

    @ParameterizedTest
    @FieldSource("GAMES")
    void aGameAloneInTheAddressOpensOnItsBoard(String game, Visitor visitor) {
        visitor.open("#/fr/" + game);
        assertThat(visitor.page().locator(BOARD).first()).isVisible();
        assertThat(visitor.page().locator("form")).hasCount(0);
        Object focused = visitor.page().waitForFunction("() => document.activeElement.closest('[data-game]') !== null");
        assertThat(focused).isNotNull();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void theRulesAndBackAgainShowTheSameGame(String game, Visitor visitor) {
        visitor.open("#/en/" + game + "/play");
        Page page = visitor.page();
        page.locator(BOARD).first().waitFor();
        // A computer that begins may move in the meantime; Six Papattes packs its moves, so that a longer game begins
        // otherwise.
        String before = game.equals("papattes") ? page.url().replaceFirst("[?].*", "") : page.url();
        visitor.link("Rules").click();
        assertThat(page).hasURL(Pattern.compile("/rules$"));
        visitor.link("Play").click();
        page.waitForURL(address -> address.startsWith(before));
        page.locator(BOARD).first().waitFor();
        assertThat(page.locator("form")).hasCount(0);
        page.goBack();
        page.goBack();
        page.waitForURL(address -> address.startsWith(before));
        page.locator(BOARD).first().waitFor();
    }

    @Test
    void theSitesNameBackReloadLanguageAndThemeLoseNoMove(Visitor visitor) {
        Page page = twoMoves(visitor);
        visitor.link("Ludothèque").click();
        assertThat(page.locator("[data-resume=cameleon]")).hasText("Resume (2 moves)");
        visitor.link("Caméléon").click();
        expectMoves(page, 2);
        page.goBack();
        page.goForward();
        expectMoves(page, 2);
        page.reload();
        expectMoves(page, 2);
        visitor.link("Français").click();
        visitor.button("Thème sombre").click();
        expectMoves(page, 2);
        page.navigate("about:blank");
        visitor.open("#/fr/cameleon");
        expectMoves(page, 2);
    }

    @Test
    void aNewGameKeepsTheOldOneOffered(Visitor visitor) {
        Page page = twoMoves(visitor);
        String old = page.url();
        visitor.link("New game").click();
        assertThat(page.locator("[data-begun]")).hasAttribute("data-begun", "1");
        visitor.button("Start").click();
        expectMoves(page, 0);
        page.locator("[data-cell='5-5']").click();
        expectMoves(page, 1);
        visitor.link("New game").click();
        assertThat(page.locator("[data-begun]")).hasAttribute("data-begun", "2");
        visitor.link("Resume (2 moves)").click();
        expectMoves(page, 2);
        assertThat(page).hasURL(old);
        visitor.link("New game").click();
        page.getByText("Forget it").first().click();
        assertThat(page.locator("[data-begun]")).hasAttribute("data-begun", "1");
    }

    @Test
    void storageThatHoldsNonsenseIsNoObstacle(Visitor visitor) {
        visitor.page().addInitScript("""
                if (location.protocol === 'http:') localStorage.setItem('ludotheque.games', JSON.stringify({memoryx: [1, {id: 2}], patience: 7,
                  cameleon: [{id: 3, link: 'x', query: {game: 'x'}, progress: 4, over: false}]}))
                """);
        visitor.open("#/en");
        visitor.open("#/en/memoryx");
        visitor.page().locator("[data-place]").first().waitFor();
        visitor.open("#/en/cameleon");
        assertThat(visitor.page().locator("[role=alert]")).isVisible();
    }

    @Test
    void theRulesLieBesideTheBoardAndCloseAgain(Visitor visitor) {
        Page page = twoMoves(visitor);
        visitor.button("Rules beside").click();
        Locator rules = page.locator("[data-rules]");
        assertThat(rules).containsText("The rules of Caméléon");
        assertThat(page.locator("[data-cell='1-1']")).isVisible();
        page.keyboard().press("Escape");
        assertThat(rules).hasCount(0);
        assertThat(visitor.button("Rules beside")).isFocused();
        expectMoves(page, 2);
    }

    @Test
    void lettersActOnlyWhereTheFocusIsInTheGame(Visitor visitor) {
        Page page = twoMoves(visitor);
        visitor.link("English").focus();
        page.keyboard().press("u");
        page.locator("[data-cell='1-1']").focus();
        expectMoves(page, 2);
        page.keyboard().press("u");
        expectMoves(page, 1);
    }

    @Test
    void theFocusNeverFallsOutOfTheGame(Visitor visitor) {
        Page page = twoMoves(visitor);
        visitor.button("Undo").focus();
        page.keyboard().press("Enter");
        expectMoves(page, 1);
        page.keyboard().press("Enter");
        expectMoves(page, 0);
        page.waitForFunction("() => document.activeElement.matches('[data-cell]')");
        visitor.link("New game").click();
        visitor.button("Start").press("Enter");
        page.waitForFunction("() => document.activeElement.matches('[data-cell]')");
        page.waitForFunction("scrollY === 0");
    }

    @Test
    void theFirstGameOfCameleonCanBeWon(Visitor visitor) {
        visitor.open("#/en/cameleon");
        expectMoves(visitor.page(), 1);
        visitor.button("Who wins?").click();
        assertThat(visitor.page().locator("[data-news]")).hasAttribute("data-answer", "won");
        assertThat(visitor.page().locator("[data-news]")).containsText("won for red");
    }

    private static Page twoMoves(Visitor visitor) {
        visitor.open(CAMELEON);
        Page page = visitor.page();
        page.locator("[data-cell='1-1']").click();
        expectMoves(page, 1);
        page.locator("[data-cell='4-4']").click();
        expectMoves(page, 2);
        return page;
    }

    private static void expectMoves(Page page, int moves) {
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", Integer.toString(moves));
    }
}
