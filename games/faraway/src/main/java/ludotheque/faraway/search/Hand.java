package ludotheque.faraway.search;

import ludotheque.faraway.Counts;
import ludotheque.faraway.Tableau;

/** The cards that can take part in a box, regions first and by number, and what those chosen must add up to. */
final class Hand {
    private static final int REGIONS = Tableau.REGIONS;

    final Deck deck;
    final int[] cards;

    /** What each card makes at most, and what it costs, or brings, at the prices, in parts of a point. */
    final int[] points;

    final int[] price;
    private final int[] halfPrice;
    int regions;
    int size;

    /** What is still to be chosen, and the corners of what it must give; they may draw together while the points stay. */
    int regionsLeft;

    int sanctuariesLeft;
    long low;
    long high;

    /** The most sets of four colours that any card may count. */
    int mostSets;

    /** Whether the regions still to be laid must all ascend. */
    boolean ascends;

    Hand(Deck deck) {
        this.deck = deck;
        cards = new int[deck.size];
        points = new int[deck.size];
        price = new int[deck.size];
        halfPrice = new int[deck.distinctHalves()];
    }

    /** Takes the cards of a box; false when they are too few, or those laid give too much. */
    boolean enter(Box box) {
        if (!Counts.cover(box.high, box.laidGives)) {
            return false;
        }
        high = box.high - box.laidGives;
        low = box.low - box.laidGives;
        mostSets = box.mostSets;
        regionsLeft = REGIONS - box.laid.length;
        sanctuariesLeft = box.family.sanctuaries();
        ascends = box.family.leastAscents() + box.descents() == REGIONS - 1;
        int after = ascends ? box.lastLaid() : -1;
        size = 0;
        regions = 0;
        for (int card : box.prices.cards) {
            if (!Counts.cover(high, deck.gives[card])) {
                continue;
            }
            if (card >= deck.regions) {
                points[size] = score(card, box.high) * Relaxation.UNIT;
            } else if (card <= after || box.hasLaid(card)) {
                continue;
            } else {
                points[size] = score(card, high) * Relaxation.UNIT;
                regions++;
            }
            cards[size++] = card;
        }
        return regions >= regionsLeft && size - regions >= sanctuariesLeft;
    }

    /** The points of a card that sees this, in a tableau of the box. */
    int score(int card, long visible) {
        return deck.score(card, visible, mostSets);
    }

    /** Prices every card by what it gives. */
    void price(int[] prices) {
        for (int half = 0; half < halfPrice.length; half++) {
            halfPrice[half] = deck.price(half, prices);
        }
        byte[] halves = deck.halves;
        for (int i = 0; i < size; i++) {
            int at = 2 * cards[i];
            price[i] = halfPrice[halves[at]] + halfPrice[halves[at + 1]];
        }
    }

    /** What a card makes at most, at the prices. */
    int worth(int index) {
        return points[index] + price[index];
    }

    /** The most of each attribute that the sanctuaries still to be taken can give. */
    long mostBySanctuaries() {
        long once = Counts.NONE;
        long twice = Counts.NONE;
        for (int i = regions; i < size; i++) {
            once += deck.once[cards[i]];
            twice += deck.twice[cards[i]];
        }
        return Deck.most(once, twice, sanctuariesLeft);
    }
}
