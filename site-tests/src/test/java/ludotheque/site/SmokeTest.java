package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InBrowser.class)
class SmokeTest {

    @Test
    void fromTheHomePageOneComesToATableAndTurnsACardOver(Visitor visitor) {
        visitor.open("#/fr");
        visitor.link("Mémoryx").click();
        MemoryxTable table = new MemoryxTable(visitor.page());
        table.awaitChoice();
        table.click(0);
        assertThat(visitor.page().locator("[data-phase]")).containsText(Pattern.compile("Place 0.:"));
    }

    @Test
    void fromTheHomePageOneComesToSolitairesAndMovesACard(Visitor visitor) {
        visitor.open("#/fr");
        visitor.link("Patience").click();
        PatienceTable table = new PatienceTable(visitor.page());
        table.click("column-0", "register-0");
        table.expectMoves(1);
    }
}
