package ludotheque.faraway.search;

import ludotheque.faraway.Attribute;

/** What bounding a box leaves for its parts to start from: a price for each attribute, and the cards that can still take part. */
final class Prices {
    final int[] attributes;
    final byte[] cards;

    Prices(int[] attributes, byte[] cards) {
        this.attributes = attributes;
        this.cards = cards;
    }

    static Prices none(byte[] cards) {
        return new Prices(new int[Attribute.COUNT], cards);
    }
}
