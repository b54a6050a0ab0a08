package ludotheque.patience.search;

import ludotheque.patience.Board;
import ludotheque.patience.Freedom;

/** A scan that leads one {@link Position} through those it looks at. Kinds of such scans differ in what they make of a move. */
abstract class PositionScan extends Scan {
    private static final int ROOM = 1 << 9;
    private static final int MOST_STEPS = 16;

    final Position position;
    /** The move that only takes the last one back, packed; none where more than one card moved. */
    private int back = NONE;

    private final LostPositions lost;
    private final Choices choices;
    /** How {@link #position} came where it stands between two tries. */
    private final Path path = new Path();

    private final int[] way = new int[MOST_STEPS];

    PositionScan(Board start, Packing packing, LostPositions lost, Freedom freedom) {
        super(start, packing, freedom, ROOM);
        this.position = new Position(start, packing, freedom == Freedom.GATHERING);
        this.lost = lost;
        this.choices = new Choices(position, freedom != Freedom.SINGLES);
        path.startAt(0);
    }

    /** Considers moving a run of this many cards from where a node is. */
    abstract void tryMove(int node, int card, int place, int count);

    @Override
    final boolean gathers() {
        return position.gathers();
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
            path.add(next, position.move(card(known.move(next)), place(known.move(next))));
        }
    }

    /** How many moves putting a card on a place counts where solutions are to be short: see {@link ShortScan}. */
    final int movesCounted(int card, int place) {
        if (place == Packing.FOUNDATION) {
            return 0;
        }
        return position.under(card) == Packing.FOUNDATION ? 2 : 1;
    }
}
