package ludotheque.papattes;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;

/** A place given by its column, which grows eastward, and its line, which grows southward; it may lie off the map. */
public record Position(int colonne, int ligne) {
    public static final Position NONE = new Position(-1, -1);

    private static final Position[] ALL = new Position[LARGEUR * HAUTEUR];

    static {
        for (int cell = 0; cell < ALL.length; cell++) {
            ALL[cell] = new Position(cell % LARGEUR, cell / LARGEUR);
        }
    }

    /** The place of a cell counted from 0, line by line. */
    public static Position of(int cell) {
        return ALL[cell];
    }

    public boolean isOnMap() {
        return colonne >= 0 && colonne < LARGEUR && ligne >= 0 && ligne < HAUTEUR;
    }

    /** Its number counted line by line; only for a place on the map. */
    public int cell() {
        return ligne * LARGEUR + colonne;
    }

    public int distance(Position other) {
        return Math.abs(colonne - other.colonne) + Math.abs(ligne - other.ligne);
    }

    @Override
    public String toString() {
        return "(" + colonne + ", " + ligne + ")";
    }
}
