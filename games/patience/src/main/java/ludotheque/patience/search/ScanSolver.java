package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Freedom;
import ludotheque.patience.Move;
import ludotheque.patience.ScanSettings;
import org.jspecify.annotations.Nullable;

/**
 * Solves a board or proves that it cannot be solved, a slice at a time, so that whoever waits may show how far it is or give up;
 * giving up is the caller's answer, never this one's.
 *
 * <p>A scan with the wrong weights can lose itself among millions of positions in a game that other weights solve in hundreds.
 * So scans with different weights take turns, each going on to twice the quota in the next round, and only then one goes to the
 * end.
 */
final class ScanSolver implements AnySolver {
    private final Board start;
    private final Packing packing;
    private final LostPositions lost;
    /** Null where {@link TreeScan} does not serve. */
    private final @Nullable Layout first;

    /** What is left to try in each round. */
    private final List<ScanSettings> attempts;
    /** How far the first of them have come: the next round goes on from there. */
    private final List<Scan> scans = new ArrayList<>();

    private int next;
    private int round;
    private Scan scan;
    private long positions;

    ScanSolver(Board start) {
        this.start = start.copy();
        this.packing = new Packing(start);
        this.first = start.game().registers() > 0 && !start.keepsBack() ? new Layout(start, packing) : null;
        this.lost = LostPositions.seenInTime(start);
        this.attempts = new ArrayList<>(start.game().scans());
        this.scan = scan();
    }

    @Override
    public SearchState advance(int more) {
        long target = positions + more;
        SearchState state = SearchState.RUNNING;
        while (state == SearchState.RUNNING && positions < target) {
            scan.quota = quota();
            int before = scan.size();
            state = scan.run((int) Math.min(before + target - positions, Integer.MAX_VALUE));
            positions += scan.size() - before;
            if (state == SearchState.IMPOSSIBLE && !scan.isComplete()) {
                state = SearchState.RUNNING;
                giveUp(attempts.get(next).freedom());
            } else if (state == SearchState.RUNNING && scan.spent() >= scan.quota) {
                goOnWithNext();
            }
        }
        return state;
    }

    /** How many positions this scan may meet; the last ones go to the end. */
    private int quota() {
        long quota = (long) attempts.get(next).quota() << round;
        if (quota <= start.game().lastQuota() || !scan.isComplete()) {
            return (int) quota;
        }
        attempts.retainAll(List.of(attempts.get(next)));
        scans.retainAll(List.of(scan));
        next = 0;
        return Integer.MAX_VALUE;
    }

    /** Leaves out the attempts that move cards so little freely: one of them has looked at all they can reach. */
    private void giveUp(Freedom tooLittle) {
        attempts.removeIf(attempt -> attempt.freedom() == tooLittle);
        scans.removeIf(begun -> begun.freedom() == tooLittle);
        next = 0;
        scan = scan();
    }

    private void goOnWithNext() {
        next++;
        if (next == attempts.size()) {
            next = 0;
            round++;
        }
        scan = scan();
    }

    /** The scan of the attempt whose turn it is. */
    private Scan scan() {
        if (next == scans.size()) {
            ScanSettings attempt = attempts.get(next);
            Scan begun = scan(attempt);
            scans.add(begun);
            positions += begun.size();
        }
        return scans.get(next);
    }

    private Scan scan(ScanSettings attempt) {
        Weights weights = Weights.of(attempt);
        return first == null
                ? new QuickScan(start, packing, lost, weights, attempt.freedom())
                : new TreeScan(start, packing, first, weights, attempt.freedom());
    }

    @Override
    public long positions() {
        return positions;
    }

    @Override
    public long kept() {
        long kept = lost.kept();
        for (Scan each : scans) {
            kept += each.kept();
        }
        return kept;
    }

    @Override
    public List<Move> solution() {
        return scan.solution();
    }
}
