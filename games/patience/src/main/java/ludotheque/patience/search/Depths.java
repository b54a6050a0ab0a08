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
    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;
    private static final long HIGH_BITS = 0x0820_8208_2082_0820L;
    private static final long LOW_BITS = HIGH_BITS - (HIGH_BITS >>> (BITS - 1));

    private final int columns;
    /** By the bit of each card in {@link SuitLanes}, as all that follows. */
    private final byte[] columnOf = new byte[Long.SIZE];

    private final byte[] heightOf = new byte[Long.SIZE];

    /** What happens when a card leaves its column: how much less the depths become, what is free then and what the column ends with. */
    private final long[] lessDepth = new long[Long.SIZE];

    private final long[] freed = new long[Long.SIZE];
    private final long[] nextEnd = new long[Long.SIZE];
    /** The king, as his suit's bit, who turns out to own the column then. */
    private final byte[] kingBelow = new byte[Long.SIZE];

    /** How many cards each column keeps, six bits a column. */
    long depths;
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
        for (int column = 0; column < columns; column++) {
            int[] cards = start.column(column);
            for (int height = 0; height < cards.length; height++) {
                int bit = bit(cards[height]);
                free &= ~(1L << bit);
                columnOf[bit] = (byte) column;
                heightOf[bit] = (byte) height;
                lessDepth[bit] = 1L << (BITS * column);
                freed[bit] = 1L << bit;
                if (height > 0) {
                    fallTo(bit, cards, height - 1);
                }
            }
            if (cards.length > 0) {
                depths |= (long) cards.length << (BITS * column);
                beginWith(cards);
            }
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

    private int depth(int column) {
        return (int) (depths >>> (BITS * column)) & MASK;
    }

    int emptyColumns() {
        // The highest bit of each six is set where any of them is.
        long filled = (((depths & LOW_BITS) + LOW_BITS) | depths) & HIGH_BITS;
        return columns - Long.bitCount(filled);
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

    void set(long toDepths, long toFree, long toEnds, long toDeposited) {
        depths = toDepths;
        free = toFree;
        ends = toEnds;
        deposited = toDeposited;
    }

    /** Comes here from other depths by taking away the last card that its column keeps, with all that follows from it by itself. */
    void lower(long fromDepths, long fromFree, long fromEnds, long fromDeposited, int bit) {
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
            int bit = Long.numberOfTrailingZeros(wanted);
            buried += depth(columnOf[bit]) - 1 - heightOf[bit];
        }
        return buried;
    }
}
