package ludotheque.cli.patience;

import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import ludotheque.patience.search.ShortSolver;
import ludotheque.patience.search.ShortSolver.State;
import org.jspecify.annotations.Nullable;

/** The search for a solution in few moves; it may go on to a proof that no solution has fewer. */
final class FewMoves implements SolutionSearch {
    private final ShortSolver solver;
    private final boolean proves;
    private State state = State.SEARCHING;

    FewMoves(Board start, boolean proves) {
        this.solver = new ShortSolver(start);
        this.proves = proves;
    }

    @Override
    public SearchState advance(int positions) {
        state = solver.advance(positions);
        return switch (state) {
            case SEARCHING, SHORTENING -> SearchState.RUNNING;
            case PROVING -> proves ? SearchState.RUNNING : SearchState.SOLVED;
            case SHORTEST -> SearchState.SOLVED;
            case INSOLUBLE -> SearchState.IMPOSSIBLE;
        };
    }

    @Override
    public SearchAnswer answer() {
        return switch (state) {
            case SEARCHING -> SearchAnswer.ECHEC;
            case SHORTENING, PROVING, SHORTEST -> SearchAnswer.SUCCES;
            case INSOLUBLE -> SearchAnswer.INSOLUBLE;
        };
    }

    @Override
    public List<Move> solution() {
        return solver.solution();
    }

    @Override
    public @Nullable Integer atLeast() {
        return answer() == SearchAnswer.SUCCES ? solver.fewest() : null;
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
