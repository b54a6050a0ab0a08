package ludotheque.papattes;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;

/** The cells as numbers, line by line, and the way from one to the next. Directions: 0 east, 1 west, 2 south, 3 north. */
public final class Cells {
    public static final int COUNT = LARGEUR * HAUTEUR;
    public static final int DIRECTIONS = 4;
    /** No cell. */
    public static final int NOWHERE = -1;

    private static final short[] NEIGHBOURS = new short[COUNT * DIRECTIONS];

    static {
        for (int cell = 0; cell < COUNT; cell++) {
            int column = cell % LARGEUR;
            int line = cell / LARGEUR;
            NEIGHBOURS[cell * DIRECTIONS] = (short) (column + 1 < LARGEUR ? cell + 1 : NOWHERE);
            NEIGHBOURS[cell * DIRECTIONS + 1] = (short) (column > 0 ? cell - 1 : NOWHERE);
            NEIGHBOURS[cell * DIRECTIONS + 2] = (short) (line + 1 < HAUTEUR ? cell + LARGEUR : NOWHERE);
            NEIGHBOURS[cell * DIRECTIONS + 3] = (short) (line > 0 ? cell - LARGEUR : NOWHERE);
        }
    }

    private Cells() {}

    /** The next cell in a direction, or {@link #NOWHERE} beyond the border. */
    public static int next(int cell, int direction) {
        return NEIGHBOURS[cell * DIRECTIONS + direction];
    }

    /** The Manhattan distance. */
    public static int distance(int a, int b) {
        return Math.abs(a % LARGEUR - b % LARGEUR) + Math.abs(a / LARGEUR - b / LARGEUR);
    }
}
