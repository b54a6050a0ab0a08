package ludotheque.kernel;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How much a search may take. It reads no clock itself: the time is asked of the caller between two slices, each of which takes some
 * milliseconds.
 *
 * @param deadline on the caller's clock
 * @param mostPositions to look at
 * @param mostKept positions in memory
 */
public record Budget(long deadline, long mostPositions, long mostKept) {
    public static final long UNLIMITED = Long.MAX_VALUE;

    private static final int SLICE = 2_000;

    /** What ended a search before its own end. */
    public enum Spent {
        TIME("le temps accordé est passé", "the time given is over"),
        NODES("le nombre de positions accordé est atteint", "the positions given are used up"),
        MEMORY("la mémoire accordée est pleine", "the memory given is full"),
        /** Nothing ran out: somebody stopped it. */
        INTERRUPTED("interrompu", "interrupted");

        private final String fr;
        private final String en;

        Spent(String fr, String en) {
            this.fr = fr;
            this.en = en;
        }

        public Text sentence() {
            return new Text(fr, en);
        }

        /** Its word in JSON. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Searches until the search is at its end or something is spent.
     *
     * @param clock in the unit of the deadline
     * @param stopped whether somebody asked to stop
     * @param progress is told the number of positions looked at
     * @return what was spent, or null when the search came to its own end
     */
    public @Nullable Spent spend(
            SlicedSearch search, LongSupplier clock, BooleanSupplier stopped, LongConsumer progress) {
        while (true) {
            try {
                long left = mostPositions - search.positions();
                SearchState state = search.advance((int) Math.min(SLICE, Math.max(1, left)));
                progress.accept(search.positions());
                if (state != SearchState.RUNNING) {
                    return null;
                }
            } catch (OutOfMemoryError outOfMemory) {
                // What a position takes is an estimate; the heap itself has the last word.
                return Spent.MEMORY;
            }
            if (search.positions() >= mostPositions) {
                return Spent.NODES;
            }
            if (search.kept() >= mostKept) {
                return Spent.MEMORY;
            }
            if (clock.getAsLong() >= deadline) {
                return Spent.TIME;
            }
            if (stopped.getAsBoolean()) {
                return Spent.INTERRUPTED;
            }
        }
    }
}
