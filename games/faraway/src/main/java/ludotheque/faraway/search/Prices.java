package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Attribute;

/** What bounding a box leaves for its parts to start from: a price for each attribute, and the cards that can still take part. */
final class Prices {
    /** By attribute, and nothing for {@link Deck#NO_ICON}. */
    final int[] attributes;

    /** Regions first, by number. */
    final byte[] cards;

    /** The regions that can be laid next. */
    final byte[] firsts;

    Prices(int[] attributes, byte[] cards, byte[] firsts) {
        this.attributes = attributes;
        this.cards = cards;
        this.firsts = firsts;
    }

    static Prices none(Deck deck) {
        byte[] all = new byte[deck.size];
        for (int card = 0; card < deck.size; card++) {
            all[card] = (byte) card;
        }
        return new Prices(new int[Attribute.COUNT + 1], all, Arrays.copyOf(all, deck.regions));
    }
}
