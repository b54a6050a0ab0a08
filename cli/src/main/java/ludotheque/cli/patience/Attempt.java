package ludotheque.cli.patience;

import java.util.List;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/**
 * How a search within a {@link Budget} ended.
 *
 * @param moves that win, checked, none unless it is solved
 * @param positions looked at
 * @param spent what ran out when it gave up
 */
record Attempt(
        Answer answer,
        List<Move> moves,
        long positions,
        long milliseconds,
        @Nullable Spent spent) {

    /** What made a search give up. */
    enum Spent {
        TIME,
        NODES,
        MEMORY,
        /** Nothing ran out: somebody typed Ctrl-C. */
        INTERRUPTED
    }
}
