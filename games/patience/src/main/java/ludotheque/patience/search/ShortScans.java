package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/**
 * Scans that count moves more and more, one after the other; the last goes by the number of moves a solution takes at least and,
 * when it ends, the shortest is known. Under full rules the first scans do without them: far fewer positions are then in reach,
 * and what is found there is hard to better.
 */
final class ShortScans implements Shortening {
    private static final List<Weights> WEIGHTS =
            List.of(new Weights(6, 4, 4, 3, 2, 7, 7), new Weights(6, 4, 4, 3, 2, 7, 10));
    private static final int QUOTA = 40_000;

    /** One scan to make: from a board, by weights or, without, by the moves needed at least. */
    private record Attempt(Board board, @Nullable Weights weights) {}

    private final Board start;
    /** The moves to the foundation, which a scan does not count. */
    private final int deposits;

    private final List<Attempt> attempts = new ArrayList<>();
    private int next;
    private List<Move> best;
    private ShortScan scan;
    private long positionsBefore;

    ShortScans(Board start, List<Move> solution) {
        this.start = start;
        this.best = solution;
        this.deposits = start.keepsBack()
                ? Card.COUNT - Arrays.stream(start.foundation()).sum()
                : 0;
        if (start.keepsBack()) {
            addAttempts(start.underPlainRules());
        }
        addAttempts(start);
        attempts.add(new Attempt(start, null));
        this.scan = scan();
    }

    private void addAttempts(Board board) {
        for (Weights weights : WEIGHTS) {
            attempts.add(new Attempt(board, weights));
        }
    }

    private ShortScan scan() {
        Attempt attempt = attempts.get(next);
        return new ShortScan(attempt.board, new Packing(attempt.board), attempt.weights, best.size() - deposits);
    }

    @Override
    public boolean advance(int positions) {
        long limit = (long) scan.size() + positions;
        SearchState found = scan.run((int) Math.min(limit, isProving() ? Integer.MAX_VALUE : QUOTA));
        boolean isUnderPlainRules = attempts.get(next).board != start;
        if (scan.won != Scan.NONE) {
            best = isUnderPlainRules ? FullSolver.withDeposits(start, scan.solution()) : scan.solution();
        }
        if (found != SearchState.RUNNING && !isUnderPlainRules) {
            return true;
        }
        if (found != SearchState.RUNNING || (scan.size() >= QUOTA && !isProving())) {
            positionsBefore += scan.size();
            next++;
            scan = scan();
        }
        return false;
    }

    @Override
    public boolean isProving() {
        return next == attempts.size() - 1;
    }

    @Override
    public List<Move> solution() {
        return best;
    }

    @Override
    public int fewest() {
        return scan.fewest() + deposits;
    }

    @Override
    public long positions() {
        return positionsBefore + scan.size();
    }

    @Override
    public int kept() {
        return scan.size();
    }
}
