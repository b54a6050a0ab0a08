package ludotheque.patience.search;

import java.util.Arrays;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Solitaire;

/**
 * A position in flat arrays, with moves made and taken back in place and the packed key kept along. The rules are those of
 * {@link Board}; what they allow is looked up in {@link Fits}.
 */
final class Position {
    private static final int HEIGHT = 32;
    private static final int NONE = -1;
    /** What a card moved takes on the trail. */
    private static final int SHIFT = 3;

    private final Packing packing;
    private final int registersInAll;
    /** Whether a card in a register is built as soon as it can be: with one place for each card, that loses nothing. */
    private final boolean gathers;

    private final boolean anyCardFillsColumn;
    /** Whether cards may be kept from the foundation, and come back from it. */
    private final boolean keepsBack;

    private final int columnsInAll;
    private final long[] buildsOn;
    private final long[] takes;
    private final boolean[] fillsColumn;

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
    /** The next card of each suit, as bits. */
    private long next;

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
    /** How many cards, down from each card of a column, lie each on one it builds on: the run that ends there. */
    private final int[] run;

    /** Cards that lie above the next card of each suit, and how many next cards each column holds, when last counted. */
    private int blockers;

    private final int[] nextCards;

    private final int[] under = new int[Card.COUNT];
    private final int[] over = new int[Packing.PLACES];
    /** Cards moved, and the places and columns they came from, for taking back. */
    private int[] trail = new int[1 << 9];

    private int trailLength;

    Position(Board start, Packing packing, boolean gathers) {
        Solitaire game = start.game();
        this.packing = packing;
        Fits fits = Fits.of(game);
        this.buildsOn = fits.buildsOn;
        this.takes = fits.takes;
        this.fillsColumn = fits.fillsColumn;
        this.registersInAll = game.registers();
        this.columnsInAll = game.columns();
        this.columns = new int[columnsInAll * HEIGHT];
        this.heights = new int[columnsInAll];
        this.lowest = new int[columnsInAll * HEIGHT];
        this.nextCards = new int[columnsInAll];
        this.run = new int[columnsInAll * HEIGHT];
        this.gathers = gathers && registersInAll > 0;
        this.keepsBack = start.keepsBack();
        this.anyCardFillsColumn = game.emptyColumn() == Solitaire.EmptyColumn.ANY_CARD;
        System.arraycopy(Packing.under(start), 0, under, 0, under.length);
        for (int card = 0; card < Card.COUNT; card++) {
            addToKey(card, under[card]);
        }
        build();
        normalise();
        if (gathers) {
            gather();
        }
        forgetMoves();
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
        next = 0;
        for (int suit = 0; suit < Card.SUITS; suit++) {
            next |= bit(Card.of(foundation[suit] + 1, suit));
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

    int freeRegisters() {
        return registersInAll - registersUsed;
    }

    /** Whether cards in registers are built as soon as they can be. */
    boolean gathers() {
        return gathers;
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

    /**
     * Whether moving a card, with what lies on it, moves nothing else: no card goes to the foundation and none is gathered. Then
     * what the position becomes can be told without making the move.
     */
    boolean isPlain(int card) {
        int uncovered = under[card];
        if (uncovered >= Card.COUNT) {
            return uncovered == Packing.BOTTOM
                    || (uncovered == Packing.REGISTER && !(gathers && (takes[card] & inRegisters) != 0));
        }
        return !(((next >>> uncovered) & 1) != 0 && goesByItself(uncovered))
                && !(gathers && (takes[uncovered] & inRegisters) != 0);
    }

    int disorderAfter(int card) {
        int uncovered = under[card];
        return uncovered < Card.COUNT ? disorder - (int) ((~buildsOn[card] >>> uncovered) & 1) : disorder;
    }

    /** The burden once a run of so many cards is moved. */
    int burdenAfter(int card, int place, int count) {
        int rank = Card.rank(card);
        return burden - above(rank, lowestUpTo(under[card]), count) + above(rank, lowestUpTo(place), count);
    }

    private int lowestUpTo(int place) {
        return place < Card.COUNT ? lowest[columnOf[place] * HEIGHT + heightOf[place]] : Card.KING;
    }

    /** How many of so many ranks, from one downwards, are above another. */
    private static int above(int rank, int other, int count) {
        return Math.max(0, Math.min(rank - other, count));
    }

    /** How many cards more lie above the next card of each suit once a run of so many cards is moved. */
    int blockersAfter(int card, int place, int count) {
        int change = 0;
        if (under[card] < Packing.REGISTER) {
            change -= nextCards[columnOf[card]];
        }
        if (place < Card.COUNT) {
            change += nextCards[columnOf[place]];
        }
        return blockers + change * count;
    }

    /** Counts what {@link #blockersAfter} starts from, where the position stands now. */
    void countBlockers() {
        Arrays.fill(nextCards, 0);
        blockers = 0;
        for (long cards = next & ~inRegisters; cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            int column = columnOf[card];
            nextCards[column]++;
            blockers += heights[column] - 1 - heightOf[card];
        }
    }

    /** The low word of the key once a card is moved, when that is all that moves. */
    long lowAfter(int card, int place) {
        return packing.isHigh(card) ? low : low - packing.weight(card, under[card]) + packing.weight(card, place);
    }

    /** The high word of the key once a card is moved, when that is all that moves. */
    long highAfter(int card, int place) {
        return packing.isHigh(card) ? high - packing.weight(card, under[card]) + packing.weight(card, place) : high;
    }

    /** The column of a card that is in one. */
    int columnOf(int card) {
        return columnOf[card];
    }

    /** How many cards on top of a column lie each on one it builds on, the lowest of them counted too. */
    int run(int column) {
        return run[column * HEIGHT + heights[column] - 1];
    }

    /** How many cards of a run can be moved by single moves, where so many empty columns may be used on the way. */
    int mostCarried(int emptyColumns) {
        int byRegisters = registersInAll - registersUsed + 1;
        return anyCardFillsColumn ? byRegisters << emptyColumns : byRegisters;
    }

    /**
     * Whether a run cannot be moved whole because one of its cards, laid free on the way, would go to the foundation. Ask before
     * the move and after it, when more cards may go there.
     */
    boolean isTorn(int card) {
        int column = columnOf[card];
        int lowest = under[card] == Packing.FOUNDATION ? HEIGHT : heightOf[card];
        for (int height = lowest; height < heights[column] - 1; height++) {
            int inner = columns[column * HEIGHT + height];
            if (((next >>> inner) & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Moves a card, and the run it carries, to a place that takes them, then normalises; returns a mark to take it back with. */
    int move(int card, int place) {
        int mark = trailLength;
        if (place == Packing.REGISTER && under[card] < Packing.REGISTER) {
            int column = columnOf[card];
            for (int height = heights[column] - 1; height >= heightOf[card]; height--) {
                shift(columns[column * HEIGHT + height], place);
            }
        } else {
            shift(card, place);
        }
        normalise();
        if (gathers) {
            gather();
        }
        return mark;
    }

    private void normalise() {
        long ready = next & (tops | inRegisters);
        while (ready != 0) {
            int card = Long.numberOfTrailingZeros(ready);
            if (goesByItself(card)) {
                shift(card, Packing.FOUNDATION);
                ready = next & (tops | inRegisters);
            } else {
                ready &= ready - 1;
            }
        }
    }

    /**
     * Whether a card goes to the foundation as soon as it can. Where cards may be kept back, only one that nothing in play could be
     * built on any more, by way of whatever else.
     */
    private boolean goesByItself(int card) {
        return !keepsBack || Card.rank(card) <= least() + 1;
    }

    /** Cards that can go to the foundation, and have not gone by themselves, as bits. */
    long maybeDeposited() {
        return keepsBack ? next & (tops | inRegisters) : 0;
    }

    /** Cards that can come back from the foundation and would not go there again at once, as bits. */
    long maybeTakenBack() {
        long last = 0;
        for (int suit = 0; suit < Card.SUITS && keepsBack; suit++) {
            if (foundation[suit] > least() + 1) {
                last |= 1L << Card.of(foundation[suit], suit);
            }
        }
        return last;
    }

    private int least() {
        return Math.min(Math.min(foundation[0], foundation[1]), Math.min(foundation[2], foundation[3]));
    }

    /** A card as a bit; none beyond the king. */
    private static long bit(int card) {
        return card < Card.COUNT ? 1L << card : 0;
    }

    /** Builds every card in a register that has a place to be built. */
    private void gather() {
        long cards = inRegisters;
        while (cards != 0) {
            int card = Long.numberOfTrailingZeros(cards);
            long onto = buildsOn[card] & tops;
            if (onto != 0) {
                shift(card, Long.numberOfTrailingZeros(onto));
                cards = inRegisters;
            } else {
                cards &= cards - 1;
            }
        }
    }

    /** Makes the moves so far final. */
    void forgetMoves() {
        trailLength = 0;
    }

    /** Takes back what was moved since a mark. */
    void takeBack(int mark) {
        while (trailLength > mark) {
            trailLength -= SHIFT;
            put(trail[trailLength], trail[trailLength + 1], trail[trailLength + 2]);
        }
    }

    private void shift(int card, int place) {
        if (trailLength + SHIFT > trail.length) {
            trail = Arrays.copyOf(trail, 2 * trail.length);
        }
        trail[trailLength++] = card;
        trail[trailLength++] = under[card];
        trail[trailLength++] = columnOf[card];
        put(card, place, place == Packing.BOTTOM ? emptyColumn() : NONE);
    }

    /** Takes a card from where it is, with all that lies on it, and puts it on a place; the column is for an empty one. */
    private void put(int card, int place, int empty) {
        long bit = 1L << card;
        int from = under[card];
        int fromColumn = columnOf[card];
        if (from == Packing.REGISTER) {
            inRegisters &= ~bit;
            registersUsed--;
        } else if (from == Packing.FOUNDATION) {
            foundation[Card.suit(card)]--;
            next = (next & ~bit(card + Card.SUITS)) | bit;
            deposited--;
        } else if (from == Packing.BOTTOM) {
            columnsUsed--;
        } else {
            tops |= 1L << from;
        }
        if (place == Packing.REGISTER) {
            inRegisters |= bit;
            registersUsed++;
        } else if (place == Packing.FOUNDATION) {
            foundation[Card.suit(card)]++;
            next = (next & ~bit) | bit(card + Card.SUITS);
            deposited++;
        }
        if (from < Packing.REGISTER) {
            if (place < Packing.REGISTER) {
                carry(fromColumn, heightOf[card], columnFor(place, empty));
            } else {
                tops &= ~bit;
                pop(fromColumn, card);
            }
        } else if (place < Packing.REGISTER) {
            push(columnFor(place, empty), card);
            tops |= bit;
        }
        long change = packing.weight(card, place) - packing.weight(card, from);
        if (packing.isHigh(card)) {
            high += change;
        } else {
            low += change;
        }
        under[card] = place;
    }

    /** The column a place is in, which then has a card more. */
    private int columnFor(int place, int empty) {
        if (place == Packing.BOTTOM) {
            columnsUsed++;
            return empty;
        }
        tops &= ~(1L << place);
        return columnOf[place];
    }

    private void carry(int from, int height, int to) {
        int end = heights[from];
        for (int above = end - 1; above >= height; above--) {
            pop(from, columns[from * HEIGHT + above]);
        }
        for (int above = height; above < end; above++) {
            push(to, columns[from * HEIGHT + above]);
        }
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
            run[at] = 1;
        } else {
            int misfit = (int) ((~buildsOn[card] >>> columns[at - 1]) & 1);
            disorder += misfit;
            run[at] = misfit == 1 ? 1 : run[at - 1] + 1;
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
        int above = 0;
        for (long cards = next & ~inRegisters; cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            above += heights[columnOf[card]] - 1 - heightOf[card];
        }
        return above;
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
}
