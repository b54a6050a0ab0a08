package ludotheque.patience.search;

import java.util.ArrayList;
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
public final class Solver implements AnySolver {
    /** What a position kept in memory takes, its share of half-empty tables included. */
    public static final int BYTES_A_POSITION = 64;

    /** How a search stands. */
    public enum State {
        RUNNING,
        SOLVED,
        /** Every position that can be reached was looked at. */
        INSOLUBLE
    }

    private final Board start;
    private final Packing packing;
    private final List<Portfolio.Attempt> attempts;
    private int next;
    private int round;
    private Scan scan;
    private long positionsBefore;

    public Solver(Board start) {
        this.start = start.copy();
        this.packing = new Packing(start);
        this.attempts = new ArrayList<>(Portfolio.of(start.game()));
        this.scan = newScan();
    }

    @Override
    public State advance(int positions) {
        long target = positions() + positions;
        State state = State.RUNNING;
        while (state == State.RUNNING && positions() < target) {
            int quota = quota();
            state = scan.run((int) Math.min(target - positionsBefore, quota));
            if (state == State.INSOLUBLE && !scan.isComplete()) {
                state = State.RUNNING;
                Freedom tooLittle = attempts.get(next).freedom();
                attempts.removeIf(attempt -> attempt.freedom() == tooLittle);
                startRound();
            } else if (state == State.RUNNING && scan.size() >= quota) {
                startNextScan();
            }
        }
        return state;
    }

    /** How many positions this scan may meet; the last ones go to the end. */
    private int quota() {
        long quota = (long) attempts.get(next).quota() << round;
        return quota > Portfolio.lastQuota(start.game()) && scan.isComplete() ? Integer.MAX_VALUE : (int) quota;
    }

    private void startNextScan() {
        next++;
        if (next == attempts.size()) {
            round++;
            startRound();
        } else {
            startScan();
        }
    }

    private void startRound() {
        next = 0;
        startScan();
    }

    private void startScan() {
        positionsBefore += scan.size();
        scan = newScan();
    }

    private Scan newScan() {
        Portfolio.Attempt attempt = attempts.get(next);
        return new QuickScan(start, packing, attempt.weights(), attempt.freedom());
    }

    @Override
    public long positions() {
        return positionsBefore + scan.size();
    }

    @Override
    public int kept() {
        return scan.size();
    }

    @Override
    public List<Move> solution() {
        return scan.solution();
    }
}
