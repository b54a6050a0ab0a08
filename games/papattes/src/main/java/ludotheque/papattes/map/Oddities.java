package ludotheque.papattes.map;

import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_TOURS;
import static ludotheque.papattes.Constantes.PROTECTION_NICHE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.kernel.Text;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Position;
import ludotheque.papattes.TypeCase;

/** What is allowed in a map but looks like a mistake: a match can be played on it, though perhaps not the one its author meant. */
public final class Oddities {
    private final GameMap map;
    private final boolean[] walkable;
    private final List<Text> found = new ArrayList<>();

    private Oddities(GameMap map) {
        this.map = map;
        this.walkable = walkable(map);
    }

    /** A sentence for each, in the order of the map's fields. */
    public static List<Text> of(GameMap map) {
        Oddities oddities = new Oddities(map);
        oddities.fairness();
        oddities.trees();
        oddities.skeletons();
        oddities.portals();
        return oddities.found;
    }

    private void fairness() {
        for (Symmetry symmetry : Symmetry.values()) {
            if (isFair(symmetry)) {
                return;
            }
        }
        add(
                "la carte n'est pas symétrique : les deux joueurs n'y trouvent pas la même chose",
                "the map is not symmetric: the two players do not find the same on it");
    }

    /** Whether each player finds at the image of a cell what the other finds there. */
    private boolean isFair(Symmetry symmetry) {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (map.kind(cell) != map.kind(symmetry.image(cell))) {
                return false;
            }
        }
        GameMap.Team mine = map.teams().get(0);
        GameMap.Team other = map.teams().get(1);
        Set<Integer> dogs = new HashSet<>();
        mine.dogs().forEach(cell -> dogs.add(symmetry.image(cell)));
        Set<Integer> masters = new HashSet<>();
        mine.masters().forEach(cell -> masters.add(symmetry.image(cell)));
        Set<GameMap.Tree> trees = new HashSet<>();
        map.trees()
                .forEach(tree -> trees.add(new GameMap.Tree(symmetry.image(tree.cell()), tree.period(), tree.first())));
        Set<GameMap.Skeleton> skeletons = new HashSet<>();
        map.skeletons()
                .forEach(skeleton -> skeletons.add(new GameMap.Skeleton(
                        symmetry.image(skeleton.cell()), skeleton.age(), skeleton.period(), skeleton.first())));
        Set<GameMap.Portal> portals = new HashSet<>();
        map.portals().forEach(portal -> portals.add(new GameMap.Portal(portal.turn(), symmetry.image(portal.cell()))));
        return other.niche() == symmetry.image(mine.niche())
                && dogs.equals(Set.copyOf(other.dogs()))
                && masters.equals(Set.copyOf(other.masters()))
                && trees.equals(Set.copyOf(map.trees()))
                && skeletons.equals(Set.copyOf(map.skeletons()))
                && portals.equals(Set.copyOf(map.portals()));
    }

    private void trees() {
        for (int i = 0; i < map.trees().size(); i++) {
            GameMap.Tree tree = map.trees().get(i);
            growth("arbres[" + i + "]", tree.cell(), tree.first());
        }
    }

    private void skeletons() {
        boolean[] ages = new boolean[NB_AGES];
        for (int i = 0; i < map.skeletons().size(); i++) {
            GameMap.Skeleton skeleton = map.skeletons().get(i);
            ages[skeleton.age()] = true;
            growth("squelettes[" + i + "]", skeleton.cell(), skeleton.first());
        }
        for (int age = 0; age < NB_AGES; age++) {
            if (!ages[age]) {
                add("squelettes : aucun os de l'époque " + age, "squelettes: no bones of age " + age);
            }
        }
    }

    private void growth(String field, int cell, int first) {
        if (!walkable[cell]) {
            about(
                    field,
                    cell,
                    "hors d'atteinte tant qu'un mur n'est pas détruit",
                    "out of reach as long as no wall is destroyed");
        }
        if (first >= NB_TOURS) {
            about(
                    field,
                    cell,
                    "première apparition après la fin de la partie",
                    "due for the first time after the match");
        }
    }

    private void portals() {
        Set<GameMap.Portal> seen = new HashSet<>();
        for (int i = 0; i < map.portals().size(); i++) {
            GameMap.Portal portal = map.portals().get(i);
            String field = "portails[" + i + "]";
            if (map.kind(portal.cell()) != TypeCase.VIDE && map.kind(portal.cell()) != TypeCase.MUR) {
                about(field, portal.cell(), "la case ne sera jamais vide", "the cell will never be empty");
            }
            if (isProtected(portal.cell())) {
                about(field, portal.cell(), "dans la zone d'une niche", "inside a doghouse's zone");
            }
            if (portal.turn() >= NB_TOURS) {
                about(field, portal.cell(), "prévu après la fin de la partie", "due after the match");
            }
            if (!seen.add(portal)) {
                about(field, portal.cell(), "déjà prévu là au même tour", "already due there at the same half-turn");
            }
        }
    }

    private boolean isProtected(int cell) {
        return map.teams().stream().anyMatch(team -> Cells.distance(cell, team.niche()) <= PROTECTION_NICHE);
    }

    /** The cells to which some character can walk, none of the walls being touched. */
    private static boolean[] walkable(GameMap map) {
        boolean[] reached = new boolean[Cells.COUNT];
        int[] queue = new int[Cells.COUNT];
        int tail = 0;
        for (GameMap.Team team : map.teams()) {
            for (int cell : team.dogs()) {
                reached[cell] = true;
                queue[tail++] = cell;
            }
        }
        for (int head = 0; head < tail; head++) {
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(queue[head], direction);
                if (next != Cells.NOWHERE && !reached[next] && isOpen(map.kind(next))) {
                    reached[next] = true;
                    queue[tail++] = next;
                }
            }
        }
        return reached;
    }

    private static boolean isOpen(TypeCase kind) {
        return kind != TypeCase.MUR && kind != TypeCase.FLAQUE;
    }

    private void about(String field, int cell, String fr, String en) {
        String where = field + " " + Position.of(cell);
        add(where + " : " + fr, where + ": " + en);
    }

    private void add(String fr, String en) {
        found.add(new Text(fr, en));
    }
}
