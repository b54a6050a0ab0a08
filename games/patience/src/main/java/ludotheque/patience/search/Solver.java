package ludotheque.patience.search;

import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Move;

/**
 * Solves a board or proves that it cannot be solved, a slice at a time, so that whoever waits may show how far it is or give up;
 * giving up is the caller's answer, never this one's.
 *
 * <p>A scan with the wrong weights can lose itself among millions of positions in a game that other weights solve in hundreds.
 * So short scans with different weights come first, each round with twice the quota, and only then one that goes to the end.
 */
public final class Solver {
    /** What a position kept in memory takes, its share of half-empty tables included. */
    public static final int BYTES_A_POSITION = 64;

    private static final int LAST_QUOTA = 1 << 17;

    /** How a search stands. */
    public enum State {
        RUNNING,
        SOLVED,
        /** Every position that can be reached was looked at. */
        INSOLUBLE
    }

    private final Board start;
    private final Packing packing;
    private final List<Weights> portfolio;
    private int quota;
    private int next;
    private Scan scan;
    private long positionsBefore;

    public Solver(Board start) {
        this.start = start.copy();
        this.packing = new Packing(start);
        this.portfolio = Portfolio.of(start.game());
        this.quota = Portfolio.firstQuota(start.game());
        this.scan = new Scan(this.start, packing, portfolio.get(0));
    }

    /** Looks at about so many more positions. */
    public State advance(int positions) {
        long target = positions() + positions;
        State state = State.RUNNING;
        while (state == State.RUNNING && positions() < target) {
            long left = target - positionsBefore;
            int limit = (int) Math.min(left, quota <= LAST_QUOTA ? quota : Integer.MAX_VALUE);
            state = scan.run(limit);
            if (state == State.RUNNING && quota <= LAST_QUOTA && scan.size() >= quota) {
                startNextScan();
            }
        }
        return state;
    }

    private void startNextScan() {
        positionsBefore += scan.size();
        next++;
        if (next == portfolio.size()) {
            next = 0;
            quota *= 2;
        }
        scan = new Scan(start, packing, portfolio.get(next));
    }

    /** How many positions were met so far, in all scans. */
    public long positions() {
        return positionsBefore + scan.size();
    }

    /** How many positions are kept in memory now. */
    public int kept() {
        return scan.size();
    }

    /** The moves that win, once it is solved. */
    public List<Move> solution() {
        return scan.solution();
    }
}
