package ludotheque.papattes.map;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;

import org.jspecify.annotations.Nullable;

/** How the second player's half of a fair map follows from the first's. */
public enum Symmetry {
    /** A half turn around the centre. */
    ROTATION("rotation"),
    /** West and east mirror each other. */
    EAST_WEST("east-west"),
    /** North and south mirror each other. */
    NORTH_SOUTH("north-south");

    private final String word;

    Symmetry(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    public static @Nullable Symmetry of(String word) {
        for (Symmetry symmetry : values()) {
            if (symmetry.word.equals(word)) {
                return symmetry;
            }
        }
        return null;
    }

    /** The cell that is for one player what {@code cell} is for the other. */
    public int image(int cell) {
        int column = cell % LARGEUR;
        int line = cell / LARGEUR;
        int imageColumn = this == NORTH_SOUTH ? column : LARGEUR - 1 - column;
        int imageLine = this == EAST_WEST ? line : HAUTEUR - 1 - line;
        return imageLine * LARGEUR + imageColumn;
    }
}
