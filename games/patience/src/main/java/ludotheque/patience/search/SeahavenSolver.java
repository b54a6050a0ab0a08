package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
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
public final class SeahavenSolver implements AnySolver {
    private static final int NONE = -1;
    private static final int START = 1 << 9;
    private static final int MOST_VALUE = 800;

    private final Board start;
    private final int registers;
    private final Depths depths;
    private final MetDepths met = new MetDepths();
    private final Frontier frontier = new Frontier();

    /** The nodes of the search, four words each: depths, free, ends, deposited. */
    private long[] words = new long[4 * START];
    /** The node that each was reached from, the column that was lowered, and the choices that came there for the first time. */
    private int[] parents = new int[START];

    private byte[] lowered = new byte[START];
    private char[] entered = new char[START];
    private int nodes;
    private int won = NONE;

    /** What there is to know of the depths looked at: cards off the foundation, those of them in columns, kings with their runs, free registers but for these. */
    private long waiting;

    private long built;
    private long courts;
    private int courtNumber;
    private int room;
    private int empty;
    /** The choices that can be reached there. */
    private int reached;

    private Solver.State state = Solver.State.RUNNING;

    public SeahavenSolver(Board start) {
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
            if ((depths.kingsMet >> suit & 1) != 0) {
                settled = Owners.given(settled, suit);
            }
            if ((depths.deposited >>> SuitLanes.LANE * suit & 1) != 0) {
                settled = settled & ~Owners.with(suit) | Owners.taken(settled, suit);
            }
        }
        return settled;
    }

    @Override
    public Solver.State advance(int positions) {
        int target = nodes + positions;
        while (state == Solver.State.RUNNING && nodes < target) {
            int node = frontier.remove();
            if (won != NONE) {
                state = Solver.State.SOLVED;
            } else if (node == NONE) {
                state = Solver.State.INSOLUBLE;
            } else {
                expand(node);
            }
        }
        return state;
    }

    /** Comes to the depths at hand with some choices; those that nobody came with before make a node. */
    private void meet(int parent, int card, int choices) {
        int fresh = met.add(depths.depths, choices);
        if (fresh == 0) {
            return;
        }
        if (nodes == parents.length) {
            grow();
        }
        words[4 * nodes] = depths.depths;
        words[4 * nodes + 1] = depths.free;
        words[4 * nodes + 2] = depths.ends;
        words[4 * nodes + 3] = depths.deposited;
        parents[nodes] = parent;
        lowered[nodes] = (byte) card;
        entered[nodes] = (char) fresh;
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
        lowered = Arrays.copyOf(lowered, size);
        entered = Arrays.copyOf(entered, size);
    }

    private void goTo(int node) {
        depths.set(words[4 * node], words[4 * node + 1], words[4 * node + 2], words[4 * node + 3]);
    }

    private void expand(int node) {
        lookAt(node);
        met.add(depths.depths, reached);
        for (long left = depths.ends; left != 0; left &= left - 1) {
            int card = SuitLanes.any(left);
            int choices = kept(card, reached) | enthroned(card, reached);
            if (choices != 0) {
                depths.lower(card);
                meet(node, card, settled(choices));
                goTo(node);
            }
        }
    }

    private void lookAt(int node) {
        goTo(node);
        waiting = depths.waiting();
        built = depths.built();
        courts = depths.courts();
        courtNumber = Owners.courts(courts);
        room = registers - Long.bitCount(waiting & ~built & ~courts);
        empty = depths.emptyColumns();
        int allowed = Owners.filling(empty) & Owners.fitting(courtNumber, room);
        reached = Owners.reached(entered[node], allowed, courts);
    }

    /** Those choices that stay as they are when the run of a card leaves its column, onto the next higher card or into registers. */
    private int kept(int card, int choices) {
        int onto = onto(card);
        int run = run(card);
        return choices & onto & Owners.fitting(courtNumber, room - run + 1)
                | choices & ~onto & Owners.fitting(courtNumber, room - run);
    }

    /** The choices that come of it when a king leaves his column for an empty one, with his run. */
    private int enthroned(int card, int choices) {
        return Card.rank(card) < Card.KING
                ? 0
                : Owners.given(
                        choices & Owners.filling(empty - 1) & Owners.fitting(courtNumber, room - run(card) + 1),
                        Card.suit(card));
    }

    /** The choices in which the next higher card lies at the end of a column. */
    private int onto(int card) {
        long place = SuitLanes.above(SuitLanes.of(card));
        if ((place & (depths.ends | built)) != 0) {
            return -1;
        }
        return (place & courts) == 0 ? 0 : Owners.with(Card.suit(card));
    }

    private int run(int card) {
        return 1 + Long.bitCount(SuitLanes.runs(waiting, SuitLanes.below(SuitLanes.of(card)) & waiting));
    }

    /** The less the better; the weights were found by trying many on deals 5001 and up. */
    private int value() {
        return MOST_VALUE
                - 12 * Long.bitCount(depths.deposited)
                - 2 * Long.bitCount(depths.free)
                - 3 * depths.emptyColumns()
                + 4 * depths.buried();
    }

    @Override
    public long positions() {
        return nodes;
    }

    @Override
    public int kept() {
        return nodes;
    }

    /** Goes back from the won position, asking at each step which choice leads on, and then forth, writing moves down. */
    @Override
    public List<Move> solution() {
        List<SeahavenMoves.Step> steps = new ArrayList<>();
        int choice = Integer.numberOfTrailingZeros(entered[won]);
        for (int node = won; parents[node] != NONE; node = parents[node]) {
            lookAt(parents[node]);
            SeahavenMoves.Step step = stepTo(parents[node], lowered[node], choice);
            steps.add(step);
            choice = step.choices().get(0);
        }
        Collections.reverse(steps);
        return new SeahavenMoves(start).of(steps);
    }

    /** How lowering a card of the node that is looked at leads to a choice. */
    private SeahavenMoves.Step stepTo(int node, int card, int choice) {
        for (int left = reached; left != 0; left &= left - 1) {
            int before = left & -left;
            for (boolean toColumn : new boolean[] {false, true}) {
                int after = toColumn ? enthroned(card, before) : kept(card, before);
                if (after != 0 && (settledAfter(node, card, after) >> choice & 1) != 0) {
                    List<Integer> kings = Owners.way(entered[node], reached, Integer.numberOfTrailingZeros(before));
                    return new SeahavenMoves.Step(kings, card, toColumn);
                }
            }
        }
        throw new IllegalStateException("Nothing leads to choice " + choice + ".");
    }

    private int settledAfter(int node, int card, int choices) {
        depths.lower(card);
        int settled = settled(choices);
        goTo(node);
        return settled;
    }
}
