package ludotheque.patience.search;

import java.util.Arrays;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Solitaire;

/**
 * Writes a normalised position of one deal as 128 bits and reads it back.
 *
 * <p>Each card has one digit that says what it lies on: the card it was dealt on, the bottom of a column, a register, one of the
 * cards it builds on, or nothing because it is on the foundation. That tells the whole position but the order of the columns and
 * of the registers, which does not matter. A card has few digits (an ace never moves but to the foundation), several share a field
 * of at most {@value #FIELD_BITS} bits, and fields do not straddle the two words. So moving a card changes a key by one
 * addition in one word.
 */
final class Packing {
    static final int FIELD_BITS = 13;
    static final int WORD_BITS = 64;
    static final int NONE = -1;
    /** What a card lies on when it lies on no card. */
    static final int BOTTOM = 52;

    static final int REGISTER = 53;
    static final int FOUNDATION = 54;
    static final int PLACES = 55;

    private static final int PLACE_BITS = 6;
    private static final int DIGIT_BITS = 3;

    private final int fields;
    private final int[] fieldShift = new int[Card.COUNT];
    private final int[] fieldMask = new int[Card.COUNT];
    private final boolean[] fieldHigh = new boolean[Card.COUNT];
    /** The first card of each field, and of the one after the last. */
    private final int[] fieldStart = new int[Card.COUNT + 1];

    /** How many digits each card has, and 2^16 over it, rounded up: exact division for numbers of {@value #FIELD_BITS} bits. */
    private final int[] radix = new int[Card.COUNT];

    private final int[] reciprocal = new int[Card.COUNT];
    /** By card and place under it: the digit. */
    private final byte[] digitOf = new byte[Card.COUNT << PLACE_BITS];
    /** What one more of each card's digit adds to either word of the key; nothing to one of them. */
    private final long[] lowUnits = new long[Card.COUNT];

    private final long[] highUnits = new long[Card.COUNT];
    /** By card and digit: the place under it. */
    private final int[] places = new int[Card.COUNT << DIGIT_BITS];

    Packing(Board start) {
        int[] under = under(start);
        for (int card = 0; card < Card.COUNT; card++) {
            listPlaces(start.game(), card, under[card]);
        }
        this.fields = layFields();
    }

    /** What lies under each card of a board. */
    static int[] under(Board board) {
        int[] under = new int[Card.COUNT];
        Arrays.fill(under, FOUNDATION);
        for (int column = 0; column < board.game().columns(); column++) {
            int below = BOTTOM;
            for (int card : board.column(column)) {
                under[card] = below;
                below = card;
            }
        }
        for (int card : board.registers()) {
            if (card >= 0) {
                under[card] = REGISTER;
            }
        }
        return under;
    }

    /** Lists what a card can lie on, which makes its digits. */
    private void listPlaces(Solitaire game, int card, int dealtOn) {
        addPlace(card, FOUNDATION);
        if (dealtOn != FOUNDATION) {
            addPlace(card, dealtOn);
        }
        if (Card.rank(card) > 1) {
            LegalityTable fits = LegalityTable.of(game);
            for (long onto = fits.buildsOn[card]; onto != 0; onto &= onto - 1) {
                int place = Long.numberOfTrailingZeros(onto);
                if (place != dealtOn) {
                    addPlace(card, place);
                }
            }
            if (dealtOn != REGISTER && game.registers() > 0) {
                addPlace(card, REGISTER);
            }
            if (dealtOn != BOTTOM && fits.fillsColumn[card]) {
                addPlace(card, BOTTOM);
            }
        }
    }

    private void addPlace(int card, int place) {
        int digit = radix[card]++;
        places[(card << DIGIT_BITS) | digit] = place;
        digitOf[(card << PLACE_BITS) | place] = (byte) digit;
    }

    private int layFields() {
        int field = 0;
        int from = 0;
        int bit = 0;
        while (from < Card.COUNT) {
            int room = Math.min(FIELD_BITS, WORD_BITS - bit % WORD_BITS);
            int to = from;
            int values = 1;
            while (to < Card.COUNT && values * radix[to] <= 1 << room) {
                values *= radix[to++];
            }
            if (to == from) {
                bit += room;
                continue;
            }
            int bits = Integer.SIZE - Integer.numberOfLeadingZeros(values - 1);
            if (bit + bits > 2 * WORD_BITS) {
                throw new IllegalStateException("A position needs more than 128 bits.");
            }
            layField(field++, from, to, bit, bits);
            bit += bits;
            from = to;
        }
        return field;
    }

    private void layField(int field, int from, int to, int bit, int bits) {
        fieldHigh[field] = bit >= WORD_BITS;
        fieldShift[field] = bit % WORD_BITS;
        fieldMask[field] = (1 << bits) - 1;
        fieldStart[field] = from;
        fieldStart[field + 1] = to;
        long[] units = fieldHigh[field] ? highUnits : lowUnits;
        long unit = 1L << fieldShift[field];
        for (int card = from; card < to; card++) {
            reciprocal[card] = ((1 << 16) + radix[card] - 1) / radix[card];
            units[card] = unit;
            unit *= radix[card];
        }
    }

    /** What moving a card from one place to another adds to the low word of the key. */
    long lowChange(int card, int from, int to) {
        return digitChange(card, from, to) * lowUnits[card];
    }

    /** Likewise to the high word. */
    long highChange(int card, int from, int to) {
        return digitChange(card, from, to) * highUnits[card];
    }

    private int digitChange(int card, int from, int to) {
        return digitOf[(card << PLACE_BITS) | to] - digitOf[(card << PLACE_BITS) | from];
    }

    /** Reads what lies under each card. */
    void read(long low, long highWord, int[] under) {
        for (int field = 0; field < fields; field++) {
            long word = fieldHigh[field] ? highWord : low;
            int value = (int) (word >>> fieldShift[field]) & fieldMask[field];
            for (int card = fieldStart[field]; card < fieldStart[field + 1]; card++) {
                int rest = (value * reciprocal[card]) >>> 16;
                under[card] = places[(card << DIGIT_BITS) | (value - rest * radix[card])];
                value = rest;
            }
        }
    }
}
