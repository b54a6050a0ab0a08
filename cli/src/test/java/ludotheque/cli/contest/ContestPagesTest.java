package ludotheque.cli.contest;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static ludotheque.cli.contest.BrowsedContest.button;
import static ludotheque.cli.contest.BrowsedContest.editor;
import static ludotheque.cli.contest.BrowsedContest.expectVersion;
import static ludotheque.cli.contest.BrowsedContest.expectWellMade;
import static ludotheque.cli.contest.BrowsedContest.invite;
import static ludotheque.cli.contest.BrowsedContest.join;
import static ludotheque.cli.contest.BrowsedContest.picture;
import static ludotheque.cli.contest.BrowsedContest.press;
import static ludotheque.cli.contest.BrowsedContest.tabTo;
import static ludotheque.cli.contest.BrowsedContest.typeInto;
import static ludotheque.cli.contest.BrowsedContest.write;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The way of an organiser and a candidate through the pages, in the machine's Chromium. */
@Tag("slow")
final class ContestPagesTest {
    @TempDir
    Path place;

    @Test
    void anOrganiserOpensAContestACandidateHandsInAndTheJuryJudges() throws Exception {
        BrowsedContest.walk(place, contest -> {
            String address = contest.address();
            Page organiser = contest.visitor();
            contest.makeContest(organiser, "Final <b>2026</b>", "Six Papattes");
            String code = invite(organiser, "Ada");
            organiser.getByLabel("Matches a team may ask for in a minute").fill("100");
            button(organiser, "Keep").click();
            assertThat(organiser.getByText("Kept.")).isVisible();
            assertThat(organiser.getByText("works, one match at a time")).isVisible();
            expectSheetAloneOnPaper(organiser, address);
            expectWellMade(organiser);

            Page candidate = contest.visitor();
            candidate.navigate(address + "#/en/contest/join?code=" + code);
            assertThat(candidate.getByText("This code leads to the contest “Final <b>2026</b>”."))
                    .isVisible();
            join(candidate, "Ada");
            candidate.getByLabel("Write in the page").check();
            candidate.locator("form select").selectOption("c");
            assertThat(editor(candidate)).containsText("partie_init");
            write(candidate, "#error <img src=x onerror=alert(1)>");
            button(candidate, "Hand in this champion").click();
            expectVersion(candidate, 1, "does not compile");
            button(candidate, "Details of version 1").click();
            assertThat(candidate.locator("[data-compiler]")).containsText("<img src=x onerror=alert(1)>");
            assertThat(candidate.locator("[data-compiler] img")).hasCount(0);

            // Python has no compiler that would complain: it falls at its start, and says so.
            candidate.locator("form select").selectOption("python");
            assertThat(editor(candidate)).containsText("def partie_init");
            write(candidate, "raise ValueError('<script>alert(2)</script>')");
            button(candidate, "Hand in this champion").click();
            expectVersion(candidate, 2, "falls at the start");
            assertThat(candidate.locator("[data-version='2'] .reason"))
                    .containsText(
                            "in partie_init: ended with exit code 1: ValueError: <script>alert(2)</script>; match");

            button(candidate, "Take the kit’s file again").click();
            assertThat(editor(candidate)).containsText("def partie_init");
            button(candidate, "Hand in this champion").click();
            expectVersion(candidate, 3, "ready, plays at the moment");
            expectWellMade(candidate);

            candidate
                    .getByRole(
                            AriaRole.LINK,
                            new Page.GetByRoleOptions().setName("Matches").setExact(true))
                    .click();
            // Each part of a contest is a page of its own, and who and what is of the house is called as where one
            // plays.
            assertThat(candidate).hasTitle("Matches · Final <b>2026</b> · Ludothèque");
            assertThat(candidate.locator("main")).isFocused();
            candidate.getByLabel("Map").first().selectOption("Clearing");
            candidate.getByLabel("Opponent").first().selectOption("Idle");
            button(candidate, "Start").click();
            assertThat(candidate.getByText("2 matches asked for.")).isVisible();
            Locator asked =
                    candidate.locator("tr[data-match]").filter(new Locator.FilterOptions().setHasText("asked for"));
            assertThat(asked).hasCount(2);
            assertThat(asked.first()).containsText("played");
            assertThat(asked.last()).containsText("played");
            String match = Objects.requireNonNull(asked.last().getAttribute("data-match"));
            expectWatched(candidate, match);

            organiser.getByLabel("Numbers of the matches").fill(match);
            organiser
                    .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Rejudge"))
                    .getByLabel("Reason")
                    .fill("the lights went out");
            button(organiser, "Play again").click();
            button(organiser, "Apply rejudging 1").click();
            Locator rejudging = organiser.locator("[data-rejudging='1']");
            assertThat(rejudging).containsText("applied");
            assertThat(rejudging).containsText("the lights went out");
            assertThat(rejudging.locator("tbody tr")).hasCount(2);

            Locator corrections =
                    organiser.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Correct a match"));
            corrections.getByLabel("Number of the match").fill(match);
            corrections.getByLabel("Decision").selectOption("a draw");
            corrections.getByLabel("Reason").fill("a word of the jury");
            button(organiser, "Correct").click();
            assertThat(organiser.getByText("Match " + match + ": a draw.")).isVisible();
            expectCurves(organiser);
            expectWellMade(organiser);
            picture(organiser, "organise-en");
            organiser.navigate(address + "#/fr/contest?id=1&part=organise");
            assertThat(organiser.locator("[data-rejudging='1']")).containsText("appliqué");
            expectWellMade(organiser);
            picture(organiser, "organise-fr");
            organiser.navigate(address + "#/en/contest?id=1&part=organise");
            assertThat(organiser.locator("[data-rejudging='1']")).containsText("applied");

            Page reader = contest.visitor();
            reader.navigate(address);
            reader.locator("main")
                    .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Contests"))
                    .click();
            reader.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Final <b>2026</b>"))
                    .click();
            assertThat(reader.locator("[data-standing=Ada]")).isVisible();
            assertThat(reader.locator("footer"))
                    .containsText(
                            "The games are computed in your browser, and nothing of them is sent; this server keeps"
                                    + " only what you hand in to its contests.");
            expectWellMade(reader);
            picture(reader, "standings-en");
            reader.navigate(address + "#/fr/contest?id=1&part=matches");
            assertThat(reader.locator("footer"))
                    .containsText("ce serveur ne garde que ce que vous confiez à ses concours");
            assertThat(reader.locator("footer a").first()).hasText("Concours");
            expectWellMade(reader);
            picture(reader, "matches-fr");
            reader.navigate(address + "#/en/contest?id=1");
            assertThat(reader.locator("[data-standing=Ada]")).isVisible();

            Locator disqualify =
                    organiser.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Disqualify a champion"));
            disqualify.getByLabel("Champion").selectOption("Ada");
            disqualify.getByLabel("Reason").fill("two hands");
            button(organiser, "Disqualify").click();
            assertThat(reader.locator("[data-standing=Ada]")).hasCount(0);
            button(organiser, "Take Ada back in").click();
            assertThat(reader.locator("[data-standing=Ada]")).isVisible();

            button(organiser, "Freeze the table").click();
            assertThat(reader.getByText("The table is frozen")).isVisible();
        });
    }

    @Test
    void aContestOfFarawayGoesFromTheOrganisersLinkToTheProjector() throws Exception {
        BrowsedContest.walk(place, contest -> {
            String address = contest.address();
            Page organiser = contest.visitor();
            contest.makeContest(organiser, "Concours", "Faraway");
            for (int number = 15; number > 2; number--) {
                button(organiser, "Take the instance " + (number < 10 ? "0" : "") + number + " away")
                        .click();
                assertThat(organiser.getByRole(
                                AriaRole.BUTTON,
                                new Page.GetByRoleOptions().setName(Pattern.compile("^Take the instance "))))
                        .hasCount(number - 1);
            }
            List<Page> candidates = new ArrayList<>();
            for (String name : List.of("Ada", "Bob")) {
                String code = invite(organiser, name);
                Page candidate = contest.visitor();
                candidates.add(candidate);
                candidate.setViewportSize(390, 844);
                candidate.navigate(address + "#/en/contest/join?code=" + code);
                join(candidate, name);
                candidate.getByLabel("Write in the page").check();
                assertThat(editor(candidate)).containsText("solver.py INSTANCE OUTPUT");
                button(candidate, "Hand in this champion").click();
                expectVersion(candidate, 1, "ready, plays at the moment");
                expectWellMade(candidate);
            }
            expectRunShownToItsTeamAlone(candidates.get(0), candidates.get(1), address);

            organiser.getByLabel("Name of the tournament").fill("Finale");
            organiser.getByLabel("Mystery instances").fill("2");
            button(organiser, "Make the tournament").click();
            button(organiser, "Lock Finale").click();
            button(organiser, "Play Finale").click();
            button(organiser, "Publish Finale").click();

            organiser.navigate(address + "#/en/contest?id=1&part=tournaments");
            assertThat(organiser.getByText(Pattern.compile("^Seed: ?[0-9a-f]{64}$")))
                    .isVisible();
            assertThat(organiser.locator("[data-standing]")).hasCount(2);
            expectWellMade(organiser);
            organiser.locator("[data-standing] a").first().click();
            assertThat(organiser.getByLabel("Tournament").first()).hasValue("1");
            // Two mystery instances, and one more that separates equals.
            assertThat(organiser.locator("tr[data-match]")).hasCount(3);
            organiser.navigate(address + "#/en/contest?id=1&part=progress&champion=1");
            assertThat(organiser.getByRole(AriaRole.ROWHEADER, new Page.GetByRoleOptions().setName("Finale")))
                    .isVisible();
            expectWellMade(organiser);
            organiser.navigate(address + "#/en/contest?id=1&part=projector");
            assertThat(organiser.getByText("Page 1 of 2")).isVisible();
            assertThat(organiser.getByText("Page 2 of 2")).isVisible();
            button(organiser, "Stop turning").click();
            expectWellMade(organiser);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "memoryx, Mémoryx, 'Size, such as 7x7', 3x3",
        "cameleon, Caméléon, 'Variant and side, such as temeraire-12 or brave-24', brave-3",
    })
    void aContestOfABoardGameGoesFromTheOrganisersLinkToAReplay(String game, String title, String field, String table)
            throws Exception {
        BrowsedContest.walk(place, contest -> {
            String address = contest.address();
            Page organiser = contest.visitor();
            contest.makeContest(organiser, "Duels", title);
            organiser.getByLabel(field).fill("no table");
            button(organiser, "Add a table").click();
            assertThat(organiser
                            .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Tables"))
                            .getByRole(AriaRole.ALERT))
                    .containsText("was expected");
            assertThat(button(organiser, "Add a table")).isFocused();
            organiser.getByLabel(field).fill(table);
            button(organiser, "Add a table").click();
            assertThat(button(organiser, "Take the table " + table + " away")).isVisible();
            String code = invite(organiser, "Ada");
            expectWellMade(organiser);
            picture(organiser, game + "-organise-en");

            Page candidate = contest.visitor();
            candidate.setViewportSize(390, 844);
            candidate.navigate(address + "#/en/contest/join?code=" + code);
            join(candidate, "Ada");
            candidate.getByLabel("Write in the page").check();
            assertThat(editor(candidate)).containsText("ready " + game + ".py");
            write(candidate, "print('<b>hello</b>', flush=True)");
            // Nothing of it is lost with the page.
            candidate.reload();
            assertThat(editor(candidate)).containsText("<b>hello</b>");
            button(candidate, "Hand in this champion").click();
            expectVersion(candidate, 1, "falls at the start");
            assertThat(candidate.locator("[data-version='1'] .reason")).containsText("<b>hello</b>");
            button(candidate, "Take the kit’s file again").click();
            assertThat(editor(candidate)).containsText("ready " + game + ".py");
            button(candidate, "Hand in this champion").click();
            expectVersion(candidate, 2, "ready, plays at the moment");
            button(candidate, "Details of version 1").click();
            assertThat(candidate.locator("[data-version='1'] tr[data-match]").last())
                    .containsText("forfeit: an answer out of the protocol, after");
            expectWellMade(candidate);
            picture(candidate, game + "-champion-en");

            candidate.navigate(address + "#/en/contest?id=1&part=matches");
            candidate.getByLabel("Opponent").first().selectOption("random");
            candidate.getByLabel("Table").first().selectOption(table);
            button(candidate, "Start").click();
            Locator asked =
                    candidate.locator("tr[data-match]").filter(new Locator.FilterOptions().setHasText("asked for"));
            assertThat(asked).hasCount(2);
            assertThat(asked.last()).containsText("played");
            String match = Objects.requireNonNull(asked.last().getAttribute("data-match"));
            picture(candidate, game + "-matches-en");
            candidate
                    .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Watch match " + match))
                    .click();
            expectReplayed(candidate, game);
            picture(candidate, game + "-match-en");

            // Anybody may see it, in both languages.
            Page reader = contest.visitor();
            reader.navigate(candidate.url().replace("#/en/", "#/fr/"));
            assertThat(reader.getByText("Qui joue")).isVisible();
            assertThat(reader.locator("main")).containsText("Ada");
            expectWellMade(reader);
            picture(reader, game + "-match-fr");
            reader.navigate(address + "#/fr/" + game + "/replay?from=api/v1/matches/999999/record");
            assertThat(reader.getByText("Cette partie n’existe pas")).isVisible();
            reader.navigate(address + "#/fr/contest?id=1");
            assertThat(reader.locator("[data-standing=Ada]")).isVisible();
            expectWellMade(reader);
            picture(reader, game + "-standings-fr");
        });
    }

    /** Whoever opens a match of a board game goes through it to its end, by the rules in this very page. */
    private static void expectReplayed(Page page, String game) throws Exception {
        assertThat(page.getByText("Who plays")).isVisible();
        assertThat(page.locator("main")).containsText("random");
        String shown = game.equals("memoryx") ? "data-turn" : "data-moves";
        assertThat(page.locator("[" + shown + "]").first()).hasAttribute(shown, "0");
        button(page, "End").click();
        assertThat(page.locator("[" + shown + "]").first()).not().hasAttribute(shown, "0");
        button(page, "Share").click();
        assertThat(page.waitForDownload(() -> button(page, "Picture (PNG)").click())
                        .suggestedFilename())
                .matches(game + ".*\\.png");
        expectWellMade(page);
    }

    @Test
    void bothGoTheirWayByKeyboardAloneOnAPhone() throws Exception {
        BrowsedContest.walk(place, contest -> {
            String address = contest.address();
            Page organiser = contest.visitor();
            organiser.setViewportSize(390, 844);
            organiser.navigate(address + "#/fr/contest/join?code=" + contest.organiserCode());
            typeInto(organiser, organiser.getByLabel("Pseudonyme"), "Olga");
            typeInto(organiser, organiser.getByLabel("Mot de passe"), "pass word of Olga");
            organiser.keyboard().press("Enter");
            typeInto(organiser, organiser.getByLabel("Nom du concours"), "Finale");
            organiser.keyboard().press("Enter");
            press(organiser, button(organiser, "Ouvrir"));
            assertThat(organiser.getByText("Maintenant : ouvert.")).isVisible();
            typeInto(organiser, organiser.getByLabel("Pour qui"), "Ada");
            organiser.keyboard().press("Enter");
            String code = organiser.locator("[data-code=Ada]").textContent();
            expectWellMade(organiser);

            Page candidate = contest.visitor();
            candidate.setViewportSize(390, 844);
            candidate.navigate(address + "#/fr/contest/join?code=" + code);
            typeInto(candidate, candidate.getByLabel("Pseudonyme"), "Ada");
            typeInto(candidate, candidate.getByLabel("Mot de passe"), "pass word of Ada");
            candidate.keyboard().press("Enter");
            assertThat(candidate.getByText("Connecté : Ada")).isVisible();
            tabTo(candidate, candidate.getByLabel("Une archive ou des fichiers"));
            candidate.keyboard().press("ArrowDown");
            assertThat(editor(candidate)).containsText("def partie_init");
            tabTo(candidate, editor(candidate));
            // Nobody is caught in the text: after Escape, Tab leads on.
            candidate.keyboard().press("Escape");
            press(candidate, button(candidate, "Remettre ce champion"));
            expectVersion(candidate, 1, "prête, joue en ce moment");
            press(
                    candidate,
                    candidate.getByRole(
                            AriaRole.LINK,
                            new Page.GetByRoleOptions().setName("Classement").setExact(true)));
            assertThat(candidate.locator("[data-standing=Ada]")).isVisible();
            expectWellMade(candidate);
        });
    }

    /** What happened so far is drawn, is told to those who do not see it, and stands in a table. */
    private static void expectCurves(Page organiser) {
        Locator curves = organiser.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("How the work goes"));
        assertThat(curves.locator("canvas")).hasCount(5);
        assertThat(curves.getByRole(
                        AriaRole.IMG, new Locator.GetByRoleOptions().setName("Machines at work. In the end: 1.")))
                .isVisible();
        curves.getByText("The figures").click();
        assertThat(curves.locator("tbody tr")).hasCount(12);
        Locator latest = curves.locator("tbody tr").last().locator("td");
        assertThat(latest).hasCount(9);
        assertThat(latest.last()).hasText("1");
        curves.getByLabel("Period").selectOption("the last 24 hours");
        assertThat(latest.nth(5)).not().hasText("0");
    }

    /** A match opens in the viewer, whose rules compute in this very page. */
    /** The codes, and where they are typed in. */
    private static void expectSheetAloneOnPaper(Page organiser, String address) {
        organiser.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(organiser.locator("[data-code='Ada']")).isVisible();
        assertThat(organiser.getByText(address + "#/en/contest/join")).isVisible();
        assertThat(organiser.locator("main").locator("input:visible, textarea:visible, button:visible, a:visible"))
                .hasCount(0);
        organiser.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
    }

    private static void expectWatched(Page page, String match) {
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Watch match " + match))
                .click();
        assertThat(page.locator("[data-board]")).isVisible();
        assertThat(page.locator("main progress")).hasCount(0);
        page.locator("[data-board]").focus();
        page.keyboard().press("End");
        assertThat(page.locator("[data-shown]")).hasAttribute("data-shown", "199");
        page.goBack();
        assertThat(page.locator("tr[data-match]").first()).isVisible();
    }

    private static void expectRunShownToItsTeamAlone(Page own, Page other, String address) throws Exception {
        own.navigate(address + "#/en/contest?id=1&part=matches");
        Locator run = own.locator("tr[data-match]")
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("Ada[^(]*\\([1-9]")))
                .last();
        String number = Objects.requireNonNull(run.getAttribute("data-match"));
        run.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("See run " + number))
                .click();
        assertThat(own.locator("h1")).hasText("A run of a program");
        assertThat(own.locator("[data-valid=true]")).isVisible();
        assertThat(own.locator("[data-laid]").nth(7)).isVisible();
        String score = Objects.requireNonNull(own.locator("[data-run-score]").getAttribute("data-run-score"));
        assertThat(own.locator("[data-score]")).hasAttribute("data-score", score);
        expectWellMade(own);
        picture(own, "run-en");

        // By the same link somebody else sees the cards, and not what was made of them.
        other.navigate(own.url().replace("#/en/", "#/fr/"));
        assertThat(other.getByText("ne se montrent qu’à son équipe")).isVisible();
        assertThat(other.locator("li[data-card]").first()).isVisible();
        assertThat(other.locator("[data-laid]")).hasCount(0);
        expectWellMade(other);
        picture(other, "run-of-others-fr");

        other.navigate(address + "#/en/faraway/run?from=api/v1/matches/999999/record");
        assertThat(other.getByText("There is no such run, or it is not shown to you."))
                .isVisible();
    }
}
