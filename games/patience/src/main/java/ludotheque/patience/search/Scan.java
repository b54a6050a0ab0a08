package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Move;

/**
 * One best-first search from a board. It looks at every position that can be reached, the promising ones first, so when it
 * runs out of positions there is no solution.
 */
final class Scan {
    private static final int NONE = -1;
    private static final int PLACE_BITS = 6;
    private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;

    private final Position position;
    private final DeadEnd deadEnd;
    private final Weights weights;
    private final Known known = new Known();
    private final Frontier frontier = new Frontier();
    private int won = NONE;
    /** The position that {@link #position} stands at between two tries. */
    private int current;

    Scan(Board start, Packing packing, Weights weights) {
        this.position = new Position(start, packing);
        this.deadEnd = new DeadEnd(position);
        this.weights = weights;
        meet(NONE, 0, 0);
    }

    /** Looks until the game is won, nothing is left to look at, or so many positions are known. */
    Solver.State run(int limit) {
        while (won == NONE) {
            if (known.size() >= limit) {
                return Solver.State.RUNNING;
            }
            int node = frontier.remove();
            if (node == NONE) {
                return Solver.State.INSOLUBLE;
            }
            expand(node);
        }
        return Solver.State.SOLVED;
    }

    /** How many positions were met. */
    int size() {
        return known.size();
    }

    private void expand(int node) {
        goTo(node);
        int depth = known.depth(node) + 1;
        long tops = position.tops();
        long inRegisters = position.inRegisters();
        boolean freeRegister = position.hasFreeRegister();
        boolean emptyColumn = position.emptyColumns() > 0;
        for (long cards = tops | inRegisters; cards != 0 && won == NONE; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            boolean inColumn = ((inRegisters >>> card) & 1) == 0;
            for (long targets = position.buildsOn(card) & tops; targets != 0; targets &= targets - 1) {
                tryMove(node, card, Long.numberOfTrailingZeros(targets), depth);
            }
            // Columns have no order, so a card alone in its column gains nothing by another one.
            if (emptyColumn && position.fillsColumn(card) && !(inColumn && position.isAlone(card))) {
                tryMove(node, card, Packing.BOTTOM, depth);
            }
            if (inColumn && freeRegister) {
                tryMove(node, card, Packing.REGISTER, depth);
            }
        }
    }

    /** Often the next position is one move from the last: then that move is quicker than reading the key. */
    private void goTo(int node) {
        if (node > 0 && known.parent(node) == current) {
            position.move(known.move(node) >> PLACE_BITS, known.move(node) & PLACE_MASK);
            position.forgetMoves();
        } else {
            position.read(known.low(node), known.high(node));
        }
        current = node;
    }

    private void tryMove(int node, int card, int place, int depth) {
        boolean isKnown = !position.opensFoundation(card)
                && known.contains(position.lowAfter(card, place), position.highAfter(card, place));
        if (won == NONE && !isKnown) {
            int mark = position.move(card, place);
            meet(node, (card << PLACE_BITS) | place, depth);
            position.takeBack(mark);
        }
    }

    private void meet(int parent, int move, int depth) {
        if (known.contains(position.low(), position.high())) {
            return;
        }
        int node = known.add(position.low(), position.high(), parent, move, depth);
        if (position.isWon()) {
            won = node;
        } else if (!deadEnd.isReached()) {
            frontier.add(node, weights.of(position, depth));
        }
    }

    /** The moves that won. */
    List<Move> solution() {
        List<Move> moves = new ArrayList<>();
        for (int node = won; known.parent(node) != NONE; node = known.parent(node)) {
            int place = known.move(node) & PLACE_MASK;
            int destination = switch (place) {
                case Packing.BOTTOM -> Move.EMPTY_COLUMN;
                case Packing.REGISTER -> Move.REGISTER;
                default -> place;
            };
            moves.add(new Move(known.move(node) >> PLACE_BITS, destination));
        }
        Collections.reverse(moves);
        return moves;
    }
}
