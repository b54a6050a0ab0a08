package ludotheque.patience.search;

import java.util.Arrays;
import ludotheque.patience.Card;

/** The cards in columns, each with what can be told from those below it. */
final class Columns {
    private static final int HEIGHT = 32;

    private final LegalityTable fits;
    private final int count;
    private final int[] cards;
    /** One more than there are columns, as {@link #columnOf} may say. */
    private final int[] heights;
    /** The column of each card; for one that is in none, and for places that are no card, one beyond the last. */
    private final int[] columnOf = new int[Packing.PLACES];

    private final int[] heightOf = new int[Card.COUNT];
    /** The lowest rank from the bottom up to each card; for places that are no card, the highest. */
    private final int[] lowest = new int[Packing.PLACES];
    /** How many cards, down from each card, lie each on one it builds on: the run that ends there. */
    private final int[] run = new int[Packing.PLACES];

    Columns(int count, LegalityTable fits) {
        this.fits = fits;
        this.count = count;
        this.cards = new int[count * HEIGHT];
        this.heights = new int[count + 1];
        Arrays.fill(lowest, Card.COUNT, Packing.PLACES, Card.KING);
        clear();
    }

    void clear() {
        Arrays.fill(heights, 0);
        Arrays.fill(columnOf, count);
    }

    int count() {
        return count;
    }

    int height(int column) {
        return heights[column];
    }

    int cardAt(int column, int height) {
        return cards[column * HEIGHT + height];
    }

    int top(int column) {
        return cardAt(column, heights[column] - 1);
    }

    int columnOf(int place) {
        return columnOf[place];
    }

    int heightOf(int card) {
        return heightOf[card];
    }

    /** How many cards lie above a card. */
    int countAbove(int card) {
        return heights[columnOf[card]] - 1 - heightOf[card];
    }

    int lowest(int place) {
        return lowest[place];
    }

    int run(int card) {
        return run[card];
    }

    int firstEmpty() {
        int column = 0;
        while (heights[column] > 0) {
            column++;
        }
        return column;
    }

    /** Puts a card on top of a column, where it lies on a card or on the bottom. */
    void push(int column, int card, int below) {
        int height = heights[column]++;
        cards[column * HEIGHT + height] = card;
        columnOf[card] = column;
        heightOf[card] = height;
        lowest[card] = Math.min(Card.rank(card), lowest[below]);
        run[card] = fits.misfit(card, below) == 0 ? run[below] + 1 : 1;
    }

    /** Takes away the card on top of its column. */
    void pop(int card) {
        heights[columnOf[card]]--;
        columnOf[card] = count;
    }

    /** Takes this many cards, from one to the top of its column, to another column, where they lie on a card or on the bottom. */
    void carry(int card, int howMany, int column, int below) {
        int from = columnOf[card];
        int at = from * HEIGHT + heightOf[card];
        int under = below;
        heights[from] -= howMany;
        for (int i = at; i < at + howMany; i++) {
            push(column, cards[i], under);
            under = cards[i];
        }
    }
}
