package ludotheque.cameleon.solver;

import java.util.Arrays;

/**
 * Decides one canonical position by depth-first proof-number search (Nagai 2002), a slice at a time: it looks first where the fewest
 * positions are left to prove, which finds the narrow proofs that parity gives.
 *
 * <p>Seen by the player to move, {@code proof} says how many positions at least are still to be decided to prove a win,
 * {@code disproof} to prove a loss.
 */
final class Search {
    private static final int INFINITE = 1 << 28;

    private final Counters counters;
    private final Verdicts verdicts;
    private final int start;
    private final int mover;

    private int[] proofs = new int[1 << 13];
    private int[] disproofs = new int[1 << 13];
    private int[][] successors = new int[1 << 13][];

    /** The positions on the way down, and when to leave each; at even depths the first mover is to move. */
    private int[] path = new int[64];

    private int[] proofLimits = new int[64];
    private int[] disproofLimits = new int[64];
    private int depth;
    private long positions;

    Search(Counters counters, Verdicts verdicts, int start, int mover) {
        this.counters = counters;
        this.verdicts = verdicts;
        this.start = start;
        this.mover = mover;
        if (verdicts.of(start, mover) == Verdicts.UNKNOWN) {
            push(start, INFINITE, INFINITE);
        }
    }

    boolean isDone() {
        return depth == 0;
    }

    boolean moverWins() {
        return verdicts.of(start, mover) == Verdicts.WINS;
    }

    long positions() {
        return positions;
    }

    void advance(int more) {
        long target = positions + more;
        while (depth > 0 && positions < target) {
            step();
        }
    }

    private int moverAt(int level) {
        return level % 2 == 0 ? mover : mover ^ Majority.EITHER;
    }

    private static int key(int region, int player) {
        return 2 * region + player - 1;
    }

    private void push(int region, int proofLimit, int disproofLimit) {
        int player = moverAt(depth);
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
            proofLimits = Arrays.copyOf(proofLimits, 2 * depth);
            disproofLimits = Arrays.copyOf(disproofLimits, 2 * depth);
        }
        int key = key(region, player);
        grow();
        if (successors[key] == null) {
            positions++;
            int[] after = counters.successors(region, player);
            grow();
            successors[key] = after;
            for (int next : after) {
                estimate(next, player ^ Majority.EITHER);
            }
        }
        path[depth] = region;
        proofLimits[depth] = proofLimit;
        disproofLimits[depth] = disproofLimit;
        depth++;
    }

    private void grow() {
        if (proofs.length < 2 * counters.size()) {
            proofs = Arrays.copyOf(proofs, 4 * counters.size());
            disproofs = Arrays.copyOf(disproofs, 4 * counters.size());
            successors = Arrays.copyOf(successors, 4 * counters.size());
        }
    }

    /** First numbers for a position: far from decided when many parts are out of order for whoever has parity on their side. */
    private void estimate(int region, int player) {
        byte verdict = verdicts.of(region, player);
        grow();
        int key = key(region, player);
        if (verdict != Verdicts.UNKNOWN) {
            proofs[key] = verdict == Verdicts.WINS ? 0 : INFINITE;
            disproofs[key] = verdict == Verdicts.WINS ? INFINITE : 0;
        } else if (proofs[key] == 0) {
            boolean even = counters.whites(region) % 2 == 0;
            int disorder = verdicts.disorder(region, even ? player ^ Majority.EITHER : player);
            proofs[key] = 1 + 4 * disorder * disorder;
            disproofs[key] = proofs[key];
        }
    }

    private void step() {
        int top = depth - 1;
        int player = moverAt(top);
        int other = player ^ Majority.EITHER;
        int key = key(path[top], player);
        int best = 0;
        int least = INFINITE;
        int second = INFINITE;
        long sum = 0;
        for (int after : successors[key]) {
            int afterKey = key(after, other);
            int disproof = disproofs[afterKey];
            sum += proofs[afterKey];
            if (disproof < least) {
                second = least;
                least = disproof;
                best = after;
            } else {
                second = Math.min(second, disproof);
            }
        }
        int proof = least;
        int disproof = (int) Math.min(sum, INFINITE);
        if (proof == 0) {
            disproof = INFINITE;
        }
        proofs[key] = proof;
        disproofs[key] = disproof;
        if (proof == 0 || disproof == 0) {
            verdicts.learn(path[top], player, proof == 0 ? Verdicts.WINS : Verdicts.LOSES);
            depth--;
        } else if (proof >= proofLimits[top] || disproof >= disproofLimits[top]) {
            depth--;
        } else {
            int bestKey = key(best, other);
            int limit = (int) Math.min(INFINITE, (long) disproofLimits[top] + proofs[bestKey] - disproof);
            push(best, limit, Math.min(proofLimits[top], second + 1));
        }
    }
}
