package ludotheque.patience;

/**
 * One way to scan for a solution: how freely cards move, how many positions it may meet in the first round, and how much each feature of a
 * position counts against it. A scan looks at the position with the lowest sum first.
 *
 * @param remaining each card not on the foundation
 * @param blockers each card above the next card of a suit
 * @param disorder each card on one it does not build on
 * @param registers each register in use
 * @param emptyColumns counts for a position: each empty column
 * @param burden each card above one of a lower rank
 * @param moves each move made so far; with some weight here solutions get shorter
 */
public record ScanSettings(
        Freedom freedom,
        int quota,
        int remaining,
        int blockers,
        int disorder,
        int registers,
        int emptyColumns,
        int burden,
        int moves) {
    /** Where the weights matter little, one scan is enough. */
    public static final int TO_THE_END = 1 << 30;
}
