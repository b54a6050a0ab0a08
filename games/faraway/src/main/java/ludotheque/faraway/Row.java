package ludotheque.faraway;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;

/**
 * A tableau in the making: eight places for regions, then the sanctuaries; 0 stands for a place without a card. An empty place holds
 * a card that brings nothing and is worth nothing, so that the score of what is laid comes from the one scorer there is.
 */
public record Row(Tableau tableau, int missing) {
    public static final Card EMPTY = new Card(0, Counts.NONE, new Score.Fixed(0), Condition.NONE);

    public static Row parse(String text) throws BadInput {
        List<Card> cards = new ArrayList<>();
        for (Line line : Line.of(text)) {
            for (int i = 0; i < line.size(); i++) {
                Card card = card(line, i);
                boolean forRegions = cards.size() < Tableau.REGIONS;
                if (card.equals(EMPTY) ? forRegions : card.isRegion() == forRegions) {
                    cards.add(card);
                } else if (!card.equals(EMPTY)) {
                    throw line.error(
                            i,
                            "huit places de région puis des sanctuaires étaient attendus",
                            "eight places for regions and then sanctuaries were expected");
                }
            }
        }
        while (cards.size() < Tableau.REGIONS) {
            cards.add(EMPTY);
        }
        int missing = 0;
        for (Card card : cards) {
            missing += card.equals(EMPTY) ? 1 : 0;
        }
        return new Row(new Tableau(cards), missing);
    }

    private static Card card(Line line, int at) throws BadInput {
        int number = line.integer(at, 0, Cards.SANCTUARY_BASE + Cards.SANCTUARIES);
        Card card = number == 0 ? EMPTY : Cards.of(number);
        if (card == null) {
            throw line.error(at, "il n'y a pas de carte " + number, "there is no card " + number);
        }
        return card;
    }

    /** Everything that keeps it from being a tableau of the instance. */
    public List<Refusal> check(Instance instance, SanctuaryRule rule) {
        if (missing == 0) {
            return tableau.check(instance, rule);
        }
        return List.of(new Refusal(
                "REGIONS_MISSING",
                "il manque " + missing + (missing > 1 ? " régions" : " région"),
                missing + (missing > 1 ? " regions are missing" : " region is missing")));
    }
}
