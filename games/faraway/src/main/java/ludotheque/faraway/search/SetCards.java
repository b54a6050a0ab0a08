package ludotheque.faraway.search;

import ludotheque.faraway.Counts;

/**
 * Regions that score by sets of the four colours, every group of them by its bit mask. Of such a group only the first sees
 * everything; each later one misses the colours of those before, which is much of what a bound must know about order.
 */
final class SetCards {
    private final Deck deck;
    private final int[] cards;
    private final long[] gives;
    private final int[] points;
    private int count;

    SetCards(Deck deck) {
        this.deck = deck;
        int most = 0;
        for (int region = 0; region < deck.regions; region++) {
            most += deck.scoresBySets(region) ? 1 : 0;
        }
        cards = new int[most];
        gives = new long[1 << most];
        points = new int[1 << most];
    }

    void clear() {
        count = 0;
    }

    /** Adds a card; they come by number. */
    void add(int card) {
        cards[count++] = card;
    }

    /** Values every group when its first card sees so much; the cards stand in ascending order, or in the best one. */
    void value(long seen, boolean ascending) {
        for (int mask = 1; mask < groups(); mask++) {
            int highest = 31 - Integer.numberOfLeadingZeros(mask);
            gives[mask] = gives[mask ^ (1 << highest)] + deck.gives[cards[highest]];
            int most = 0;
            for (int last = ascending ? highest : 0; last <= highest; last++) {
                int before = mask ^ (1 << last);
                if (before < mask) {
                    long left = seen - Counts.smaller(seen, gives[before]);
                    most = Math.max(most, points[before] + deck.points(cards[last]) * Counts.sets(left));
                }
            }
            points[mask] = most;
        }
    }

    int count() {
        return count;
    }

    int card(int index) {
        return cards[index];
    }

    int groups() {
        return 1 << count;
    }

    int points(int mask) {
        return points[mask];
    }
}
