package ludotheque.patience.search;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/**
 * First keeps to the most promising positions of each number of moves; then goes by the number of moves a solution takes at least and, when
 * that ends, the shortest is known. Under full rules an attempt without them comes first: far fewer positions are then in reach,
 * and what is found there is hard to better.
 */
final class ShortScans implements Shortening {
    private final Board start;
    /** The moves to the foundation, which a scan does not count. */
    private final int deposits;

    /** How many positions are kept of each number of moves: first few, for something short soon. */
    private static final List<Integer> WIDTHS = List.of(200, 2000);

    /** An attempt to find a short solution before the proof begins. */
    private record Attempt(Board board, int width) {}

    private final Deque<Attempt> attempts = new ArrayDeque<>();

    private List<Move> best;
    private @Nullable BeamScan beam;
    private @Nullable ShortScan proof;
    private long positionsBefore;

    ShortScans(Board start, List<Move> solution) {
        this.start = start;
        this.best = solution;
        this.deposits = start.keepsBack()
                ? Card.COUNT - Arrays.stream(start.foundation()).sum()
                : 0;
        for (int width : WIDTHS) {
            if (start.keepsBack()) {
                attempts.add(new Attempt(start.underPlainRules(), width));
            }
            attempts.add(new Attempt(start, width));
        }
    }

    @Override
    public boolean advance(int positions) {
        Attempt attempt = attempts.peek();
        if (attempt == null) {
            return prove(positions);
        }
        Board board = attempt.board;
        if (beam == null) {
            beam = new BeamScan(board, new Packing(board), attempt.width, fewerThan());
        }
        SearchState found = beam.run(beam.size() + positions);
        if (found == SearchState.SOLVED) {
            best = board == start ? beam.solution() : FullSolver.withDeposits(start, beam.solution());
        }
        if (found != SearchState.RUNNING) {
            positionsBefore += beam.size();
            attempts.remove();
            beam = null;
        }
        return false;
    }

    private boolean prove(int positions) {
        if (proof == null) {
            proof = new ShortScan(start, new Packing(start), null, fewerThan());
        }
        SearchState found = proof.run((int) Math.min((long) proof.size() + positions, Integer.MAX_VALUE));
        if (proof.won != Scan.NONE) {
            best = proof.solution();
        }
        return found != SearchState.RUNNING;
    }

    /** The moves of the best solution as scans count them. */
    private int fewerThan() {
        return best.size() - deposits;
    }

    @Override
    public boolean isProving() {
        return attempts.isEmpty();
    }

    @Override
    public List<Move> solution() {
        return best;
    }

    @Override
    public int fewest() {
        return (proof == null ? 0 : proof.fewest()) + deposits;
    }

    @Override
    public long positions() {
        return positionsBefore + kept();
    }

    @Override
    public int kept() {
        return (beam == null ? 0 : beam.size()) + (proof == null ? 0 : proof.size());
    }
}
