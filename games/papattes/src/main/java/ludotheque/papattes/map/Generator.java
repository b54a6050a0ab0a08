package ludotheque.papattes.map;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;
import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_TOURS;
import static ludotheque.papattes.Constantes.PROTECTION_NICHE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.TypeCase;

/**
 * Makes fair maps from a seed: whatever is put down for one player is put down for the other at the symmetric place, with the
 * same rhythm. Ground that a player could not walk to without crossing the other's zone becomes a puddle.
 */
public final class Generator {
    /** Where a team starts, seen from its doghouse: the dogs, then the masters. */
    private static final int[][] START = {
        {1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}, {2, 0}, {-2, 0}
    };

    private static final int BORDER = 4;
    private static final int LEAST_OPEN = Cells.COUNT / 2;

    private final Recipe recipe;
    private final SeededRandom random;
    private final TypeCase[] kinds = new TypeCase[Cells.COUNT];
    private final Set<Integer> portalCells = new HashSet<>();
    private int niche;

    private Generator(Recipe recipe, SeededRandom random) {
        this.recipe = recipe;
        this.random = random;
    }

    /** The map of this name, recipe and seed; always the same one. */
    public static GameMap make(String name, Recipe recipe, long seed) {
        for (long attempt = 0; ; attempt++) {
            Generator generator = new Generator(recipe, new SeededRandom(seed, attempt));
            if (generator.layGround()) {
                return generator.populate(name);
            }
        }
    }

    private int image(int cell) {
        return recipe.symmetry().image(cell);
    }

    /** Doghouses, walls and puddles; false when too little ground is left to walk on. */
    private boolean layGround() {
        Arrays.fill(kinds, TypeCase.VIDE);
        do {
            int column = BORDER + random.nextInt(LARGEUR - 2 * BORDER);
            int line = BORDER + random.nextInt(HAUTEUR - 2 * BORDER);
            niche = line * LARGEUR + column;
        } while (Cells.distance(niche, image(niche)) < LARGEUR / 2);
        put(niche, TypeCase.NICHE);
        while (count(TypeCase.FLAQUE) * 100 < recipe.puddles() * Cells.COUNT) {
            spill(6 + random.nextInt(18));
        }
        while (count(TypeCase.MUR) * 100 < recipe.walls() * Cells.COUNT) {
            build(3 + random.nextInt(8));
        }
        return drainPockets();
    }

    private void put(int cell, TypeCase kind) {
        kinds[cell] = kind;
        kinds[image(cell)] = kind;
    }

    private int count(TypeCase kind) {
        int count = 0;
        for (TypeCase found : kinds) {
            if (found == kind) {
                count++;
            }
        }
        return count;
    }

    private boolean isProtected(int cell) {
        return Math.min(Cells.distance(cell, niche), Cells.distance(cell, image(niche))) <= PROTECTION_NICHE;
    }

    /** A puddle that spreads from one cell. */
    private void spill(int size) {
        int cell = random.nextInt(Cells.COUNT);
        for (int i = 0; i < size; i++) {
            if (!isProtected(cell)) {
                put(cell, TypeCase.FLAQUE);
            }
            int next = Cells.next(cell, random.nextInt(Cells.DIRECTIONS));
            cell = next == Cells.NOWHERE ? cell : next;
        }
    }

    /** A straight wall with a gap now and then. */
    private void build(int length) {
        int cell = random.nextInt(Cells.COUNT);
        int direction = random.nextInt(Cells.DIRECTIONS);
        for (int i = 0; i < length && cell != Cells.NOWHERE; i++) {
            if (!isProtected(cell) && kinds[cell] == TypeCase.VIDE && random.nextInt(5) > 0) {
                put(cell, TypeCase.MUR);
            }
            cell = Cells.next(cell, direction);
        }
    }

    private boolean drainPockets() {
        boolean[] first = reachable(niche, image(niche));
        boolean[] second = reachable(image(niche), niche);
        int open = 0;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            boolean both = first[cell] && second[cell];
            if (both) {
                open++;
            } else if (!isProtected(cell) && kinds[cell] == TypeCase.VIDE) {
                kinds[cell] = TypeCase.FLAQUE;
            }
        }
        return open >= LEAST_OPEN;
    }

    /** Where the player of one doghouse can walk, never through the other's zone. */
    private boolean[] reachable(int from, int forbidden) {
        boolean[] reached = new boolean[Cells.COUNT];
        int[] queue = new int[Cells.COUNT];
        reached[from] = true;
        queue[0] = from;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(queue[head], direction);
                if (next != Cells.NOWHERE
                        && !reached[next]
                        && (kinds[next] == TypeCase.VIDE || kinds[next] == TypeCase.NICHE)
                        && Cells.distance(next, forbidden) > PROTECTION_NICHE) {
                    reached[next] = true;
                    queue[tail++] = next;
                }
            }
        }
        return reached;
    }

    private GameMap populate(String name) {
        List<GameMap.Tree> trees = new ArrayList<>();
        for (int i = 0; i < recipe.trees(); i++) {
            int cell = freeCell(TypeCase.ARBRE);
            int period = rhythm(6, 18);
            int first = random.nextInt(period);
            trees.add(new GameMap.Tree(cell, period, first));
            trees.add(new GameMap.Tree(image(cell), period, first));
        }
        List<GameMap.Skeleton> skeletons = new ArrayList<>();
        for (int age = 0; age < NB_AGES; age++) {
            for (int i = 0; i < recipe.skeletons(); i++) {
                int cell = freeCell(TypeCase.SQUELETTE);
                int period = rhythm(8, 24);
                int first = random.nextInt(period);
                skeletons.add(new GameMap.Skeleton(cell, age, period, first));
                skeletons.add(new GameMap.Skeleton(image(cell), age, period, first));
            }
        }
        List<GameMap.Portal> portals = new ArrayList<>();
        for (int i = 0; i < recipe.portals(); i++) {
            int cell = portalCell();
            int turn = random.nextInt(NB_TOURS * 9 / 10);
            portals.add(new GameMap.Portal(turn, cell));
            portals.add(new GameMap.Portal(turn, image(cell)));
        }
        return new GameMap(name, rows(), List.of(team(false), team(true)), trees, skeletons, portals);
    }

    private int rhythm(int least, int most) {
        return Math.max(1, (least + random.nextInt(most - least + 1)) * recipe.pace() / 100);
    }

    /** An empty cell outside the zones, which takes a kind together with its image. */
    private int freeCell(TypeCase kind) {
        int cell;
        do {
            cell = random.nextInt(Cells.COUNT);
        } while (kinds[cell] != TypeCase.VIDE || isProtected(cell));
        put(cell, kind);
        return cell;
    }

    /** An empty cell outside the zones on which no other portal is due. */
    private int portalCell() {
        int cell;
        do {
            cell = freeCell(TypeCase.VIDE);
        } while (!portalCells.add(cell) || !portalCells.add(image(cell)));
        return cell;
    }

    private GameMap.Team team(boolean second) {
        List<Integer> places = new ArrayList<>();
        for (int[] offset : START) {
            int cell = niche + offset[1] * LARGEUR + offset[0];
            places.add(second ? image(cell) : cell);
        }
        return new GameMap.Team(
                second ? image(niche) : niche, places.subList(0, NB_CHIENS), places.subList(NB_CHIENS, places.size()));
    }

    private List<String> rows() {
        List<String> rows = new ArrayList<>();
        for (int line = 0; line < HAUTEUR; line++) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < LARGEUR; column++) {
                row.append(GameMap.letter(kinds[line * LARGEUR + column]));
            }
            rows.add(row.toString());
        }
        return rows;
    }
}
