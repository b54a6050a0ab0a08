package ludotheque.patience.search;

import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a solution in few moves, under whatever rules a board is, and for a proof that none is shorter, a slice at a time. A
 * solution found quickly comes first, and is then made shorter.
 */
public final class ShortSolver {
    /** How a search stands. */
    public enum State {
        /** No solution yet. */
        SEARCHING,
        /** There is a solution, and shorter ones are looked for. */
        SHORTENING,
        /** What is worth a try is tried: the solution is short, and what is left is to prove that none is shorter. */
        PROVING,
        /** No solution is shorter. */
        SHORTEST,
        INSOLUBLE
    }

    private final Board start;
    private final boolean hasStages;
    private final AnySolver first;
    /** Null before the first solution. */
    private @Nullable Shortening shortening;

    private State state = State.SEARCHING;

    public ShortSolver(Board start) {
        this.start = start.copy();
        this.hasStages = start.lifts() + start.redeals() > 0;
        this.first = AnySolver.of(start);
    }

    /** Looks at about this many more positions. */
    public State advance(int positions) {
        long target = positions() + positions;
        while (positions() < target && state != State.SHORTEST && state != State.INSOLUBLE) {
            int left = (int) (target - positions());
            state = shortening == null ? search(left) : shorten(shortening, left);
        }
        return state;
    }

    private State search(int positions) {
        return switch (first.advance(positions)) {
            case RUNNING -> State.SEARCHING;
            case IMPOSSIBLE, GAVE_UP -> State.INSOLUBLE;
            case SOLVED -> {
                List<Move> solution = first.solution();
                shortening = hasStages ? new ShortRedeals(start, solution) : new ShortScans(start, solution);
                yield State.SHORTENING;
            }
        };
    }

    private static State shorten(Shortening shortening, int positions) {
        if (shortening.advance(positions)) {
            return State.SHORTEST;
        }
        return shortening.isProving() ? State.PROVING : State.SHORTENING;
    }

    /** The shortest solution so far, once there is one. */
    public List<Move> solution() {
        return shortening == null ? List.of() : shortening.solution();
    }

    /** No solution has fewer moves than this. */
    public int fewest() {
        if (shortening == null) {
            return 0;
        }
        return state == State.SHORTEST ? shortening.solution().size() : shortening.fewest();
    }

    /** How many positions were met so far. */
    public long positions() {
        return first.positions() + (shortening == null ? 0 : shortening.positions());
    }

    /** How many positions are kept in memory now. */
    public long kept() {
        return first.kept() + (shortening == null ? 0 : shortening.kept());
    }
}
