package ludotheque.patience.search;

import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Freedom;
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
    final PositionTable known = new PositionTable();
    final Frontier frontier = new Frontier();
    int won = NONE;
    /** The move that only takes the last one back, packed; none where more than one card moved. */
    private int back = NONE;

    private final LostPositions lost;
    private final Choices choices;
    private final Board start;
    private final Packing packing;
    private final Freedom freedom;
    /** How {@link #position} came where it stands between two tries. */
    private final Path path = new Path();

    private final int[] way = new int[MOST_STEPS];

    Scan(Board start, Packing packing, LostPositions lost, Freedom freedom) {
        this.position = new Position(start, packing, freedom == Freedom.GATHERING);
        this.lost = lost;
        this.start = start;
        this.packing = packing;
        this.freedom = freedom;
        this.choices = new Choices(position, freedom != Freedom.SINGLES);
        path.startAt(0);
    }

    /** Looks until it has an answer, nothing is left to look at, or this many positions are known. */
    abstract SearchState run(int limit);

    /** Considers moving a run of this many cards from where a node is. */
    abstract void tryMove(int node, int card, int place, int count);

    final Freedom freedom() {
        return freedom;
    }

    /** Whether nothing is missed, so that no solution found means that there is none. */
    final boolean isComplete() {
        return freedom.isComplete(start.game());
    }

    /** The single-card moves that lead to a position met. */
    final List<Move> movesTo(int node) {
        int count = 0;
        for (int each = node; known.parent(each) != NONE; each = known.parent(each)) {
            count++;
        }
        int[] moves = new int[count];
        for (int each = node; known.parent(each) != NONE; each = known.parent(each)) {
            moves[--count] = known.move(each);
        }
        SingleCardMoves singles = new SingleCardMoves(start, packing, position.gathers());
        for (int move : moves) {
            singles.move(move >> PLACE_BITS, move & PLACE_MASK);
        }
        return singles.played();
    }

    /** How many positions were met. */
    final int size() {
        return known.size();
    }

    /** Tries the moves from where the position stands. */
    final void expand(int node) {
        if (!lost.hold(position)) {
            position.countBlockers();
            back = position.onlyMovedFrom(path.lastMark());
            choices.offer(this, node);
        }
    }

    /** Whether a move leads where the position came from. */
    final boolean isBack(int card, int place) {
        return packed(card, place) == back;
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

    /** How many moves putting a card on a place counts where solutions are to be short: see {@link ShortScan}. */
    final int movesCounted(int card, int place) {
        if (place == Packing.FOUNDATION) {
            return 0;
        }
        return position.under(card) == Packing.FOUNDATION ? 2 : 1;
    }

    /** A move as a node keeps it. */
    static int packed(int card, int place) {
        return (card << PLACE_BITS) | place;
    }

    /** The moves that won. */
    final List<Move> solution() {
        return movesTo(won);
    }
}
