package ludotheque.faraway;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;

/**
 * Cards laid in a row: eight regions, whose order counts, then sanctuaries, whose order does not. A row that is something else can
 * be held as well; {@link #check} says what is wrong with it, and nothing else may be asked of it.
 */
public record Tableau(List<Card> cards) {
    /** Many times what its cards take as text. */
    public static final int MOST_BYTES = 1 << 16;

    public static final int REGIONS = 8;
    public static final int MOST_SANCTUARIES = REGIONS - 1;

    public Tableau {
        cards = List.copyOf(cards);
    }

    /** Reads card numbers between white space or commas, on however many lines. */
    public static Tableau parse(String text) throws BadInput {
        List<Card> cards = new ArrayList<>();
        for (Line line : CardList.lines(text)) {
            cards.addAll(CardList.of(line));
        }
        return new Tableau(cards);
    }

    public List<Card> regions() {
        return cards.subList(0, REGIONS);
    }

    public List<Card> sanctuaries() {
        return cards.subList(REGIONS, cards.size());
    }

    /** How many regions come right after one of a lower number. */
    public int ascents() {
        int ascents = 0;
        for (int place = 1; place < REGIONS; place++) {
            ascents += cards.get(place - 1).number() < cards.get(place).number() ? 1 : 0;
        }
        return ascents;
    }

    /** A region sees itself, the regions after it and the sanctuaries; a sanctuary sees everything. */
    public int score() {
        long visible = Counts.NONE;
        for (Card sanctuary : sanctuaries()) {
            visible += sanctuary.gives();
        }
        int score = 0;
        for (int place = REGIONS - 1; place >= 0; place--) {
            Card region = cards.get(place);
            visible += region.gives();
            score += region.scoreAt(visible);
        }
        for (Card sanctuary : sanctuaries()) {
            score += sanctuary.scoreAt(visible);
        }
        return score;
    }

    /** Everything that is wrong with this row as a tableau of the instance; nothing when it is valid. */
    public List<Refusal> check(Instance instance, SanctuaryRule rule) {
        List<Refusal> refusals = checkShape();
        boolean shaped = refusals.isEmpty();
        Set<Card> met = new HashSet<>();
        for (Card card : cards) {
            if (!met.add(card)) {
                refusals.add(usedTwice(card));
            } else if (!instance.has(card)) {
                refusals.add(notGiven(card));
            }
        }
        if (shaped) {
            checkSanctuaries(instance, rule, refusals);
        }
        return refusals;
    }

    static Refusal usedTwice(Card card) {
        return new Refusal("CARD_TWICE", "la carte " + card + " sert deux fois", "card " + card + " is used twice");
    }

    static Refusal notGiven(Card card) {
        return new Refusal(
                "CARD_NOT_GIVEN",
                "la carte " + card + " n'est pas dans l'instance",
                "card " + card + " is not in the instance");
    }

    private List<Refusal> checkShape() {
        List<Refusal> refusals = new ArrayList<>();
        if (cards.size() < REGIONS) {
            refusals.add(new Refusal(
                    "NOT_EIGHT_REGIONS",
                    "il faut 8 régions, et le tableau n'a que " + cards.size() + " cartes",
                    "8 regions are needed, and the tableau has only " + cards.size() + " cards"));
        }
        for (int place = 1; place <= cards.size(); place++) {
            Card card = cards.get(place - 1);
            if (place <= REGIONS && !card.isRegion()) {
                refusals.add(new Refusal(
                        "SANCTUARY_TOO_EARLY",
                        "la carte " + card + ", en place " + place + ", n'est pas une région",
                        "card " + card + " at place " + place + " is not a region"));
                break;
            }
            if (place > REGIONS && card.isRegion()) {
                refusals.add(new Refusal(
                        "REGION_TOO_LATE",
                        "la région " + card + " se trouve après la 8e place",
                        "region " + card + " stands after the 8th place"));
                break;
            }
        }
        return refusals;
    }

    private void checkSanctuaries(Instance instance, SanctuaryRule rule, List<Refusal> refusals) {
        int ascents = ascents();
        int count = sanctuaries().size();
        int due = rule.sanctuaries(ascents, instance.sanctuaries().size());
        if (count != due) {
            refusals.add(new Refusal(
                    "SANCTUARIES_NOT_ASCENTS",
                    "il y a " + count + " sanctuaire" + (count > 1 ? "s" : "") + " pour " + ascents + " montée"
                            + (ascents > 1 ? "s" : "") + "\u00a0; il en faut " + due,
                    "there " + (count == 1 ? "is 1 sanctuary" : "are " + count + " sanctuaries") + " for " + ascents
                            + (ascents == 1 ? " ascent" : " ascents") + "; it takes " + due));
        }
    }

    @Override
    public String toString() {
        return CardList.format(cards);
    }
}
