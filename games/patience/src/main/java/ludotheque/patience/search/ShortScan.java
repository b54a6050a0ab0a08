package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Freedom;
import org.jspecify.annotations.Nullable;

/**
 * Looks for solutions of fewer moves than are known, and goes on after each. When it runs out of positions, there is none shorter
 * than the last. A position met again in fewer moves is looked at again.
 *
 * <p>Under full rules a move to the foundation is not counted, because every card goes there once whatever the solution is; a card
 * that comes back counts twice, because it must go there again.
 */
final class ShortScan extends PositionScan {
    /** Null to go by the number of moves a solution takes at least: slow to find one, but the first found is a shortest. */
    private final @Nullable Weights weights;

    private final LeastMoves leastMoves;
    /** Whether what lies on what can change for good, so that moves which seem needed may not be. */
    private final boolean hasStages;
    /** How many moves a position takes at least that is not won. */
    private final int leastToWin;

    private int fewerThan;

    ShortScan(Board start, Packing packing, @Nullable Weights weights, int fewerThan) {
        super(start, packing, LostPositions.seenAtOnce(start), Freedom.SINGLES);
        this.weights = weights;
        this.leastMoves = new LeastMoves(position);
        this.hasStages = start.lifts() + start.redeals() > 0;
        this.leastToWin = start.keepsBack() ? 0 : 1;
        this.fewerThan = fewerThan;
        meet(NONE, 0, 0);
    }

    /** No solution has fewer moves than this. */
    int fewest() {
        return weights == null ? Math.min(fewerThan, frontier.lowest()) : 0;
    }

    @Override
    SearchState run(int limit) {
        while (known.size() < limit) {
            int node = frontier.remove();
            if (node == NONE) {
                return won == NONE ? SearchState.IMPOSSIBLE : SearchState.SOLVED;
            }
            if (known.isLatest(node) && known.depth(node) + leastToWin < fewerThan) {
                goTo(node);
                if (isWorthALook(known.depth(node))) {
                    expand(node);
                }
            }
        }
        return SearchState.RUNNING;
    }

    /** Counting takes its time, and seldom tells against a position that was reached in few moves. */
    private boolean isWorthALook(int depth) {
        return hasStages || 3 * depth < fewerThan || depth + leastMoves.count() < fewerThan;
    }

    @Override
    void tryMove(int node, int card, int place, int count) {
        int depth = known.depth(node) + movesCounted(card, place);
        if (weights != null && place != Packing.FOUNDATION && position.isPlain(card)) {
            if (depth + leastToWin < fewerThan) {
                int after = known.addShorter(
                        position.lowAfter(card, place),
                        position.highAfter(card, place),
                        node,
                        packed(card, place),
                        depth);
                if (after != NONE) {
                    frontier.add(after, weights.after(position, card, place, count, depth));
                }
            }
        } else if (depth < fewerThan) {
            int mark = position.move(card, place);
            meet(node, packed(card, place), depth);
            position.takeBack(mark);
        }
    }

    private void meet(int parent, int move, int depth) {
        int node = known.addShorter(position.low(), position.high(), parent, move, depth);
        if (node == NONE) {
            return;
        }
        if (position.isWon()) {
            won = node;
            fewerThan = depth;
        } else if (weights != null) {
            frontier.add(node, weights.of(position, depth));
        } else {
            int least = depth + leastMoves.count();
            if (least < fewerThan) {
                frontier.add(node, least);
            }
        }
    }

    /** How many moves led to a position met. */
    int depth(int node) {
        return known.depth(node);
    }

    /** The positions met, those first that took few moves for many cards on the foundation, up to a number. */
    List<Integer> nodesWorthMost(int count) {
        List<int[]> nodes = new ArrayList<>();
        for (int node = 0; node < size(); node++) {
            if (known.isLatest(node)) {
                goTo(node);
                nodes.add(new int[] {node, known.depth(node) - position.deposited()});
            }
        }
        nodes.sort(Comparator.comparingInt(node -> node[1]));
        List<Integer> most = new ArrayList<>();
        for (int[] node : nodes.subList(0, Math.min(count, nodes.size()))) {
            most.add(node[0]);
        }
        return most;
    }
}
