package ludotheque.cli.faraway;

import ludotheque.faraway.Card;
import ludotheque.faraway.Tableau;

/** The numbers of a tableau's cards, as JSON has them. */
final class CardNumbers {
    private CardNumbers() {}

    static int[] of(Tableau tableau) {
        return tableau.cards().stream().mapToInt(Card::number).toArray();
    }
}
