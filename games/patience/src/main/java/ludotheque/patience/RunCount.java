package ludotheque.patience;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The length of a solution where a run that goes from one column to another counts as one move, as most published tables count; ours counts
 * every card.
 */
public final class RunCount {
    /** No run takes more moves of single cards than this. */
    private static final int LONGEST = 64;

    private RunCount() {}

    /** The fewest moves that the solution can be told in: single cards, and whole runs where some moves together do no more than that. */
    public static int of(Board start, List<Move> moves) {
        List<Board> boards = new ArrayList<>(List.of(start.copy()));
        for (Move move : moves) {
            Board next = boards.get(boards.size() - 1).copy();
            next.play(move);
            boards.add(next);
        }
        int[] fewest = new int[boards.size()];
        for (int from = moves.size() - 1; from >= 0; from--) {
            fewest[from] = 1 + fewest[from + 1];
            for (int to = from + 2; to < boards.size() && to <= from + LONGEST; to++) {
                if (1 + fewest[to] < fewest[from] && isRun(boards.get(from), boards.get(to))) {
                    fewest[from] = 1 + fewest[to];
                }
            }
        }
        return fewest[0];
    }

    /** Whether nothing but some cards at the end of one column lie at the end of another now, in the same order. */
    private static boolean isRun(Board before, Board after) {
        if (!Arrays.equals(before.foundation(), after.foundation())
                || !Arrays.equals(sorted(before.registers()), sorted(after.registers()))) {
            return false;
        }
        int[] left = null;
        int[] come = null;
        for (int column = 0; column < before.game().columns(); column++) {
            int[] was = before.column(column);
            int[] is = after.column(column);
            if (Arrays.equals(was, is)) {
                continue;
            }
            if (is.length < was.length && left == null && begins(was, is)) {
                left = Arrays.copyOfRange(was, is.length, was.length);
            } else if (is.length > was.length && come == null && begins(is, was)) {
                come = Arrays.copyOfRange(is, was.length, is.length);
            } else {
                return false;
            }
        }
        return left != null && Arrays.equals(left, come);
    }

    private static boolean begins(int[] cards, int[] beginning) {
        return Arrays.equals(cards, 0, beginning.length, beginning, 0, beginning.length);
    }

    private static int[] sorted(int[] cards) {
        int[] sorted = cards.clone();
        Arrays.sort(sorted);
        return sorted;
    }
}
