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

    /**
     * The deck of xpat2's game number {@code seed}: a subtractive generator with lags 24 and 55 draws the cards one by one, and
     * each goes in front of those drawn before.
     */
    static int[] xpat(int seed) {
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
        int[] draws = new int[LAGGED + THROWN_AWAY + Card.COUNT];
        int count = 0;
        for (int i = LAGGED - 1; i >= SPLIT; i--) {
            draws[count++] = ring[i];
        }
        for (int i = SPLIT - 1; i >= 0; i--) {
            draws[count++] = ring[i];
        }
        for (; count < draws.length; count++) {
            draws[count] = Math.floorMod(draws[count - LAGGED] - draws[count - SPLIT], MODULUS);
        }
        List<Integer> left = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++) {
            left.add(card);
        }
        int[] deck = new int[Card.COUNT];
        for (int drawn = 0; drawn < Card.COUNT; drawn++) {
            double share = (double) draws[LAGGED + THROWN_AWAY + drawn] / MODULUS;
            deck[Card.COUNT - 1 - drawn] = left.remove((int) (share * left.size()));
        }
        return deck;
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
