package ludotheque.patience.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Sets of choices which free kings own a column: a choice is four bits, one a suit, and a set of choices sixteen bits, one a choice. All
 * choices that come with the same {@link Depths} are so looked at together.
 */
final class Owners {
    private static final int SUITS = 4;
    private static final int CHOICES = 16;
    /** More registers than this are not told apart: nobody has that many. */
    private static final int MOST = 5;

    /** The first {@value #MOST} cards of each suit, and what counts them lane by lane. */
    private static final long FIRST = SuitLanes.KINGS * ((1 << MOST) - 1);

    private static final long ODD = SuitLanes.KINGS * 0x15;
    private static final long PAIR = SuitLanes.KINGS * 0x3;
    /** Four digits to the base {@code MOST + 1}: the sum comes out in the highest lane, and none of the others overflows. */
    private static final long BY_POWERS = (1L << (3 * SuitLanes.LANE))
            + ((MOST + 1L) << (2 * SuitLanes.LANE))
            + (((MOST + 1L) * (MOST + 1)) << SuitLanes.LANE)
            + (MOST + 1L) * (MOST + 1) * (MOST + 1);

    /** For each suit, the choices in which its king owns a column. */
    private static final int[] WITH = new int[SUITS];

    /** For each number of columns, the choices that fill no more. */
    private static final int[] FILLING = new int[SUITS + 1];

    /** For the cards behind each of the four kings and a number of registers, the choices that leave no more cards without a column. */
    private static final char[] FITTING = new char[(MOST + 1) * (MOST + 1) * (MOST + 1) * (MOST + 1) * MOST];

    static {
        for (int choice = 0; choice < CHOICES; choice++) {
            for (int suit = 0; suit < SUITS; suit++) {
                WITH[suit] |= ((choice >> suit) & 1) << choice;
            }
            for (int columns = Integer.bitCount(choice); columns <= SUITS; columns++) {
                FILLING[columns] |= 1 << choice;
            }
        }
        for (int index = 0; index < FITTING.length; index++) {
            for (int choice = 0; choice < CHOICES; choice++) {
                int cards = 0;
                int rest = index / MOST;
                for (int suit = 0; suit < SUITS; suit++) {
                    cards += ((choice >> suit) & 1) == 0 ? rest % (MOST + 1) : 0;
                    rest /= MOST + 1;
                }
                FITTING[index] |= (char) (cards <= index % MOST ? 1 << choice : 0);
            }
        }
    }

    private Owners() {}

    /** The choices in which a suit's king owns a column. */
    static int with(int suit) {
        return WITH[suit];
    }

    static int filling(int columns) {
        return columns < 0 ? 0 : FILLING[Math.min(columns, SUITS)];
    }

    /** How many cards stand behind each king, himself included, as one number. They are the highest of their suit, so the lowest bits. */
    static int courts(long courts) {
        long ones = courts & FIRST;
        long pairs = ones - ((ones >>> 1) & ODD);
        long counts = (pairs & PAIR) + ((pairs >>> 2) & PAIR) + ((pairs >>> 4) & PAIR);
        return (int) ((counts * BY_POWERS) >>> (3 * SuitLanes.LANE));
    }

    /** The choices that leave at most so many cards without a column. */
    static int fitting(int courts, int registers) {
        return registers < 0 ? 0 : FITTING[courts * MOST + Math.min(registers, MOST - 1)];
    }

    /** The same choices with a king who owned no column before. */
    static int given(int owners, int suit) {
        return (owners & ~WITH[suit]) << (1 << suit);
    }

    /** The same choices without a king. */
    static int taken(int owners, int suit) {
        return (owners & WITH[suit]) >>> (1 << suit);
    }

    /** All choices that lead from some to others by one king of the free ones at a time, never leaving what is allowed. */
    static int reached(int owners, int allowed, long courts) {
        int reached = owners & allowed;
        int before = (courts & SuitLanes.KINGS) == 0 ? reached : 0;
        while (reached != before) {
            before = reached;
            for (long left = courts & SuitLanes.KINGS; left != 0; left &= left - 1) {
                int suit = Long.numberOfTrailingZeros(left) / SuitLanes.LANE;
                reached |= (given(reached, suit) | taken(reached, suit)) & allowed;
            }
        }
        return reached;
    }

    /** The choices on a shortest way from some of the first ones to another, by one king at a time among those that can be reached. */
    static List<Integer> way(int from, int reached, int to) {
        if (((from >> to) & 1) != 0) {
            return List.of(to);
        }
        int[] next = new int[CHOICES];
        Deque<Integer> waiting = new ArrayDeque<>(List.of(to));
        int seen = 1 << to;
        // Kings go in and out alike, so the way is looked for from its end.
        while (((from >> waiting.element()) & 1) == 0) {
            int choice = waiting.remove();
            for (int suit = 0; suit < SUITS; suit++) {
                int other = choice ^ (1 << suit);
                if ((((reached & ~seen) >> other) & 1) != 0) {
                    seen |= 1 << other;
                    next[other] = choice;
                    waiting.add(other);
                }
            }
        }
        List<Integer> way = new ArrayList<>(List.of(waiting.element()));
        while (way.get(way.size() - 1) != to) {
            way.add(next[way.get(way.size() - 1)]);
        }
        return way;
    }
}
