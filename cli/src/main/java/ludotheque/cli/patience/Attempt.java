package ludotheque.cli.patience;

import java.util.List;
import ludotheque.cli.shell.ExitCode;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/**
 * How a search within a {@link Budget} ended.
 *
 * @param moves that win, checked, none unless it is solved
 * @param atLeast a number of moves that no solution goes below, null when nobody counted
 * @param positions looked at
 * @param spent what ran out before it came to its end
 */
record Attempt(
        Answer answer,
        List<Move> moves,
        @Nullable Integer atLeast,
        long positions,
        long milliseconds,
        @Nullable Spent spent) {

    /** Whether no solution is shorter, which is proved. */
    boolean isShortest() {
        return atLeast != null && atLeast == moves.size();
    }

    int exitCode() {
        return spent == Spent.INTERRUPTED ? ExitCode.INTERRUPTED : answer.exitCode();
    }

    /** What ended a search before its time. */
    enum Spent {
        TIME,
        NODES,
        MEMORY,
        /** Nothing ran out: somebody typed Ctrl-C. */
        INTERRUPTED
    }
}
