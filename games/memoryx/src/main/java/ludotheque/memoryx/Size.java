package ludotheque.memoryx;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/** A board of L lines and C columns, both odd, so that one place is left over for the joker. */
public record Size(int lines, int columns) {
    /** Places 0..98 keep two digits, and the exact bot's tables stay small, on every board we allow. */
    public static final int MOST_PLACES = 99;

    public Size {
        Refusal refusal = check(lines, columns);
        if (refusal != null) {
            throw new IllegalArgumentException(refusal.sentence().en());
        }
    }

    public static @Nullable Refusal check(int lines, int columns) {
        if (lines < 1 || columns < 1 || lines % 2 == 0 || columns % 2 == 0) {
            return new Refusal(
                    "SIZE_NOT_ODD",
                    "la taille " + lines + "x" + columns
                            + " ne convient pas : lignes et colonnes doivent être impaires",
                    "the size " + lines + "x" + columns + " does not fit: lines and columns must be odd");
        }
        if (lines == 1 && columns == 1) {
            return new Refusal("SIZE_TOO_SMALL", "1x1 ne laisse que le joker", "1x1 leaves nothing but the joker");
        }
        if ((long) lines * columns > MOST_PLACES) {
            return new Refusal(
                    "SIZE_TOO_LARGE",
                    "la taille " + lines + "x" + columns + " dépasse " + MOST_PLACES + " places",
                    "the size " + lines + "x" + columns + " has more than " + MOST_PLACES + " places");
        }
        return null;
    }

    /** Reads {@code 3x7}, also written {@code 3X7}. */
    public static Size parse(String text) throws BadInput {
        int cross = Math.max(text.indexOf('x'), text.indexOf('X'));
        try {
            int lines = Digits.toInt(text.substring(0, Math.max(cross, 0)));
            int columns = Digits.toInt(text.substring(cross + 1));
            return checked(lines, columns, 1, 1);
        } catch (NumberFormatException notNumbers) {
            throw new BadInput(
                    "une taille comme 3x7 était attendue, pas « " + text + " »",
                    "a size like 3x7 was expected, not \"" + text + "\"");
        }
    }

    static Size checked(int lines, int columns, int line, int column) throws BadInput {
        Refusal refusal = check(lines, columns);
        if (refusal != null) {
            throw new BadInput(line, column, refusal.sentence());
        }
        return new Size(lines, columns);
    }

    public int places() {
        return lines * columns;
    }

    public int pairs() {
        return places() / 2;
    }

    @Override
    public String toString() {
        return lines + "x" + columns;
    }
}
