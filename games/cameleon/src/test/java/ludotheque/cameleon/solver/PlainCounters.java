package ludotheque.cameleon.solver;

import java.util.HashMap;
import java.util.Map;

/**
 * Who gets a board, by trying every move on its counters: 1 to 9 white cells, or -1 red, -2 blue, 0 nobody. No pruning and no reduction:
 * what the fast solver must agree with on positions too long for the real rules.
 */
final class PlainCounters {
    private final Map<String, Boolean> known = new HashMap<>();

    /** @param smalls the small regions, those of a block side by side, blocks of a larger one too */
    boolean moverWins(int[] smalls, int mover) {
        StringBuilder key = new StringBuilder().append((char) mover);
        for (int small : smalls) {
            key.append((char) (small + 3));
        }
        Boolean before = known.get(key.toString());
        if (before != null) {
            return before;
        }
        boolean wins = false;
        for (int i = 0; i < smalls.length && !wins; i++) {
            if (smalls[i] > 0) {
                int[] after = smalls.clone();
                after[i] = smalls[i] == 1 ? -mover : smalls[i] - 1;
                if (after[i] < 0) {
                    climb(after, i);
                }
                boolean over = after[0] < 0 && isUniform(after, 0, after.length);
                wins = over ? -after[0] == mover : !moverWins(after, mover ^ Majority.EITHER);
            }
        }
        known.put(key.toString(), wins);
        return wins;
    }

    private static void climb(int[] smalls, int index) {
        int x = smalls[index];
        for (int part = 1; part < smalls.length; part *= 4) {
            int first = index / (4 * part) * (4 * part);
            int mine = 0;
            for (int i = first; i < first + 4 * part; i += part) {
                for (int j = i; j < i + part; j++) {
                    if (smalls[j] > 0) {
                        return;
                    }
                }
                mine += smalls[i] == x && isUniform(smalls, i, part) ? 1 : 0;
            }
            x = mine >= 2 ? x : -(-x ^ Majority.EITHER);
            for (int i = first; i < first + 4 * part; i++) {
                smalls[i] = x;
            }
        }
    }

    private static boolean isUniform(int[] smalls, int first, int length) {
        for (int i = first; i < first + length; i++) {
            if (smalls[i] != smalls[first]) {
                return false;
            }
        }
        return true;
    }
}
