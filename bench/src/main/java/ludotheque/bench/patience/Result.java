package ludotheque.bench.patience;

/**
 * What a solver said of one deal.
 *
 * @param positions looked at
 * @param moves of the solution, 0 without one
 */
record Result(Verdict verdict, long positions, int moves) {

    /** The three answers. */
    enum Verdict {
        SOLVED,
        INSOLUBLE,
        /** It gave up. */
        UNDECIDED
    }
}
