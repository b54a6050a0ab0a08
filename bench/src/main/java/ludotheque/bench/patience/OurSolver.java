package ludotheque.bench.patience;

import ludotheque.bench.patience.Result.Verdict;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.search.AnySolver;
import ludotheque.patience.search.ShortSolver;

/** One of our searches, to its end or to a limit. */
interface OurSolver {
    int SLICE = 2_000;
    int MOST_KEPT = 50_000_000;

    Result solve(Board board);

    /** The first solution that comes, or the proof that there is none. */
    static Result any(Board board) {
        return any(board, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** Gives up after this many positions. */
    static OurSolver within(int positions) {
        return board -> any(board, positions, Long.MAX_VALUE);
    }

    /** Gives up after this many seconds. */
    static OurSolver forSeconds(int seconds) {
        return board -> any(board, Long.MAX_VALUE, System.nanoTime() + seconds * 1_000_000_000L);
    }

    private static Result any(Board board, long mostPositions, long deadline) {
        AnySolver solver = AnySolver.of(board);
        SearchState state = SearchState.RUNNING;
        while (state == SearchState.RUNNING
                && solver.positions() < mostPositions
                && solver.kept() < MOST_KEPT
                && System.nanoTime() < deadline) {
            state = solver.advance((int) Math.min(SLICE, mostPositions - solver.positions()));
        }
        return switch (state) {
            case SOLVED ->
                new Result(Verdict.SOLVED, solver.positions(), solver.solution().size());
            case IMPOSSIBLE -> new Result(Verdict.INSOLUBLE, solver.positions(), 0);
            case RUNNING, GAVE_UP -> new Result(Verdict.UNDECIDED, solver.positions(), 0);
        };
    }

    /** A short solution, not proved to be the shortest. */
    static Result shorter(Board board) {
        ShortSolver solver = new ShortSolver(board);
        while (true) {
            switch (solver.advance(SLICE)) {
                case SEARCHING, SHORTENING -> {}
                case PROVING, SHORTEST -> {
                    return new Result(
                            Verdict.SOLVED,
                            solver.positions(),
                            solver.solution().size());
                }
                case INSOLUBLE -> {
                    return new Result(Verdict.INSOLUBLE, solver.positions(), 0);
                }
            }
        }
    }
}
