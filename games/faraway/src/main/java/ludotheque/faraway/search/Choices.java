package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Tableau;

/**
 * The last choices made for a box, each at other prices, and how many of their points hang on each attribute. One choice alone tells it
 * badly: at nearly the same prices another one is worth as much. Together they stand for the mixture of choices that the best prices
 * leave.
 */
final class Choices {
    private static final int KEPT = 7;
    private static final int MOST_CARDS = Tableau.REGIONS + Tableau.MOST_SANCTUARIES;

    private final Deck deck;

    /** The cards of each choice, {@value #MOST_CARDS} entries each, and what they give. */
    private final int[] cards = new int[KEPT * MOST_CARDS];

    private final long[] gives = new long[KEPT];
    private int cardsEach;
    private int made;
    private final int[] hanging = new int[Attribute.COUNT];
    private int hangingOnSets;

    Choices(Deck deck) {
        this.deck = deck;
    }

    /** Forgets all; each of the next choices will be of so many cards. */
    void clear(int howMany) {
        cardsEach = howMany;
        made = 0;
    }

    void add(int[] chosen, long given) {
        int at = made++ % KEPT;
        System.arraycopy(chosen, 0, cards, at * MOST_CARDS, cardsEach);
        gives[at] = given;
    }

    /** How many choices there are to tell from. */
    int count() {
        return Math.min(made, KEPT);
    }

    /**
     * How many points hang on there being more of an attribute than the choice gives, all choices together, as {@link #weigh} found.
     */
    int hanging(int attribute) {
        return hanging[attribute];
    }

    /** Likewise, how many points hang on there being more sets than the choice gives. */
    int hangingOnSets() {
        return hangingOnSets;
    }

    /** Values the choices when the cards still to be laid may give so much. */
    void weigh(Box box, long high) {
        Arrays.fill(hanging, 0);
        hangingOnSets = 0;
        long all = high + box.laidGives;
        for (int choice = 0; choice < count(); choice++) {
            long surplus = high - Counts.smaller(high, gives[choice]);
            int ownSets = Counts.sets(gives[choice] + box.laidGives);
            int from = choice * MOST_CARDS;
            for (int i = from; i < from + cardsEach; i++) {
                hang(cards[i], cards[i] < deck.regions ? high : all, surplus, box.mostSets, ownSets);
            }
            long left = all;
            for (int region : box.laid) {
                hang(region, left, surplus, box.mostSets, ownSets);
                left -= deck.gives[region];
            }
        }
    }

    /** Adds what a card that sees this much loses without the surplus, or with no more than the choice's own sets. */
    private void hang(int card, long seen, long surplus, int mostSets, int ownSets) {
        long missed = deck.wanted(card, surplus);
        int score = missed == 0 ? 0 : deck.score(card, seen, mostSets);
        if (score > 0 && deck.scoresBySets(card)) {
            hangingOnSets += score - deck.score(card, seen, Math.min(ownSets, mostSets));
        }
        for (int attribute = 0; attribute < Attribute.COUNT && score > 0; attribute++) {
            int count = Counts.at(missed, Counts.shift(attribute));
            if (count > 0) {
                hanging[attribute] +=
                        score - deck.score(card, seen - ((long) count << Counts.shift(attribute)), mostSets);
            }
        }
    }
}
