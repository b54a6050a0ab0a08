package ludotheque.patience.search;

import java.util.List;
import ludotheque.kernel.SlicedSearch;
import ludotheque.patience.Move;

/** The search for any solution, or for the proof that there is none, a slice at a time. */
public interface AnySolver extends SlicedSearch {
    /** The moves that win, once it is solved. */
    List<Move> solution();
}
