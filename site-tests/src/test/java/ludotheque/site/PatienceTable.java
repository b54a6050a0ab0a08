package ludotheque.site;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;

/** The Patience table on a page. Spots are called {@code column-0}, {@code register-0}, {@code foundation-0}. */
final class PatienceTable {
    private final Page page;

    PatienceTable(Page page) {
        this.page = page;
    }

    Locator spot(String name) {
        return page.locator("[data-spot='" + name + "']");
    }

    /** Whatever the page last said: a move, a refusal, an answer of the solver. */
    Locator news() {
        return page.locator("[data-news]");
    }

    void expectMoves(int moves) {
        PlaywrightAssertions.assertThat(page.locator("[data-moves]"))
                .hasAttribute("data-moves", Integer.toString(moves));
    }

    void expectTop(String name, int card) {
        PlaywrightAssertions.assertThat(spot(name)).hasAttribute("data-top", Integer.toString(card));
    }

    /** The card on top of a spot that is not empty. */
    int top(String name) {
        return Integer.parseInt(spot(name).getAttribute("data-top"));
    }

    void click(String from, String to) {
        spot(from).click();
        spot(to).click();
    }

    /** Carries the card that lies some pixels below the upper edge of a spot. */
    void drag(String from, double below, String to) {
        carry(from, below, to);
        page.mouse().up();
    }

    /** The same without letting go. */
    void carry(String from, double below, String to) {
        BoundingBox start = spot(from).boundingBox();
        BoundingBox end = spot(to).boundingBox();
        Mouse mouse = page.mouse();
        mouse.move(start.x + start.width / 2, start.y + below);
        mouse.down();
        mouse.move(end.x + end.width / 2, end.y + end.height / 2, new Mouse.MoveOptions().setSteps(4));
    }

    /** Carries the top card of a short column or of a register with a finger. */
    void dragByFinger(String from, String to) {
        BoundingBox start = spot(from).boundingBox();
        BoundingBox end = spot(to).boundingBox();
        Fingers.drag(
                page,
                start.x + start.width / 2,
                start.y + start.height - 5,
                end.x + end.width / 2,
                end.y + end.height / 2);
    }

    /** The moves of the record in the address, each as {@code 12.17}, {@code 12.V} or {@code 12.T}. */
    List<String> movesOfTheAddress() {
        return Pattern.compile("_move\\.(\\d+\\.[0-9TV]+)")
                .matcher(page.url())
                .results()
                .map(move -> move.group(1))
                .toList();
    }

    /** Plays one such move by two clicks. */
    void play(String move) {
        String[] words = move.split("\\.", -1);
        String before = page.url();
        // At its lower end: a click higher up takes the run that starts there.
        Locator from = page.locator("[data-spot][data-top='" + words[0] + "']");
        from.click(new Locator.ClickOptions().setPosition(10, from.boundingBox().height - 8));
        page.locator(
                        switch (words[1]) {
                            case "T" -> ".target[data-spot^=register]";
                            case "V" -> ".target[data-spot^=column]:not([data-top])";
                            default -> ".target[data-top='" + words[1] + "']";
                        })
                .first()
                .click();
        page.waitForFunction("before => location.href !== before", before);
    }

    double height(String name) {
        return spot(name).boundingBox().height;
    }
}
