package ludotheque.patience.search;

import ludotheque.patience.Board;
import ludotheque.patience.Card;

/**
 * Recognises positions from which no play wins, in solitaires without registers whose empty columns stay empty, by an easier game,
 * which is harder than that of {@link DeadEnd} and is played to its end.
 *
 * <p>A card that has left the column it began in is <em>free</em>, and lies on a card that it builds on. The easier game keeps how many cards
 * each column has left of those it began with and how many are on the foundation, and forgets which free card lies on which: it only counts.
 * There must be a place for every free card, on a card of its own that is free itself or on top of what a column has left; and one more for
 * whatever is to be uncovered, because it moves. Every play of the real game is one of the easier game, so where that one is lost, the real
 * one is.
 *
 * <p>All cards that build on one card build on the same cards, so counting is enough to tell that places can be given out (Hall's theorem).
 * Columns only become less and the foundation more, so the easier game has no way back, and what was once found out of a position holds for
 * all that come to it: one of these serves all the scans of a board.
 *
 * <p>Where cards may come back from the foundation, those on it count as places too, and as staying there: that is easier still.
 */
final class CountedPlaces implements LostPositions {
    /** How many positions of the easier game are looked at for one of the real game, so that a slice of a search is soon over. */
    private static final int MOST_LOOKED_AT = 1 << 16;

    private static final int FOUNDATION_BITS = 4;
    private static final int FOUNDATION_MASK = (1 << FOUNDATION_BITS) - 1;

    private static final int UNKNOWN = 0;
    private static final int WON = 1;
    private static final int LOST = 2;

    private final boolean takesBack;
    private final LegalityTable fits;
    /** The cards that take the same cards as each card. */
    private final long[] alike = new long[Card.COUNT];
    /** The cards that build on the same cards as each card. */
    private final long[] rivals = new long[Card.COUNT];

    private final int[][] columns;
    /** Where a key has the height of each column, and the bits it takes there. */
    private final int[] shifts;

    private final int[] masks;
    /** By column and height: the cards from there up, and the card just below. */
    private final long[][] gone;

    private final long[][] tops;
    private final int[] columnOf = new int[Card.COUNT];
    /** Cards that were in no column at the start. */
    private long outside = (1L << Card.COUNT) - 1;

    private final Outcomes outcomes = new Outcomes();
    /** How many positions of the easier game may still be looked at for the question at hand. */
    private int patience;

    /** What is looked at: cards on the foundation, the next ones, free ones, and all that others can lie on. */
    private long deposited;

    private long next;
    private long free;
    private long places;

    CountedPlaces(Board start) {
        this.takesBack = start.keepsBack();
        this.fits = LegalityTable.of(start.game());
        int count = start.game().columns();
        this.columns = new int[count][];
        this.shifts = new int[count];
        this.masks = new int[count];
        this.gone = new long[count][];
        this.tops = new long[count][];
        for (int card = 0; card < Card.COUNT; card++) {
            alike[card] = ofFirst(fits.takes[card], fits.buildsOn, 1L << card);
            rivals[card] = ofFirst(fits.buildsOn[card], fits.takes, 1L << card);
        }
        int shift = Card.SUITS * FOUNDATION_BITS;
        for (int column = 0; column < count; column++) {
            layColumn(column, start.column(column));
            shifts[column] = shift;
            masks[column] = (1 << bits(columns[column].length)) - 1;
            shift += bits(columns[column].length);
        }
    }

    /** Whether the keys of a board have room for all its columns. */
    static boolean canCount(Board start) {
        return bits(start) <= Long.SIZE;
    }

    private static int bits(Board board) {
        int bits = Card.SUITS * FOUNDATION_BITS;
        for (int column = 0; column < board.game().columns(); column++) {
            bits += bits(board.column(column).length);
        }
        return bits;
    }

    /** The bits that numbers up to one take. */
    private static int bits(int most) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(most);
    }

    private static long ofFirst(long cards, long[] sets, long otherwise) {
        return cards == 0 ? otherwise : sets[Long.numberOfTrailingZeros(cards)];
    }

    private void layColumn(int column, int[] cards) {
        columns[column] = cards;
        gone[column] = new long[cards.length + 1];
        tops[column] = new long[cards.length + 1];
        for (int height = cards.length - 1; height >= 0; height--) {
            gone[column][height] = gone[column][height + 1] | (1L << cards[height]);
            tops[column][height + 1] = 1L << cards[height];
            columnOf[cards[height]] = column;
        }
        outside &= ~gone[column][0];
    }

    @Override
    public boolean hold(Position position) {
        patience = MOST_LOOKED_AT;
        return outcome(key(position)) == LOST;
    }

    @Override
    public int kept() {
        return outcomes.size();
    }

    private long key(Position position) {
        long key = 0;
        for (int suit = 0; suit < Card.SUITS; suit++) {
            key |= (long) position.foundation(suit) << (suit * FOUNDATION_BITS);
        }
        for (int column = 0; column < columns.length; column++) {
            int below = Packing.BOTTOM;
            int height = 0;
            while (height < columns[column].length && position.under(columns[column][height]) == below) {
                below = columns[column][height++];
            }
            key |= (long) height << shifts[column];
        }
        return key;
    }

    private int outcome(long key) {
        long settled = settled(key);
        if (deposited == (1L << Card.COUNT) - 1) {
            return WON;
        }
        int known = outcomes.get(settled);
        if (known != UNKNOWN || patience == 0) {
            return known;
        }
        patience--;
        int outcome = bestAfter(settled);
        if (outcome != UNKNOWN) {
            outcomes.put(settled, outcome);
        }
        return outcome;
    }

    /** What becomes of a position when all that goes to the foundation in any play has gone there. */
    private long settled(long key) {
        long settled = key;
        lookAt(settled);
        for (long going = goingByThemselves(); going != 0; going = goingByThemselves()) {
            int card = Long.numberOfTrailingZeros(going);
            settled = withDeposit(settled, card, holds(free, card));
            lookAt(settled);
        }
        return settled;
    }

    private void lookAt(long key) {
        deposited = 0;
        next = 0;
        for (int suit = 0; suit < Card.SUITS; suit++) {
            int rank = (int) (key >>> (suit * FOUNDATION_BITS)) & FOUNDATION_MASK;
            deposited |= ranksUpTo(rank) << suit;
            if (rank < Card.KING) {
                next |= 1L << Card.of(rank + 1, suit);
            }
        }
        long left = outside;
        long open = 0;
        for (int column = 0; column < columns.length; column++) {
            int height = (int) (key >>> shifts[column]) & masks[column];
            left |= gone[column][height];
            open |= tops[column][height];
        }
        free = left & ~deposited;
        places = takesBack ? left | open : free | open;
    }

    /** The cards of the first suit up to a rank. */
    private static long ranksUpTo(int rank) {
        return 0x1111_1111_1111_1L & ((1L << (rank * Card.SUITS)) - 1);
    }

    /**
     * Cards that go to the foundation at once: nothing lies on them since nothing that could is free. Where they stay places on the
     * foundation, it takes no more than that they can be uncovered.
     */
    private long goingByThemselves() {
        long going = 0;
        for (long cards = next & places; cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            if (takesBack ? canBeUncovered(card) : (free & fits.takes[card]) == 0) {
                going |= 1L << card;
            }
        }
        return going;
    }

    /** A key once a card is on the foundation that was free, or on top of what a column has left. */
    private long withDeposit(long key, int card, boolean wasFree) {
        long after = key + (1L << (Card.suit(card) * FOUNDATION_BITS));
        return wasFree ? after : lowered(after, card);
    }

    private static boolean holds(long cards, int card) {
        return ((cards >>> card) & 1) != 0;
    }

    /** A key once the card on top of what a column has left leaves it. */
    private long lowered(long key, int card) {
        return key - (1L << shifts[columnOf[card]]);
    }

    /** The best outcome of the moves from the position looked at: to the foundation, and away from columns. */
    private int bestAfter(long key) {
        long depositable = 0;
        for (long cards = next & places; cards != 0; cards &= cards - 1) {
            depositable |= canBeUncovered(Long.numberOfTrailingZeros(cards)) ? cards & -cards : 0;
        }
        long movable = 0;
        for (long cards = places & ~free & ~deposited; cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            movable |= hasPlace(card) && canBeUncovered(card) ? 1L << card : 0;
        }
        long freeBefore = free;
        int best = LOST;
        for (long cards = depositable; cards != 0 && best != WON; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            best = better(best, outcome(withDeposit(key, card, holds(freeBefore, card))));
        }
        for (long cards = movable; cards != 0 && best != WON; cards &= cards - 1) {
            best = better(best, outcome(lowered(key, Long.numberOfTrailingZeros(cards))));
        }
        return best;
    }

    private static int better(int outcome, int other) {
        if (outcome == WON || other == WON) {
            return WON;
        }
        return outcome == LOST ? other : outcome;
    }

    /** Whether there is a place for one card more of those that build where this one does. */
    private boolean hasPlace(int card) {
        return Long.bitCount(free & rivals[card]) < Long.bitCount(places & fits.buildsOn[card]);
    }

    /** Whether all that could lie on a card can lie elsewhere. */
    private boolean canBeUncovered(int card) {
        return Long.bitCount(free & fits.takes[card]) < Long.bitCount(places & alike[card]);
    }
}
