package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.patience.Solitaire;

/** The scans each game is tried with, in their order; the weights were found by trying many on other deals. */
final class Portfolio {
    /** Where the weights matter little, one scan is enough. */
    private static final int TO_THE_END = 1 << 30;

    private Portfolio() {}

    /**
     * One way to scan.
     *
     * @param quota how many positions it may meet in the first round
     */
    record Attempt(Weights weights, Freedom freedom, int quota) {}

    private static final List<Attempt> FREECELL = List.of(
            new Attempt(new Weights(3, 2, 5, 12, 8, 5, 2), Freedom.RUNS, 900),
            new Attempt(new Weights(5, 0, 6, 18, 12, 7, 1), Freedom.RUNS, 950),
            new Attempt(new Weights(1, 7, 6, 7, 5, 13, 0), Freedom.RUNS, 850),
            new Attempt(new Weights(0, 1, 2, 11, 11, 6, 1), Freedom.GATHERING, 1150),
            new Attempt(new Weights(0, 3, 5, 13, 12, 6, 1), Freedom.GATHERING, 800),
            new Attempt(new Weights(4, 0, 4, 8, 13, 13, 2), Freedom.RUNS, 600),
            new Attempt(new Weights(4, 2, 2, 6, 10, 3, 1), Freedom.RUNS, 900),
            new Attempt(new Weights(12, 6, 3, 10, 9, 8, 2), Freedom.SINGLES, 2500));
    private static final List<Attempt> SEAHAVEN =
            attempts(Freedom.GATHERING, TO_THE_END, new Weights(9, 4, 7, 9, 4, 6, 0));
    private static final List<Attempt> MIDNIGHT_OIL =
            attempts(Freedom.SINGLES, TO_THE_END, new Weights(4, 4, 4, 0, 0, 0, 0));
    private static final List<Attempt> BAKERS_DOZEN = attempts(
            Freedom.SINGLES,
            6000,
            new Weights(1, 1, 0, 0, 0, 5, 3),
            new Weights(6, 6, 1, 0, 0, 3, 6),
            new Weights(2, 2, 5, 0, 0, 2, 6),
            new Weights(0, 3, 3, 0, 1, 3, 6),
            new Weights(0, 5, 1, 0, 1, 3, 3),
            new Weights(4, 6, 1, 0, 4, 2, 0));

    static List<Attempt> of(Solitaire game) {
        return switch (game) {
            case FREECELL -> FREECELL;
            case SEAHAVEN -> SEAHAVEN;
            case MIDNIGHT_OIL -> MIDNIGHT_OIL;
            case BAKERS_DOZEN -> BAKERS_DOZEN;
        };
    }

    /** The quota above which a scan that misses nothing goes to the end: where weights matter much, others are tried longer. */
    static int lastQuota(Solitaire game) {
        return game == Solitaire.BAKERS_DOZEN ? 1 << 20 : 1 << 17;
    }

    private static List<Attempt> attempts(Freedom freedom, int quota, Weights... weights) {
        List<Attempt> attempts = new ArrayList<>();
        for (Weights each : weights) {
            attempts.add(new Attempt(each, freedom, quota));
        }
        return attempts;
    }
}
