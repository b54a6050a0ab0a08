package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Move;

/**
 * Looks for a solution in few moves, and for a proof that none is shorter, a slice at a time. A solution found quickly comes
 * first; scans that count moves more and more then shorten it; the last goes by the number of moves a solution takes at least and, when
 * it ends, the shortest is known.
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

    private static final List<Weights> SHORTENING =
            List.of(new Weights(6, 4, 4, 3, 2, 7, 7), new Weights(6, 4, 4, 3, 2, 7, 10));
    private static final int QUOTA = 40_000;

    private final Board start;
    private final Packing packing;
    private final Solver first;
    private List<Move> best = new ArrayList<>();
    private State state = State.SEARCHING;
    private int next;
    private ShortScan scan;
    private long positionsBefore;

    public ShortSolver(Board start) {
        this.start = start.copy();
        this.packing = new Packing(start);
        this.first = new Solver(start);
        this.scan = new ShortScan(this.start, packing, null, 0);
    }

    /** Looks at about so many more positions. */
    public State advance(int positions) {
        long target = positions() + positions;
        while (positions() < target && state != State.SHORTEST && state != State.INSOLUBLE) {
            if (state == State.SEARCHING) {
                search((int) (target - positions()));
            } else {
                shorten(target);
            }
        }
        return state;
    }

    private void search(int positions) {
        Solver.State found = first.advance(positions);
        if (found == Solver.State.SOLVED) {
            best = first.solution();
            state = State.SHORTENING;
            startScan();
        } else if (found == Solver.State.INSOLUBLE) {
            state = State.INSOLUBLE;
        }
    }

    private void shorten(long target) {
        long left = target - positions() + scan.size();
        Solver.State found = scan.run((int) Math.min(left, state == State.PROVING ? Integer.MAX_VALUE : QUOTA));
        if (scan.won != Scan.NONE) {
            best = scan.solution();
        }
        if (found != Solver.State.RUNNING) {
            state = State.SHORTEST;
        } else if (state == State.SHORTENING && scan.size() >= QUOTA) {
            next++;
            startScan();
        }
    }

    private void startScan() {
        positionsBefore += scan.size();
        boolean isLast = next == SHORTENING.size();
        state = isLast ? State.PROVING : State.SHORTENING;
        scan = new ShortScan(start, packing, isLast ? null : SHORTENING.get(next), best.size());
    }

    /** The shortest solution so far, once there is one. */
    public List<Move> solution() {
        return best;
    }

    /** No solution has fewer moves than this. */
    public int fewest() {
        return state == State.SHORTEST ? best.size() : scan.fewest();
    }

    /** How many positions were met so far, in all scans. */
    public long positions() {
        return first.positions() + positionsBefore + scan.size();
    }

    /** How many positions are kept in memory now. */
    public int kept() {
        return first.kept() + scan.size();
    }
}
