package ludotheque.kernel;

/**
 * A search that goes on a slice at a time, so that whoever waits may show how far it is or stop it. That it was stopped is the caller's
 * answer, never the search's own.
 */
public interface SlicedSearch {
    /** Looks at about this many more positions. */
    SearchState advance(int positions);

    /** How many positions were looked at so far. */
    long positions();

    /** How many positions are kept in memory now; 0 where that is not counted. */
    default long kept() {
        return 0;
    }
}
