package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a person does costs one question to the rules, which play the record once for it. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class TripsTest {
    /** Counts what the page posts to its workers. */
    private static final String COUNT = """
            window.trips = 0
            const post = Worker.prototype.postMessage
            Worker.prototype.postMessage = function (...message) {
              window.trips++
              return post.apply(this, message)
            }
            """;

    private static Page open(Visitor visitor, String hash) {
        visitor.page().addInitScript(COUNT);
        visitor.open(hash);
        return visitor.page();
    }

    private static int trips(Page page) {
        return (int) page.evaluate("window.trips");
    }

    @Test
    void aCardOfMemoryxIsTurnedOverInOneTripWithWhatABotRemembersOfIt(Visitor visitor) {
        Page page = open(
                visitor,
                "#/en/memoryx/play?seats=person,person&learn=1&delay=0&game=memoryx.1_size.3.3_players.2_first.0_seed.5");
        MemoryxTable table = new MemoryxTable(page);
        table.awaitChoice();
        int before = trips(page);
        table.flip(0, table::click);
        assertThat(trips(page)).isEqualTo(before + 1);
        table.flip(1, table::click);
        assertThat(page.locator("[data-turn='1']")).isVisible();
        assertThat(trips(page)).isEqualTo(before + 2);
    }

    @Test
    void aBotOfMemoryxTurnsACardOverInOneTrip(Visitor visitor) {
        Page page = open(
                visitor,
                "#/en/memoryx/play?seats=person,perfect&delay=0&game=memoryx.1_size.1.5_players.2_first.1_deal.2.0.1.3.4");
        new MemoryxTable(page).awaitChoice();
        int flips = Integer.parseInt(page.locator("[data-turn]").getAttribute("data-turn"));
        // One to open the game, and at most two for each turn of the bot.
        assertThat(trips(page)).isBetween(1 + flips, 1 + 2 * flips);
    }

    @Test
    void aMoveOfPatienceAndTakingItBackAreATripEach(Visitor visitor) {
        Page page = open(visitor, "#/en/patience/play?game=patience.1_deal.FreeCell~123");
        PatienceTable table = new PatienceTable(page);
        table.spot("column-0").waitFor();
        int before = trips(page);
        table.click("column-0", "register-0");
        table.expectMoves(1);
        assertThat(trips(page)).isEqualTo(before + 1);
        visitor.button("Undo").click();
        table.expectMoves(0);
        assertThat(trips(page)).isEqualTo(before + 2);
    }

    @Test
    void aMoveOfCameleonIsATripAndTheComputersAnswerAnother(Visitor visitor) {
        Page page = open(visitor, "#/en/cameleon/play?level=greedy&game=cameleon.1_variant.brave_first.R_empty.6");
        page.getByLabel("Show the gains").selectOption("R");
        page.locator("[data-cell='2-2']").waitFor();
        page.locator("[data-cell='2,2'], [data-line='2'][data-column='2']").first();
        int before = trips(page);
        page.locator("[data-cell='2-2']").click();
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", "2");
        assertThat(trips(page)).isEqualTo(before + 2);
    }

    @Test
    void aCardOfFarawayIsLaidInOneTrip(Visitor visitor) {
        Page page = open(visitor, "#/en/faraway/play?cards=4.12.13.18.20.24.39.44.120.130");
        FarawayTable table = new FarawayTable(page);
        table.card(12).waitFor();
        int before = trips(page);
        table.lay(12, 0);
        table.expectLaid(0, 12);
        table.expectScore(0, false);
        assertThat(trips(page)).isEqualTo(before + 1);
    }

    @Test
    void aHalfTurnOfPapattesIsDecidedInOneTrip(Visitor visitor) {
        visitor.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        Page page = open(visitor, "#/en/papattes/play?map=clairiere&seed=7&opponent=random&side=0");
        assertThat(page.locator("[data-phase=yours]")).hasAttribute("data-turn", "0");
        int before = trips(page);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^master 6")))
                .click();
        assertThat(page.locator("[data-phase]")).containsText("master 6");
        assertThat(trips(page)).isEqualTo(before + 1);
        visitor.button("End the half-turn").click();
        assertThat(page.locator("[data-phase=yours]")).hasAttribute("data-turn", "2");
        // The last one shows the map that the opponent left.
        assertThat(trips(page)).isEqualTo(before + 3);
    }
}
