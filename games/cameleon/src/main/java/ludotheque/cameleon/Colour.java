package ludotheque.cameleon;

import org.jspecify.annotations.Nullable;

/** A player and the colour of the cells that are theirs: J1 is red, J2 is blue. */
public enum Colour {
    RED('R', Cells.RED, -1),
    BLUE('B', Cells.BLUE, 1);

    private final char letter;
    /** What {@link Cells} and the quadtree hold for this colour. */
    final byte code;
    /** What a cell of this colour adds to score(J2). */
    final int sign;

    Colour(char letter, byte code, int sign) {
        this.letter = letter;
        this.code = code;
        this.sign = sign;
    }

    public char letter() {
        return letter;
    }

    public Colour opponent() {
        return this == RED ? BLUE : RED;
    }

    /** The colour written R or B, or null for any other letter. */
    public static @Nullable Colour of(char letter) {
        return switch (letter) {
            case 'R' -> RED;
            case 'B' -> BLUE;
            default -> null;
        };
    }

    static Colour ofCode(byte code) {
        return code == Cells.RED ? RED : BLUE;
    }
}
