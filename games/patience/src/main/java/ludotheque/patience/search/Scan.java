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
    private static final int MOST_STEPS = 8;
    private static final int PLACE_BITS = 6;
    private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;

    private final Position position;
    private final DeadEnd deadEnd;
    private final Weights weights;
    private final Board start;
    private final Freedom freedom;
    private final boolean runs;
    private final Known known = new Known();
    private final Frontier frontier = new Frontier();
    private int won = NONE;
    /** How {@link #position} came where it stands between two tries. */
    private final Path path = new Path();

    private final int[] way = new int[MOST_STEPS];

    Scan(Board start, Packing packing, Weights weights, Freedom freedom) {
        this.position = new Position(start, packing, freedom == Freedom.GATHERING);
        this.deadEnd = new DeadEnd(position);
        this.weights = weights;
        this.start = start;
        this.freedom = freedom;
        this.runs = freedom != Freedom.SINGLES;
        meet(NONE, 0, 0);
        path.startAt(0);
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

    /** Whether nothing is missed, so that no solution found means that there is none. */
    boolean isComplete() {
        return freedom.isComplete(start.game());
    }

    /** How many positions were met. */
    int size() {
        return known.size();
    }

    private void expand(int node) {
        goTo(node);
        if (deadEnd.isReached()) {
            return;
        }
        position.countBlockers();
        long tops = position.tops();
        int emptyColumns = position.emptyColumns();
        int carried = runs ? position.mostCarried(emptyColumns) : 1;
        int carriedToEmpty = runs ? position.mostCarried(emptyColumns - 1) : 1;
        for (long left = tops; left != 0; left &= left - 1) {
            expandColumn(node, position.columnOf(Long.numberOfTrailingZeros(left)), carried, carriedToEmpty);
        }
        for (long cards = position.inRegisters(); cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            build(node, card, 1);
            if (emptyColumns > 0 && position.fillsColumn(card)) {
                tryMove(node, card, Packing.BOTTOM, 1);
            }
        }
    }

    private void expandColumn(int node, int column, int carried, int carriedToEmpty) {
        int height = position.height(column);
        int run = position.run(column);
        for (int count = 1; count <= Math.min(run, carried); count++) {
            build(node, position.cardAt(column, height - count), count);
        }
        // Columns have no order, so a card at the bottom of its column gains nothing by another one.
        if (position.emptyColumns() > 0) {
            if (run < height && run <= carriedToEmpty && run > 1) {
                fillColumn(node, position.cardAt(column, height - run), run);
            }
            if (height > 1 && (run == 1 || !runs)) {
                fillColumn(node, position.cardAt(column, height - 1), 1);
            }
        }
        lift(node, position.cardAt(column, height - lifted(run)), lifted(run));
    }

    private int lifted(int run) {
        return runs ? run : 1;
    }

    private void lift(int node, int card, int count) {
        boolean wouldBeGathered = position.gathers() && (position.buildsOn(card) & position.tops()) != 0;
        if (count <= position.freeRegisters() && !wouldBeGathered) {
            tryMove(node, card, Packing.REGISTER, count);
        }
    }

    private void build(int node, int card, int count) {
        for (long onto = position.buildsOn(card) & position.tops(); onto != 0; onto &= onto - 1) {
            tryMove(node, card, Long.numberOfTrailingZeros(onto), count);
        }
    }

    private void fillColumn(int node, int card, int count) {
        if (position.fillsColumn(card)) {
            tryMove(node, card, Packing.BOTTOM, count);
        }
    }

    /** Often the next position is few moves from the last: then playing those is quicker than reading the key. */
    private void goTo(int node) {
        int from = node;
        int steps = 0;
        while (steps < MOST_STEPS && from != NONE && !path.holds(from)) {
            way[steps++] = from;
            from = known.parent(from);
        }
        if (from == NONE || !path.holds(from) || path.isLong()) {
            position.read(known.low(node), known.high(node));
            path.startAt(node);
            return;
        }
        position.takeBack(path.backTo(from));
        while (steps > 0) {
            int next = way[--steps];
            path.add(next, position.move(known.move(next) >> PLACE_BITS, known.move(next) & PLACE_MASK));
        }
    }

    private void tryMove(int node, int card, int place, int count) {
        boolean isCarried = count > 1 && place != Packing.REGISTER;
        if (won != NONE || (isCarried && position.isTorn(card))) {
            return;
        }
        int move = (card << PLACE_BITS) | place;
        int depth = known.depth(node) + (isCarried ? 2 * count - 1 : count);
        if ((isCarried || count == 1) && position.isPlain(card)) {
            int before = known.size();
            int after = known.add(position.lowAfter(card, place), position.highAfter(card, place), node, move, depth);
            if (after == before) {
                frontier.add(after, weights.after(position, card, place, count, depth));
            }
            return;
        }
        int mark = position.move(card, place);
        if (!isCarried || !position.isTorn(card)) {
            meet(node, move, depth);
        }
        position.takeBack(mark);
    }

    private void meet(int parent, int move, int depth) {
        int before = known.size();
        int node = known.add(position.low(), position.high(), parent, move, depth);
        if (node == before) {
            if (position.isWon()) {
                won = node;
            } else {
                frontier.add(node, weights.of(position, depth));
            }
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
        return new Singles(start, position.gathers()).of(moves);
    }
}
