package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Board and controls are seen together, on any screen; the end comes into view by itself. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class OneScreenTest {
    private static final String LAST_CELL =
            "#/en/cameleon/play?red=person&blue=person&game=cameleon.1_variant.temeraire_first.R_board.3_RBR_RAR_BBB";
    private static final String LAST_PAIR =
            "#/en/memoryx/play?delay=0&seats=person&game=memoryx.1_size.1.3_players.1_first.0_deal.2.0.1";

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390", "1366, 650", "1920, 1080", "683, 325", "320, 740"})
    void theWholeBoardAndTheControlsOfCameleonAreInSight(int width, int height, Visitor visitor) {
        visitor.page().setViewportSize(width, height);
        visitor.open("#/fr/cameleon/play?red=person&blue=person&game=cameleon.1_variant.temeraire_first.R_empty.12");
        Page page = visitor.page();
        Locator board = page.locator("[role=grid], [role=application]").first();
        board.waitFor();
        visitor.expectInSight(board);
        visitor.expectInSight(visitor.button("Annuler"));
        visitor.expectInSight(visitor.button("Indice"));
        visitor.expectNoSidewaysScroll();
    }

    @Test
    void aShareSheetThatIsHigherThanTheWindowLeavesTheBoardAsItWas(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(1366, 560);
        visitor.open(LAST_CELL);
        Locator board = page.getByRole(AriaRole.GRID);
        page.locator("[data-cell='2-2']").click();
        page.locator("#end-title").waitFor();
        BoundingBox before = board.boundingBox();
        visitor.button("Share").click();
        visitor.button("Film (GIF)").waitFor();
        assertThat(board.boundingBox()).usingRecursiveComparison().isEqualTo(before);
        // All the rest is still there, and the footer below it.
        Locator help = page.locator(".panels");
        assertThat(help).isVisible();
        BoundingBox panels = help.boundingBox();
        assertThat(page.locator("footer").boundingBox().y).isGreaterThanOrEqualTo(panels.y + panels.height);
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390", "1366, 650", "1920, 1080", "683, 325", "320, 740"})
    void theWholeBoardOfMemoryxIsInSightAndSoIsItsEnd(int width, int height, Visitor visitor) {
        visitor.page().setViewportSize(width, height);
        visitor.open("#/fr/memoryx/play");
        Page page = visitor.page();
        visitor.expectInSight(page.getByRole(AriaRole.GRID));
        visitor.expectNoSidewaysScroll();
        visitor.open(LAST_PAIR);
        MemoryxTable table = new MemoryxTable(page);
        table.playToTheEnd(table::click);
        assertThat(page.locator("#end-title")).isFocused();
        visitor.expectInSight(page.locator("#end-title"));
        visitor.expectInSight(visitor.button("Play again"));
        visitor.expectNoSidewaysScroll();
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390", "1366, 650", "1920, 1080"})
    void aGameOfMemoryxIsReplayedWithoutScrolling(int width, int height, Visitor visitor) {
        visitor.page().setViewportSize(width, height);
        visitor.open("#/fr/memoryx/replay?at=1&memory=joker-aware"
                + "&game=memoryx.1_size.3.7_players.2_first.0_seed.12_turn.0.1_turn.2.3");
        visitor.expectInSight(visitor.page().getByRole(AriaRole.GRID));
        visitor.expectInSight(visitor.page().getByLabel("Tour montré"));
        visitor.expectInSight(visitor.button("Lecture"));
        visitor.expectNoSidewaysScroll();
    }

    @ParameterizedTest
    @CsvSource({"320, 640", "360, 640", "390, 664", "390, 844"})
    void onAPhoneTheToolsOfPatienceAreInSight(int width, int height, Visitor visitor) {
        visitor.page().setViewportSize(width, height);
        visitor.open("#/fr/patience/play?game=patience.1_deal.FreeCell~1");
        for (String tool : List.of("Annuler", "Indice", "Solution", "Encore gagnable\u00a0?")) {
            visitor.expectInSight(visitor.button(tool));
        }
        visitor.expectNoSidewaysScroll();
    }

    /** The smallest phone on its side, and a window of 1280 by 800 enlarged twice. */
    @ParameterizedTest
    @CsvSource({"568, 320", "640, 400"})
    void besideTheCardsOfPatienceEveryWordFitsItsButton(int width, int height, Visitor visitor) {
        visitor.page().setViewportSize(width, height);
        visitor.open("#/fr/patience/play?game=patience.1_deal.MidnightOil~3_rules.full");
        for (String part : List.of(".counters", ".buttons")) {
            assertThat(visitor.page()
                            .locator("[data-game] " + part)
                            .first()
                            .evaluate("all => [all, ...all.children].filter(e => e.scrollWidth > e.clientWidth)"
                                    + ".map(e => e.textContent.trim())"))
                    .isEqualTo(List.of());
        }
        visitor.expectNoSidewaysScroll();
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390", "1366, 650"})
    void whateverIsSaidTheCardsOfPatienceStayWhereTheyAre(int width, int height, Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(width, height);
        visitor.open("#/en/patience/play?game=patience.1_deal.MidnightOil~3_rules.full");
        Locator card = page.locator("[data-spot=column-17]");
        card.waitFor();
        String before = placeOf(card);
        visitor.button("Still winnable?").click();
        page.locator("[data-sign=winnable]").waitFor();
        assertThat(placeOf(card)).isEqualTo(before);
        visitor.button("Hint").click();
        page.locator("[data-answer=solved]").waitFor();
        assertThat(placeOf(card)).isEqualTo(before);
        visitor.button("Solution").click();
        page.locator("[data-solution]").waitFor();
        assertThat(placeOf(card)).isEqualTo(before);
        page.evaluate("scrollTo(0, 0)");
        visitor.expectInSight(visitor.button("Next move"));
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "320, 568", "844, 390", "1366, 650"})
    void whoeverMovesAndWhateverIsSaidTheBoardOfCameleonAndItsButtonsStayWhereTheyAre(
            int width, int height, Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(width, height);
        visitor.open("#/fr/cameleon/play?red=person&blue=greedy&game=cameleon.1_variant.temeraire_first.R_empty.6");
        Locator board = page.locator("[role=grid]");
        Locator undo = visitor.button("Annuler");
        Locator whites = page.locator("[data-letter=A]");
        assertThat(whites).hasCount(36);
        List<String> before = List.of(placeOf(board), placeOf(undo));
        for (int left = 34; left > 10; left -= 2) {
            whites.first().click();
            assertThat(List.of(placeOf(board), placeOf(undo))).isEqualTo(before);
            assertThat(whites).hasCount(left);
            assertThat(List.of(placeOf(board), placeOf(undo))).isEqualTo(before);
        }
    }

    /** Where something stands on the page, scrolled or not. */
    private static String placeOf(Locator part) {
        return (String) part.evaluate(
                "e => { const { x, y, width } = e.getBoundingClientRect(); return [x, y + scrollY, width].join() }");
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "1366, 650"})
    void aGameIsBegunWithoutScrollingThroughItsSettings(int width, int height, Visitor visitor) {
        visitor.page().setViewportSize(width, height);
        for (String game : List.of("memoryx", "patience", "cameleon")) {
            visitor.open("#/en/" + game + "/play?settings=1");
            visitor.expectInSight(visitor.button("Start"));
        }
    }

    @Test
    void anEndThatIsHigherThanTheScreenIsReadFromItsHeading(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(640, 260);
        visitor.open(LAST_PAIR);
        MemoryxTable table = new MemoryxTable(page);
        table.playToTheEnd(table::click);
        assertThat(page.locator("#end-title")).isFocused();
        double header = page.locator("header").boundingBox().height;
        assertThat(page.locator("#end-title").boundingBox().y).isGreaterThanOrEqualTo(header);
    }

    /** A window of 1280 by 1024 whose text is four times as large. */
    @ParameterizedTest
    @ValueSource(strings = {"memoryx", "patience", "faraway", "cameleon", "papattes"})
    void aBoardTakesTheWholeWidthOfAWindowThatIsZoomedFourTimes(String game, Visitor visitor) {
        visitor.page().setViewportSize(320, 256);
        visitor.open("#/fr/" + game);
        Locator board = visitor.page()
                .locator("[data-game] [role=grid], [data-game] [role=application], [data-game] .table")
                .first();
        board.waitFor();
        assertThat(board.boundingBox().width).isGreaterThan(200);
        visitor.expectNoSidewaysScroll();
    }

    @Test
    void onAPhoneThatLiesOnItsSideTheToolsOfPatienceAreInSight(Visitor visitor) {
        visitor.page().setViewportSize(844, 390);
        visitor.open("#/fr/patience/play?game=patience.1_deal.FreeCell~1");
        for (String tool : List.of("Annuler", "Indice", "Solution", "Encore gagnable\u00a0?")) {
            visitor.expectInSight(visitor.button(tool));
        }
        visitor.expectNoSidewaysScroll();
    }

    @ParameterizedTest
    @CsvSource({"1366, 650", "1280, 800", "1920, 1080"})
    void theWholeHandOfFarawayIsInSightUnderItsTableau(int width, int height, Visitor visitor) {
        visitor.page().setViewportSize(width, height);
        visitor.open("#/fr/faraway/play?cards=1.2.4.12.13.18.20.24.39.44.60.66.101.102.108.120.122.130.140.145");
        visitor.expectInSight(visitor.page().locator("[data-spot='0']"));
        for (int card : List.of(1, 66, 101, 145)) {
            visitor.expectInSight(visitor.page().locator("[data-card='" + card + "']"));
        }
        visitor.expectInSight(visitor.button("Terminer"));
    }

    @Test
    void theEndOffersARematchAndALookBack(Visitor visitor) {
        visitor.open(LAST_CELL);
        Page page = visitor.page();
        page.locator("[data-cell='2-2']").click();
        assertThat(page.locator("#end-title")).isFocused();
        assertThat(page.locator("[data-end]")).containsText("Red wins, 9 cells to 0");
        assertThat(page.locator(".confetti")).hasCount(1);
        String over = page.url();
        visitor.button("Look back move by move").click();
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", "0");
        assertThat(page.locator("[data-end]")).hasCount(0);
        // What one looks at is no game to play on, nor the one that is kept.
        page.locator("[data-cell='2-2']").click();
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", "0");
        assertThat(page).hasURL(over);
        visitor.button("Next move").click();
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", "1");
        visitor.button("Play again").click();
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", "0");
        assertThat(page.locator("[data-cell='2-2']")).hasAttribute("data-letter", "A");
    }

    @Test
    void aRecolouringIsShownRuleByRuleUnlessMotionIsUnwanted(Visitor visitor) {
        String six = "#/en/cameleon/play?red=person&blue=person&game=cameleon.1_variant.temeraire_first.R_board.6"
                + "_BBBRRR_BBBRRR_BBBRRR_BBBRBR_BBBBAB_BBBRRB";
        Page page = visitor.page();
        assertThat(redCellsOnTheWay(visitor, six).split(",", -1)).contains("18");
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        assertThat(redCellsOnTheWay(visitor, six).split(",", -1)).doesNotContain("18");
    }

    /** Every number of red cells the board shows from the click to its end, however shortly. */
    private static String redCellsOnTheWay(Visitor visitor, String game) {
        visitor.open(game);
        Page page = visitor.page();
        page.getByRole(AriaRole.GRID).waitFor();
        page.evaluate("""
                () => {
                  window.counts = new Set()
                  new MutationObserver(() => counts.add(document.querySelectorAll('[data-letter=R]').length))
                    .observe(document.querySelector('[role=grid]'), {subtree: true, attributes: true})
                }
                """);
        page.locator("[data-cell='5-5']").click();
        assertThat(page.locator("[data-letter=R]")).hasCount(36);
        return (String) page.evaluate("[...counts].join()");
    }

    @Test
    void twoProgramsPlayAndCanBeStopped(Visitor visitor) {
        visitor.open("#/en/cameleon/play?red=greedy&blue=random&game=cameleon.1_variant.brave_first.R_empty.3");
        Page page = visitor.page();
        visitor.button("Pause").click();
        assertThat(visitor.button("Go on")).isVisible();
        String moves = page.locator("[data-moves]").getAttribute("data-moves");
        page.locator("[data-letter=A]").first().click();
        // A move would be made by now.
        page.waitForTimeout(300);
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", moves);
        visitor.button("Go on").click();
        page.locator("[data-end]").waitFor(new Locator.WaitForOptions().setTimeout(30_000));
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", "9");
        String over = page.url();
        visitor.button("Previous move").click();
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", "8");
        assertThat(page).hasURL(over);
        assertThat(page.locator("[data-end]")).hasCount(0);
        visitor.button("Next move").click();
        assertThat(page.locator("[data-end]")).isVisible();
    }

    @Test
    void withForcedColoursTheBoardKeepsItsOwn(Visitor visitor) {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        visitor.open(LAST_CELL);
        Object red = background(page, "[data-letter=r]");
        Object blue = background(page, "[data-letter=b]");
        Object white = background(page, "[data-letter=A]");
        assertThat(List.of(red, blue, white)).doesNotHaveDuplicates();
        assertThat(background(page, "nav a[aria-current=page]"))
                .isNotEqualTo(background(page, "nav a:not([aria-current])"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"play?game=patience.1_deal.FreeCell~1", "rules", "how", "play?settings=1"})
    void withForcedColoursDarkSuitsLieOnLightPaper(String page, Visitor visitor) {
        visitor.page()
                .emulateMedia(new Page.EmulateMediaOptions()
                        .setForcedColors(ForcedColors.ACTIVE)
                        .setColorScheme(ColorScheme.DARK));
        visitor.open("#/en/patience/" + page);
        Locator face = visitor.page().locator("svg[viewBox='0 0 50 70']").first();
        face.waitFor();
        assertThat(face.evaluate("e => getComputedStyle(e.parentElement).backgroundColor"))
                .isEqualTo("rgb(255, 250, 240)");
    }

    private static Object background(Page page, String selector) {
        return page.locator(selector).first().evaluate("element => getComputedStyle(element).backgroundColor");
    }

    @Test
    void withTheColoursOfTheSystemTheHeaderHidesWhatScrollsBelowItAndADisabledButtonCanBeRead(Visitor visitor) {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        visitor.open("#/en/faraway/play?cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145");
        String colour = "e => getComputedStyle(e).backgroundColor";
        assertThat(page.locator("header").evaluate(colour)).isEqualTo("rgb(255, 255, 255)");
        assertThat(visitor.button("Finish").evaluate(colour)).isEqualTo("rgb(255, 255, 255)");
        assertThat(visitor.button("Play").evaluate(colour)).isNotEqualTo("rgb(255, 255, 255)");
    }
}
