package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The statistics and the day's challenges of a visitor who has played. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class StatisticsTest {
    static final String PLAYED = """
            () => {
              localStorage.setItem('ludotheque.statistics', JSON.stringify({ version: 1, tallies: [
                { game: 'patience', kind: 'FreeCell', played: 1234, won: 1000, drawn: 0, wonAlone: 987, streak: 12, longest: 345,
                  bestPoints: null, fewestMoves: 45, bestSeconds: 3599 },
                { game: 'faraway', kind: '24+16', played: 3, won: 1, drawn: 0, wonAlone: 1, streak: 0, longest: 1,
                  bestPoints: 144, fewestMoves: null, bestSeconds: null },
                { game: 'memoryx', kind: '9x11 limited:99', played: 1, won: 1, drawn: 0, wonAlone: 1, streak: 1, longest: 1,
                  bestPoints: 49, fewestMoves: 123, bestSeconds: 1234 }] }))
              localStorage.setItem('ludotheque.patience.statistics', JSON.stringify([
                { solitaire: 'Seahaven', played: 5, won: 3, wonAlone: 2, bestSeconds: 99, fewestMoves: 61 }]))
            }
            """;
    /** A match of a hundred rounds, a solution played card by card: longer than one waits for an answer. */
    private static final int LONG_MS = 120_000;

    private static final String DAY = "2026-01-05";

    @Test
    void aFullTableNeverMakesThePageScrollSideways(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/fr");
        page.evaluate(PLAYED);
        for (String language : List.of("fr", "en")) {
            visitor.open("#/" + language + "/statistics");
            assertThat(page.locator("[data-tally='patience FreeCell']")).containsText(Pattern.compile("1[,\u00a0]234"));
            for (int width : List.of(320, 390, 844, 1280)) {
                page.setViewportSize(width, 740);
                visitor.expectNoSidewaysScroll();
            }
        }
    }

    @Test
    void whatEarlierEditionsKeptOfPatienceGoesOn(Visitor visitor) {
        visitor.open("#/en");
        visitor.page().evaluate(PLAYED);
        visitor.open("#/en/statistics");
        assertThat(visitor.page().locator("[data-tally='patience Seahaven']")).containsText("3 (60%)");
    }

    @Test
    void aFileTakesThemToAnotherDevice(Visitor visitor) throws IOException {
        Page page = visitor.page();
        visitor.open("#/en");
        page.evaluate(PLAYED);
        page.evaluate(
                "day => localStorage.setItem('ludotheque.daily', JSON.stringify({days: {[day]: {memoryx: {won: true}}}}))",
                DAY);
        visitor.open("#/en/statistics");
        Download saved =
                page.waitForDownload(() -> visitor.button("Save to a file").click());
        String file = Files.readString(saved.path());
        visitor.button("Clear all").click();
        visitor.button("No, keep").click();
        assertThat(visitor.button("Clear all")).isFocused();
        visitor.button("Clear all").click();
        visitor.button("Yes, clear").click();
        assertThat(page.locator("[data-tally]")).hasCount(0);
        assertThat(visitor.button("Clear all")).isFocused();
        assertThat((String) page.evaluate("localStorage.getItem('ludotheque.daily')"))
                .doesNotContain(DAY);
        take(page, file);
        assertThat(page.locator("[data-tally]")).hasCount(4);
        assertThat(page.locator("[data-tally='patience FreeCell']")).containsText("1,234");
        take(page, "{\"no\": \"statistics\"}");
        assertThat(page.locator("main [role=status]")).containsText("holds no statistics");
        assertThat(page.locator("[data-tally]")).hasCount(4);
    }

    @Test
    void damagedStatisticsArePutAside(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en");
        page.evaluate("() => localStorage.setItem('ludotheque.statistics', '{broken')");
        visitor.open("#/en/statistics");
        assertThat(page.locator("main")).containsText("No finished game yet.");
        assertThat(page.evaluate("() => localStorage.getItem('ludotheque.statistics.damaged')"))
                .isEqualTo("{broken");
    }

    @Test
    void theDaysChallengesOpenAndTheirResultsAreToldInALine(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/daily?day=2026-01-05");
        assertThat(page.locator("[data-challenge]")).hasCount(5);
        // A map by its name, not by its word in a link.
        assertThat(page.locator("[data-challenge=papattes] h2")).hasText("Six Papattes Labyrinth");
        page.evaluate("""
                () => localStorage.setItem('ludotheque.daily', JSON.stringify({ version: 1, days: {
                  '2026-01-05': { patience: { won: true, moves: 61 }, faraway: { won: false, points: 102, outOf: 110 } } } }))
                """);
        visitor.open("#/en/daily?day=2026-01-05");
        assertThat(page.locator("[data-line]")).hasText("Ludothèque 2026-01-05 · FreeCell 61 moves · Faraway 102/110");
        assertThat(page.locator("[data-challenge=patience][data-done=true]")).containsText("61 moves");
        for (String game : List.of("memoryx", "patience", "faraway", "cameleon", "papattes")) {
            visitor.open("#/en/daily?day=2026-01-05");
            page.locator("[data-challenge=" + game + "] a").click();
            page.locator("[data-place], [data-spot], [data-cell], [data-board]")
                    .first()
                    .waitFor();
            assertThat(page.locator("main [role=alert]")).hasCount(0);
            assertThat(page.url()).contains("daily=2026-01-05");
        }
    }

    @Test
    void theChallengeOfFarawayWaitsForItsCards(Visitor visitor) {
        visitor.page().addInitScript("Worker.prototype.postMessage = () => {}");
        visitor.open("#/en/daily?day=2026-01-05");
        Locator play = visitor.page().locator("[data-challenge=faraway] a");
        assertThat(play).isDisabled();
        assertThat(play).not().hasAttribute("href", Pattern.compile(".*"));
    }

    @Test
    void aStreakCountsDaysUpToToday(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en");
        page.evaluate("""
                () => {
                  const day = (ago) => {
                    const then = new Date(Date.now() - ago * 86_400_000)
                    return [then.getFullYear(), then.getMonth() + 1, then.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
                  }
                  const days = Object.fromEntries([1, 2, 3, 5].map((ago) => [day(ago), { papattes: { won: true } }]))
                  localStorage.setItem('ludotheque.daily', JSON.stringify({ version: 1, days }))
                }
                """);
        visitor.open("#/en");
        assertThat(page.locator("main")).containsText("the same for everybody. 3 days in a row");
        visitor.open("#/en/daily");
        assertThat(page.locator("[data-streak]")).hasText("3 days in a row");
    }

    @Test
    void aPageThatStaysOpenOvernightShowsTheNewDay(Visitor visitor) {
        Page page = visitor.page();
        page.clock().setFixedTime("2026-01-05T22:00:00");
        visitor.open("#/en/daily");
        assertThat(page.locator("[data-day]")).hasAttribute("data-day", DAY);
        visitor.hide(true);
        page.clock().setFixedTime("2026-01-06T08:00:00");
        visitor.hide(false);
        assertThat(page.locator("[data-day]")).hasAttribute("data-day", "2026-01-06");
    }

    @Test
    void aTableauThatIsHandedInIsComparedWithTheOptimumAndCountedOnce(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/faraway/play?cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145"
                + "&row=12.20.13.18.44.24.39.4.120.130.140.145&daily=" + DAY);
        visitor.button("Finish").click();
        assertThat(page.locator("[data-ended=proved]")).containsText("You are 53 points short");
        assertThat(page.locator("[data-end] h2")).isFocused();
        visitor.button("Back to the tableau").click();
        assertThat(page.locator("[data-spot='0']")).isFocused();
        page.reload();
        page.locator("[data-ended=proved]").waitFor();
        // What its owner did is not told to whoever gets the link.
        page.evaluate("navigator.clipboard.writeText = async (text) => { document.title = text }");
        visitor.button("Share").click();
        visitor.button("Copy the link").first().click();
        page.waitForFunction("/row=12/.test(document.title) && !/compared|helps|daily/.test(document.title)");
        visitor.button("See the best tableau").click();
        assertThat(page.locator("[data-spot='0']")).isFocused();
        visitor.link("Ludothèque").click();
        assertThat(page.locator("[data-resume=faraway]")).hasCount(0);
        expectTally(visitor, "faraway 12+6", "1", "0 (0%)", "0", "0 (longest 0)", "45 points");
        expectDaily(visitor, "faraway", "45/98");
    }

    @Test
    void aTableauBuiltWithTheProversHelpSetsNoRecord(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/faraway/play?cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145&view=solve");
        visitor.button("Look for the best tableau").click();
        page.locator("[data-proof=proved]").waitFor();
        visitor.button("Play from this tableau").click();
        visitor.button("Finish").click();
        assertThat(page.locator("[data-ended=proved]")).containsText("This is the optimum");
        expectTally(visitor, "faraway 12+6", "1", "1 (100%)", "0", "1 (longest 1)", "–");
    }

    @Test
    void aMatchOfSixPapattesIsCountedWhoeverPlaysItToItsEnd(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/papattes/play?map=clairiere&seed=7&side=0&opponent=random&daily=" + DAY);
        page.locator("[data-phase=yours]").waitFor();
        page.getByText("Let a champion finish").click();
        page.getByLabel("Champion").selectOption("harvester");
        visitor.button("Finish the game").click();
        page.locator("[data-phase=over]").waitFor(new Locator.WaitForOptions().setTimeout(LONG_MS));
        assertThat(page.locator("[data-end] h2")).isFocused();
        assertThat(page.locator("[data-best]")).hasText("Your games of this kind: 1 of 1 won.");
        page.reload();
        page.locator("[data-phase=over]").waitFor(new Locator.WaitForOptions().setTimeout(LONG_MS));
        visitor.open("#/en/statistics");
        Locator figures = page.locator("[data-tally='papattes clairiere random'] td");
        assertThat(figures.first()).hasText("1");
        assertThat(figures.nth(2)).hasText("0");
        assertThat(page.locator("[data-tally='papattes clairiere random'] th")).hasText("Clearing, Random");
        expectDaily(visitor, "papattes", "(with help)");
        // Whatever is kept of the same setup, to play the challenge again is a new game.
        page.evaluate("""
                () => {
                  const setup = { map: 'labyrinthe', seed: '20458', side: 0, opponent: 'harvester' }
                  localStorage.setItem('ludotheque.papattes.games', JSON.stringify([{ setup, record: 'over', draft: '' }]))
                }
                """);
        visitor.link("Play again Six Papattes").click();
        page.locator("[data-phase=yours][data-turn='0']").waitFor();
    }

    @Test
    void aDealOfTheDayIsToldInItsLineWhenItIsWon(Visitor visitor) {
        visitor.open("#/en/patience/play?game=patience.1_deal.Seahaven~5&daily=" + DAY);
        visitor.button("Play it out").click();
        visitor.page().locator("[data-won]").waitFor(new Locator.WaitForOptions().setTimeout(LONG_MS));
        expectTally(visitor, "patience Seahaven", "1", "1 (100%)", "0", "1 (longest 1)", "–");
        expectDaily(visitor, "patience", "moves (with help)");
    }

    @Test
    void twoTabsCountTogether(Visitor visitor) {
        visitor.open("#/en/statistics");
        Page other = visitor.newPage();
        other.navigate(visitor.address() + "#/en");
        other.evaluate(PLAYED);
        visitor.page().evaluate("() => { location.hash = '#/en/patience/play?game=patience.1_deal.FreeCell~1' }");
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-0", "register-0");
        table.expectMoves(1);
        visitor.page().evaluate("() => { location.hash = '#/en/statistics' }");
        assertThat(visitor.page().locator("[data-tally='patience FreeCell'] td").first())
                .hasText("1,235");
    }

    private static void expectTally(Visitor visitor, String kind, String... figures) {
        visitor.open("#/en/statistics");
        assertThat(visitor.page().locator("[data-tally='" + kind + "'] td")).hasText(figures);
    }

    private static void expectDaily(Visitor visitor, String game, String result) {
        visitor.open("#/en/daily?day=" + DAY);
        assertThat(visitor.page().locator("[data-challenge=" + game + "][data-done=true]"))
                .containsText(result);
    }

    private static void take(Page page, String file) {
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("mine.json", "application/json", file.getBytes(StandardCharsets.UTF_8)));
    }
}
