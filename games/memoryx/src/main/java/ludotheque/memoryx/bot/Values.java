package ludotheque.memoryx.bot;

import java.util.Arrays;

/**
 * The values of {@link ExactTable}'s situations in flat arrays, one for each of the joker's whereabouts.
 *
 * <p>In a duel a pair that is surely there is taken at once: waiting would give it to the opponent. So situations with s
 * such pairs are not stored, they are worth s points more than the ones without. Alone, waiting can pay (a board with more
 * cards dilutes the joker), and s is a count like the others.
 */
final class Values {
    /** The situations of one of the joker's whereabouts other than {@link Belief.Joker#MOVED}. */
    static final class Table {
        private final boolean takesAtOnce;
        private final double pairValue;
        private final int height;
        private final int width;
        private final double[] values;

        private Table(Objective objective, int pairs, boolean takesAtOnce) {
            this.takesAtOnce = takesAtOnce;
            this.pairValue = objective.pair;
            this.height = pairs + 1;
            this.width = takesAtOnce ? 1 : pairs + 1;
            this.values = new double[(pairs + 1) * height * width];
        }

        double get(int n, int k, int s) {
            return takesAtOnce ? s * pairValue + values[at(n - s, k, 0)] : values[at(n, k, s)];
        }

        void set(int n, int k, int s, double value) {
            values[at(n, k, s)] = value;
        }

        private int at(int n, int k, int s) {
            return (n * height + k) * width + s;
        }
    }

    final Table unseen;
    final Table located;
    final Table suspectOrUnseen;
    final Table twoSuspects;

    private final boolean takesAtOnce;
    private final double pairValue;
    private final double[] moved;
    /** Where the situations with n pairs on the board end in {@link #moved}. */
    private final int[] movedEnd;
    /** By r: how many ways there are to fill the counts of such a situation with a sum of less than r, from the first, second or third on. */
    private final int[] fromFirst;

    private final int[] fromSecond;
    private final int[] fromThird;
    /** The same from the fourth on, with a sum of at most r. */
    private final int[] fromFourth;

    Values(Objective objective, int pairs, boolean takesAtOnce) {
        this.takesAtOnce = takesAtOnce;
        this.pairValue = objective.pair;
        this.unseen = new Table(objective, pairs, takesAtOnce);
        this.located = new Table(objective, pairs, takesAtOnce);
        this.suspectOrUnseen = new Table(objective, pairs, takesAtOnce);
        this.twoSuspects = new Table(objective, pairs, takesAtOnce);
        int counts = takesAtOnce ? 4 : 5;
        this.fromFirst = less(counts, pairs);
        this.fromSecond = less(counts - 1, pairs);
        this.fromThird = less(counts - 2, pairs);
        int[] fourth = less(counts - 3, pairs);
        this.fromFourth = Arrays.copyOfRange(fourth, 1, fourth.length);
        this.movedEnd = Arrays.copyOfRange(less(counts + 1, pairs), 1, pairs + 2);
        this.moved = new double[movedEnd[pairs]];
    }

    /** By r from 0 to one more than {@code most}: how many tuples of this many counts have a sum of less than r. */
    private static int[] less(int counts, int most) {
        int[] tuples = new int[most + 2];
        Arrays.fill(tuples, 1, tuples.length, 1);
        for (int count = 0; count < counts; count++) {
            for (int r = 1; r < tuples.length; r++) {
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

    /** How many situations have at most n pairs on the board and at least one. */
    int sizeUpTo(int n) {
        int size = movedEnd[n] - 1;
        for (int level = 1; level <= n; level++) {
            int countings = fromFourth[level];
            size += 2 * countings + 2 * (countings - (takesAtOnce ? 1 : level + 1));
        }
        return size;
    }

    /**
     * The rank of the counts, whose sum is at most n, in the order of the first, then the second, and so on: counted from the end, past
     * all that are larger in the first, or equal in it and larger in the second, and so on.
     */
    private int at(int n, int sure, int unsure, int half, int open, int s) {
        int sureLeft = n - sure;
        int unsureLeft = sureLeft - unsure;
        int halfLeft = unsureLeft - half;
        return movedEnd[n]
                - fromFirst[sureLeft]
                - fromSecond[unsureLeft]
                - fromThird[halfLeft]
                - fromFourth[halfLeft - open]
                + s;
    }
}
