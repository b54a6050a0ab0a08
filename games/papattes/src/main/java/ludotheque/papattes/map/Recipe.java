package ludotheque.papattes.map;

/**
 * What a generated map is made of: walls and puddles as hundredths of the cells, everything else as a number of pairs, since
 * whatever one player finds the other finds too. Skeletons are counted per age, and a pace of 100 means bones and croquettes
 * at the usual rhythm, 200 twice as long to wait.
 */
public record Recipe(Symmetry symmetry, int walls, int puddles, int trees, int skeletons, int portals, int pace) {
    /** A map without a strong character. */
    public static final Recipe USUAL = new Recipe(Symmetry.ROTATION, 8, 6, 8, 5, 6, 100);
}
