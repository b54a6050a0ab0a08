package ludotheque.patience.search;

import java.util.List;
import ludotheque.patience.Move;

/** The search for any solution, or for the proof that there is none, a slice at a time. */
public interface AnySolver {
    /** Looks at about so many more positions. */
    Solver.State advance(int positions);

    /** How many positions were met so far. */
    long positions();

    /** How many positions are kept in memory now. */
    int kept();

    /** The moves that win, once it is solved. */
    List<Move> solution();
}
