package ludotheque.cameleon.solver;

import java.util.Arrays;

/**
 * What is known about each canonical region as if it were the whole board: who gets it, by who moves first in it. Everything here is
 * proved, by search or by the parity theorem:
 *
 * <p>when the board has an even number of white cells, the player who does not move can answer every move in a block that has an even
 * number inside the same block, and a move in any other block by one in those others, which are even together. So that player plays
 * second in each even block; whether this wins the block is solved exactly. Nothing is assumed of the other blocks, nor of the order in
 * which blocks are filled: if the whole then goes to that player in every case, it is won.
 */
final class Verdicts {
    static final byte UNKNOWN = 0;
    static final byte WINS = 1;
    static final byte LOSES = 2;

    private static final int BLOCK_WHITES = 36;
    private static final byte NOT_ASKED = -1;

    private final Counters counters;
    /** For each region and mover: whether the mover gets it. */
    private byte[] results = new byte[1 << 13];
    /** For each region and second player: who may get it when that player always answers in the same block. */
    private byte[] answers = new byte[1 << 13];

    Verdicts(Counters counters) {
        this.counters = counters;
        Arrays.fill(answers, NOT_ASKED);
    }

    private void grow() {
        int before = results.length;
        if (before < 2 * counters.size()) {
            results = Arrays.copyOf(results, 4 * counters.size());
            answers = Arrays.copyOf(answers, 4 * counters.size());
            Arrays.fill(answers, before, answers.length, NOT_ASKED);
        }
    }

    private static int key(int region, int player) {
        return 2 * region + player - 1;
    }

    void learn(int region, int mover, byte result) {
        grow();
        results[key(region, mover)] = result;
    }

    /** Whether the player to move gets the region, if it is known without search. */
    byte of(int region, int mover) {
        int owners = counters.owners(region);
        if (owners != Majority.EITHER) {
            return owners == mover ? WINS : LOSES;
        }
        grow();
        int key = key(region, mover);
        if (results[key] == UNKNOWN) {
            int second = mover ^ Majority.EITHER;
            if (isSolvedBlock(region)) {
                learn(region, mover, solveBlock(region, mover));
            } else if (counters.whites(region) % 2 == 0 && byAnswering(region, second) == second) {
                learn(region, mover, LOSES);
            }
        }
        return results[key];
    }

    private boolean isSolvedBlock(int region) {
        return counters.isSmall(region) || (counters.isBlock(region) && counters.whites(region) <= BLOCK_WHITES);
    }

    /** Plain search, every position once: a block of four counters has 1001 of them. */
    private byte solveBlock(int region, int mover) {
        for (int after : counters.successors(region, mover)) {
            if (of(after, mover ^ Majority.EITHER) == LOSES) {
                return WINS;
            }
        }
        return LOSES;
    }

    /** Who may get a region when this player always answers in the same even block. */
    private int byAnswering(int region, int second) {
        int owners = counters.owners(region);
        if (owners != Majority.EITHER) {
            return owners;
        }
        grow();
        int key = key(region, second);
        if (answers[key] == NOT_ASKED) {
            byte answer = (byte) findByAnswering(region, second);
            // Only now: the search may have grown the array.
            grow();
            answers[key] = answer;
        }
        return answers[key];
    }

    private int findByAnswering(int region, int second) {
        if (isSolvedBlock(region)) {
            boolean even = counters.whites(region) % 2 == 0;
            return even && of(region, second ^ Majority.EITHER) == LOSES ? second : Majority.EITHER;
        }
        int parts = 0;
        for (int i = 0; i < 4; i++) {
            int part = counters.part(region, i);
            parts = Majority.with(parts, byAnswering(part, second), counters.whites(part) > 0);
        }
        return Majority.winners(parts);
    }

    /** How many blocks this player cannot simply win by answering in them. */
    int disorder(int region, int second) {
        if (counters.owners(region) != Majority.EITHER) {
            return counters.whites(region) % 2;
        }
        if (isSolvedBlock(region)) {
            return byAnswering(region, second) == second ? 0 : 1;
        }
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += disorder(counters.part(region, i), second);
        }
        return sum;
    }
}
