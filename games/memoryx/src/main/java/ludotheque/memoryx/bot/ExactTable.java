package ludotheque.memoryx.bot;

/**
 * The value of every situation a player with a perfect memory can meet at the start of his turn, for an {@link Objective}.
 *
 * <p>Places of one kind are alike, so a situation is a few counts: n pairs on the board, s of them surely known, and by the
 * joker's whereabouts ({@link Belief.Joker})
 *
 * <ul>
 *   <li>MOVED: how many remembered single cards are sure and unsure, and remembered pairs half sure and open;
 *   <li>otherwise: how many single cards are remembered, all sure.
 * </ul>
 *
 * A pair taken leads to n − 1, a card seen to more knowledge; only the joker's sight leads back, to "just moved" with as much
 * remembered and nothing sure. So situations are solved in the order of n, then of how many cards are remembered, and the ones
 * with k singles and m pairs remembered form a block with a single unknown: the value x just after the joker moved. Given x the
 * whole block follows, x itself included: a fixed point of one number.
 */
public final class ExactTable {
    private static final double PRECISION = 1e-12;
    private static final int MOST_ROUNDS = 1000;

    private final Objective objective;
    private final int pairs;
    private final int states;
    private final Lookahead lookahead;
    private final Values values;
    private int solvedPairs;

    public ExactTable(Objective objective, int pairs) {
        this(objective, pairs, objective == Objective.DUEL);
    }

    /** With {@code takesAtOnce} a player takes every pair that is surely there before anything else. */
    ExactTable(Objective objective, int pairs, boolean takesAtOnce) {
        this.objective = objective;
        this.pairs = pairs;
        this.values = new Values(objective, pairs, takesAtOnce);
        this.states = values.sizeUpTo(pairs);
        this.lookahead = new Lookahead(objective, values);
    }

    /** Solves all situations with one more pair on the board; returns whether some are left to solve. */
    public boolean advance() {
        if (solvedPairs < pairs) {
            solve(++solvedPairs);
        }
        return !isComplete();
    }

    public boolean isComplete() {
        return solvedPairs == pairs;
    }

    /** The share of the situations that are solved, 0 to 1. */
    public double progress() {
        return (double) values.sizeUpTo(solvedPairs) / states;
    }

    /** The number of situations. */
    public int states() {
        return states;
    }

    /** The value of a new game, for the player who starts. */
    public double startValue() {
        return values.unseen.get(pairs, 0, 0);
    }

    /** The equations over the complete table: one's own, so that several bots can think at once. */
    Lookahead lookahead() {
        while (!isComplete()) {
            advance();
        }
        return new Lookahead(objective, values);
    }

    private void solve(int n) {
        for (int seen = 2 * n; seen >= 0; seen--) {
            for (int m = Math.max(0, seen - n); 2 * m <= seen; m++) {
                solveBlock(n, seen - 2 * m, m);
            }
        }
    }

    /** Finds x with x = block(x) by the secant method; block is a contraction, so plain iteration is the safe step. */
    private void solveBlock(int n, int k, int m) {
        // The neighbour that knows one card more is solved and close.
        double x = k + m < n ? values.moved(n, 0, k + 1, 0, m, 0) : 0;
        double y = block(n, k, m, x);
        double nextX = y;
        for (int round = 0; round < MOST_ROUNDS && Math.abs(y - x) > PRECISION * (1 + Math.abs(x)); round++) {
            double nextY = block(n, k, m, nextX);
            double slope = (nextY - y) / (nextX - x);
            boolean closer = Math.abs(nextY - nextX) < Math.abs(y - x);
            x = nextX;
            y = nextY;
            nextX = closer && Math.abs(slope) < 1 ? x + (y - x) / (1 - slope) : y;
        }
    }

    /** Computes every situation of a block as if the one just after the joker moved were worth x; returns what that one is. */
    private double block(int n, int k, int m, double x) {
        values.setMoved(n, 0, k, 0, m, 0, x);
        if (stored(m)) {
            values.unseen.set(n, k, m, lookahead.unseen(n, k, m));
            values.located.set(n, k, m, lookahead.located(n, k, m));
            if (k > 0) {
                values.suspectOrUnseen.set(n, k - 1, m, lookahead.suspectOrUnseen(n, k - 1, m));
            }
        }
        if (m > 0 && stored(m - 1)) {
            values.twoSuspects.set(n, k, m - 1, lookahead.twoSuspects(n, k, m - 1));
        }
        double value = x;
        for (int unsure = 0; unsure <= k; unsure++) {
            for (int open = 0; open <= m; open++) {
                for (int half = values.takesAtOnce() ? m - open : 0; half <= m - open; half++) {
                    value = lookahead.moved(n, k - unsure, unsure, half, open, m - open - half);
                    if (unsure < k || open < m) {
                        values.setMoved(n, k - unsure, unsure, half, open, m - open - half, value);
                    }
                }
            }
        }
        return value;
    }

    private boolean stored(int s) {
        return s == 0 || !values.takesAtOnce();
    }
}
