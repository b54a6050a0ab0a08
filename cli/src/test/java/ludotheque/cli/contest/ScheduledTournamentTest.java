package ludotheque.cli.contest;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static ludotheque.cli.contest.BrowsedContest.button;
import static ludotheque.cli.contest.BrowsedContest.editor;
import static ludotheque.cli.contest.BrowsedContest.expectVersion;
import static ludotheque.cli.contest.BrowsedContest.expectWellMade;
import static ludotheque.cli.contest.BrowsedContest.invite;
import static ludotheque.cli.contest.BrowsedContest.join;
import static ludotheque.cli.contest.BrowsedContest.picture;
import static ludotheque.cli.contest.BrowsedContest.write;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dates that an organiser sets in the pages, and what happens by itself at their hour. */
@Tag("slow")
final class ScheduledTournamentTest {
    private static final String IDLE = "partie_init = jouer_tour = partie_fin = lambda: None";

    /** Two minutes at the most to the hour, and then two matches on a busy machine. */
    private static final int UNTIL_PLAYED_MS = 400_000;

    private static final String LOCAL = "moment => new Date(moment).toLocaleString('en-GB')";

    @TempDir
    Path place;

    @Test
    void atItsHourAContestClosesAndATournamentBeginsWithWhatWasHandedInLastAndProgressIsShown() throws Exception {
        BrowsedContest.walk(place, contest -> {
            Page organiser = contest.visitor();
            contest.makeContest(organiser, "Coupe", "Six Papattes");
            organiser.getByLabel("The ladder plays by itself").uncheck();
            button(organiser, "Keep").click();
            assertThat(organiser.getByText("Kept.")).isVisible();
            Page ada = candidate(contest, organiser, "Ada");
            candidate(contest, organiser, "Bob");
            write(ada, IDLE);
            button(ada, "Hand in this champion").click();
            expectVersion(ada, 2, "ready, plays at the moment");
            // What plays at the moment is not what counts: the last one handed in is.
            button(ada, "Let version 1 play").click();
            expectVersion(ada, 1, "ready, plays at the moment");

            Instant hour = soon();
            organiser.getByLabel("Closes by itself on").fill(field(organiser, hour));
            button(organiser, "Keep").click();
            assertThat(organiser.getByText("Kept.")).isVisible();
            organiser.reload();
            assertThat(organiser.getByLabel("Closes by itself on")).hasValue(field(organiser, hour));
            playAtItsHour(contest, organiser, "Tour 1", hour);
            assertThat(organiser.getByText("Now: closed.")).isVisible();

            organiser.navigate(contest.address() + "#/en/contest?id=1&part=matches");
            Locator played =
                    organiser.locator("tr[data-match]").filter(new Locator.FilterOptions().setHasText("tournament"));
            assertThat(played).hasCount(2);
            for (Locator match : List.of(played.first(), played.last())) {
                assertThat(match).containsText(Pattern.compile("Ada\\s+v2"));
                assertThat(match).containsText(Pattern.compile("Bob\\s+v1"));
            }

            playNow(contest, organiser, "Tour 2");
            ada.navigate(contest.address() + "#/en/contest?id=1&part=champion");
            ada.getByRole(
                            AriaRole.LINK,
                            new Page.GetByRoleOptions().setName("Progress from one tournament to the next"))
                    .click();
            assertThat(ada.locator("tbody th")).hasText(new String[] {"Tour 1", "Tour 2"});
            assertThat(ada.locator("tbody tr").last().locator("td").nth(1)).hasText(Pattern.compile("^(=|[▲▼] 1)$"));
            expectWellMade(ada);
            picture(ada, "progress-en");
            ada.navigate(ada.url().replace("#/en/", "#/fr/"));
            assertThat(ada.locator("h2")).hasText("Progrès de Ada");
            expectWellMade(ada);
        });
    }

    private static Page candidate(BrowsedContest contest, Page organiser, String name) {
        String code = invite(organiser, name);
        Page candidate = contest.visitor();
        candidate.navigate(contest.address() + "#/en/contest/join?code=" + code);
        join(candidate, name);
        candidate.getByLabel("Write in the page").check();
        assertThat(editor(candidate)).containsText("partie_init");
        button(candidate, "Hand in this champion").click();
        expectVersion(candidate, 1, "ready, plays at the moment");
        return candidate;
    }

    /** The organiser sets the hour, everybody sees it, and nobody needs to do anything more until it is over. */
    private static void playAtItsHour(BrowsedContest contest, Page organiser, String name, Instant hour)
            throws Exception {
        make(contest, organiser, name, field(organiser, hour));
        Page reader = contest.visitor();
        Locator shown = shown(contest, reader, name);
        assertThat(shown).containsText("begins on " + reader.evaluate(LOCAL, (double) hour.toEpochMilli()));
        publishOncePlayed(organiser, shown, name);
        expectWellMade(reader);
        picture(reader, "tournaments-en");
        reader.close();
    }

    /** A tournament without an hour begins when its organiser says so. */
    private static void playNow(BrowsedContest contest, Page organiser, String name) {
        make(contest, organiser, name, "");
        button(organiser, "Lock " + name).click();
        button(organiser, "Play " + name).click();
        Page reader = contest.visitor();
        publishOncePlayed(organiser, shown(contest, reader, name), name);
        reader.close();
    }

    private static void make(BrowsedContest contest, Page organiser, String name, String hour) {
        organiser.navigate(contest.address() + "#/en/contest?id=1&part=organise");
        organiser.getByLabel("Name of the tournament").fill(name);
        organiser.getByLabel("Rounds (a map each)").fill("1");
        organiser.getByLabel("Begins by itself on (optional)").fill(hour);
        button(organiser, "Make the tournament").click();
        assertThat(button(organiser, "Lock " + name)).isVisible();
    }

    private static Locator shown(BrowsedContest contest, Page reader, String name) {
        reader.navigate(contest.address() + "#/en/contest?id=1&part=tournaments");
        return reader.getByRole(
                AriaRole.REGION, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void publishOncePlayed(Page organiser, Locator shown, String name) {
        assertThat(shown)
                .containsText(
                        "2 of 2 matches played",
                        new LocatorAssertions.ContainsTextOptions().setTimeout(UNTIL_PLAYED_MS));
        assertThat(shown.locator("[data-standing]")).hasCount(2);
        button(organiser, "Publish " + name).click();
        assertThat(button(organiser, "Publish " + name)).hasCount(0);
    }

    /** Fields for dates know whole minutes: the next one that leaves time to type it. */
    private static Instant soon() {
        return Instant.now().plus(Duration.ofSeconds(90)).truncatedTo(ChronoUnit.MINUTES);
    }

    /** A moment as it is typed into a field for dates, in the time of the one who types. */
    private static String field(Page page, Instant moment) {
        return (String) page.evaluate("""
                moment => {
                  const at = new Date(moment)
                  const two = (number) => String(number).padStart(2, '0')
                  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
                }
                """, (double) moment.toEpochMilli());
    }
}
