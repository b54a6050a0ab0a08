package ludotheque.patience.search;

import java.util.List;
import ludotheque.kernel.SlicedSearch;
import ludotheque.patience.Board;
import ludotheque.patience.Move;

/** The search for any solution, or for the proof that there is none, a slice at a time. */
public interface AnySolver extends SlicedSearch {
    /** What a position kept in memory takes, its share of half-empty tables included. */
    int BYTES_A_POSITION = 64;

    /** The search that suits a board, under whatever rules it is. */
    static AnySolver of(Board start) {
        if (start.keepsBack() || start.lifts() + start.redeals() > 0) {
            return new FullSolver(start);
        }
        return start.game().depthsTellAll() ? new SeahavenSolver(start) : new ScanSolver(start);
    }

    /** The moves that win, once it is solved. */
    List<Move> solution();
}
