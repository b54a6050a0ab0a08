package ludotheque.cli.patience;

import java.util.Locale;
import java.util.regex.Pattern;
import ludotheque.kernel.Digits;
import ludotheque.patience.Card;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/**
 * Reads moves as people type them: cards by name ({@code 5H 6S}, {@code 5♥ 6♠}, {@code VH} like {@code JH}) or by the number that
 * solution files use, {@code t} for a register and {@code v} for an empty column; under full rules {@code f} for the foundation,
 * {@code l} to lift a card, and {@code R} alone to deal again.
 */
final class MoveReader {
    private static final int NONE = -1;
    private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");
    private static final String FRENCH_RANKS = "VDR";
    private static final String RANKS = "JQK";
    private static final String LETTERS = "CSHD";

    private MoveReader() {}

    /** The move that was typed, or null when it is none. */
    static @Nullable Move read(String typed) {
        String[] words = typed.toUpperCase(Locale.ROOT).split("\\s+", -1);
        if (typed.equals("R")) {
            return Move.REDEAL;
        }
        if (words.length != 2) {
            return null;
        }
        int card = card(words[0]);
        int destination = switch (words[1]) {
            case "V" -> Move.EMPTY_COLUMN;
            case "T" -> Move.REGISTER;
            case "F" -> Move.FOUNDATION;
            case "L" -> Move.LIFT;
            default -> card(words[1]);
        };
        boolean isMove = card != NONE && (destination != NONE || words[1].equals("V"));
        return isMove ? new Move(card, destination) : null;
    }

    private static int card(String word) {
        if (NUMBER.matcher(word).matches()) {
            int number = Digits.toInt(word);
            return number < Card.COUNT ? number : NONE;
        }
        return Card.parse(inLetters(word));
    }

    private static String inLetters(String word) {
        if (word.length() < 2) {
            return word;
        }
        int head = FRENCH_RANKS.indexOf(word.charAt(0));
        int suit = Faces.SUITS.indexOf(word.charAt(word.length() - 1));
        return (head < 0 ? word.charAt(0) : RANKS.charAt(head))
                + word.substring(1, word.length() - 1)
                + (suit < 0 ? word.charAt(word.length() - 1) : LETTERS.charAt(suit));
    }
}
