package ludotheque.patience.search;

import java.util.List;
import ludotheque.patience.Move;

/** Looks for solutions of fewer moves than one that is known, a slice at a time. */
interface Shortening {
    /**
     * Looks at about this many more positions.
     *
     * @return whether nothing is left to look at: no solution is shorter
     */
    boolean advance(int positions);

    /** Whether what is worth a try is tried: what is left is to prove that no solution is shorter. */
    boolean isProving();

    /** The shortest solution so far. */
    List<Move> solution();

    /** No solution has fewer moves than this. */
    int fewest();

    /** How many positions were met so far. */
    long positions();

    /** How many positions are kept in memory now. */
    int kept();
}
