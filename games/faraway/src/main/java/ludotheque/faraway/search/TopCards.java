package ludotheque.faraway.search;

import ludotheque.faraway.Tableau;

/** The cards worth most among those offered, highest first. */
final class TopCards {
    private final int[] worth = new int[Tableau.REGIONS];
    private final int[] cards = new int[Tableau.REGIONS];
    private int most;
    private int held;

    /** Forgets all, and will hold this many. */
    void clear(int howMany) {
        most = howMany;
        held = 0;
    }

    void offer(int card, int value) {
        int at = held;
        if (held == most) {
            if (most == 0 || worth[most - 1] >= value) {
                return;
            }
            at--;
        } else {
            held++;
        }
        for (; at > 0 && worth[at - 1] < value; at--) {
            worth[at] = worth[at - 1];
            cards[at] = cards[at - 1];
        }
        worth[at] = value;
        cards[at] = card;
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
