package ludotheque.faraway.search;

import ludotheque.faraway.Counts;

/**
 * Regions that score by sets of the four colours, every group of them by its bit mask. Of such a group only the first sees
 * everything; each later one misses the colours of those before, which is much of what a bound must know about order.
 */
final class SetCards {
    private final Deck deck;
    private final int[] cards;

    /** Where each stands in the hand. */
    private final int[] at;

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
        at = new int[most];
        gives = new long[1 << most];
        points = new int[1 << most];
    }

    void clear() {
        count = 0;
    }

    /** Adds a card; they come by number. */
    void add(int card, int index) {
        int bit = 1 << count;
        for (int group = 0; group < bit; group++) {
            gives[group + bit] = gives[group] + deck.gives[card];
        }
        at[count] = index;
        cards[count++] = card;
    }

    /** Values every group when its first card sees so much and the cards stand in the best order. */
    void value(long seen) {
        for (int mask = 1; mask < groups(); mask++) {
            int most = 0;
            for (int last = 0; last < count; last++) {
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

    /** Where a card stands in the hand. */
    int at(int index) {
        return at[index];
    }

    int groups() {
        return 1 << count;
    }

    /** How many groups there are when no card of the instance is missing. */
    int mostGroups() {
        return gives.length;
    }

    long gives(int mask) {
        return gives[mask];
    }

    int points(int mask) {
        return points[mask];
    }
}
