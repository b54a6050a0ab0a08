package ludotheque.patience.search;

import ludotheque.patience.Board;
import ludotheque.patience.Card;

/**
 * Where the cards of a Seahaven game are, told by how many cards each column has kept of those it began with. A card that has left them is
 * free, and its place follows: on the foundation when all lower ones of its suit are free too; else on the next higher of its suit when
 * that one lies at the end of a column; else in a register. Only a free king has a choice, an empty column or a register, and the cards
 * that follow it go where it goes: who owns a column is told by {@link Owners}, not here.
 *
 * <p>Cards that lie in a run already count as free, and so does a king at the bottom of a column: it owns the column. So the last card that
 * a column keeps always has to leave it.
 */
final class Depths {
    private final int columns;
    /** By the bit of each card in {@link SuitLanes}, as all that follows. */
    private final long[] cardsAbove = new long[Long.SIZE];

    /** What happens when a card leaves its column: how much less the depths become, what is free then and what the column ends with. */
    private final int[] lessDepth = new int[Long.SIZE];

    private final long[] freed = new long[Long.SIZE];
    private final long[] nextEnd = new long[Long.SIZE];
    private final long[] uncovered = new long[Long.SIZE];
    /** The king, as his suit's bit, who turns out to own the column then. */
    private final byte[] kingBelow = new byte[Long.SIZE];

    /**
     * How many cards each column keeps, as one number: a digit a column, from none to all it began with. Ten columns of at most 52
     * cards have at most 6.2^10 such numbers, so 27 bits are enough.
     */
    int depths;
    /** Cards that left the columns, those of the foundation included. */
    long free;
    /** The last card that each column keeps. */
    long ends;
    /** Cards on the foundation. */
    long deposited;
    /** Kings who turned out to own their column when cards left last, each as his suit's bit. */
    int kingsMet;

    Depths(Board start) {
        columns = start.game().columns();
        free = SuitLanes.ALL;
        int unit = 1;
        for (int column = 0; column < columns; column++) {
            int[] cards = start.column(column);
            for (int height = 0; height < cards.length; height++) {
                int bit = bit(cards[height]);
                free &= ~(1L << bit);
                lessDepth[bit] = unit;
                freed[bit] = 1L << bit;
                if (height > 0) {
                    fallTo(bit, cards, height - 1);
                }
                uncovered[bit] = freed[bit] == 1L << bit && nextEnd[bit] != 0 ? nextEnd[bit] : SuitLanes.ALL;
                for (int below = 0; below < height; below++) {
                    cardsAbove[bit(cards[below])] |= 1L << bit;
                }
            }
            if (cards.length > 0) {
                depths += unit * cards.length;
                beginWith(cards);
            }
            unit *= cards.length + 1;
        }
        deposit();
    }

    /** What a card's leaving lays free: the card below, or what that one's leaving lays free when it is not to be kept. */
    private void fallTo(int bit, int[] cards, int height) {
        int below = bit(cards[height]);
        if (!isFree(cards, height)) {
            nextEnd[bit] = 1L << below;
            return;
        }
        lessDepth[bit] += lessDepth[below];
        freed[bit] |= freed[below];
        nextEnd[bit] = nextEnd[below];
        kingBelow[bit] = (byte) (kingBelow[below] | king(cards, height));
    }

    private void beginWith(int[] cards) {
        int top = bit(cards[cards.length - 1]);
        if (isFree(cards, cards.length - 1)) {
            kingsMet |= kingBelow[top] | king(cards, cards.length - 1);
            leave(top);
        } else {
            ends |= 1L << top;
        }
    }

    private static int bit(int card) {
        return Long.numberOfTrailingZeros(SuitLanes.of(card));
    }

    /** Whether a card that nothing lies on lies in a run, or is a king at the bottom. */
    private static boolean isFree(int[] cards, int height) {
        return height == 0 ? Card.rank(cards[0]) == Card.KING : cards[height - 1] == cards[height] + Card.SUITS;
    }

    private static int king(int[] cards, int height) {
        return height == 0 ? 1 << Card.suit(cards[0]) : 0;
    }

    int emptyColumns() {
        return columns - Long.bitCount(ends);
    }

    boolean isWon() {
        return deposited == SuitLanes.ALL;
    }

    /** Free cards that are not on the foundation. */
    long waiting() {
        return free & ~deposited;
    }

    /** Those of them that lie in a column, because the run they are in goes up to a column's last card. */
    long built() {
        return SuitLanes.runs(waiting(), SuitLanes.below(ends) & waiting());
    }

    /** Free kings and the free cards that follow each. */
    long courts() {
        return SuitLanes.runs(waiting(), SuitLanes.KINGS & waiting());
    }

    void set(int toDepths, long toFree, long toEnds, long toDeposited) {
        depths = toDepths;
        free = toFree;
        ends = toEnds;
        deposited = toDeposited;
    }

    /** The card that is uncovered when a card leaves its column; all cards where more comes of it than that. */
    long uncovered(int bit) {
        return uncovered[bit];
    }

    /** Comes here from other depths by taking away the last card that its column keeps, with all that follows from it by itself. */
    void lower(int fromDepths, long fromFree, long fromEnds, long fromDeposited, int bit) {
        kingsMet = kingBelow[bit];
        depths = fromDepths - lessDepth[bit];
        free = fromFree | freed[bit];
        ends = (fromEnds & ~(1L << bit)) | nextEnd[bit];
        deposited = fromDeposited;
        deposit();
    }

    private void leave(int bit) {
        depths -= lessDepth[bit];
        free |= freed[bit];
        ends |= nextEnd[bit];
    }

    private void deposit() {
        long wanted = SuitLanes.wanted(deposited);
        while ((wanted & (free | ends)) != 0) {
            long leaving = wanted & ends;
            ends &= ~leaving;
            for (; leaving != 0; leaving &= leaving - 1) {
                int bit = Long.numberOfTrailingZeros(leaving);
                kingsMet |= kingBelow[bit];
                leave(bit);
            }
            deposited |= wanted & free;
            wanted = SuitLanes.wanted(deposited);
        }
    }

    /** How many cards lie above those that the foundation wants next. */
    int buried() {
        int buried = 0;
        for (long wanted = SuitLanes.wanted(deposited); wanted != 0; wanted &= wanted - 1) {
            buried += Long.bitCount(cardsAbove[Long.numberOfTrailingZeros(wanted)] & ~free);
        }
        return buried;
    }
}
