package ludotheque.memoryx;

import java.util.Arrays;
import ludotheque.kernel.SeededRandom;

/**
 * The shuffled table P that a game starts from: the joker's place, then the places of both 1s, of both 2s, and so on.
 * Whoever reads it knows every card, so it is never shown to a player.
 */
public final class Deal {
    private final Size size;
    private final int[] places;

    private Deal(Size size, int[] places) {
        this.size = size;
        this.places = places;
    }

    /** The deal of a seed. */
    public static Deal of(Size size, long seed) {
        int[] places = new int[size.places()];
        for (int i = 0; i < places.length; i++) {
            places[i] = i;
        }
        new SeededRandom(seed, 0).shuffle(places);
        return new Deal(size, places);
    }

    /** A deal given as P, which must hold each place of the board once. */
    public static Deal of(Size size, int[] places) {
        boolean[] met = new boolean[size.places()];
        if (places.length != met.length) {
            throw new IllegalArgumentException(
                    "A " + size + " deal has " + met.length + " places, not " + places.length);
        }
        for (int place : places) {
            if (place < 0 || place >= met.length || met[place]) {
                throw new IllegalArgumentException("Place " + place + " is off the board or given twice.");
            }
            met[place] = true;
        }
        return new Deal(size, places.clone());
    }

    public Size size() {
        return size;
    }

    /** P as it starts. */
    public int[] places() {
        return places.clone();
    }

    /** A number that depends on nothing but the deal, for the draws of a game that has no seed. */
    long fingerprint() {
        long print = size.columns();
        for (int place : places) {
            print = print * 31 + place;
        }
        return print;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Deal deal && size.equals(deal.size) && Arrays.equals(places, deal.places);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(places);
    }

    /** T as it starts: card {@code (i + 1) / 2} at place {@code P[i]}. */
    public int[] cards() {
        int[] cards = new int[places.length];
        for (int i = 0; i < places.length; i++) {
            cards[places[i]] = (i + 1) / 2;
        }
        return cards;
    }
}
