package ludotheque.patience.search;

import ludotheque.patience.Board;
import ludotheque.patience.Card;

/**
 * A position as numbers of a {@link ColumnTree}: so few that it is copied where {@link Position} takes moves back. It plays in games with
 * registers, where every card goes to the foundation as soon as it can.
 */
final class Layout {
    /** How many words a layout is saved in, besides its columns. */
    static final int WORDS = 3;

    private static final long ALL_CARDS = (1L << Card.COUNT) - 1;
    /** What lifts that emptied a column leave of the columns they laid bare; a bit beyond those of columns. */
    private static final int EMPTIED = 1 << 11;

    /** What is packed for each suit: a column, and how many cards. */
    private static final int WHERE_BITS = 16;

    private static final int WHERE_MASK = (1 << WHERE_BITS) - 1;
    private static final int COLUMN_SHIFT = 8;
    private static final int HEIGHT_MASK = (1 << COLUMN_SHIFT) - 1;

    private final ColumnTree tree;
    private final Packing packing;
    private final long[] buildsOn;
    private final boolean gathers;

    /** Numbers of the tree. */
    private final int[] columns;
    /** Cards in registers, as bits. */
    private long registers;
    /** The next card of each suit, as bits. Once normalised, each lies in a column under others. */
    private long next;

    private int remaining;
    /** For each suit the column of its next card, one beyond the last when there is none, and how many cards lie under it. */
    private long where;
    /** Columns that were laid bare by lifting cards into registers, as bits, when the last moves did nothing else. */
    private int bare;

    private long low;
    private long high;

    // What follows from the columns.

    /** Cards on top of a column, as bits, and the column of each. */
    private long tops;

    private final byte[] columnOf = new byte[Packing.PLACES];
    /** As {@link ColumnTree#faults} packs them. */
    private int faults;

    Layout(Board start, Packing packing) {
        LegalityTable fits = LegalityTable.of(start.game());
        this.tree = new ColumnTree(fits);
        this.packing = packing;
        this.buildsOn = fits.buildsOn;
        this.gathers = false;
        this.columns = new int[start.game().columns()];
        int[] under = Packing.under(start);
        for (int card = 0; card < Card.COUNT; card++) {
            change(card, Packing.FOUNDATION, under[card]);
            registers |= under[card] == Packing.REGISTER ? 1L << card : 0;
            remaining += under[card] == Packing.FOUNDATION ? 0 : 1;
        }
        for (int column = 0; column < columns.length; column++) {
            for (int card : start.column(column)) {
                columns[column] = tree.deal(columns[column], card);
            }
        }
        for (int suit = 0; suit < Card.SUITS; suit++) {
            next |= bit(Card.of(start.foundation()[suit] + 1, suit));
            setWhere(suit, columns.length, 0);
        }
        look();
        normalise();
        locate(next);
    }

    /** A copy; one that gathers builds cards in registers as soon as they can be. */
    Layout(Layout other, boolean gathers) {
        this.tree = other.tree;
        this.packing = other.packing;
        this.buildsOn = other.buildsOn;
        this.gathers = gathers;
        this.columns = new int[other.columns.length];
        copy(other);
        if (gathers) {
            gather();
        }
    }

    void copy(Layout other) {
        System.arraycopy(other.columns, 0, columns, 0, columns.length);
        System.arraycopy(other.columnOf, 0, columnOf, 0, columnOf.length);
        registers = other.registers;
        next = other.next;
        remaining = other.remaining;
        where = other.where;
        low = other.low;
        high = other.high;
        tops = other.tops;
        faults = other.faults;
    }

    /** Saves all but the key, as the position of this number. */
    void save(int number, int[] columnsSaved, long[] words) {
        System.arraycopy(columns, 0, columnsSaved, number * columns.length, columns.length);
        words[WORDS * number] = registers | ((long) remaining << Card.COUNT);
        words[WORDS * number + 1] = next | ((long) bare << Card.COUNT);
        words[WORDS * number + 2] = where;
    }

    /** Becomes a position that was saved, with its key. */
    void load(int number, int[] columnsSaved, long[] words, long keyLow, long keyHigh) {
        System.arraycopy(columnsSaved, number * columns.length, columns, 0, columns.length);
        registers = words[WORDS * number] & ALL_CARDS;
        remaining = (int) (words[WORDS * number] >>> Card.COUNT);
        next = words[WORDS * number + 1] & ALL_CARDS;
        bare = (int) (words[WORDS * number + 1] >>> Card.COUNT);
        where = words[WORDS * number + 2];
        low = keyLow;
        high = keyHigh;
        look();
    }

    private void look() {
        tops = 0;
        faults = 0;
        for (int column = 0; column < columns.length; column++) {
            int holds = columns[column];
            int card = tree.card(holds);
            tops |= 1L << card;
            columnOf[card] = (byte) column;
            faults += tree.faults(holds);
        }
        tops &= ALL_CARDS;
    }

    ColumnTree tree() {
        return tree;
    }

    /** How many columns there are; as a column, it stands for none. */
    int columns() {
        return columns.length;
    }

    /** What a column holds, as a number of the tree. */
    int column(int column) {
        return columns[column];
    }

    /** The column of a card on top of it. */
    int columnOf(int card) {
        return columnOf[card];
    }

    /** An empty column, where there is one. */
    int emptyColumn() {
        int column = 0;
        while (columns[column] != ColumnTree.EMPTY) {
            column++;
        }
        return column;
    }

    int emptyColumns() {
        return columns.length - Long.bitCount(tops);
    }

    /** Cards on top of a column, as bits. */
    long tops() {
        return tops;
    }

    /** Cards in registers, as bits. */
    long registers() {
        return registers;
    }

    int registersUsed() {
        return Long.bitCount(registers);
    }

    /** How many cards are not on the foundation. */
    int remaining() {
        return remaining;
    }

    int disorder() {
        return ColumnTree.disorder(faults);
    }

    int burden() {
        return ColumnTree.burden(faults);
    }

    long low() {
        return low;
    }

    long high() {
        return high;
    }

    boolean isWon() {
        return next == 0;
    }

    /** Whether the next card on the foundation is this one. */
    boolean isNext(int place) {
        return ((next >>> place) & 1) != 0;
    }

    /** The column of the next card of a suit. */
    int nextColumn(int suit) {
        return ((int) (where >>> (WHERE_BITS * suit)) & WHERE_MASK) >> COLUMN_SHIFT;
    }

    private int nextHeight(int suit) {
        return (int) (where >>> (WHERE_BITS * suit)) & HEIGHT_MASK;
    }

    /** Cards that lie above the next card of each suit. */
    int blockers() {
        int blockers = 0;
        for (int suit = 0; suit < Card.SUITS; suit++) {
            int column = nextColumn(suit);
            if (column < columns.length) {
                blockers += tree.height(columns[column]) - 1 - nextHeight(suit);
            }
        }
        return blockers;
    }

    /** The cards on top of columns that the last moves laid bare, as bits, when all they did is to lift cards into registers. */
    long bareTops() {
        long cards = 0;
        for (int left = bare < EMPTIED ? bare : 0; left != 0; left &= left - 1) {
            cards |= 1L << tree.card(columns[Integer.numberOfTrailingZeros(left)]);
        }
        return cards;
    }

    /**
     * Whether one of the cards that lie on so many of a column, but not the one on top, would go to the foundation if it was laid free.
     */
    boolean isTorn(int column, int height) {
        for (int holds = tree.below(columns[column]); tree.height(holds) > height; holds = tree.below(holds)) {
            if (isNext(tree.card(holds))) {
                return true;
            }
        }
        return false;
    }

    /** Moves a card, which carries others on top of it, from one column to another, or between a column and the registers. */
    void shift(int card, int place, int count, int from, int to) {
        if (place == Packing.REGISTER) {
            lift(from, count);
            return;
        }
        bare = 0;
        if (from == columns.length) {
            registers ^= 1L << card;
            change(card, Packing.REGISTER, place);
            put(to, tree.push(columns[to], card));
            return;
        }
        int holds = columns[from];
        int left = holds;
        for (int i = 0; i < count; i++) {
            left = tree.below(left);
        }
        change(card, tree.card(left), place);
        put(from, left);
        put(to, tree.carry(columns[to], holds, count));
    }

    private void lift(int from, int count) {
        for (int i = 0; i < count; i++) {
            int card = tree.card(columns[from]);
            int left = tree.below(columns[from]);
            registers |= 1L << card;
            change(card, tree.card(left), Packing.REGISTER);
            put(from, left);
        }
        bare |= columns[from] == ColumnTree.EMPTY ? EMPTIED : 1 << from;
    }

    /** Does what follows a move by itself: cards go to the foundation, then cards are gathered. */
    void settle() {
        long before = next;
        bare = 0;
        normalise();
        locate(next & ~before);
        if (gathers) {
            gather();
        }
    }

    private void normalise() {
        for (long ready = next & (tops | registers); ready != 0; ready = next & (tops | registers)) {
            int card = Long.numberOfTrailingZeros(ready);
            long bit = 1L << card;
            if ((registers & bit) != 0) {
                registers ^= bit;
                change(card, Packing.REGISTER, Packing.FOUNDATION);
            } else {
                int column = columnOf[card];
                int left = tree.below(columns[column]);
                change(card, tree.card(left), Packing.FOUNDATION);
                put(column, left);
            }
            next ^= bit | bit(card + Card.SUITS);
            remaining--;
            setWhere(Card.suit(card), columns.length, 0);
        }
    }

    /** Finds next cards in the columns. */
    private void locate(long cards) {
        for (long left = cards; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int column = 0;
            while (!tree.holds(columns[column], card)) {
                column++;
            }
            int holds = columns[column];
            while (tree.card(holds) != card) {
                holds = tree.below(holds);
            }
            setWhere(Card.suit(card), column, tree.height(holds) - 1);
        }
    }

    private void setWhere(int suit, int column, int height) {
        int shift = WHERE_BITS * suit;
        where &= ~((long) WHERE_MASK << shift);
        where |= (long) ((column << COLUMN_SHIFT) | height) << shift;
    }

    /** Builds every card in a register that has a place to be built. */
    private void gather() {
        long cards = registers;
        while (cards != 0) {
            int card = Long.numberOfTrailingZeros(cards);
            long onto = buildsOn[card] & tops;
            if (onto == 0) {
                cards &= cards - 1;
            } else {
                int place = Long.numberOfTrailingZeros(onto);
                int column = columnOf[place];
                registers ^= 1L << card;
                change(card, Packing.REGISTER, place);
                put(column, tree.push(columns[column], card));
                cards = registers;
            }
        }
    }

    /** Has a column hold something else. */
    private void put(int column, int holds) {
        int before = columns[column];
        int card = tree.card(holds);
        columns[column] = holds;
        columnOf[card] = (byte) column;
        tops = ((tops & ~(1L << tree.card(before))) | (1L << card)) & ALL_CARDS;
        faults += tree.faults(holds) - tree.faults(before);
    }

    private void change(int card, int from, int to) {
        low += packing.lowChange(card, from, to);
        high += packing.highChange(card, from, to);
    }

    /** A card as a bit; none beyond the king. */
    private static long bit(int card) {
        return card < Card.COUNT ? 1L << card : 0;
    }
}
