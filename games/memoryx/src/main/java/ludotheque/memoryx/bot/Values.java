package ludotheque.memoryx.bot;

import java.util.Arrays;
import ludotheque.memoryx.bot.Belief.Joker;

/**
 * The values of {@link ExactTable}'s situations in flat arrays, one for each of the joker's whereabouts.
 *
 * <p>In a duel a pair that is surely there is taken at once: waiting would give it to the opponent. So situations with s
 * such pairs are not stored, they are worth s points more than the ones without. Alone, waiting can pay (a board with more
 * cards dilutes the joker), and s is a count like the others.
 */
final class Values {
    private final int pairs;
    private final boolean takesAtOnce;
    private final double pairValue;
    /**
     * How many ways there are to fill the counts of a situation in {@link #moved}, with a sum of at most r: all of them, all after
     * the first, after the second and after the third.
     */
    private final int[] all;

    private final int[] afterFirst;
    private final int[] afterSecond;
    private final int[] afterThird;
    private final int[] movedStart;
    private final int width;

    private final double[] moved;
    /** By the joker's whereabouts, all but {@link Joker#MOVED}. */
    private final double[][] others;

    Values(Objective objective, int pairs, boolean takesAtOnce) {
        this.pairs = pairs;
        this.takesAtOnce = takesAtOnce;
        this.pairValue = objective.pair;
        int counts = takesAtOnce ? 4 : 5;
        this.all = tuples(counts, pairs);
        this.afterFirst = tuples(counts - 1, pairs);
        this.afterSecond = tuples(counts - 2, pairs);
        this.afterThird = tuples(counts - 3, pairs);
        this.movedStart = new int[pairs + 2];
        for (int n = 0; n <= pairs; n++) {
            movedStart[n + 1] = movedStart[n] + all[n];
        }
        this.moved = new double[movedStart[pairs + 1]];
        this.width = takesAtOnce ? 1 : pairs + 1;
        this.others = new double[Joker.values().length][(pairs + 1) * (pairs + 1) * width];
    }

    /** By r from 0 to {@code most}: how many tuples of this many counts have a sum of at most r. */
    private static int[] tuples(int counts, int most) {
        int[] tuples = new int[most + 1];
        Arrays.fill(tuples, 1);
        for (int count = 0; count < counts; count++) {
            for (int r = 1; r <= most; r++) {
                tuples[r] += tuples[r - 1];
            }
        }
        return tuples;
    }

    /** Whether situations with pairs that are surely there are left out. */
    boolean takesAtOnce() {
        return takesAtOnce;
    }

    double moved(int n, int sure, int unsure, int half, int open, int s) {
        return takesAtOnce
                ? s * pairValue + moved[at(n - s, sure, unsure, half, open, 0)]
                : moved[at(n, sure, unsure, half, open, s)];
    }

    void setMoved(int n, int sure, int unsure, int half, int open, int s, double value) {
        moved[at(n, sure, unsure, half, open, s)] = value;
    }

    double get(Joker joker, int n, int k, int s) {
        double[] table = table(joker);
        return takesAtOnce ? s * pairValue + table[at(n - s, k, 0)] : table[at(n, k, s)];
    }

    void set(Joker joker, int n, int k, int s, double value) {
        table(joker)[at(n, k, s)] = value;
    }

    /** How many situations have at most n pairs on the board and at least one. */
    int sizeUpTo(int n) {
        int size = movedStart[n + 1] - 1;
        for (int level = 1; level <= n; level++) {
            int countings = afterThird[level];
            size += 2 * countings + 2 * (countings - (takesAtOnce ? 1 : level + 1));
        }
        return size;
    }

    @SuppressWarnings("EnumOrdinal") // a place in an array that nobody else sees
    private double[] table(Joker joker) {
        return others[joker.ordinal()];
    }

    private int at(int n, int k, int s) {
        return (n * (pairs + 1) + k) * width + s;
    }

    /** The rank of the counts, whose sum is at most n, in the order of the first, then the second, and so on. */
    private int at(int n, int sure, int unsure, int half, int open, int s) {
        int sureLeft = n - sure;
        int unsureLeft = sureLeft - unsure;
        int halfLeft = unsureLeft - half;
        return movedStart[n]
                + (all[n] - all[sureLeft])
                + (afterFirst[sureLeft] - afterFirst[unsureLeft])
                + (afterSecond[unsureLeft] - afterSecond[halfLeft])
                + (afterThird[halfLeft] - afterThird[halfLeft - open])
                + s;
    }
}
