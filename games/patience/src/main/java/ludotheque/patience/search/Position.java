package ludotheque.patience.search;

import java.util.Arrays;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Solitaire;

/**
 * A position in flat arrays, with moves made and taken back in place and the packed key kept along. The rules are those of
 * {@link Board}; what they allow is looked up in {@link LegalityTable}.
 */
final class Position {
    private static final int NONE = -1;
    /** What the trail packs. */
    private static final int TRAIL_BITS = 6;

    private static final int TRAIL_MASK = (1 << TRAIL_BITS) - 1;

    private final Packing packing;
    private final int registersInAll;
    /** Whether a card in a register is built as soon as it can be: with one place for each card, that loses nothing. */
    private final boolean gathers;

    private final boolean mayFillColumns;
    private final boolean anyCardFillsColumn;
    /** Whether cards may be kept from the foundation, and come back from it. */
    private final boolean keepsBack;

    private final LegalityTable fits;
    private final long[] buildsOn;
    private final long[] takes;
    private final boolean[] fillsColumn;

    private final Columns columns;
    /** Cards on top of a column, as bits; likewise cards in registers. */
    private long tops;

    private long inRegisters;
    private int registersUsed;
    private int columnsUsed;
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

    /** Cards that lie above the next card of each suit, and how many next cards each column holds, when last counted. */
    private int blockers;

    private final int[] nextCards;

    private final int[] under = new int[Card.COUNT];
    private final int[] over = new int[Packing.PLACES];
    /** Cards moved, with the places and columns they came from, for taking back. */
    private int[] trail = new int[1 << 8];

    private int trailLength;

    Position(Board start, Packing packing, boolean gathers) {
        Solitaire game = start.game();
        this.packing = packing;
        this.fits = LegalityTable.of(game);
        this.buildsOn = fits.buildsOn;
        this.takes = fits.takes;
        this.fillsColumn = fits.fillsColumn;
        this.registersInAll = game.registers();
        this.columns = new Columns(game.columns(), fits);
        this.nextCards = new int[game.columns() + 1];
        this.gathers = gathers && registersInAll > 0;
        this.keepsBack = start.keepsBack();
        this.mayFillColumns = game.emptyColumn() != Solitaire.EmptyColumn.NOTHING;
        this.anyCardFillsColumn = game.emptyColumn() == Solitaire.EmptyColumn.ANY_CARD;
        System.arraycopy(Packing.under(start), 0, under, 0, under.length);
        for (int card = 0; card < Card.COUNT; card++) {
            low += packing.lowChange(card, Packing.FOUNDATION, under[card]);
            high += packing.highChange(card, Packing.FOUNDATION, under[card]);
        }
        build();
        normalise();
        if (gathers) {
            gather();
        }
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
        columns.clear();
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
                    columns.push(columnsUsed, above, under[above]);
                    disorder += fits.misfit(above, under[above]);
                    burden += above(Card.rank(above), columns.lowest(under[above]), 1);
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
        return columns.count() - columnsUsed;
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

    /** The cards that could be put on one on top of a column, as bits. */
    long buildable() {
        long buildable = 0;
        for (long cards = tops; cards != 0; cards &= cards - 1) {
            buildable |= takes[Long.numberOfTrailingZeros(cards)];
        }
        return buildable;
    }

    /**
     * The cards on top of columns that the last moves laid bare, as bits, when all they did is to lift cards into registers; none
     * where an empty column came of it, or where cards may be kept back.
     */
    long laidBare() {
        long lifted = 0;
        long bare = 0;
        for (int i = trailLength - 1; i >= 0 && !keepsBack; i--) {
            int card = trail[i] & TRAIL_MASK;
            if ((inRegisters & ~lifted & (1L << card)) == 0) {
                return bare;
            }
            int column = trail[i] >> (2 * TRAIL_BITS);
            if (columns.height(column) == 0) {
                return 0;
            }
            lifted |= 1L << card;
            bare |= 1L << columns.top(column);
        }
        return bare;
    }

    /** Whether lifting this many cards leaves a register free, or an empty column that a card may fill. */
    boolean leavesRoom(int count) {
        return registersUsed + count < registersInAll || (columnsUsed < columns.count() && mayFillColumns);
    }

    /** Whether there is a free register, or an empty column that a card may fill. */
    boolean hasRoom() {
        return leavesRoom(0);
    }

    /**
     * Whether lifting a card, with the run on it up to the top of its column, allows a move with what lies under it, and with a
     * card given as a bit, if one is given.
     */
    boolean isLiftOfUse(int card, int top, long with) {
        int uncovered = under[card];
        if (uncovered == Packing.BOTTOM || keepsBack || isNext(uncovered)) {
            return true;
        }
        long onto = with == 0 ? tops & ~(1L << top) : with;
        long cards = with == 0 ? (tops | inRegisters) & ~(1L << card) : with;
        return (buildsOn[uncovered] & onto) != 0 || (takes[uncovered] & cards) != 0;
    }

    private boolean isNext(int card) {
        return ((next >>> card) & 1) != 0;
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
        return columns.count();
    }

    int foundation(int suit) {
        return foundation[suit];
    }

    int height(int column) {
        return columns.height(column);
    }

    int cardAt(int column, int height) {
        return columns.cardAt(column, height);
    }

    /** How many cards lie above a card in a column. */
    int countAbove(int card) {
        return columns.countAbove(card);
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
        if (uncovered == Packing.FOUNDATION || (isNext(uncovered) && goesByItself(uncovered))) {
            return false;
        }
        return !gathers
                || uncovered == Packing.BOTTOM
                || (takes[uncovered < Card.COUNT ? uncovered : card] & inRegisters) == 0;
    }

    int disorderAfter(int card) {
        return disorder - fits.misfit(card, under[card]);
    }

    /** The burden once a run of this many cards is moved. */
    int burdenAfter(int card, int place, int count) {
        int rank = Card.rank(card);
        return burden - above(rank, columns.lowest(under[card]), count) + above(rank, columns.lowest(place), count);
    }

    /** How many of {@code count} ranks, from one downwards, are above another. */
    private static int above(int rank, int other, int count) {
        return Math.max(0, Math.min(rank - other, count));
    }

    /** How many cards more lie above the next card of each suit once a run of this many cards is moved. */
    int blockersAfter(int card, int place, int count) {
        return blockers + (nextCards[columns.columnOf(place)] - nextCards[columns.columnOf(card)]) * count;
    }

    /** Counts what {@link #blockersAfter} starts from, where the position stands now. */
    void countBlockers() {
        Arrays.fill(nextCards, 0);
        blockers = 0;
        for (long cards = next & ~inRegisters; cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            nextCards[columns.columnOf(card)]++;
            blockers += countAbove(card);
        }
    }

    /** The low word of the key once a card is moved, or a run into registers, when that is all that moves. */
    long lowAfter(int card, int place) {
        long after = low + packing.lowChange(card, under[card], place);
        for (int above = place == Packing.REGISTER ? countAbove(card) : 0; above > 0; above--) {
            int other = cardAt(columns.columnOf(card), columns.heightOf(card) + above);
            after += packing.lowChange(other, under[other], place);
        }
        return after;
    }

    /** The high word likewise. */
    long highAfter(int card, int place) {
        long after = high + packing.highChange(card, under[card], place);
        for (int above = place == Packing.REGISTER ? countAbove(card) : 0; above > 0; above--) {
            int other = cardAt(columns.columnOf(card), columns.heightOf(card) + above);
            after += packing.highChange(other, under[other], place);
        }
        return after;
    }

    /** The column of a card that is in one. */
    int columnOf(int card) {
        return columns.columnOf(card);
    }

    /** How many cards, down from one on top of a column, lie each on one it builds on. */
    int run(int top) {
        return columns.run(top);
    }

    /** The lowest of this many cards, down from one on top of a column. */
    int base(int top, int count) {
        int column = columns.columnOf(top);
        return columns.cardAt(column, columns.height(column) - count);
    }

    /** How many cards of a run can be moved by single moves, where this many empty columns may be used on the way. */
    int mostCarried(int emptyColumns) {
        int byRegisters = registersInAll - registersUsed + 1;
        return anyCardFillsColumn ? byRegisters << emptyColumns : byRegisters;
    }

    /**
     * Whether a run cannot be moved whole because one of its cards, laid free on the way, would go to the foundation. Ask before
     * the move and after it, when more cards may go there.
     */
    boolean isTorn(int card) {
        int column = columns.columnOf(card);
        for (int height = columns.heightOf(card); height < columns.height(column) - 1; height++) {
            if (isNext(cardAt(column, height))) {
                return true;
            }
        }
        return false;
    }

    /** The same before the move, where {@link #countBlockers} was called. */
    boolean isTornNow(int card) {
        return nextCards[columns.columnOf(card)] > 0 && isTorn(card);
    }

    /** Moves a card, and the run it carries, to a place that takes them, then normalises; returns a mark to take it back with. */
    int move(int card, int place) {
        int mark = trailLength;
        if (place == Packing.REGISTER && under[card] < Packing.REGISTER) {
            int column = columns.columnOf(card);
            for (int height = columns.height(column) - 1; height >= columns.heightOf(card); height--) {
                shift(cardAt(column, height), place);
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

    /** How many cards moved that can be taken back. */
    int moved() {
        return trailLength;
    }

    /** Which card moved after this many others. */
    int moved(int others) {
        return trail[others] & TRAIL_MASK;
    }

    /** Where a card lay that alone was moved since a mark, packed with it as {@link Scan#packed} does; -1 when there is no such card. */
    int onlyMovedFrom(int mark) {
        return trailLength - 1 == mark
                ? Scan.packed(trail[mark] & TRAIL_MASK, (trail[mark] >> TRAIL_BITS) & TRAIL_MASK)
                : NONE;
    }

    /** Makes the moves so far final. */
    void forgetMoves() {
        trailLength = 0;
    }

    /** Takes back what was moved since a mark. */
    void takeBack(int mark) {
        while (trailLength > mark) {
            int moved = trail[--trailLength];
            put(moved & TRAIL_MASK, (moved >> TRAIL_BITS) & TRAIL_MASK, moved >> (2 * TRAIL_BITS));
        }
    }

    private void shift(int card, int place) {
        if (trailLength == trail.length) {
            trail = Arrays.copyOf(trail, 2 * trail.length);
        }
        trail[trailLength++] = (((columns.columnOf(card) << TRAIL_BITS) | under[card]) << TRAIL_BITS) | card;
        put(card, place, place == Packing.BOTTOM ? columns.firstEmpty() : NONE);
    }

    /** Takes a card from where it is, with all that lies on it, and puts it on a place; the column is for an empty one. */
    private void put(int card, int place, int empty) {
        int from = under[card];
        int rank = Card.rank(card);
        int count = from < Packing.REGISTER ? countAbove(card) + 1 : 1;
        disorder += fits.misfit(card, place) - fits.misfit(card, from);
        burden += above(rank, columns.lowest(place), count) - above(rank, columns.lowest(from), count);
        low += packing.lowChange(card, from, place);
        high += packing.highChange(card, from, place);
        under[card] = place;
        long bit = 1L << card;
        if (from < Card.COUNT) {
            tops |= 1L << from;
        } else if (from == Packing.BOTTOM) {
            columnsUsed--;
        } else if (from == Packing.REGISTER) {
            inRegisters &= ~bit;
            registersUsed--;
        } else {
            foundation[Card.suit(card)]--;
            next = (next & ~bit(card + Card.SUITS)) | bit;
            deposited--;
        }
        if (place < Packing.REGISTER) {
            int column = columnFor(place, empty);
            if (from < Packing.REGISTER) {
                columns.carry(card, count, column, place);
            } else {
                columns.push(column, card, place);
                tops |= bit;
            }
            return;
        }
        if (from < Packing.REGISTER) {
            columns.pop(card);
            tops &= ~bit;
        }
        if (place == Packing.REGISTER) {
            inRegisters |= bit;
            registersUsed++;
        } else {
            foundation[Card.suit(card)]++;
            next = (next & ~bit) | bit(card + Card.SUITS);
            deposited++;
        }
    }

    /** The column a place is in, which then has a card more. */
    private int columnFor(int place, int empty) {
        if (place == Packing.BOTTOM) {
            columnsUsed++;
            return empty;
        }
        tops &= ~(1L << place);
        return columns.columnOf(place);
    }

    /** Cards that lie above the next card of each suit. */
    int blockers() {
        int above = 0;
        for (long cards = next & ~inRegisters; cards != 0; cards &= cards - 1) {
            above += countAbove(Long.numberOfTrailingZeros(cards));
        }
        return above;
    }
}
