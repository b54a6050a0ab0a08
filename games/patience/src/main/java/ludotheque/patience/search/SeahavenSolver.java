package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Move;

/**
 * Decides Seahaven: a search over {@link Depths}, the promising ones first, each looked at with all the {@link Owners} that come with it.
 * Depths only become less, so the search ends; when it has seen all that can be reached, there is no solution.
 *
 * <p>The one kind of step is to take the run at the end of what a column keeps away: onto the next higher card, when that one ends a column
 * and there are registers for all but one card of the run on the way; into registers; or, when a king leads it, into an empty column. Between
 * steps kings enter and leave empty columns.
 */
final class SeahavenSolver implements AnySolver {
    private static final int NONE = -1;
    private static final int START = 1 << 9;
    private static final int MOST_VALUE = 800;
    private static final int CHOICE_BITS = 16;
    private static final int CHOICE_MASK = (1 << CHOICE_BITS) - 1;
    private static final int CARD_BITS = 6;
    private static final int CARD_MASK = (1 << CARD_BITS) - 1;

    private final Board start;
    private final int registers;
    private final Depths depths;
    private final MetOwners met = new MetOwners();
    private final Frontier frontier = new Frontier();

    /**
     * The nodes of the search, four words each: free, ends, deposited; and depths, the choices that came there for the first time and the
     * card that left its column.
     */
    private long[] words = new long[4 * START];
    /** The node that each was reached from. */
    private int[] parents = new int[START];

    private int nodes;
    private int won = NONE;

    /** What there is to know of the depths looked at: cards off the foundation, those of them in columns, kings with their runs, free registers but for these. */
    private long waiting;

    private long courts;
    /** The cards that build on the ends of columns, and those that build on the court of a king, which may be in a column. */
    private long builds;

    private long joins;
    /** The cards that the free ones build on: those that lead a run when they end a column. */
    private long leading;
    /** The cards that can be moved as soon as they are uncovered, or others on them. */
    private long useful;

    private int courtNumber;
    private int room;
    private int empty;
    /** The choices that can be reached there. */
    private int reached;
    /** Those of them that leave a register for one card more. */
    private int lifting;
    /** Those of them that leave registers for two. */
    private int liftingTwo;

    private SearchState state = SearchState.RUNNING;

    SeahavenSolver(Board start) {
        this.start = start.copy();
        this.registers = start.game().registers();
        this.depths = new Depths(start);
        meet(NONE, 0, settled(1));
    }

    /** What becomes of choices when the depths have just been lowered: kings met own their columns, and kings on the foundation none. */
    private int settled(int owners) {
        if (depths.kingsMet == 0 && (depths.deposited & SuitLanes.KINGS) == 0) {
            return owners;
        }
        int settled = owners;
        for (int suit = 0; suit < Card.SUITS; suit++) {
            if (((depths.kingsMet >> suit) & 1) != 0) {
                settled = Owners.given(settled, suit);
            }
            if (((depths.deposited >>> (SuitLanes.LANE * suit)) & 1) != 0) {
                settled = (settled & ~Owners.with(suit)) | Owners.taken(settled, suit);
            }
        }
        return settled;
    }

    @Override
    public SearchState advance(int positions) {
        int target = nodes + positions;
        while (state == SearchState.RUNNING && nodes < target) {
            int node = won == NONE ? frontier.remove() : NONE;
            if (node != NONE) {
                expand(node);
            } else {
                state = won == NONE ? SearchState.IMPOSSIBLE : SearchState.SOLVED;
            }
        }
        return state;
    }

    /** Comes to the depths at hand with some choices; those that nobody came with before make a node. */
    private void meet(int parent, int bit, int choices) {
        int fresh = met.add(depths.depths, choices);
        if (fresh == 0) {
            return;
        }
        if (nodes == parents.length) {
            grow();
        }
        words[4 * nodes] = depths.free;
        words[4 * nodes + 1] = depths.ends;
        words[4 * nodes + 2] = depths.deposited;
        words[4 * nodes + 3] = ((((long) depths.depths << CHOICE_BITS) | fresh) << CARD_BITS) | bit;
        parents[nodes] = parent;
        if (depths.isWon()) {
            won = nodes;
        }
        frontier.add(nodes, value());
        nodes++;
    }

    private void grow() {
        int size = 2 * nodes;
        words = Arrays.copyOf(words, 4 * size);
        parents = Arrays.copyOf(parents, size);
    }

    private int depths(int node) {
        return (int) (words[4 * node + 3] >>> (CHOICE_BITS + CARD_BITS));
    }

    private int entered(int node) {
        return (int) (words[4 * node + 3] >>> CARD_BITS) & CHOICE_MASK;
    }

    private int lowered(int node) {
        return (int) words[4 * node + 3] & CARD_MASK;
    }

    private void goTo(int node) {
        depths.set(depths(node), words[4 * node], words[4 * node + 1], words[4 * node + 2]);
    }

    private void expand(int node) {
        lookAt(node);
        if (lifting == 0 && isStuck()) {
            return;
        }
        if (reached != entered(node)) {
            met.add(depths(node), reached);
        }
        long ends = depths.ends;
        long moving = lifting == 0 ? ends & (builds | joins | SuitLanes.KINGS) : ends;
        for (long left = moving; left != 0 && won == NONE; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            int choices = kept(bit, reached) | enthroned(bit, reached);
            if (choices != 0) {
                lower(node, bit);
                meet(node, bit, settled(choices));
            }
        }
    }

    private void lower(int node, int bit) {
        depths.lower(depths(node), words[4 * node], words[4 * node + 1], words[4 * node + 2], bit);
    }

    private void lookAt(int node) {
        goTo(node);
        waiting = depths.waiting();
        long built = depths.built();
        courts = depths.courts();
        builds = SuitLanes.below(depths.ends | built);
        joins = SuitLanes.below(courts);
        leading = SuitLanes.above(waiting);
        useful = SuitLanes.wanted(depths.deposited)
                | builds
                | joins
                | leading
                | SuitLanes.above(depths.ends)
                | SuitLanes.KINGS;
        courtNumber = Owners.courts(courts);
        room = registers - Long.bitCount(waiting & ~built & ~courts);
        empty = depths.emptyColumns();
        int allowed = Owners.filling(empty) & Owners.fitting(courtNumber, room);
        reached = Owners.reached(entered(node), allowed, courts);
        lifting = reached & Owners.fitting(courtNumber, room - 1);
        liftingTwo = lifting & Owners.fitting(courtNumber, room - 2);
    }

    /**
     * Those choices that stay as they are when the run of a card leaves its column, onto the next higher card or into registers; into the
     * last registers only when that is of use.
     */
    private int kept(int bit, int choices) {
        int onto = onto(bit);
        if (((leading >>> bit) & 1) == 0) {
            return choices & (onto | (isOfUse(bit) ? lifting : liftingTwo));
        }
        int run = run(bit);
        int left = isOfUse(bit) ? room - run : room - run - 1;
        return (choices & onto & Owners.fitting(courtNumber, room - run + 1))
                | (choices & ~onto & Owners.fitting(courtNumber, left));
    }

    /** Whether something can be done with what a card leaves uncovered, without a register. */
    private boolean isOfUse(int bit) {
        return (depths.uncovered(bit) & useful) != 0;
    }

    /**
     * Whether no play frees a register where none is free. Only single cards can be built then, and to build one is to uncover another. Let
     * each build wherever the next higher card was ever uncovered: when even so none of use comes to light, there is none.
     */
    private boolean isStuck() {
        long kings = empty == 0 ? 0 : SuitLanes.KINGS;
        long ofUse = SuitLanes.wanted(depths.deposited) | leading | kings;
        long single = depths.ends & ~leading;
        long places = builds | joins;
        if ((single & kings) != 0) {
            return false;
        }
        for (long moving = single & places; moving != 0; moving = single & places) {
            int bit = Long.numberOfTrailingZeros(moving);
            long uncovered = depths.uncovered(bit);
            if ((uncovered & ofUse) != 0) {
                return false;
            }
            single = (single ^ (1L << bit)) | uncovered;
            places |= SuitLanes.below(uncovered);
        }
        return true;
    }

    /** The choices that come of it when a king leaves his column for an empty one, with his run. */
    private int enthroned(int bit, int choices) {
        return ((SuitLanes.KINGS >>> bit) & 1) == 0
                ? 0
                : Owners.given(
                        choices & Owners.filling(empty - 1) & Owners.fitting(courtNumber, room - run(bit) + 1),
                        bit / SuitLanes.LANE);
    }

    /** The choices in which the next higher card lies at the end of a column. */
    private int onto(int bit) {
        if (((builds >>> bit) & 1) != 0) {
            return -1;
        }
        return ((joins >>> bit) & 1) == 0 ? 0 : Owners.with(bit / SuitLanes.LANE);
    }

    private int run(int bit) {
        return 1 + Long.bitCount(SuitLanes.runs(waiting, SuitLanes.below(1L << bit) & waiting));
    }

    /** The less the better; the weights were found by trying many on deals 5001 and up. */
    private int value() {
        return MOST_VALUE
                - 12 * Long.bitCount(depths.deposited)
                - 2 * Long.bitCount(depths.free)
                - 3 * depths.emptyColumns()
                - 6 * Long.bitCount(depths.courts())
                + 4 * depths.buried();
    }

    @Override
    public long positions() {
        return nodes;
    }

    @Override
    public long kept() {
        return nodes;
    }

    /** Goes back from the won position, asking at each step which choice leads on, and then forth, writing moves down. */
    @Override
    public List<Move> solution() {
        List<SeahavenMoves.Step> steps = new ArrayList<>();
        int choice = Integer.numberOfTrailingZeros(entered(won));
        for (int node = won; parents[node] != NONE; node = parents[node]) {
            lookAt(parents[node]);
            SeahavenMoves.Step step = stepTo(parents[node], lowered(node), choice);
            steps.add(step);
            choice = step.choices().get(0);
        }
        Collections.reverse(steps);
        return new SeahavenMoves(start).of(steps);
    }

    /** How lowering a card of the node that is looked at leads to a choice. */
    private SeahavenMoves.Step stepTo(int node, int bit, int choice) {
        for (int left = reached; left != 0; left &= left - 1) {
            int before = left & -left;
            boolean isKept = leads(node, bit, kept(bit, before), choice);
            if (isKept || leads(node, bit, enthroned(bit, before), choice)) {
                List<Integer> kings = Owners.way(entered(node), reached, Integer.numberOfTrailingZeros(before));
                return new SeahavenMoves.Step(kings, SuitLanes.card(bit), !isKept);
            }
        }
        throw new IllegalStateException("Nothing leads to choice " + choice + ".");
    }

    private boolean leads(int node, int bit, int choices, int choice) {
        if (choices == 0) {
            return false;
        }
        lower(node, bit);
        return ((settled(choices) >> choice) & 1) != 0;
    }
}
