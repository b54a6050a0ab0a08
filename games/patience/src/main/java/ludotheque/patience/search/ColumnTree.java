package ludotheque.patience.search;

import java.util.Arrays;
import ludotheque.patience.Card;

/**
 * All that a column was ever seen to hold, each kept once and known by a number: a card on another such column, down to the empty one. So
 * what follows from the cards of a column is computed once, and moving a card is looking up two numbers.
 */
final class ColumnTree {
    static final int EMPTY = 0;
    private static final int START = 1 << 8;

    // What is told of a column: the card on top, the base of its run, the lowest rank, the run, the height.
    private static final int CARD_MASK = 63;
    private static final int BASE_SHIFT = 6;
    private static final int LOWEST_SHIFT = 12;
    private static final int RUN_SHIFT = 16;
    private static final int SMALL_MASK = 15;
    private static final int HEIGHT_SHIFT = 20;

    /** Misfits in the lower half, cards above one of a lower rank in the upper one. */
    private static final int BURDEN_SHIFT = 16;

    private static final int FAULT_MASK = (1 << BURDEN_SHIFT) - 1;

    private final LegalityTable fits;
    /** What is left without the card on top, and without the run on top. */
    private int[] below = new int[START];

    private int[] rest = new int[START];
    private int[] tells = new int[START];
    private int[] faults = new int[START];
    private long[] cards = new long[START];
    /** What a card makes of a column, or 0: first of the empty one by card, then of each other by suit. */
    private int[] with = new int[Card.COUNT + Card.SUITS * START];

    private int size = 1;

    ColumnTree(LegalityTable fits) {
        this.fits = fits;
        tells[EMPTY] = Packing.BOTTOM | (Card.KING << LOWEST_SHIFT);
    }

    /** What a column becomes when a card is put on it that builds there, or any card on an empty one. */
    int push(int column, int card) {
        int at = column == EMPTY ? card : Card.COUNT + Card.SUITS * column + Card.suit(card);
        int known = with[at];
        if (known == 0) {
            known = add(column, card);
            with[at] = known;
        }
        return known;
    }

    /** Likewise for a card dealt there, whether it builds or not. */
    int deal(int column, int card) {
        return fits.misfit(card, card(column)) == 0 ? push(column, card) : add(column, card);
    }

    /** What a column becomes when as many cards as given, from the top of another, are put on it. */
    int carry(int column, int from, int count) {
        return push(count == 1 ? column : carry(column, below[from], count - 1), card(from));
    }

    private int add(int column, int card) {
        if (size == below.length) {
            grow();
        }
        int misfit = fits.misfit(card, card(column));
        boolean isInRun = misfit == 0 && column != EMPTY;
        int rank = Card.rank(card);
        int lowest = lowest(column);
        below[size] = column;
        rest[size] = isInRun ? rest[column] : column;
        tells[size] = card
                | ((isInRun ? base(column) : card) << BASE_SHIFT)
                | (Math.min(rank, lowest) << LOWEST_SHIFT)
                | ((isInRun ? run(column) + 1 : 1) << RUN_SHIFT)
                | ((height(column) + 1) << HEIGHT_SHIFT);
        faults[size] = faults[column] + misfit + (rank > lowest ? 1 << BURDEN_SHIFT : 0);
        cards[size] = cards[column] | (1L << card);
        return size++;
    }

    private void grow() {
        int length = 2 * size;
        below = Arrays.copyOf(below, length);
        rest = Arrays.copyOf(rest, length);
        tells = Arrays.copyOf(tells, length);
        faults = Arrays.copyOf(faults, length);
        cards = Arrays.copyOf(cards, length);
        with = Arrays.copyOf(with, Card.COUNT + Card.SUITS * length);
    }

    /** What is left without the card on top. */
    int below(int column) {
        return below[column];
    }

    /** What is left without the cards on top that lie each on one it builds on. */
    int rest(int column) {
        return rest[column];
    }

    /** The card on top; {@link Packing#BOTTOM} for the empty column. */
    int card(int column) {
        return tells[column] & CARD_MASK;
    }

    /** The lowest card of the run on top. */
    int base(int column) {
        return (tells[column] >> BASE_SHIFT) & CARD_MASK;
    }

    /** The lowest rank; the highest there is for the empty column. */
    int lowest(int column) {
        return (tells[column] >> LOWEST_SHIFT) & SMALL_MASK;
    }

    /** How many cards, down from the top, lie each on one it builds on. */
    int run(int column) {
        return (tells[column] >> RUN_SHIFT) & SMALL_MASK;
    }

    int height(int column) {
        return tells[column] >> HEIGHT_SHIFT;
    }

    boolean holds(int column, int card) {
        return ((cards[column] >>> card) & 1) != 0;
    }

    /** Cards that lie on one they do not build on, and cards above one of a lower rank; sums of these are read likewise. */
    int faults(int column) {
        return faults[column];
    }

    static int disorder(int faults) {
        return faults & FAULT_MASK;
    }

    static int burden(int faults) {
        return faults >> BURDEN_SHIFT;
    }
}
