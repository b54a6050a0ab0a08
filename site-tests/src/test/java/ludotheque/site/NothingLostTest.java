package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
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
    @EnumSource
    void theRulesAndBackAgainShowTheSameGame(FirstMove move, Visitor visitor) {
        visitor.open("#/en/" + move.name().toLowerCase(Locale.ROOT) + "/play?" + move.game);
        Page page = visitor.page();
        for (String place : move.places) {
            page.locator(place).click();
        }
        page.waitForURL(address -> address.contains(move.told));
        assertThat(page.locator(move.made)).isVisible();
        String before = withoutTime(page.url());
        visitor.link("Rules").click();
        page.waitForURL(address -> address.endsWith("/rules"));
        visitor.link("Play").click();
        page.waitForURL(address -> withoutTime(address).equals(before));
        assertThat(page.locator(move.made)).isVisible();
        assertThat(page.locator("form")).hasCount(0);
        page.goBack();
        page.waitForURL(address -> address.endsWith("/rules"));
        page.goBack();
        page.waitForURL(address -> withoutTime(address).equals(before));
        assertThat(page.locator(move.made)).isVisible();
    }

    /** How long one has played may have gone on. */
    private static String withoutTime(String address) {
        return address.replaceFirst("time=\\d+&", "");
    }

    /** A game to begin, where one clicks for its first move, and how the address and the board tell it. */
    enum FirstMove {
        MEMORYX(
                "seats=person&game=memoryx.1_size.3.3_players.1_first.0_seed.5",
                "_flip",
                "[data-place='0'][data-state=up]",
                "[data-place='0']"),
        PATIENCE(
                "game=patience.1_deal.FreeCell~1",
                "_move.7.T",
                "[data-spot=register-0][data-top]",
                "[data-spot=column-0]",
                "[data-spot=register-0]"),
        FARAWAY(
                "cards=1.2.4.12.13.18.20.24.101.120",
                "row=12",
                "[data-spot='0'][data-laid='12']",
                "[data-card='12']",
                "[data-spot='0']"),
        CAMELEON(
                "red=person&blue=person&game=cameleon.1_variant.temeraire_first.R_empty.6",
                "_R.1.1",
                "[data-moves='1']",
                "[data-cell='1-1']"),
        PAPATTES(
                "map=clairiere&seed=7&side=0&opponent=random",
                "draft=age_suivant",
                "[data-phase=yours][data-turn='0'][data-standing='1']",
                "text=Go to the cybernetic age");

        private final String game;
        private final String told;
        private final String made;

        @SuppressWarnings("ImmutableEnumChecker") // List.of never changes
        private final List<String> places;

        FirstMove(String game, String told, String made, String... places) {
            this.game = game;
            this.told = told;
            this.made = made;
            this.places = List.of(places);
        }
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
    void whoeverOnlyLookedAtABoardIsOfferedNothing(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/cameleon");
        // The computer begins.
        expectMoves(page, 1);
        visitor.link("Ludothèque").click();
        assertThat(page.locator("h1")).containsText("Games to play");
        assertThat(page.locator("[data-resume]")).hasCount(0);
    }

    @Test
    void backToAnOlderAddressOfAGameShowsItAsItIsNow(Visitor visitor) {
        Page page = twoMoves(visitor);
        visitor.link("Français").click();
        assertThat(page.locator("html")).hasAttribute("lang", "fr");
        visitor.button("Annuler").click();
        expectMoves(page, 1);
        page.goBack();
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        expectMoves(page, 1);
        visitor.link("Rules").click();
        visitor.link("Play").click();
        visitor.button("Redo").click();
        expectMoves(page, 2);
        page.goBack();
        page.goBack();
        assertThat(page).hasURL(Pattern.compile("/play\\?"));
        expectMoves(page, 2);
    }

    @Test
    void whatWasTakenBackCanBeRedoneAfterAReload(Visitor visitor) {
        Page page = twoMoves(visitor);
        visitor.button("Undo").click();
        expectMoves(page, 1);
        page.reload();
        expectMoves(page, 1);
        visitor.button("Redo").click();
        expectMoves(page, 2);
        assertThat(visitor.button("Redo")).isDisabled();
    }

    @Test
    void theRowsOfFarawayAreUndoneAndRedoneAfterAReload(Visitor visitor) {
        visitor.open("#/en/faraway/play?cards=1.2.4.12.13.18.20.24.101.120");
        Page page = visitor.page();
        FarawayTable table = new FarawayTable(page);
        table.lay(12, 0);
        table.lay(4, 1);
        visitor.button("Undo").click();
        table.expectEmpty(1);
        page.reload();
        visitor.button("Redo").click();
        table.expectLaid(1, 4);
        visitor.button("Undo").click();
        visitor.button("Undo").click();
        table.expectEmpty(0);
        assertThat(visitor.button("Undo")).isDisabled();
    }

    @Test
    void aGameThatNoAddressHoldsAndThisBrowserDoesNotKeepIsNoNewGame(Visitor visitor) {
        visitor.open("#/en/papattes/play?map=clairiere&seed=7&side=0&opponent=random&kept=1");
        assertThat(visitor.page().locator("[role=alert]")).containsText("only the browser in which it was played");
        assertThat(visitor.page().locator("[data-board]")).hasCount(0);
    }

    @Test
    void aNewGameKeepsTheOldOneOffered(Visitor visitor) {
        Page page = twoMoves(visitor);
        String old = page.url();
        visitor.link("New game").click();
        assertThat(page.locator("[data-begun]")).hasAttribute("data-begun", "1");
        visitor.button("Start").click();
        expectMoves(page, 0);
        visitor.link("Ludothèque").click();
        assertThat(page.locator("[data-resume=cameleon]")).hasText("Resume (2 moves)");
        visitor.link("Caméléon").click();
        expectMoves(page, 2);
        assertThat(page).hasURL(old);
        visitor.link("New game").click();
        visitor.button("Start").click();
        expectMoves(page, 0);
        page.locator("[data-cell='5-5']").click();
        expectMoves(page, 1);
        visitor.link("New game").click();
        assertThat(page.locator("[data-begun]")).hasAttribute("data-begun", "2");
        visitor.link("Téméraire 6 × 6 · Resume (2 moves)").click();
        expectMoves(page, 2);
        assertThat(page).hasURL(old);
        visitor.link("New game").click();
        page.getByText("Forget it").first().click();
        assertThat(page.locator("[data-begun]")).hasAttribute("data-begun", "1");
    }

    @Test
    void solitairesUnderWayAreToldApartAndNoneIsDropped(Visitor visitor) {
        visitor.page().addInitScript("""
                if (location.protocol === 'http:') localStorage.setItem('ludotheque.games', JSON.stringify({patience:
                  ['Seahaven', 'FreeCell', 'FreeCell', 'MidnightOil'].map((name, id) => {
                    const game = `patience.1_deal.${name}~${id + 1}_move.7.T`
                    return {id, link: game, query: {game}, progress: id + 2, over: false}
                  })}))
                """);
        visitor.open("#/en/patience/play?settings=1");
        assertThat(visitor.link("Seahaven · Resume (2 moves)")).isVisible();
        // Two deals of one solitaire by their numbers, too.
        assertThat(visitor.link("FreeCell no. 2 · Resume (3 moves)")).isVisible();
        assertThat(visitor.link("FreeCell no. 3 · Resume (4 moves)")).isVisible();
        visitor.page().getByText("1 older").click();
        assertThat(visitor.link("Midnight Oil · Resume (5 moves)")).isVisible();
    }

    @Test
    void gamesUnderWayAreToldApartByWhatTheyArePlayedOn(Visitor visitor) {
        visitor.page().addInitScript("""
                if (location.protocol === 'http:') localStorage.setItem('ludotheque.games', JSON.stringify({
                  cameleon: ['variant.brave_first.R_empty.6_R.1.1', 'variant.temeraire_first.B_board.12_AAA'].map((record, id) => {
                    const game = `cameleon.1_${record}`
                    return {id, link: game, query: {game}, progress: id + 1, over: false}
                  }),
                  faraway: [{id: 0, link: 'x', query: {cards: '1.2.4.12.101.120', row: '4'}, progress: 1, over: false}]}))
                """);
        visitor.open("#/en/cameleon/play?settings=1");
        assertThat(visitor.link("Brave 6 × 6 · Resume (1 move)")).isVisible();
        assertThat(visitor.link("Téméraire 12 × 12 · Resume (2 moves)")).isVisible();
        visitor.open("#/en/faraway/play?settings=1");
        assertThat(visitor.link("4 + 2 · Resume (1 move)")).isVisible();
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
    void aLinkThatLostItsEndSaysSo(Visitor visitor) {
        visitor.open("#/en/patience/play?game=patience.1_deal.FreeCell~1_mo");
        assertThat(visitor.page().locator("[role=alert]")).containsText("part of it may be missing");
        visitor.link("Choose another deal").click();
        assertThat(visitor.button("Start")).isVisible();
    }

    @Test
    void aReplayWhoseLinkLostItsEndSaysSoAndLeadsToAGame(Visitor visitor) {
        visitor.open("#/en/memoryx/replay?game=memoryx.1_size.3.7_pla");
        assertThat(visitor.page().locator("[role=alert]")).containsText("part of it may be missing");
        visitor.page()
                .locator("main")
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Play"))
                .click();
        assertThat(visitor.page().locator("[data-place]").first()).isVisible();
    }

    @Test
    void aLinkCannotTellTimeOrHelpsThatNobodyCounted(Visitor visitor) {
        visitor.open("#/en/patience/play?time=1e308&helps=-5&game=patience.1_deal.FreeCell~1");
        assertThat(visitor.page().locator("[data-helps]")).hasText("0");
        assertThat(visitor.page().locator("[data-seconds]")).hasAttribute("data-seconds", Pattern.compile("^\\d$"));
    }

    @ParameterizedTest
    @CsvSource({"1024, 768", "1366, 650", "1920, 1080"})
    void noPartOfTheBoardLiesUnderItsRules(int width, int height, Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(width, height);
        visitor.open("#/en/patience/play?game=patience.1_deal.FreeCell~1");
        Locator last = page.locator("[data-spot=column-7]");
        last.waitFor();
        visitor.button("Rules beside").click();
        double edge = page.locator("[data-rules]").boundingBox().x;
        assertThat(last.boundingBox().x + last.boundingBox().width).isLessThanOrEqualTo(edge);
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
