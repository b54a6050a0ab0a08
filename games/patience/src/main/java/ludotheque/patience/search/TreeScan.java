package ludotheque.patience.search;

import java.util.Arrays;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Freedom;
import ludotheque.patience.Solitaire;

/**
 * Looks for any solution as {@link QuickScan} does, where there are registers and every card goes to the foundation as soon as it can.
 *
 * <p>It keeps a {@link Layout} of each position that it has looked at, so it makes one move to look at the next, wherever that is. What waits is
 * moves, each with the value of where it leads; whether that was met before is asked when its turn comes. The moves are those of
 * {@link Choices}.
 */
final class TreeScan extends Scan {
    private static final int ROOM = 1 << 7;
    /** What a position counts that is not better than all before. A scan that solves a deal seldom looks at many of them in a row. */
    private static final int COST_OF_STALLING = 16;

    // A move that waits, above card and place: how many cards go, between which columns, whether anything follows by
    // itself, and the position it is made from.
    private static final int COUNT_SHIFT = 12;
    private static final int FROM_SHIFT = 16;
    private static final int TO_SHIFT = 20;
    private static final int SMALL_MASK = 15;
    private static final int SETTLES = 1 << 24;
    private static final int NODE_SHIFT = 25;
    private static final int MOVE_MASK = (1 << NODE_SHIFT) - 1;

    /** How many bits count the next cards of a column. */
    private static final int NEXT_BITS = 5;

    private static final int NEXT_MASK = (1 << NEXT_BITS) - 1;

    private final Weights weights;
    private final LegalityTable fits;
    private final int registersInAll;
    private final boolean anyCardFillsColumn;
    private final boolean runs;
    private final boolean gathers;

    private final ColumnTree tree;
    /** The position that is looked at, and one to try moves in. */
    private final Layout layout;

    private final Layout tried;
    /** For a card from a register or to one. */
    private final int noColumn;

    /** The positions looked at, by node. */
    private int[] columnsSaved;

    private long[] wordsSaved;
    private long[] waiting = new long[4 * ROOM];
    private int waitingSize;

    /** The lowest value of a position looked at, and how many were known then. */
    private int lowest = Integer.MAX_VALUE;

    private int sizeAtLowest;

    // What is told of the position that is looked at, for all moves from it.

    private int node;
    private int depth;
    private int value;
    private long tops;
    private int registersUsed;
    private int emptyColumns;
    /** The cards on top that the last moves laid bare by lifting others, as bits. */
    private long bare;
    /** How many next cards each column holds, packed. */
    private long nextCards;
    /** The move that only takes the last one back. */
    private int back = NONE;

    /** How many cards of a run can be moved, and into an empty column. */
    private int carried;

    private int carriedToEmpty;

    TreeScan(Board start, Packing packing, Layout first, Weights weights, Freedom freedom) {
        super(start, packing, freedom, ROOM);
        Solitaire game = start.game();
        this.weights = weights;
        this.fits = LegalityTable.of(game);
        this.registersInAll = game.registers();
        this.anyCardFillsColumn = game.emptyColumn() == Solitaire.EmptyColumn.ANY_CARD;
        this.runs = freedom != Freedom.SINGLES;
        this.gathers = freedom == Freedom.GATHERING;
        this.tree = first.tree();
        this.layout = new Layout(first, gathers);
        this.tried = new Layout(first, gathers);
        this.noColumn = layout.columns();
        this.columnsSaved = new int[layout.columns() * ROOM];
        this.wordsSaved = new long[Layout.WORDS * ROOM];
        int root = known.add(layout.low(), layout.high(), NONE, 0, 0);
        if (layout.isWon()) {
            won = root;
        } else {
            lookAt(root);
        }
    }

    @Override
    SearchState run(int limit) {
        while (won == NONE) {
            if (frontier.lowest() < lowest) {
                lowest = frontier.lowest();
                sizeAtLowest = known.size();
            }
            if (known.size() >= limit || spent() >= quota) {
                return SearchState.RUNNING;
            }
            if (!makeBest()) {
                return SearchState.IMPOSSIBLE;
            }
        }
        return SearchState.SOLVED;
    }

    /** Makes the most promising move that waits; false when none does. */
    boolean makeBest() {
        int best = frontier.remove();
        if (best == NONE) {
            return false;
        }
        make((int) waiting[best] & MOVE_MASK, (int) (waiting[best] >>> NODE_SHIFT));
        return true;
    }

    /** The value of the position that was last looked at. */
    int value() {
        return value;
    }

    /** As long as it gets nearer it spends nothing. */
    @Override
    int spent() {
        return COST_OF_STALLING * (known.size() - sizeAtLowest);
    }

    @Override
    long kept() {
        return 3L * known.size() + waitingSize / 2;
    }

    @Override
    boolean gathers() {
        return gathers;
    }

    /** Makes a move from a position looked at, and looks at where it leads unless that was done. */
    private void make(int move, int parent) {
        layout.load(parent, columnsSaved, wordsSaved, known.low(parent), known.high(parent));
        int count = (move >> COUNT_SHIFT) & SMALL_MASK;
        int from = (move >> FROM_SHIFT) & SMALL_MASK;
        layout.shift(card(move), place(move), count, from, (move >> TO_SHIFT) & SMALL_MASK);
        back = packed(card(move), from == noColumn ? Packing.REGISTER : tree.card(layout.column(from)));
        if ((move & SETTLES) != 0) {
            layout.settle();
            back = NONE;
        }
        int singles = place(move) == Packing.REGISTER ? count : 2 * count - 1;
        int reached = known.add(layout.low(), layout.high(), parent, move, known.depth(parent) + singles);
        if (reached != NONE) {
            lookAt(reached);
        }
    }

    private void lookAt(int reached) {
        if ((reached + 1) * Layout.WORDS > wordsSaved.length) {
            columnsSaved = Arrays.copyOf(columnsSaved, 2 * columnsSaved.length);
            wordsSaved = Arrays.copyOf(wordsSaved, 2 * wordsSaved.length);
        }
        layout.save(reached, columnsSaved, wordsSaved);
        node = reached;
        depth = known.depth(reached);
        value = weights.of(layout, depth);
        tops = layout.tops();
        registersUsed = layout.registersUsed();
        emptyColumns = layout.emptyColumns();
        bare = layout.bareTops();
        nextCards = 0;
        for (int suit = 0; suit < Card.SUITS; suit++) {
            nextCards += 1L << (NEXT_BITS * layout.nextColumn(suit));
        }
        if (leavesRoom(0)) {
            offerAll();
        } else {
            offerSingles();
        }
    }

    private int nextCards(int column) {
        return column == noColumn ? 0 : (int) (nextCards >>> (NEXT_BITS * column)) & NEXT_MASK;
    }

    private void offerAll() {
        carried = runs ? mostCarried(emptyColumns) : 1;
        carriedToEmpty = runs ? mostCarried(emptyColumns - 1) : 1;
        for (long cards = tops; cards != 0; cards &= cards - 1) {
            offerColumn(Long.numberOfTrailingZeros(cards));
        }
        for (long cards = layout.registers(); cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            build(card, 1, noColumn, ColumnTree.EMPTY, bare);
            fillColumn(card, 1, noColumn, ColumnTree.EMPTY, bare);
        }
    }

    private int mostCarried(int byColumns) {
        int byRegisters = registersInAll - registersUsed + 1;
        return anyCardFillsColumn ? byRegisters << byColumns : byRegisters;
    }

    private void offerSingles() {
        long buildable = 0;
        for (long cards = tops; cards != 0; cards &= cards - 1) {
            buildable |= fits.takes[Long.numberOfTrailingZeros(cards)];
        }
        for (long cards = tops & buildable; cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            int from = layout.columnOf(card);
            build(card, 1, from, tree.below(layout.column(from)), bare & ~(1L << card));
        }
        for (long cards = layout.registers() & buildable; cards != 0; cards &= cards - 1) {
            build(Long.numberOfTrailingZeros(cards), 1, noColumn, ColumnTree.EMPTY, bare);
        }
    }

    private void offerColumn(int top) {
        long others = bare & ~(1L << top);
        int from = layout.columnOf(top);
        int holds = layout.column(from);
        int run = runs ? tree.run(holds) : 1;
        if (run > carried) {
            for (int count = 1; count <= carried; count++) {
                build(tree.card(holds), count, from, tree.below(holds), others);
                holds = tree.below(holds);
            }
            return;
        }
        int card = runs ? tree.base(holds) : top;
        int left = runs ? tree.rest(holds) : tree.below(holds);
        build(card, run, from, left, others);
        if (run <= carriedToEmpty && left != ColumnTree.EMPTY) {
            fillColumn(card, run, from, left, others);
        }
        lift(card, top, run, from, left, others);
    }

    private void build(int card, int count, int from, int left, long others) {
        long onto = others == 0 ? tops : others;
        if (isOneAtMost(others)) {
            for (long cards = fits.buildsOn[card] & onto; cards != 0; cards &= cards - 1) {
                int place = Long.numberOfTrailingZeros(cards);
                tryMove(card, place, count, from, left, layout.columnOf(place));
            }
        }
    }

    private void fillColumn(int card, int count, int from, int left, long others) {
        if (others == 0 && emptyColumns > 0 && fits.fillsColumn[card]) {
            tryMove(card, Packing.BOTTOM, count, from, left, layout.emptyColumn());
        }
    }

    private void lift(int card, int top, int count, int from, int left, long others) {
        boolean wouldBeGathered = gathers && (fits.buildsOn[card] & tops) != 0;
        if (registersUsed + count <= registersInAll
                && !wouldBeGathered
                && isOneAtMost(others)
                && (leavesRoom(count) || isLiftOfUse(card, top, tree.card(left), others))) {
            tryMove(card, Packing.REGISTER, count, from, left, noColumn);
        }
    }

    private boolean isLiftOfUse(int card, int top, int uncovered, long with) {
        if (uncovered == Packing.BOTTOM || layout.isNext(uncovered)) {
            return true;
        }
        long onto = with == 0 ? tops & ~(1L << top) : with;
        long cards = with == 0 ? (tops | layout.registers()) & ~(1L << card) : with;
        return (fits.buildsOn[uncovered] & onto) != 0 || (fits.takes[uncovered] & cards) != 0;
    }

    private static boolean isOneAtMost(long cards) {
        return (cards & (cards - 1)) == 0;
    }

    private boolean leavesRoom(int count) {
        return registersUsed + count < registersInAll || emptyColumns > 0;
    }

    /** Considers moving so many cards from a column, which leaves something there, to another. */
    private void tryMove(int card, int place, int count, int from, int left, int to) {
        boolean isCarried = count > 1 && place != Packing.REGISTER;
        boolean isTorn = count > 1 && nextCards(from) > 0 && layout.isTorn(from, tree.height(left));
        if (won != NONE || packed(card, place) == back || (isCarried && isTorn)) {
            return;
        }
        int move = (to << TO_SHIFT) | (from << FROM_SHIFT) | (count << COUNT_SHIFT) | packed(card, place);
        int after = depth + (isCarried ? 2 * count - 1 : count);
        int uncovered = from == noColumn ? Packing.REGISTER : tree.card(left);
        if (!isTorn && isPlain(card, place, count, uncovered)) {
            wait(
                    move,
                    value + change(card, place, count, from, left, to, uncovered) + weights.moves() * (after - depth));
            return;
        }
        tried.copy(layout);
        tried.shift(card, place, count, from, to);
        tried.settle();
        if (isCarried && tried.isTorn(to, tree.height(layout.column(to)))) {
            return;
        }
        if (tried.isWon()) {
            won = known.add(tried.low(), tried.high(), node, move, after);
        } else {
            wait(move | SETTLES, weights.of(tried, after));
        }
    }

    /** Whether nothing follows by itself, so that what a move leads to can be told without making it. */
    private boolean isPlain(int card, int place, int count, int uncovered) {
        if (layout.isNext(uncovered)) {
            return false;
        }
        if (!gathers) {
            return true;
        }
        boolean couldComeDown = count > 1 && place == Packing.REGISTER;
        boolean takesOne = uncovered != Packing.BOTTOM
                && (fits.takes[uncovered < Card.COUNT ? uncovered : card] & layout.registers()) != 0;
        return !couldComeDown && !takesOne;
    }

    /** What a plain move adds to the value, besides being a move. */
    private int change(int card, int place, int count, int from, int left, int to, int uncovered) {
        int rank = Card.rank(card);
        int burden = (place < Card.COUNT ? above(rank, tree.lowest(layout.column(to)), count) : 0)
                - above(rank, tree.lowest(left), count);
        int lifted = (place == Packing.REGISTER ? count : 0) - (uncovered == Packing.REGISTER ? 1 : 0);
        int emptied = (uncovered == Packing.BOTTOM ? 1 : 0) - (place == Packing.BOTTOM ? 1 : 0);
        return weights.blockers() * (nextCards(to) - nextCards(from)) * count
                - weights.disorder() * fits.misfit(card, uncovered)
                + weights.registers() * lifted
                - weights.emptyColumns() * emptied
                + weights.burden() * burden;
    }

    /** How many of {@code count} ranks, from one downwards, are above another. */
    private static int above(int rank, int other, int count) {
        return Math.max(0, Math.min(rank - other, count));
    }

    private void wait(int move, int worth) {
        if (waitingSize == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waitingSize);
        }
        waiting[waitingSize] = ((long) node << NODE_SHIFT) | move;
        frontier.add(waitingSize++, worth);
    }
}
