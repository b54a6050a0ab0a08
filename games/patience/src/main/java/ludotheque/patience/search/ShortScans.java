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
 * that ends, the shortest is known. Under full rules the first attempt does without them: far fewer positions are then in reach,
 * and what is found there is hard to better.
 */
final class ShortScans implements Shortening {
    private final Board start;
    /** The moves to the foundation, which a scan does not count. */
    private final int deposits;

    /** The boards on which a short solution is looked for before the proof begins. */
    private final Deque<Board> beams = new ArrayDeque<>();

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
        if (start.keepsBack()) {
            beams.add(start.underPlainRules());
        }
        beams.add(start);
    }

    @Override
    public boolean advance(int positions) {
        Board board = beams.peek();
        if (board == null) {
            return prove(positions);
        }
        if (beam == null) {
            beam = new BeamScan(board, new Packing(board), fewerThan());
        }
        SearchState found = beam.run(beam.size() + positions);
        if (found == SearchState.SOLVED) {
            best = board == start ? beam.solution() : FullSolver.withDeposits(start, beam.solution());
        }
        if (found != SearchState.RUNNING) {
            positionsBefore += beam.size();
            beams.remove();
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
        return beams.isEmpty();
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
