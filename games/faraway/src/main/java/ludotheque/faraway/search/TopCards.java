package ludotheque.faraway.search;

import ludotheque.faraway.Tableau;

/** The cards worth most among those added, highest first. */
final class TopCards {
    private final int[] worth = new int[Tableau.REGIONS];
    private final int[] cards = new int[Tableau.REGIONS];
    private int most;
    private int held;
    private int least;

    /** Forgets all, and will hold this many. */
    void clear(int howMany) {
        most = howMany;
        held = 0;
        least = howMany == 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
    }

    /** A card is held only if it is worth more; most are not, so ask before they are added. */
    int least() {
        return least;
    }

    /** Adds a card worth more than the least, which goes if there is no room for both. */
    void add(int card, int value) {
        int at = held == most ? held - 1 : held++;
        for (; at > 0 && worth[at - 1] < value; at--) {
            worth[at] = worth[at - 1];
            cards[at] = cards[at - 1];
        }
        worth[at] = value;
        cards[at] = card;
        if (held == most) {
            least = worth[most - 1];
        }
    }

    int held() {
        return held;
    }

    int card(int rank) {
        return cards[rank];
    }

    int worth(int rank) {
        return worth[rank];
    }
}
