package ludotheque.cli.patience;

import java.time.InstantSource;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.SearchLimits;
import ludotheque.kernel.Budget.Spent;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import ludotheque.patience.Solution;
import ludotheque.patience.search.AnySolver;
import org.jspecify.annotations.Nullable;

/**
 * How a search within {@link SearchLimits} ended.
 *
 * @param moves that win, checked, none unless it is solved
 * @param atLeast a number of moves that no solution goes below, null when nobody counted
 * @param positions looked at
 * @param spent what ran out before it came to its end
 */
record Attempt(
        SearchAnswer answer,
        List<Move> moves,
        @Nullable Integer atLeast,
        long positions,
        long milliseconds,
        @Nullable Spent spent) {
    /** The solver's tables have no room for more, however large the heap. */
    private static final int MOST_KEPT = Integer.MAX_VALUE / 8;

    /** Whether no solution is shorter, which is proved. */
    boolean isShortest() {
        return atLeast != null && atLeast == moves.size();
    }

    int exitCode() {
        return spent == Spent.INTERRUPTED ? ExitCode.INTERRUPTED : answer.exitCode();
    }

    /**
     * Searches until there is nothing more to find or the limits are reached. Memory is always bounded: at most half the heap, shared by those
     * who search at once. A solution is checked before it is believed.
     *
     * @param sharers how many search at the same time
     * @param progress is told the number of positions looked at
     */
    static Attempt of(
            Board start,
            SolutionSearch search,
            SearchLimits limits,
            int sharers,
            InstantSource clock,
            BooleanSupplier stopped,
            LongConsumer progress) {
        long begin = clock.millis();
        long mostKept =
                Math.min(MOST_KEPT, Runtime.getRuntime().maxMemory() / 2 / sharers / AnySolver.BYTES_A_POSITION);
        Spent spent = limits.budget(begin, mostKept).spend(search, clock::millis, stopped, progress);
        return new Attempt(
                search.answer(),
                search.answer() == SearchAnswer.SUCCES ? checked(start, search.solution()) : List.of(),
                search.atLeast(),
                search.positions(),
                clock.millis() - begin,
                spent);
    }

    private static List<Move> checked(Board start, List<Move> solution) {
        if (!Solution.check(start, Solution.format(solution)).isWon()) {
            throw new IllegalStateException("The solver's solution does not win: " + solution);
        }
        return solution;
    }
}
