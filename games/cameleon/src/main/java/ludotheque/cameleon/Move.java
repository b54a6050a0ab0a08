package ludotheque.cameleon;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Line;
import org.jspecify.annotations.Nullable;

/** A player and the cell they choose, counted from 1; written {@code R 2 5}. */
public record Move(Colour colour, int line, int column) {

    /** Reads the first three words of a line; whether the cell is on the board is for {@link Game#check}. */
    public static Move parse(Line text) throws BadInput {
        String word = text.word(0);
        Colour colour = word.length() == 1 ? Colour.of(word.charAt(0)) : null;
        if (colour == null) {
            throw expected(text, 0);
        }
        Integer line = number(text, 1);
        Integer column = number(text, 2);
        if (line == null || column == null) {
            throw expected(text, line == null ? 1 : 2);
        }
        text.expectSize(3);
        return new Move(colour, line, column);
    }

    private static @Nullable Integer number(Line text, int index) {
        try {
            return index < text.size() ? Digits.toInt(text.word(index)) : null;
        } catch (NumberFormatException notANumber) {
            return null;
        }
    }

    private static BadInput expected(Line text, int index) {
        return text.error(index, "un coup comme « R 2 5 » était attendu", "a move like \"R 2 5\" was expected");
    }

    @Override
    public String toString() {
        return colour.letter() + " " + line + " " + column;
    }
}
