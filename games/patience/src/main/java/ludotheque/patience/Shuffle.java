package ludotheque.patience;

import java.util.ArrayList;
import java.util.List;

/** The orders of the deck that numbered games are dealt from. */
final class Shuffle {
    private static final int MODULUS = 1_000_000_000;
    private static final int LAGGED = 55;
    private static final int STEP = 21;
    private static final int SPLIT = 24;
    private static final int THROWN_AWAY = 165;

    /** Microsoft's order clubs, diamonds, hearts, spades in our suits. */
    private static final int[] MICROSOFT_SUITS = {0, 3, 2, 1};

    private Shuffle() {}

    /** The deck of xpat2's game number {@code seed}: cards are drawn one by one, and each goes in front of those drawn before. */
    static int[] xpat(int seed) {
        double[] draws = draws(seed);
        List<Integer> left = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++) {
            left.add(card);
        }
        int[] deck = new int[Card.COUNT];
        for (int drawn = 0; drawn < Card.COUNT; drawn++) {
            deck[Card.COUNT - 1 - drawn] = left.remove((int) (draws[drawn] * left.size()));
        }
        return deck;
    }

    /** Shuffles cards to be dealt again, as xpat2 does: with the same draws, each card changes places with one at or after it. */
    static void again(int seed, int[] cards) {
        double[] draws = draws(seed);
        for (int i = 0; i < cards.length; i++) {
            int other = i + (int) (draws[i] * (cards.length - i));
            int card = cards[i];
            cards[i] = cards[other];
            cards[other] = card;
        }
    }

    /** The first draws of xpat2's subtractive generator with lags 24 and 55, from 0 up to but not including 1. */
    private static double[] draws(int seed) {
        int[] ring = new int[LAGGED];
        int previous = seed;
        int current = 1;
        ring[0] = seed;
        ring[STEP % LAGGED] = 1;
        for (int i = 2; i < LAGGED; i++) {
            int next = Math.floorMod(previous - current, MODULUS);
            ring[STEP * i % LAGGED] = next;
            previous = current;
            current = next;
        }
        // One ring of 55: the last 31 numbers, place 54 first, follow the first 24, place 23 first, which are the newer
        // ones.
        int[] numbers = new int[LAGGED + THROWN_AWAY + Card.COUNT];
        int count = 0;
        for (int i = LAGGED - 1; i >= SPLIT; i--) {
            numbers[count++] = ring[i];
        }
        for (int i = SPLIT - 1; i >= 0; i--) {
            numbers[count++] = ring[i];
        }
        for (; count < numbers.length; count++) {
            numbers[count] = Math.floorMod(numbers[count - LAGGED] - numbers[count - SPLIT], MODULUS);
        }
        double[] draws = new double[Card.COUNT];
        for (int i = 0; i < draws.length; i++) {
            draws[i] = (double) numbers[LAGGED + THROWN_AWAY + i] / MODULUS;
        }
        return draws;
    }

    /** The deck of Microsoft FreeCell's game number {@code number}, in the order it is dealt to the columns, row by row. */
    static int[] microsoft(int number) {
        int[] left = new int[Card.COUNT];
        for (int i = 0; i < left.length; i++) {
            left[i] = Card.of(i / Card.SUITS + 1, MICROSOFT_SUITS[i % Card.SUITS]);
        }
        int[] deck = new int[Card.COUNT];
        int state = number;
        for (int dealt = 0; dealt < deck.length; dealt++) {
            state = state * 214_013 + 2_531_011;
            int last = left.length - 1 - dealt;
            int drawn = ((state >> 16) & 0x7fff) % (last + 1);
            deck[dealt] = left[drawn];
            left[drawn] = left[last];
        }
        return deck;
    }
}
