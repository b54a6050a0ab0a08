package ludotheque.kernel;

/** How a search stands. */
public enum SearchState {
    RUNNING,
    /** What was looked for is found, and proved where a proof was looked for. */
    SOLVED,
    /** Proved: there is nothing to find. */
    IMPOSSIBLE,
    /** The search cannot answer this question, however long it may run. */
    GAVE_UP
}
