package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Files that a visitor drops on a page, wherever the hand lets go. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class DroppedFilesTest {
    private static final String DROP = """
            text => {
              const dataTransfer = new DataTransfer()
              dataTransfer.items.add(new File([text], 'dropped.txt'))
              const happen = name =>
                !document.querySelector('h1').dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }))
              return [happen('dragover'), happen('drop')]
            }
            """;

    @Test
    void aGameIsOpenedWhereGamesAreChosen(Visitor visitor) {
        visitor.open("#/en/patience/play?settings=1");
        drop(visitor.page(), "nothing of the kind");
        assertThat(visitor.page().locator("[role=alert]")).isVisible();
        drop(visitor.page(), "patience 1\ndeal Seahaven.5\n");
        assertThat(visitor.page().locator("[data-moves='0']")).isVisible();
    }

    @Test
    void savedStatisticsAreTakenIn(Visitor visitor) {
        visitor.open("#/en/statistics");
        drop(visitor.page(), "nothing of the kind");
        assertThat(visitor.page().locator("main [role=status]")).containsText("no statistics");
        drop(visitor.page(), """
                {"ludotheque": "statistics", "version": 1, "tallies": [{"game": "patience", "kind": "FreeCell", "played": 7, "won": 7}]}
                """);
        assertThat(visitor.page().locator("[data-tally='patience FreeCell']")).isVisible();
    }

    @Test
    void aFileIsNeverOpenedInsteadOfTheGameThatIsPlayed(Visitor visitor) {
        for (String page : List.of("", "/memoryx", "/patience", "/patience/rules", "/docs", "/daily")) {
            visitor.open("#/en" + page);
            drop(visitor.page(), "a letter to a friend");
        }
    }

    /** Left alone, the browser would leave the site and show the file. */
    private static void drop(Page page, String text) {
        assertThat(page.evaluate(DROP, text)).isEqualTo(List.of(true, true));
    }
}
