package ludotheque.patience.search;

import java.util.Arrays;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Solitaire;

/**
 * A position in flat arrays, with moves made and taken back in place and the packed key kept along. The rules are those of
 * {@link Board}; what they allow is looked up in tables made from {@link Solitaire}.
 */
final class Position {
    private static final int HEIGHT = 32;
    private static final int NONE = -1;

    private final Packing packing;
    private final int registersInAll;
    private final int columnsInAll;
    /** The cards each card may be put on, as bits. */
    private final long[] buildsOn = new long[Card.COUNT];

    private final boolean[] fillsColumn = new boolean[Card.COUNT];

    private final int[] columns;
    private final int[] heights;
    /** Cards on top of a column, as bits; likewise cards in registers. */
    private long tops;

    private long inRegisters;
    private int registersUsed;
    private int columnsUsed;
    /** The column of each card that is in one. */
    private final int[] columnOf = new int[Card.COUNT];

    private final int[] foundation = new int[Card.SUITS];
    private int deposited;
    private long low;
    private long high;

    /** Cards that lie on one they do not build on. */
    private int disorder;
    /** Cards that lie above one of a lower rank, so must be moved before it. */
    private int burden;

    /** The height of each card that is in a column. */
    private final int[] heightOf = new int[Card.COUNT];
    /** The lowest rank from the bottom up to each card of a column. */
    private final int[] lowest;

    private final int[] under = new int[Card.COUNT];
    private final int[] over = new int[Packing.PLACES];
    /** Cards moved, and the places they came from, for taking back. */
    private final int[] trail = new int[4 * Card.COUNT];

    private int trailLength;

    Position(Board start, Packing packing) {
        Solitaire game = start.game();
        this.packing = packing;
        this.registersInAll = game.registers();
        this.columnsInAll = game.columns();
        this.columns = new int[columnsInAll * HEIGHT];
        this.heights = new int[columnsInAll];
        this.lowest = new int[columnsInAll * HEIGHT];
        for (int card = 0; card < Card.COUNT; card++) {
            fillsColumn[card] = game.fillsColumn(card);
            for (int onto = 0; onto < Card.COUNT; onto++) {
                if (game.builds(card, onto)) {
                    buildsOn[card] |= 1L << onto;
                }
            }
        }
        System.arraycopy(Packing.under(start), 0, under, 0, under.length);
        for (int card = 0; card < Card.COUNT; card++) {
            addToKey(card, under[card]);
        }
        build();
    }

    /** Becomes the position of a key. */
    void read(long keyLow, long keyHigh) {
        packing.read(keyLow, keyHigh, under);
        low = keyLow;
        high = keyHigh;
        build();
    }

    private void build() {
        Arrays.fill(over, NONE);
        Arrays.fill(foundation, 0);
        Arrays.fill(heights, 0);
        tops = 0;
        inRegisters = 0;
        registersUsed = 0;
        columnsUsed = 0;
        deposited = 0;
        trailLength = 0;
        for (int card = 0; card < Card.COUNT; card++) {
            int place = under[card];
            if (place == Packing.FOUNDATION) {
                foundation[Card.suit(card)]++;
                deposited++;
            } else if (place == Packing.REGISTER) {
                inRegisters |= 1L << card;
                registersUsed++;
            } else if (place != Packing.BOTTOM) {
                over[place] = card;
            }
        }
        disorder = 0;
        burden = 0;
        for (int card = 0; card < Card.COUNT; card++) {
            if (under[card] == Packing.BOTTOM) {
                int top = card;
                for (int above = card; above != NONE; above = over[above]) {
                    push(columnsUsed, above);
                    top = above;
                }
                tops |= 1L << top;
                columnsUsed++;
            }
        }
    }

    boolean isWon() {
        return deposited == Card.COUNT;
    }

    boolean hasRegisters() {
        return registersInAll > 0;
    }

    boolean hasFreeRegister() {
        return registersUsed < registersInAll;
    }

    int emptyColumns() {
        return columnsInAll - columnsUsed;
    }

    int registersUsed() {
        return registersUsed;
    }

    int deposited() {
        return deposited;
    }

    int disorder() {
        return disorder;
    }

    int burden() {
        return burden;
    }

    /** Cards on top of a column, as bits. */
    long tops() {
        return tops;
    }

    /** Cards in registers, as bits. */
    long inRegisters() {
        return inRegisters;
    }

    /** The cards a card may be put on, as bits. */
    long buildsOn(int card) {
        return buildsOn[card];
    }

    boolean fillsColumn(int card) {
        return fillsColumn[card];
    }

    /** The key, in two words. */
    long low() {
        return low;
    }

    long high() {
        return high;
    }

    int columns() {
        return columnsInAll;
    }

    int foundation(int suit) {
        return foundation[suit];
    }

    int height(int column) {
        return heights[column];
    }

    int cardAt(int column, int height) {
        return columns[column * HEIGHT + height];
    }

    /** Whether a card in a column lies alone in it. */
    boolean isAlone(int card) {
        return heights[columnOf[card]] == 1;
    }

    /** What lies under a card: another one, or a place of {@link Packing}. */
    int under(int card) {
        return under[card];
    }

    /** Whether moving a free card uncovers one that then goes to the foundation. */
    boolean opensFoundation(int card) {
        int uncovered = under[card];
        return uncovered < Card.COUNT && Card.rank(uncovered) == foundation[Card.suit(uncovered)] + 1;
    }

    /** The low word of the key once a card is moved, when that does not open the foundation. */
    long lowAfter(int card, int place) {
        return packing.isHigh(card) ? low : low - packing.weight(card, under[card]) + packing.weight(card, place);
    }

    /** The high word of the key once a card is moved, when that does not open the foundation. */
    long highAfter(int card, int place) {
        return packing.isHigh(card) ? high - packing.weight(card, under[card]) + packing.weight(card, place) : high;
    }

    /** Moves a free card to a place that takes it, then normalises; returns a mark to take it back with. */
    int move(int card, int place) {
        int mark = trailLength;
        shift(card, place);
        boolean again = true;
        while (again) {
            again = false;
            for (int suit = 0; suit < Card.SUITS; suit++) {
                int next = Card.of(foundation[suit] + 1, suit);
                while (next < Card.COUNT && (((tops | inRegisters) >>> next) & 1) != 0) {
                    shift(next, Packing.FOUNDATION);
                    next += Card.SUITS;
                    again = true;
                }
            }
        }
        return mark;
    }

    /** Makes the moves so far final. */
    void forgetMoves() {
        trailLength = 0;
    }

    void takeBack(int mark) {
        while (trailLength > mark) {
            trailLength -= 2;
            put(trail[trailLength], trail[trailLength + 1]);
        }
    }

    private void shift(int card, int place) {
        trail[trailLength++] = card;
        trail[trailLength++] = under[card];
        put(card, place);
    }

    /** Takes a free card from where it is and puts it on a place. */
    private void put(int card, int place) {
        long bit = 1L << card;
        int from = under[card];
        if (from == Packing.REGISTER) {
            inRegisters &= ~bit;
            registersUsed--;
        } else if (from == Packing.FOUNDATION) {
            foundation[Card.suit(card)]--;
            deposited--;
        } else {
            pop(columnOf[card], card);
            tops &= ~bit;
            if (from == Packing.BOTTOM) {
                columnsUsed--;
            } else {
                tops |= 1L << from;
            }
        }
        if (place == Packing.REGISTER) {
            inRegisters |= bit;
            registersUsed++;
        } else if (place == Packing.FOUNDATION) {
            foundation[Card.suit(card)]++;
            deposited++;
        } else {
            int column;
            if (place == Packing.BOTTOM) {
                column = emptyColumn();
                columnsUsed++;
            } else {
                column = columnOf[place];
                tops &= ~(1L << place);
            }
            push(column, card);
            tops |= bit;
        }
        removeFromKey(card, from);
        addToKey(card, place);
        under[card] = place;
    }

    private void push(int column, int card) {
        int height = heights[column]++;
        int at = column * HEIGHT + height;
        int rank = Card.rank(card);
        columns[at] = card;
        columnOf[card] = column;
        heightOf[card] = height;
        if (height == 0) {
            lowest[at] = rank;
        } else {
            disorder += (int) ((~buildsOn[card] >>> columns[at - 1]) & 1);
            burden += rank > lowest[at - 1] ? 1 : 0;
            lowest[at] = Math.min(rank, lowest[at - 1]);
        }
    }

    private void pop(int column, int card) {
        int height = --heights[column];
        if (height > 0) {
            int at = column * HEIGHT + height;
            disorder -= (int) ((~buildsOn[card] >>> columns[at - 1]) & 1);
            burden -= Card.rank(card) > lowest[at - 1] ? 1 : 0;
        }
    }

    /** Cards that lie above the next card of each suit. */
    int blockers() {
        int blockers = 0;
        for (int suit = 0; suit < Card.SUITS; suit++) {
            int card = Card.of(foundation[suit] + 1, suit);
            if (card < Card.COUNT && under[card] != Packing.REGISTER) {
                blockers += heights[columnOf[card]] - 1 - heightOf[card];
            }
        }
        return blockers;
    }

    private int emptyColumn() {
        int column = 0;
        while (heights[column] > 0) {
            column++;
        }
        return column;
    }

    private void addToKey(int card, int place) {
        if (packing.isHigh(card)) {
            high += packing.weight(card, place);
        } else {
            low += packing.weight(card, place);
        }
    }

    private void removeFromKey(int card, int place) {
        if (packing.isHigh(card)) {
            high -= packing.weight(card, place);
        } else {
            low -= packing.weight(card, place);
        }
    }
}
