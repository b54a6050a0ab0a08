package ludotheque.cameleon;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Line;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * A board as the subject writes it: the number of cells a side, then the lines, with R red, B blue and A white.
 *
 * @param letters the lines one after the other
 */
public record Setup(int side, String letters) {
    /** The largest board takes 9 MiB. */
    public static final int MOST_BYTES = 16 << 20;

    /** The largest board is 3 × 2¹⁰ cells a side. */
    public static final int MOST_DOUBLINGS = 10;

    public static final char WHITE = 'A';

    public Setup {
        if (!isSide(side) || letters.length() != side * side) {
            throw new IllegalArgumentException(letters.length() + " letters do not make a board of side " + side + ".");
        }
    }

    /** The empty board of 3 × 2ⁿ cells a side. */
    public static Setup empty(int n) {
        int side = 3 << n;
        return new Setup(side, String.valueOf(WHITE).repeat(side * side));
    }

    /** Whether a board may have this many cells a side: 3 × 2ⁿ, n from 0 to {@link #MOST_DOUBLINGS}. */
    public static boolean isSide(int side) {
        int regions = side / 3;
        return side % 3 == 0 && Integer.bitCount(regions) == 1 && regions <= 1 << MOST_DOUBLINGS;
    }

    /** Reads a board; blank lines, indentation and CRLF do not matter. */
    public static Setup parse(String text) throws BadInput {
        Lines lines = new Lines(text);
        Line heading = lines.next(sideExpected().fr(), sideExpected().en());
        heading.expectSize(1);
        Setup setup = read(lines, side(heading, 0));
        lines.expectEnd("la fin du plateau était attendue", "the end of the board was expected");
        return setup;
    }

    static int side(Line line, int index) throws BadInput {
        try {
            int side = index < line.size() ? Digits.toInt(line.word(index)) : 0;
            if (isSide(side)) {
                return side;
            }
        } catch (NumberFormatException notANumber) {
            // told below
        }
        throw line.error(index, sideExpected().fr(), sideExpected().en());
    }

    private static Text sideExpected() {
        int most = 3 << MOST_DOUBLINGS;
        return new Text(
                "un nombre de cases par côté était attendu : 3, 6, 12, 24… jusqu'à " + most,
                "a number of cells a side was expected: 3, 6, 12, 24… up to " + most);
    }

    /** Reads the next lines, as many as there are cells a side. */
    static Setup read(Lines lines, int side) throws BadInput {
        StringBuilder letters = new StringBuilder(side * side);
        for (int row = 1; row <= side; row++) {
            Line line = lines.next(
                    "la ligne " + row + " du plateau était attendue, sur " + side,
                    "line " + row + " of the board was expected, of " + side);
            readRow(line, side);
            letters.append(line.word(0));
        }
        return new Setup(side, letters.toString());
    }

    private static void readRow(Line line, int side) throws BadInput {
        String row = line.word(0);
        for (int i = 0; i < row.length() && i < side; i++) {
            if (row.charAt(i) != WHITE && Colour.of(row.charAt(i)) == null) {
                throw new BadInput(
                        line.number(),
                        line.column(0) + i,
                        new Text("une case R, B ou A était attendue", "a cell R, B or A was expected"));
            }
        }
        if (row.length() != side) {
            throw new BadInput(
                    line.number(),
                    line.column(0) + Math.min(row.length(), side),
                    new Text(
                            "une ligne de " + side + " cases était attendue, celle-ci en a " + row.length(),
                            "a line of " + side + " cells was expected, this one has " + row.length()));
        }
        line.expectSize(1);
    }

    /** A board that the subject does not foresee, though it can be played: as many red cells as blue were expected. */
    public @Nullable Text warning() {
        int red = 0;
        int blue = 0;
        for (int i = 0; i < letters.length(); i++) {
            red += letters.charAt(i) == 'R' ? 1 : 0;
            blue += letters.charAt(i) == 'B' ? 1 : 0;
        }
        return red == blue
                ? null
                : new Text(
                        "le plateau a " + red + " cases rouges et " + blue + " bleues : le sujet en veut autant",
                        "the board has " + red + " red cells and " + blue + " blue ones: the subject wants as many");
    }

    public boolean isEmpty() {
        for (int i = 0; i < letters.length(); i++) {
            if (letters.charAt(i) != WHITE) {
                return false;
            }
        }
        return true;
    }

    /** The board as {@link #parse} reads it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(side).append('\n');
        for (int row = 0; row < side; row++) {
            text.append(letters, row * side, (row + 1) * side).append('\n');
        }
        return text.toString();
    }
}
