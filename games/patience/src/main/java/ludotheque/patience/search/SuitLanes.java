package ludotheque.patience.search;

import ludotheque.patience.Card;

/**
 * Sets of cards as one word: sixteen bits a suit, the king lowest. So the next lower card of a suit is the next bit, and one addition runs
 * through the runs of all four suits at once.
 */
final class SuitLanes {
    static final int LANE = 16;
    static final long KINGS = 0x0001_0001_0001_0001L;
    static final long ALL = 0x1FFF_1FFF_1FFF_1FFFL;

    private static final long ACES = KINGS << (Card.KING - 1);

    private SuitLanes() {}

    static long of(int card) {
        return 1L << (LANE * Card.suit(card) + Card.KING - Card.rank(card));
    }

    /** The card whose bit this is. */
    static int card(int bit) {
        return Card.of(Card.KING - bit % LANE, bit / LANE);
    }

    /** The cards that one lower of their suit can be built on, given the ones that it could be. */
    static long below(long cards) {
        return (cards << 1) & ALL;
    }

    static long above(long cards) {
        return (cards >>> 1) & ALL;
    }

    /** Those of a set that follow each other downwards from one of the heads, heads included. The card above a head is not in the set. */
    static long runs(long cards, long heads) {
        return cards & ~(cards + heads);
    }

    /** The next card of each suit on the foundation. */
    static long wanted(long deposited) {
        return (above(deposited) | ACES) & ~deposited;
    }
}
