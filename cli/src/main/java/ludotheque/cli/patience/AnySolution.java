package ludotheque.cli.patience;

import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Move;
import ludotheque.patience.search.AnySolver;
import org.jspecify.annotations.Nullable;

/** The search for a solution, the first that comes, or for a proof that there is none. */
final class AnySolution implements SolutionSearch {
    private final AnySolver solver;
    private SearchState state = SearchState.RUNNING;

    AnySolution(Start start) {
        this(AnySolver.of(start.board()));
    }

    AnySolution(AnySolver solver) {
        this.solver = solver;
    }

    @Override
    public SearchState advance(int positions) {
        state = solver.advance(positions);
        return state;
    }

    @Override
    public SearchAnswer answer() {
        return SearchAnswer.of(state);
    }

    @Override
    public List<Move> solution() {
        return solver.solution();
    }

    @Override
    public @Nullable Integer atLeast() {
        return null;
    }

    @Override
    public long positions() {
        return solver.positions();
    }

    @Override
    public long kept() {
        return solver.kept();
    }
}
