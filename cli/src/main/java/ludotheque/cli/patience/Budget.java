package ludotheque.cli.patience;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import ludotheque.cli.patience.Attempt.Spent;
import ludotheque.cli.shell.TimeSpan;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import ludotheque.patience.Solution;
import ludotheque.patience.search.Solver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much a search may take. Memory is always bounded: at most half the heap, shared by those who search at once. */
final class Budget {
    private static final int SLICE = 2_000;

    /** The solver's tables have no room for more, however large the heap. */
    private static final int MOST_KEPT = Integer.MAX_VALUE / 8;

    @Option(names = "--time", paramLabel = "S", converter = TimeSpan.class)
    private @Nullable Duration time;

    @Option(names = "--nodes", paramLabel = "N", converter = Nodes.class)
    private @Nullable Integer nodes;

    private @Nullable Instant since;

    Budget() {}

    Budget(Duration time) {
        this.time = time;
    }

    /** Counts the time from here, and not from the beginning of each search. */
    void countFrom(Instant when) {
        since = when;
    }

    /** What was typed for it, in one way of several to type it. */
    List<String> options() {
        List<String> options = new ArrayList<>();
        if (time != null) {
            options.add("--time " + time.toMillis() + "ms");
        }
        if (nodes != null) {
            options.add("--nodes " + nodes);
        }
        return options;
    }

    /**
     * Searches until there is nothing more to find or the budget is spent; a solution is checked before it is believed.
     *
     * @param sharers how many search at the same time
     * @param progress is told the number of positions looked at
     */
    Attempt search(
            Board start,
            Quest quest,
            int sharers,
            InstantSource clock,
            BooleanSupplier stopped,
            LongConsumer progress) {
        long begin = clock.millis();
        long from = since == null ? begin : since.toEpochMilli();
        long deadline = time == null ? Long.MAX_VALUE : from + time.toMillis();
        long mostPositions = nodes == null ? Long.MAX_VALUE : nodes;
        long mostKept = Math.min(MOST_KEPT, Runtime.getRuntime().maxMemory() / 2 / sharers / Solver.BYTES_A_POSITION);
        Spent spent = null;
        boolean ended = false;
        while (!ended && spent == null) {
            try {
                ended = quest.advance((int) Math.min(SLICE, Math.max(1, mostPositions - quest.positions())));
                progress.accept(quest.positions());
                if (quest.positions() >= mostPositions) {
                    spent = Spent.NODES;
                } else if (quest.kept() >= mostKept) {
                    spent = Spent.MEMORY;
                } else if (clock.millis() >= deadline) {
                    spent = Spent.TIME;
                } else if (stopped.getAsBoolean()) {
                    spent = Spent.INTERRUPTED;
                }
            } catch (OutOfMemoryError outOfMemory) {
                // Half the heap is an estimate of what the solver takes; the heap itself has the last word.
                spent = Spent.MEMORY;
            }
        }
        return new Attempt(
                quest.answer(),
                quest.answer() == Answer.SUCCES ? checked(start, quest.solution()) : List.of(),
                quest.atLeast(),
                quest.positions(),
                clock.millis() - begin,
                ended ? null : spent);
    }

    private static List<Move> checked(Board start, List<Move> solution) {
        if (!Solution.check(start, Solution.format(solution)).isWon()) {
            throw new IllegalStateException("The solver's solution does not win: " + solution);
        }
        return solution;
    }

    private static final class Nodes extends WholeNumber {
        Nodes() {
            super(1, Integer.MAX_VALUE);
        }
    }
}
