package ludotheque.patience.search;

import ludotheque.patience.Board;
import org.jspecify.annotations.Nullable;

/**
 * Looks for solutions of fewer moves than are known, and goes on after each. When it runs out of positions, there is none shorter
 * than the last. A position met again in fewer moves is looked at again.
 */
final class ShortScan extends Scan {
    /** Null to go by the number of moves a solution takes at least: slow to find one, but the first found is a shortest. */
    private final @Nullable Weights weights;

    private final LeastMoves leastMoves;
    private int fewerThan;

    ShortScan(Board start, Packing packing, @Nullable Weights weights, int fewerThan) {
        super(start, packing, Freedom.SINGLES);
        this.weights = weights;
        this.leastMoves = new LeastMoves(position);
        this.fewerThan = fewerThan;
        meet(NONE, 0, 0);
    }

    /** No solution has fewer moves than this. */
    int fewest() {
        return weights == null ? Math.min(fewerThan, frontier.lowest()) : 0;
    }

    @Override
    Solver.State run(int limit) {
        while (known.size() < limit) {
            int node = frontier.remove();
            if (node == NONE) {
                return won == NONE ? Solver.State.INSOLUBLE : Solver.State.SOLVED;
            }
            if (known.isLatest(node) && known.depth(node) + 1 < fewerThan) {
                goTo(node);
                if (isWorthALook(known.depth(node))) {
                    expand(node);
                }
            }
        }
        return Solver.State.RUNNING;
    }

    /** Counting takes its time, and seldom tells against a position that was reached in few moves. */
    private boolean isWorthALook(int depth) {
        return 3 * depth < fewerThan || depth + leastMoves.count() < fewerThan;
    }

    @Override
    void tryMove(int node, int card, int place, int count) {
        int depth = known.depth(node) + 1;
        if (weights != null && position.isPlain(card)) {
            if (depth + 1 < fewerThan) {
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
}
