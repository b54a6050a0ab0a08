package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;

/** The Faraway table on a page: spots 0 to 7 are for regions, 8 to 14 for sanctuaries. */
final class FarawayTable {
    private final Page page;

    FarawayTable(Page page) {
        this.page = page;
    }

    Locator spot(int spot) {
        return page.locator("[data-spot='" + spot + "']");
    }

    /** A card among those to choose from. */
    Locator card(int number) {
        return page.locator("[data-card='" + number + "']");
    }

    void lay(int number, int spot) {
        card(number).click();
        spot(spot).click();
    }

    void carryByFinger(Locator from, Locator to) {
        BoundingBox start = from.boundingBox();
        BoundingBox end = to.boundingBox();
        Fingers.drag(
                page,
                start.x + start.width / 2,
                start.y + start.height / 2,
                end.x + end.width / 2,
                end.y + end.height / 2);
    }

    void expectLaid(int spot, int number) {
        assertThat(spot(spot)).hasAttribute("data-laid", Integer.toString(number));
    }

    void expectEmpty(int spot) {
        assertThat(page.locator("[data-spot='" + spot + "']:not([data-laid])")).isVisible();
    }

    void expectScore(int score, boolean valid) {
        assertThat(page.locator("[data-score]")).hasAttribute("data-score", Integer.toString(score));
        assertThat(page.locator("[data-score]")).hasAttribute("data-valid", Boolean.toString(valid));
    }

    void expectProved(int score) {
        page.locator("[data-proof=proved]").waitFor();
        assertThat(page.locator("[data-best]")).hasAttribute("data-best", Integer.toString(score));
    }
}
