package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Move;

/**
 * One best-first search from a board: the positions met so far, those still to be looked at, and what can be done in one. Kinds of
 * scans differ in what they make of a move.
 */
abstract class Scan {
    static final int NONE = -1;
    private static final int MOST_STEPS = 16;
    private static final int PLACE_BITS = 6;
    private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;

    final Position position;
    final Known known = new Known();
    final Frontier frontier = new Frontier();
    int won = NONE;
    private final DeadEnd deadEnd;
    private final Board start;
    private final Freedom freedom;
    private final boolean runs;
    /** How {@link #position} came where it stands between two tries. */
    private final Path path = new Path();

    private final int[] way = new int[MOST_STEPS];

    Scan(Board start, Packing packing, Freedom freedom) {
        this.position = new Position(start, packing, freedom == Freedom.GATHERING);
        this.deadEnd = new DeadEnd(position, start.lifts() == 0 && start.redeals() == 0);
        this.start = start;
        this.freedom = freedom;
        this.runs = freedom != Freedom.SINGLES;
        path.startAt(0);
    }

    /** Looks until it has an answer, nothing is left to look at, or so many positions are known. */
    abstract Solver.State run(int limit);

    /** Considers moving a run of so many cards from where a node is. */
    abstract void tryMove(int node, int card, int place, int count);

    /** Whether nothing is missed, so that no solution found means that there is none. */
    final boolean isComplete() {
        return freedom.isComplete(start.game());
    }

    /** The single-card moves that lead to a position met. */
    final List<Move> movesTo(int node) {
        return new Singles(start, position.gathers()).of(packedMovesTo(node));
    }

    /** How many positions were met. */
    final int size() {
        return known.size();
    }

    /** Tries every move from where the position stands. */
    final void expand(int node) {
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
            if (emptyColumns > 0) {
                fillColumn(node, card, 1);
            }
        }
        expandFoundation(node);
    }

    /** What full rules allow besides: to the foundation, and back from it. */
    private void expandFoundation(int node) {
        for (long cards = position.maybeDeposited(); cards != 0; cards &= cards - 1) {
            tryMove(node, Long.numberOfTrailingZeros(cards), Packing.FOUNDATION, 1);
        }
        for (long cards = position.maybeTakenBack(); cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            build(node, card, 1);
            if (position.emptyColumns() > 0) {
                fillColumn(node, card, 1);
            }
            if (position.freeRegisters() > 0) {
                tryMove(node, card, Packing.REGISTER, 1);
            }
        }
    }

    private void expandColumn(int node, int column, int carried, int carriedToEmpty) {
        int height = position.height(column);
        int run = position.run(column);
        // A part of a run that could be moved whole gains little by leaving the rest behind.
        for (int count = run <= carried ? run : 1; count <= Math.min(run, carried); count++) {
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
    final void goTo(int node) {
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

    /** A move as a node keeps it. */
    static int packed(int card, int place) {
        return (card << PLACE_BITS) | place;
    }

    /** The moves that won. */
    final List<Move> solution() {
        return movesTo(won);
    }

    private List<Move> packedMovesTo(int last) {
        List<Move> moves = new ArrayList<>();
        for (int node = last; known.parent(node) != NONE; node = known.parent(node)) {
            int place = known.move(node) & PLACE_MASK;
            int destination = switch (place) {
                case Packing.BOTTOM -> Move.EMPTY_COLUMN;
                case Packing.REGISTER -> Move.REGISTER;
                case Packing.FOUNDATION -> Move.FOUNDATION;
                default -> place;
            };
            moves.add(new Move(known.move(node) >> PLACE_BITS, destination));
        }
        Collections.reverse(moves);
        return moves;
    }
}
