package ludotheque.papattes;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;
import static ludotheque.papattes.Constantes.NB_CHIENS;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.kernel.SeededRandom;

/** Random small maps where everything is near, so that random play meets every rule; beyond lies water. */
public final class Paddock {
    private static final int SIZE = 14;
    private static final int[][] NICHES = {{3, 3}, {10, 10}};

    private final SeededRandom random;
    private final char[][] kinds = new char[HAUTEUR][LARGEUR];
    private final Set<Integer> taken = new HashSet<>();

    private Paddock(SeededRandom random) {
        this.random = random;
    }

    public static GameMap map(SeededRandom random) {
        return new Paddock(random).map();
    }

    private GameMap map() {
        for (int line = 0; line < HAUTEUR; line++) {
            for (int column = 0; column < LARGEUR; column++) {
                boolean inside = line < SIZE && column < SIZE;
                kinds[line][column] = inside && random.nextInt(14) > 0 ? '.' : inside ? '#' : '~';
            }
        }
        List<GameMap.Team> teams = new ArrayList<>();
        for (int[] niche : NICHES) {
            teams.add(team(niche[0], niche[1]));
        }
        List<GameMap.Tree> trees = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            trees.add(new GameMap.Tree(place('A'), 1 + random.nextInt(6), random.nextInt(8)));
        }
        List<GameMap.Skeleton> skeletons = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            skeletons.add(new GameMap.Skeleton(place('S'), i % 3, 1 + random.nextInt(5), random.nextInt(9)));
        }
        List<GameMap.Portal> portals = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            portals.add(new GameMap.Portal(random.nextInt(200), cell()));
        }
        List<String> rows = new ArrayList<>();
        for (char[] line : kinds) {
            rows.add(new String(line));
        }
        return new GameMap("paddock", rows, teams, trees, skeletons, portals);
    }

    private GameMap.Team team(int column, int line) {
        List<Integer> places = new ArrayList<>();
        for (int i = -1; i <= 1; i++) {
            for (int j = -1; j <= 1; j++) {
                places.add((line + i) * LARGEUR + column + j);
                kinds[line + i][column + j] = '.';
            }
        }
        places.add(line * LARGEUR + column + 2);
        kinds[line][column + 2] = '.';
        kinds[line][column] = 'N';
        taken.addAll(places);
        int niche = line * LARGEUR + column;
        return new GameMap.Team(niche, places.subList(0, NB_CHIENS), places.subList(NB_CHIENS, places.size()));
    }

    private int cell() {
        return random.nextInt(SIZE) * LARGEUR + random.nextInt(SIZE);
    }

    /** A free cell, which becomes of this kind. */
    private int place(char kind) {
        int cell = cell();
        while (!taken.add(cell)) {
            cell = cell();
        }
        kinds[cell / LARGEUR][cell % LARGEUR] = kind;
        return cell;
    }
}
