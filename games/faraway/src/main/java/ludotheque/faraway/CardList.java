package ludotheque.faraway;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Line;

/** Card numbers in a text: between white space or commas. */
final class CardList {
    private CardList() {}

    /** The lines of a text; a comma is one more blank, so columns stay where they are. */
    static List<Line> lines(String text) {
        return Line.of(text.replace(',', ' '));
    }

    static List<Card> of(Line line) throws BadInput {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            cards.add(card(line, i));
        }
        return cards;
    }

    static Card card(Line line, int at) throws BadInput {
        try {
            Card card = Cards.of(Digits.toInt(line.word(at)));
            if (card != null) {
                return card;
            }
        } catch (NumberFormatException notANumber) {
            // told below, with the numbers there are
        }
        throw line.error(
                at,
                "une carte de 1 à 68 ou de 101 à 145 était attendue, pas «\u00a0" + line.word(at) + "\u00a0»",
                "a card from 1 to 68 or from 101 to 145 was expected, not \"" + line.word(at) + "\"");
    }

    static String format(List<Card> cards) {
        StringBuilder text = new StringBuilder();
        for (Card card : cards) {
            text.append(text.isEmpty() ? "" : " ").append(card.number());
        }
        return text.toString();
    }
}
