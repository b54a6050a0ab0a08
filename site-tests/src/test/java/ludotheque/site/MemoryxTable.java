package ludotheque.site;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;

/** The Mémoryx board on a page, and a tireless player who picks cards at random. */
final class MemoryxTable {
    /** No 3×3 game of two random players has come near this. */
    private static final int MOST_FLIPS = 2_000;

    private final Page page;

    MemoryxTable(Page page) {
        this.page = page;
    }

    Locator card(int place) {
        return page.locator("[data-place='" + place + "']");
    }

    /** Waits until the person may choose a card, or the game has ended. */
    void awaitChoice() {
        page.locator("[data-phase=choosing], [data-phase=over], [data-phase=stopped]")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }

    boolean isOver() {
        return page.locator("[data-end]").count() > 0;
    }

    List<Integer> hiddenPlaces() {
        return page.locator("[data-state=down]").all().stream()
                .map(card -> Integer.valueOf(card.getAttribute("data-place")))
                .toList();
    }

    /** Turns one card over and waits until the next choice. */
    void flip(int place, IntConsumer hand) {
        String before = page.url();
        hand.accept(place);
        page.waitForFunction("before => location.href !== before", before);
        awaitChoice();
    }

    void click(int place) {
        card(place).click();
    }

    /** Plays to the end with a given hand: the mouse or the keyboard. */
    void playToTheEnd(IntConsumer hand) {
        Random random = new Random(2026);
        awaitChoice();
        for (int flips = 0; !isOver(); flips++) {
            if (flips > MOST_FLIPS) {
                throw new AssertionError("The game does not end: " + page.url());
            }
            List<Integer> places = hiddenPlaces();
            flip(places.get(random.nextInt(places.size())), hand);
        }
    }
}
