package ludotheque.memoryx.bot;

/**
 * What the exact bot maximises, counted from now on: its points less its opponent's in a duel, the turns it needs, as a cost,
 * alone.
 */
public enum Objective {
    DUEL(1, 0, -1),
    SOLITAIRE(-1, -1, 1);

    /** Worth of a turn that takes a pair, after which the same player goes on. */
    final double pair;
    /** Worth of a turn that takes none. */
    final double miss;
    /** Whose future follows a turn that takes none: the opponent's (-1) or one's own (+1). */
    final double next;

    Objective(double pair, double miss, double next) {
        this.pair = pair;
        this.miss = miss;
        this.next = next;
    }
}
