package ludotheque.patience.search;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Move;

/**
 * Shortens solutions of games of several stages. First in rounds that keep more and more, as {@link Redeals} does; then in rounds
 * that leave nothing out but solutions of more and more moves, so that each proves one move more to be needed.
 */
final class ShortRedeals implements Shortening {
    private static final Weights WEIGHTS = new Weights(4, 4, 4, 0, 0, 0, 4);
    private static final int FIRST_WIDTH = 4;
    private static final int FIRST_DEPTH = 1000;
    private static final int QUOTA = 100_000;

    /** Late stages first: then few wait at a time. */
    private static final Comparator<Stage> ORDER = Comparator.comparingInt(Stage::changesLeft)
            .thenComparingInt(stage -> stage.moves().size() - stage.deposited());

    private final Board start;
    private final PriorityQueue<Stage> waiting = new PriorityQueue<>(ORDER);
    private List<Move> best;
    private int fewest;
    private boolean isProving;
    /** How many positions of a stage lead to next ones in this round, and how many are looked at. */
    private int width = FIRST_WIDTH;

    private int depth = FIRST_DEPTH;
    /** How many moves a solution must stay below in this round. */
    private int fewerThan;

    private boolean leftSomeOut;
    private long positions;
    private int kept;

    ShortRedeals(Board start, List<Move> solution) {
        this.start = start;
        this.best = solution;
        this.fewerThan = best.size();
        waiting.add(new Stage(start, List.of()));
    }

    @Override
    public boolean advance(int more) {
        long target = positions + more;
        while (positions < target && fewest < best.size()) {
            boolean isCutShort = positions >= QUOTA && !isProving;
            if (waiting.isEmpty() || isCutShort) {
                startNextRound();
            } else {
                search(waiting.remove());
            }
        }
        return fewest == best.size();
    }

    private void startNextRound() {
        if (waiting.isEmpty() && !leftSomeOut) {
            fewest = Math.min(fewerThan, best.size());
        }
        isProving |= positions >= QUOTA;
        width = isProving ? Integer.MAX_VALUE : 2 * width;
        depth = isProving ? Integer.MAX_VALUE : 2 * depth;
        fewerThan = isProving ? fewest + 1 : best.size();
        leftSomeOut = false;
        waiting.clear();
        waiting.add(new Stage(start, List.of()));
    }

    private void search(Stage stage) {
        positions++;
        int left = Math.min(fewerThan, best.size()) - stage.moves().size();
        if (stage.leastMoves() >= left) {
            return;
        }
        ShortScan scan = new ShortScan(stage.board(), new Packing(stage.board()), WEIGHTS, left);
        leftSomeOut |= scan.run(depth) == SearchState.RUNNING;
        positions += scan.size();
        kept = scan.size();
        if (scan.won != Scan.NONE) {
            best = Stage.join(stage.moves(), scan.solution());
        }
        if (!stage.isLast()) {
            addNextStages(stage, scan);
        }
    }

    private void addNextStages(Stage stage, ShortScan scan) {
        List<Integer> nodes = scan.nodesWorthMost(width);
        leftSomeOut |= nodes.size() == width;
        int most = Math.min(fewerThan, best.size()) - stage.moves().size() - 1;
        for (int node : nodes) {
            if (scan.depth(node) < most) {
                waiting.addAll(stage.next(scan.movesTo(node)));
            }
        }
    }

    @Override
    public boolean isProving() {
        return isProving;
    }

    @Override
    public List<Move> solution() {
        return best;
    }

    @Override
    public int fewest() {
        return fewest;
    }

    @Override
    public long positions() {
        return positions;
    }

    @Override
    public int kept() {
        return kept + Stage.WEIGHT * waiting.size();
    }
}
