package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.ForcedColors;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * FreeCell.1 is dealt with these cards on top of its columns: 2♦ K♦ J♥ 4♦ 8♦ 4♥ Q♣ Q♦.
 */
@Tag("slow")
@ExtendWith(InBrowser.class)
class PatiencePlayTest {
    private static final String FULL_MIDNIGHT_OIL = "#/en/patience/play?game=patience.1_deal.MidnightOil~2_rules.full";
    private static final String FREECELL = "/patience/play?game=patience.1_deal.FreeCell~1";
    private static final int TWO_OF_DIAMONDS = 7;
    private static final int JACK_OF_HEARTS = 42;

    @Test
    void aDealIsChosenByItsNumber(Visitor visitor) {
        visitor.open("#/fr/patience/play?settings=1");
        visitor.page().getByLabel("Seahaven").check();
        visitor.page().getByLabel("Numéro de la donne").fill("12345");
        visitor.button("Commencer").click();
        assertThat(visitor.page()).hasURL(Pattern.compile("game=patience\\.1_deal\\.Seahaven~12345$"));
        assertThat(visitor.page().locator("[data-spot^=column]")).hasCount(10);
        assertThat(visitor.page().locator("dl")).containsText("n° 12345");
    }

    @Test
    void aNumberOutOfRangeIsRefusedInOneLine(Visitor visitor) {
        visitor.open("#/en/patience/play?solitaire=BakersDozen");
        visitor.page().getByLabel("Number of the deal").fill("0");
        visitor.button("Start").click();
        assertThat(visitor.page().getByRole(AriaRole.ALERT))
                .containsText("a number from 1 to 999,999,999 was expected.");
    }

    @Test
    void aMicrosoftDealKeepsItsNumbering(Visitor visitor) {
        visitor.open("#/en/patience/play?solitaire=FreeCell&numbers=ms&deal=617");
        visitor.button("Start").click();
        assertThat(visitor.page()).hasURL(Pattern.compile("deal\\.FreeCell~ms:617$"));
        visitor.link("New game").click();
        assertThat(visitor.page().getByLabel("Numbering")).hasValue("true");
        assertThat(visitor.page().getByLabel("Number of the deal")).not().hasValue("617");
        assertThat(visitor.page().getByLabel("At random, but solvable")).isChecked();
        visitor.page().goBack();
        visitor.link("Choose another deal").click();
        assertThat(visitor.page().getByLabel("Numbering")).hasValue("true");
        assertThat(visitor.page().getByLabel("Number of the deal")).hasValue("617");
    }

    @Test
    void aCardIsMovedByTwoClicks(Visitor visitor) {
        visitor.open("#/fr" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.spot("column-2").click();
        assertThat(table.spot("column-2")).hasAttribute("aria-pressed", "true");
        assertThat(visitor.page().locator(".target")).hasCount(5);
        assertThat(table.spot("column-6")).hasAttribute("aria-label", Pattern.compile("destination possible"));
        table.spot("column-6").click();
        table.expectMoves(1);
        table.expectTop("column-6", JACK_OF_HEARTS);
        assertThat(table.news()).containsText(Pattern.compile("Valet.de cœur sur dame.de trèfle\\."));
    }

    /** The rules answer for the first move only after all that. */
    @Test
    void theNextCardMayBeChosenBeforeTheLastOneLies(Visitor visitor) {
        visitor.open("#/fr" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.spot("column-0").waitFor();
        visitor.page().evaluate("""
                for (const spot of ['column-2', 'column-6', 'column-0']) document.querySelector(`[data-spot=${spot}]`).click()
                """);
        table.expectMoves(1);
        assertThat(table.spot("column-0")).hasAttribute("aria-pressed", "true");
        table.spot("register-1").click();
        table.expectMoves(2);
    }

    @Test
    void aCardIsCarriedWithTheMouse(Visitor visitor) {
        visitor.open("#/en" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.drag("column-2", table.height("column-2") - 5, "column-6");
        table.expectTop("column-6", JACK_OF_HEARTS);
        table.drag("column-0", table.height("column-0") - 5, "register-2");
        table.expectTop("register-2", TWO_OF_DIAMONDS);
        table.expectMoves(2);
    }

    @Test
    void escapePutsACardThatIsCarriedBackWhereItLay(Visitor visitor) {
        visitor.open("#/en" + FREECELL);
        Page page = visitor.page();
        PatienceTable table = new PatienceTable(page);
        table.carry("column-2", table.height("column-2") - 5, "column-6");
        page.keyboard().press("Escape");
        page.mouse().up();
        table.click("column-0", "register-2");
        table.expectTop("register-2", TWO_OF_DIAMONDS);
        table.expectMoves(1);
    }

    @Test
    void aCardIsMovedWithTheKeyboardAlone(Visitor visitor) {
        visitor.open("#/en" + FREECELL);
        Keyboard keyboard = visitor.page().keyboard();
        PatienceTable table = new PatienceTable(visitor.page());
        assertThat(table.spot("column-0")).isFocused();
        press(keyboard, "ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Escape");
        assertThat(visitor.page().locator("[aria-pressed=true]")).hasCount(0);
        press(keyboard, "ArrowLeft", "Space");
        press(keyboard, "End", "ArrowLeft", "Enter");
        table.expectTop("column-6", JACK_OF_HEARTS);
        press(keyboard, "Home", "Enter", "ArrowUp", "Enter");
        table.expectTop("register-0", TWO_OF_DIAMONDS);
        press(keyboard, "u");
        table.expectMoves(1);
        press(keyboard, "u");
        table.expectMoves(0);
        press(keyboard, "r");
        table.expectMoves(1);
        table.expectTop("column-6", JACK_OF_HEARTS);
    }

    @Test
    void aCardIsCarriedByAFinger(Visitor visitor) {
        visitor.open("#/fr" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.dragByFinger("column-2", "column-6");
        table.expectTop("column-6", JACK_OF_HEARTS);
        table.expectMoves(1);
    }

    @Test
    void aSavedGameIsOpenedFromItsFile(Visitor visitor) {
        visitor.open("#/fr/patience/play?settings=1");
        Page page = visitor.page();
        chooseFile(page, "patience 1\ndeal FreeCell.1\nmove 42 44\nmove 42 44\n");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("n’est pas au bout d’une colonne");
        chooseFile(page, "my diary");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText(Pattern.compile("Ligne 1, colonne 1.:"));
        chooseFile(page, "patience 1\r\ndeal FreeCell.1\r\nmove 42 44\r\n");
        PatienceTable table = new PatienceTable(page);
        table.expectMoves(1);
        table.expectTop("column-6", JACK_OF_HEARTS);
    }

    @Test
    void theClockRestsWhileThePageIsHidden(Visitor visitor) {
        Page page = visitor.page();
        // Time stands still but when it is told to go on: a slow machine adds none.
        page.clock().install();
        page.clock().pauseAt(System.currentTimeMillis() + 86_400_000);
        visitor.open("#/fr" + FREECELL);
        Locator seconds = page.locator("[data-seconds]");
        seconds.waitFor();
        page.clock().runFor(5_000);
        assertThat(seconds).hasAttribute("data-seconds", "5");
        visitor.hide(true);
        page.clock().runFor(60_000);
        assertThat(seconds).hasAttribute("data-seconds", "5");
        visitor.hide(false);
        page.clock().runFor(2_000);
        assertThat(seconds).hasAttribute("data-seconds", "7");
    }

    @Test
    void anIllegalMoveIsExplainedInThePagesLanguage(Visitor visitor) {
        visitor.open("#/fr" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-0", "column-1");
        assertThat(table.news()).containsText("2♦ ne se pose pas sur R♦ à ce jeu.");
        table.drag("column-4", 5, "register-0");
        assertThat(table.news()).containsText("9♥ n’est ni au bout d’une colonne ni dans un registre.");
        visitor.link("English").click();
        assertThat(table.news()).containsText("9♥ is neither on top of a column nor in a register.");
        table.click("column-0", "foundation-3");
        assertThat(table.news()).containsText("a card goes there by itself");
        table.expectMoves(0);
    }

    @Test
    void movesAreTakenBackAndPlayedAgainUntilAnotherIsMade(Visitor visitor) {
        visitor.open("#/en" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-2", "column-6");
        table.expectMoves(1);
        table.click("column-0", "register-0");
        table.expectMoves(2);
        visitor.button("Restart").click();
        table.expectMoves(0);
        visitor.button("Redo").click();
        table.expectMoves(1);
        assertThat(visitor.button("Redo")).isEnabled();
        table.click("column-1", "register-0");
        table.expectMoves(2);
        assertThat(visitor.button("Redo")).isDisabled();
    }

    @Test
    void theLinkShowsTheSamePositionToSomeoneElse(Visitor visitor) {
        visitor.open("#/en" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-2", "column-6");
        table.expectMoves(1);
        Page other = visitor.newPage();
        other.navigate(visitor.page().url());
        new PatienceTable(other).expectTop("column-6", JACK_OF_HEARTS);
        assertThat(labels(other)).isEqualTo(labels(visitor.page()));
    }

    @Test
    void aHintIsTheNextMoveOfASolutionAndIsCounted(Visitor visitor) {
        visitor.open("#/fr/patience/play?game=patience.1_deal.Seahaven~5");
        PatienceTable table = new PatienceTable(visitor.page());
        assertThat(table.spot("column-0")).isFocused();
        visitor.page().keyboard().press("h");
        assertThat(table.news()).hasAttribute("data-answer", "solved");
        assertThat(table.news()).containsText(Pattern.compile("Il y a une solution en \\d+ coups\\. Coup suivant.:"));
        assertThat(visitor.page().locator(".card.hinted")).hasCount(1);
        assertThat(visitor.page().locator(".spot.hinted")).hasCount(1);
        // A card that lies under others goes nowhere, and leaves the hint as it is.
        table.drag("column-0", 5, "column-1");
        assertThat(table.news()).hasAttribute("data-news", "refused");
        visitor.page().keyboard().press("h");
        assertThat(table.news()).hasText(Pattern.compile("^Coup suivant.:"));
        assertThat(visitor.page().locator(".card.hinted")).hasCount(1);
        assertThat(visitor.page().locator("[data-helps]")).hasAttribute("data-helps", "1");
    }

    @Test
    void aLostPositionIsSaidToBeLost(Visitor visitor) {
        visitor.open("#/en/patience/play?game=patience.1_deal.MidnightOil~1");
        visitor.button("Hint").click();
        PatienceTable table = new PatienceTable(visitor.page());
        assertThat(table.news()).hasAttribute("data-answer", "lost");
        assertThat(table.news()).containsText("This position is lost, and that is proved");
    }

    @Test
    void aSearchThatLastsCanBeStopped(Visitor visitor) {
        visitor.open("#/en/patience/play?game=patience.1_deal.BakersDozen~1817");
        visitor.button("Hint").click();
        visitor.button("Stop").click();
        PatienceTable table = new PatienceTable(visitor.page());
        assertThat(table.news()).hasAttribute("data-answer", "stopped");
        assertThat(visitor.page().locator("[data-helps]")).hasAttribute("data-helps", "0");
    }

    @Test
    void aSolutionIsWatchedToItsEndAndTheGameIsStillWhereItWas(Visitor visitor) {
        visitor.open("#/fr/patience/play?game=patience.1_deal.Seahaven~5");
        Page page = visitor.page();
        ElementHandle column = page.locator("[data-spot=column-0]").elementHandle();
        visitor.button("Solution").click();
        Locator solution = page.locator("[data-solution]");
        assertThat(solution.locator("h2")).isFocused();
        // The board that was there shows it: another one would keep a slow phone busy for a third of a second.
        assertThat((boolean) column.evaluate("e => e.isConnected")).isTrue();
        visitor.button("Lecture").click();
        assertThat(solution).hasAttribute("data-at", "2");
        visitor.button("Pause").click();
        visitor.button("Fin").click();
        PatienceTable table = new PatienceTable(page);
        for (int suit = 0; suit < 4; suit++) {
            table.expectTop("foundation-" + suit, 48 + suit);
        }
        visitor.button("Revenir à ma partie").click();
        assertThat(page.locator("[data-spot][tabindex='0']")).isFocused();
        table.expectMoves(0);
        assertThat(page.locator("[data-won]")).hasCount(0);
    }

    @Test
    void aGamePlayedToItsEndWithHelpIsCountedAsSuch(Visitor visitor) {
        visitor.open("#/en/patience/play?game=patience.1_deal.Seahaven~5");
        Page page = visitor.page();
        visitor.button("Play it out").click();
        page.locator("[data-won]").waitFor();
        assertThat(page.locator("[data-won]")).containsText("The solver helped once.");
        visitor.button("Look back").click();
        assertThat(page.locator("[data-solution] h2")).hasText("The game, step by step");
        visitor.button("Back to my game").click();
        visitor.link("See the statistics").click();
        assertThat(tally(page, "Seahaven"))
                .hasText(List.of("1", "1 (100%)", "0", "1 (longest 1)", "–").toArray(String[]::new));
        clearStatistics(visitor);
        assertThat(page.getByText("No finished game yet.")).isVisible();
    }

    @Test
    void aWinByOnesOwnHandSetsTheRecords(Visitor visitor) {
        Page page = visitor.page();
        PatienceTable table = new PatienceTable(page);
        String deal = "#/en/patience/play?game=patience.1_deal.Seahaven~5";
        visitor.open(deal);
        visitor.button("Solution").click();
        visitor.button("End").click();
        visitor.button("Play on from here").click();
        page.locator("[data-won]").waitFor();
        // The solution that there was is no news any more.
        assertThat(table.news()).hasAttribute("data-news", "undone");
        List<String> moves = table.movesOfTheAddress();
        visitor.link("See the statistics").click();
        clearStatistics(visitor);
        visitor.open("#/en" + FREECELL);
        table.click("column-0", "register-0");
        table.expectMoves(1);
        visitor.open(deal);
        moves.forEach(table::play);
        assertThat(page.locator("[data-won]")).containsText("Without any help.");
        visitor.link("See the statistics").click();
        assertThat(tally(page, "Seahaven").nth(2)).hasText("1");
        assertThat(tally(page, "Seahaven").last())
                .hasText(Pattern.compile("^" + moves.size() + " moves · .*\\d+\u00a0s$"));
        assertThat(tally(page, "FreeCell").first()).hasText("1");
        assertThat(tally(page, "FreeCell").nth(1)).hasText("0 (0%)");
    }

    /** The figures of a solitaire: played, won, without help, streak, best. */
    private static Locator tally(Page page, String solitaire) {
        return page.locator("[data-tally='patience " + solitaire + "'] td");
    }

    private static void clearStatistics(Visitor visitor) {
        visitor.button("Clear all").click();
        visitor.button("Yes, clear").click();
    }

    @Test
    void aSolvableDealIsLookedForOnWish(Visitor visitor) {
        visitor.open("#/en/patience/play?solitaire=Seahaven&deal=1&solvable=1");
        visitor.button("Random deal").click();
        assertThat(visitor.button("Start")).isEnabled();
        assertThat(visitor.page().getByLabel("Number of the deal")).not().hasValue("1");
        visitor.button("Start").click();
        visitor.button("Hint").click();
        assertThat(new PatienceTable(visitor.page()).news()).hasAttribute("data-answer", "solved");
    }

    @Test
    void whoeverComesFindsADealThatCanBeWon(Visitor visitor) {
        visitor.open("#/en/patience/play");
        PatienceTable table = new PatienceTable(visitor.page());
        assertThat(table.spot("column-0")).isFocused();
        visitor.button("Hint").click();
        assertThat(table.news()).hasAttribute("data-answer", "solved");
    }

    @Test
    void oneStartButtonDealsASolubleOneWhenThatIsTicked(Visitor visitor) {
        // Deal 2 of Midnight Oil is proved to be lost.
        visitor.open("#/en/patience/play?solitaire=MidnightOil&deal=2&solvable=1");
        assertThat(visitor.button("Start")).isVisible();
        // What is chosen while the solver looks is not what it looked at.
        visitor.page()
                .evaluate("() => { document.querySelector('[type=submit]').click();"
                        + " document.querySelector('[aria-describedby=full-rules-help]').click() }");
        assertThat(visitor.page()).hasURL(Pattern.compile("deal\\.MidnightOil~\\d+$"));
        visitor.button("Hint").click();
        assertThat(new PatienceTable(visitor.page()).news()).hasAttribute("data-answer", "solved");
    }

    @ParameterizedTest
    @ValueSource(ints = {320, 390, 1280})
    void statisticsNeverMakeThePageScrollSideways(int width, Visitor visitor) {
        Page page = visitor.page();
        page.addInitScript(
                "if (location.protocol !== 'about:') localStorage.setItem('ludotheque.patience.statistics', JSON.stringify(['FreeCell',"
                        + " 'Seahaven', 'MidnightOil', 'BakersDozen'].map((solitaire) => ({ solitaire, played: 12345, won: 6789,"
                        + " wonAlone: 5678, bestSeconds: 35999, fewestMoves: 1234 }))))");
        page.setViewportSize(width, 800);
        for (String language : List.of("fr", "en")) {
            visitor.open("#/" + language + "/patience/play?settings=1");
            assertThat(tally(page, "BakersDozen").last()).isVisible();
            visitor.expectNoSidewaysScroll();
            page.waitForFunction("[...document.querySelectorAll('[data-tally] td')].every((figure) =>"
                    + " figure.getBoundingClientRect().right <= innerWidth"
                    + " && figure.scrollWidth <= figure.clientWidth)");
        }
    }

    @Test
    void aRunIsCarriedAtOnceAndTakenBackAtOnce(Visitor visitor) {
        visitor.open("#/en" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-2", "column-6");
        table.expectMoves(1);
        // The queen of clubs lies under the jack: both go onto the king of diamonds, by way of a register.
        table.drag("column-6", table.height("column-6") - 130, "column-1");
        table.expectTop("column-1", JACK_OF_HEARTS);
        table.expectMoves(4);
        visitor.button("Undo").click();
        table.expectMoves(1);
        table.click("column-6", "column-1");
        table.expectMoves(4);
        assertThat(visitor.page()).hasURL(Pattern.compile("_move\\.42\\.T_move\\.44\\.51_move\\.42\\.44$"));
        visitor.page().reload();
        table.expectMoves(4);
        visitor.button("Undo").click();
        table.expectMoves(1);
    }

    @Test
    void aRunLetGoWhereItLayIsNoMove(Visitor visitor) {
        visitor.open("#/en/patience/play?game=patience.1_deal.FreeCell~1_move.42.44");
        PatienceTable table = new PatienceTable(visitor.page());
        assertThat(table.news()).hasAttribute("data-news", "none");
        double queen = visitor.page().locator("[data-card='44']").boundingBox().y;
        table.drag("column-6", queen + 8 - table.spot("column-6").boundingBox().y, "column-6");
        // A refusal would come by now.
        visitor.page().waitForTimeout(300);
        assertThat(table.news()).hasAttribute("data-news", "none");
    }

    @Test
    void aCardStaysInTheRegisterThatItWasDroppedOnAndLetsNoOtherIn(Visitor visitor) {
        visitor.open("#/en" + FREECELL + "_rules.full");
        PatienceTable table = new PatienceTable(visitor.page());
        assertThat(table.news()).containsText("Nothing goes to the foundation by itself.");
        table.click("column-0", "register-2");
        table.expectTop("register-2", TWO_OF_DIAMONDS);
        table.click("column-1", "register-2");
        assertThat(table.news()).containsText("That register already holds 2♦. K♦ may go here: a register.");
        table.expectMoves(1);
        table.spot("column-1").click();
        visitor.button("Undo").click();
        table.expectMoves(0);
        // Nothing is chosen any more.
        assertThat(visitor.page().locator("[aria-pressed=true]")).hasCount(0);
        visitor.button("Redo").click();
        table.expectTop("register-2", TWO_OF_DIAMONDS);
    }

    @Test
    void aSecondClickSendsACardWhereItHelps(Visitor visitor) {
        visitor.open("#/en" + FREECELL);
        PatienceTable table = new PatienceTable(visitor.page());
        double height = table.height("column-2");
        table.spot("column-2").dblclick(new Locator.DblclickOptions().setPosition(20, height - 10));
        table.expectTop("column-6", JACK_OF_HEARTS);
        press(visitor.page().keyboard(), "u");
        table.expectMoves(0);
        press(visitor.page().keyboard(), "Enter", "Enter");
        table.expectTop("column-6", JACK_OF_HEARTS);
    }

    @Test
    void aSignTellsWhetherAPositionCanStillBeWonAndIsHelp(Visitor visitor) {
        visitor.open("#/en/patience/play?game=patience.1_deal.MidnightOil~1");
        Locator sign = visitor.page().locator("[data-sign]");
        assertThat(sign).hasCount(0);
        visitor.button("Still winnable?").click();
        assertThat(sign).hasAttribute("data-sign", "lost");
        assertThat(visitor.page().locator("[data-helps]")).hasAttribute("data-helps", "1");
        visitor.open("#/en/patience/play?game=patience.1_deal.Seahaven~5");
        visitor.button("Still winnable?").click();
        assertThat(sign).hasAttribute("data-sign", "winnable");
    }

    @Test
    void theFullRulesOfMidnightOilArePlayed(Visitor visitor) {
        visitor.open("#/en/patience/play?solitaire=MidnightOil&deal=2");
        visitor.page().getByLabel("Full rules").check();
        visitor.button("Start").click();
        assertThat(visitor.page()).hasURL(Pattern.compile("deal\\.MidnightOil~2_rules\\.full$"));
        PatienceTable table = new PatienceTable(visitor.page());
        visitor.button("Deal again (2)").click();
        table.expectMoves(1);
        assertThat(visitor.button("Deal again (1)")).isEnabled();
        visitor.button("Undo").click();
        assertThat(visitor.button("Deal again (2)")).isEnabled();
        visitor.button("Hint").click();
        assertThat(table.news()).hasAttribute("data-answer", "solved");
    }

    @Test
    void aCoveredCardOfMidnightOilIsLiftedByATap(Visitor visitor) {
        visitor.open(FULL_MIDNIGHT_OIL);
        PatienceTable table = new PatienceTable(visitor.page());
        int top = table.top("column-0");
        visitor.button("Lift a card (1)").click();
        assertThat(table.news()).hasAttribute("data-news", "lifting");
        // Near its upper edge: the lowest card of the column.
        table.spot("column-0").click(new Locator.ClickOptions().setPosition(12, 4));
        table.expectMoves(1);
        assertThat(visitor.page()).hasURL(Pattern.compile("_move\\.\\d+\\.L$"));
        assertThat(table.spot("column-0")).not().hasAttribute("data-top", Integer.toString(top));
        assertThat(visitor.button("Lift a card (0)")).isDisabled();
        visitor.button("Undo").click();
        table.expectTop("column-0", top);
    }

    @Test
    void aCoveredCardOfMidnightOilIsLiftedWithTheKeyboard(Visitor visitor) {
        visitor.open(FULL_MIDNIGHT_OIL);
        Page page = visitor.page();
        PatienceTable table = new PatienceTable(page);
        int top = table.top("column-0");
        visitor.button("Lift a card (1)").press("Enter");
        assertThat(table.spot("column-0")).isFocused();
        Locator pointed = page.locator("[data-pointed]");
        assertThat(pointed).hasAttribute("data-pointed", Integer.toString(top));
        page.keyboard().press("Enter");
        assertThat(table.news()).containsText("is not under another card.");
        visitor.button("Lift a card (1)").press("Enter");
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowDown");
        assertThat(pointed).not().hasAttribute("data-pointed", Integer.toString(top));
        assertThat(pointed).hasText(Pattern.compile("^To be lifted: .+\\.$"));
        String under = pointed.getAttribute("data-pointed");
        page.keyboard().press("Enter");
        table.expectMoves(1);
        table.expectTop("column-0", Integer.parseInt(under));
    }

    @Test
    void cardsHaveEdgesInTheColoursOfTheSystem(Visitor visitor) {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        visitor.open("#/en" + FREECELL);
        PatienceTable table = new PatienceTable(page);
        assertThat(page.locator("[data-card='51']")).hasCSS("border-top-width", "1px");
        table.spot("column-1").click();
        // The king of diamonds, on top of it, is chosen.
        assertThat(page.locator("[data-card='51']")).hasCSS("border-top-width", "4px");
    }

    @Test
    void aBrokenLinkSaysWhatIsWrong(Visitor visitor) {
        visitor.open("#/en/patience/play?game=patience.1_deal.FreeCell~1_move.7.51");
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText("does not go on");
        visitor.open("#/fr/patience/play?game=patience.1_deal.Chess~1");
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText(Pattern.compile("Ligne 2, colonne 6.:"));
    }

    private static void chooseFile(Page page, String text) {
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("game.txt", "text/plain", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> labels(Page page) {
        return page.locator("[data-spot]").all().stream()
                .map(spot -> spot.getAttribute("aria-label"))
                .toList();
    }

    private static void press(Keyboard keyboard, String... keys) {
        for (String key : keys) {
            keyboard.press(key);
        }
    }
}
