package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Freedom;

/**
 * Looks for any solution. Where nothing is missed it looks at every position that can be reached, the promising ones first, so
 * when it runs out of positions there is no solution.
 */
final class QuickScan extends PositionScan {
    private final Weights weights;

    QuickScan(Board start, Packing packing, LostPositions lost, Weights weights, Freedom freedom) {
        super(start, packing, lost, freedom);
        this.weights = weights;
        meet(NONE, 0, 0);
    }

    @Override
    SearchState run(int limit) {
        while (won == NONE) {
            if (known.size() >= Math.min(limit, quota)) {
                return SearchState.RUNNING;
            }
            int node = frontier.remove();
            if (node == NONE) {
                return SearchState.IMPOSSIBLE;
            }
            goTo(node);
            expand(node);
        }
        return SearchState.SOLVED;
    }

    @Override
    void tryMove(int node, int card, int place, int count) {
        boolean isCarried = count > 1 && place != Packing.REGISTER;
        boolean isTorn = count > 1 && position.isTornNow(card);
        if (won != NONE || isBack(card, place) || (isCarried && isTorn)) {
            return;
        }
        int depth = known.depth(node) + (isCarried ? 2 * count - 1 : count);
        if (!isTorn && canBeTold(card, place, count)) {
            int after = known.add(
                    position.lowAfter(card, place), position.highAfter(card, place), node, packed(card, place), depth);
            if (after != NONE) {
                frontier.add(after, weights.after(position, card, place, count, depth));
            }
            return;
        }
        int mark = position.move(card, place);
        if (!isCarried || !position.isTorn(card)) {
            meet(node, packed(card, place), depth);
        }
        position.takeBack(mark);
    }

    /** Whether what a move leads to can be told without making it. A run lifted where cards are gathered could come down again. */
    private boolean canBeTold(int card, int place, int count) {
        boolean couldComeDown = count > 1 && place == Packing.REGISTER && position.gathers();
        return !couldComeDown && place != Packing.FOUNDATION && position.isPlain(card);
    }

    private void meet(int parent, int move, int depth) {
        int node = known.add(position.low(), position.high(), parent, move, depth);
        if (node != NONE && position.isWon()) {
            won = node;
        } else if (node != NONE) {
            frontier.add(node, weights.of(position, depth));
        }
    }

    /** The positions met with most cards on the foundation, up to a number. */
    List<Integer> nodesWithMostDeposited(int count) {
        List<List<Integer>> byDeposited = new ArrayList<>();
        for (int deposited = 0; deposited <= Card.COUNT; deposited++) {
            byDeposited.add(new ArrayList<>());
        }
        for (int node = 0; node < size(); node++) {
            goTo(node);
            byDeposited.get(position.deposited()).add(node);
        }
        List<Integer> most = new ArrayList<>();
        for (int deposited = Card.COUNT; deposited >= 0 && most.size() < count; deposited--) {
            List<Integer> nodes = byDeposited.get(deposited);
            most.addAll(nodes.subList(0, Math.min(nodes.size(), count - most.size())));
        }
        return most;
    }
}
