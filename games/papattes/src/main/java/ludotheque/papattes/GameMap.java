package ludotheque.papattes;

import static ludotheque.papattes.Constantes.LARGEUR;

import java.util.List;

/**
 * Where a match is played: what each cell is made of, where the teams live, and when croquettes, bones and portals come. The
 * rows draw the cells, one letter each, as {@link #letter} tells; cells are numbered line by line.
 */
public record GameMap(
        String name,
        List<String> rows,
        List<Team> teams,
        List<Tree> trees,
        List<Skeleton> skeletons,
        List<Portal> portals) {
    private static final String LETTERS = ".N#~AS";

    /** A doghouse and where the ten characters start. */
    public record Team(int niche, List<Integer> dogs, List<Integer> masters) {
        public Team {
            dogs = List.copyOf(dogs);
            masters = List.copyOf(masters);
        }
    }

    /** A tree hangs out a croquette at the half-turns first, first + period, first + 2 × period… */
    public record Tree(int cell, int period, int first) {}

    /** A skeleton brings up a bone of its age at the half-turns first, first + period, first + 2 × period… */
    public record Skeleton(int cell, int age, int period, int first) {}

    /** A portal and its dog, due at the beginning of a half-turn. */
    public record Portal(int turn, int cell) {}

    public GameMap {
        rows = List.copyOf(rows);
        teams = List.copyOf(teams);
        trees = List.copyOf(trees);
        skeletons = List.copyOf(skeletons);
        portals = List.copyOf(portals);
    }

    public TypeCase kind(int cell) {
        return TypeCase.of(LETTERS.indexOf(rows.get(cell / LARGEUR).charAt(cell % LARGEUR)));
    }

    /** The letter that draws a kind of cell in the rows. */
    public static char letter(TypeCase kind) {
        return LETTERS.charAt(kind.number());
    }

    public static boolean isLetter(char c) {
        return LETTERS.indexOf(c) >= 0;
    }
}
