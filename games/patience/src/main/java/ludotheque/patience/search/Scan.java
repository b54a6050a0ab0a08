package ludotheque.patience.search;

import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Freedom;
import ludotheque.patience.Move;

/** One search from a board: the positions met so far, each with the move that led there, and those still to be looked at. */
abstract class Scan {
    static final int NONE = -1;
    private static final int PLACE_BITS = 6;
    private static final int MASK = (1 << PLACE_BITS) - 1;

    final PositionTable known;
    final Frontier frontier = new Frontier();
    int won = NONE;
    /** How much it may spend before others have their turn. */
    int quota = Integer.MAX_VALUE;

    private final Board start;
    private final Packing packing;
    private final Freedom freedom;

    Scan(Board start, Packing packing, Freedom freedom, int room) {
        this.known = new PositionTable(room);
        this.start = start;
        this.packing = packing;
        this.freedom = freedom;
    }

    /** Looks until it has an answer, nothing is left to look at, this many positions are known, or the quota is spent. */
    abstract SearchState run(int limit);

    /** How much of its quota is spent. */
    int spent() {
        return known.size();
    }

    /** How many positions' worth of memory it takes. */
    long kept() {
        return known.size();
    }

    /** Whether cards in registers are built as soon as they can be. */
    abstract boolean gathers();

    final Freedom freedom() {
        return freedom;
    }

    /** Whether nothing is missed, so that no solution found means that there is none. */
    final boolean isComplete() {
        return freedom.isComplete(start.game());
    }

    /** How many positions were met. */
    final int size() {
        return known.size();
    }

    /** The moves that won. */
    final List<Move> solution() {
        return movesTo(won);
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
        SingleCardMoves singles = new SingleCardMoves(start, packing, gathers());
        for (int move : moves) {
            singles.move(card(move), place(move));
        }
        return singles.played();
    }

    /** A move as a node keeps it; there is room above. */
    static int packed(int card, int place) {
        return (card << PLACE_BITS) | place;
    }

    static int card(int packed) {
        return (packed >> PLACE_BITS) & MASK;
    }

    static int place(int packed) {
        return packed & MASK;
    }
}
