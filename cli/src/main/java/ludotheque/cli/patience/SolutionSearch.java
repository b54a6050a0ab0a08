package ludotheque.cli.patience;

import java.util.List;
import ludotheque.kernel.SlicedSearch;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/** The search for a solution, whatever kind of solution is wanted. */
interface SolutionSearch extends SlicedSearch {

    /** What can be said by now; {@link SearchAnswer#ECHEC} as long as nothing can. */
    SearchAnswer answer();

    /** The best solution so far, once there is one. */
    List<Move> solution();

    /** A number of moves that no solution goes below, or null when that is not known. */
    @Nullable
    Integer atLeast();
}
