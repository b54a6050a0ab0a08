package ludotheque.patience.search;

import ludotheque.patience.Card;

/**
 * How much each feature of a position counts against it. A scan looks at the position with the lowest sum first.
 *
 * @param remaining each card not on the foundation
 * @param blockers each card above the next card of a suit
 * @param disorder each card on one it does not build on
 * @param registers each register in use
 * @param emptyColumns counts for a position: each empty column
 * @param burden each card above one of a lower rank
 * @param moves each move made so far; with some weight here solutions get shorter
 */
record Weights(int remaining, int blockers, int disorder, int registers, int emptyColumns, int burden, int moves) {

    int of(Position position, int depth) {
        return remaining * (Card.COUNT - position.deposited())
                + blockers * position.blockers()
                + disorder * position.disorder()
                + registers * position.registersUsed()
                - emptyColumns * position.emptyColumns()
                + burden * position.burden()
                + moves * depth;
    }
}
