package ludotheque.cli.patience;

import java.util.List;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/** A search under way, whatever it is after, which goes on a slice at a time. */
interface Quest {

    /**
     * Looks at about so many more positions.
     *
     * @return whether it is at its end
     */
    boolean advance(int positions);

    /** What can be said by now; {@link Answer#ECHEC} as long as nothing can. */
    Answer answer();

    /** The best solution so far, once there is one. */
    List<Move> solution();

    /** A number of moves that no solution goes below, or null when that is not known. */
    @Nullable
    Integer atLeast();

    /** How many positions were met so far. */
    long positions();

    /** How many positions are in memory now. */
    int kept();
}
