package ludotheque.cli.patience;

import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import ludotheque.patience.RunCount;

/** What counts as one move where lengths are told. */
enum MoveCount {
    /** Every card, as the rules have it. */
    cards,
    /** A run that goes from one column to another. */
    runs;

    int of(Board start, List<Move> moves) {
        return this == cards ? moves.size() : RunCount.of(start, moves);
    }
}
