package ludotheque.patience.search;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Freedom;
import ludotheque.patience.Move;

/**
 * Searches games in which a card may be lifted or the cards dealt again. Both change what lies on what for good, so the game falls
 * into stages: between two of them it is the plain one. The stages with most cards on the foundation are searched first; of each,
 * the positions with most cards there lead to the next ones. A round keeps a number of those; when it wins nothing and some
 * were left out, the next round keeps more.
 */
final class Redeals {
    private static final Weights WEIGHTS = new Weights(4, 4, 4, 0, 0, 0, 0);
    private static final int FIRST_WIDTH = 4;
    private static final int FIRST_DEPTH = 1000;

    private static final Comparator<Stage> MOST_DEPOSITED =
            Comparator.comparingInt(Stage::deposited).reversed();

    private final Board start;
    private final PriorityQueue<Stage> waiting = new PriorityQueue<>(MOST_DEPOSITED);
    private int width = FIRST_WIDTH;
    private int depth = FIRST_DEPTH;
    private boolean leftSomeOut;
    private List<Move> solution = List.of();
    private long positions;
    private int kept;

    Redeals(Board start) {
        this.start = start.copy();
        waiting.add(new Stage(this.start, List.of()));
    }

    SearchState advance(int more) {
        long target = positions + more;
        while (positions < target) {
            Stage stage = waiting.poll();
            if (stage == null && !leftSomeOut) {
                return SearchState.IMPOSSIBLE;
            }
            if (stage == null) {
                startWiderRound();
            } else if (search(stage)) {
                return SearchState.SOLVED;
            }
        }
        return SearchState.RUNNING;
    }

    private void startWiderRound() {
        width *= 2;
        depth *= 2;
        leftSomeOut = false;
        waiting.add(new Stage(start, List.of()));
    }

    /** Whether a stage is won; otherwise the stages after it wait. */
    private boolean search(Stage stage) {
        Board board = stage.board();
        QuickScan scan =
                new QuickScan(board, new Packing(board), LostPositions.seenAtOnce(board), WEIGHTS, Freedom.SINGLES);
        SearchState state = scan.run(depth);
        positions += scan.size();
        kept = scan.size();
        if (state == SearchState.SOLVED) {
            solution = Stage.join(stage.moves(), scan.solution());
            return true;
        }
        leftSomeOut |= state == SearchState.RUNNING;
        if (!stage.isLast()) {
            addNextStages(stage, scan);
        }
        return false;
    }

    private void addNextStages(Stage stage, QuickScan scan) {
        List<Integer> nodes = scan.nodesWithMostDeposited(width);
        leftSomeOut |= nodes.size() < scan.size();
        for (int node : nodes) {
            waiting.addAll(stage.next(scan.movesTo(node)));
        }
    }

    List<Move> solution() {
        return solution;
    }

    long positions() {
        return positions;
    }

    int kept() {
        return kept + Stage.WEIGHT * waiting.size();
    }
}
