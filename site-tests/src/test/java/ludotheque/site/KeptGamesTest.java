package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games under way where the browser keeps nothing, and in two tabs of one browser. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class KeptGamesTest {
    private static final String DEAL = "#/en/patience/play?game=patience.1_deal.FreeCell~1";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })",
                "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"
            })
    void whatTheBrowserRefusesToKeepIsThereAsLongAsThePageIsOpen(String refusal, Visitor visitor) {
        visitor.page().addInitScript(refusal);
        visitor.open(DEAL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-0", "register-0");
        table.expectMoves(1);
        visitor.link("Ludothèque").click();
        visitor.link("Mémoryx").click();
        Locator card = visitor.page().locator("[data-place='3']");
        card.click();
        assertThat(card).hasAttribute("data-state", "up");
        visitor.link("Ludothèque").click();
        visitor.link("Patience").click();
        table.expectMoves(1);
        visitor.page().evaluate("() => { location.hash = '#/en/statistics' }");
        assertThat(visitor.page().locator("[data-tally='patience FreeCell'] td").first())
                .hasText("1");
    }

    @Test
    void aPageOffersTheGameAsAnotherTabLeftIt(Visitor visitor) {
        visitor.open(DEAL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-0", "register-0");
        table.expectMoves(1);
        visitor.link("Ludothèque").click();
        Page other = visitor.newPage();
        other.navigate(visitor.address() + "#/en/patience");
        PatienceTable there = new PatienceTable(other);
        there.expectMoves(1);
        there.click("column-1", "register-1");
        there.expectMoves(2);
        assertThat(visitor.page().locator("[data-resume=patience]")).hasText("Resume (2 moves)");
        visitor.link("Patience").click();
        table.expectMoves(2);
        visitor.page().evaluate("() => { location.hash = '#/en/statistics' }");
        assertThat(visitor.page().locator("[data-tally='patience FreeCell']")).isVisible();
        other.evaluate("() => { location.hash = '#/en/statistics' }");
        other.getByText("Clear all").click();
        other.getByText("Yes, clear").click();
        assertThat(visitor.page().locator("[data-tally]")).hasCount(0);
    }

    @Test
    void aGameThatGoesOnInTwoTabsIsTwoGames(Visitor visitor) {
        visitor.open(DEAL);
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-0", "register-0");
        table.expectMoves(1);
        Page other = visitor.newPage();
        other.navigate(visitor.address() + "#/en/patience");
        PatienceTable there = new PatienceTable(other);
        there.expectMoves(1);
        there.click("column-1", "register-1");
        there.click("column-2", "register-2");
        there.expectMoves(3);
        table.click("column-3", "register-3");
        table.expectMoves(2);
        visitor.link("New game").click();
        assertThat(visitor.page().locator("[data-begun]")).hasAttribute("data-begun", "2");
        visitor.link("FreeCell no. 1 · Resume (3 moves)").click();
        table.expectMoves(3);
    }
}
