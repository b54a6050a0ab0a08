package ludotheque.papattes.champion.strong;

import static ludotheque.papattes.Constantes.DEPLACEMENT_MAITRE;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_MAITRES;
import static ludotheque.papattes.Constantes.TAILLE_INVENTAIRE_MAITRE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;

/** The masters pick croquettes, bring one to each dog that is to travel, and feed the dogs with what they can spare. */
final class Masters {
    private final Team team;
    private final State state;
    private final Outlook outlook;
    private final Dogs dogs;
    private final List<Integer> trees = new ArrayList<>();
    private final boolean[] isBusy = new boolean[NB_MAITRES];
    private final boolean[] open = new boolean[Cells.COUNT];
    private final int[][] lengths = new int[NB_MAITRES][Cells.COUNT];

    Masters(Team team, Outlook outlook, Dogs dogs) {
        this.team = team;
        this.state = outlook.state;
        this.outlook = outlook;
        this.dogs = dogs;
        for (GameMap.Tree tree : state.terrain().map().trees()) {
            trees.add(tree.cell());
        }
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            open[cell] = team.isFree(cell) && !isDoorstep(cell);
        }
    }

    void work() {
        Ways ways = new Ways();
        for (int i = 0; i < NB_MAITRES; i++) {
            ways.measure(place(i), open, lengths[i]);
        }
        for (int i = 0; i < NB_CHIENS; i++) {
            if (dogs.isBoundForPortal(i)) {
                bringTo(i);
            }
        }
        int cutOff = outlook.cutOff();
        if (cutOff != Cells.NOWHERE) {
            tearDown(new Breach(outlook).wallsOnTheWayTo(cutOff));
        }
        for (int i = 0; i < NB_MAITRES; i++) {
            if (!isBusy[i] && spare(i) > 0) {
                feed(i);
            }
        }
        while (pick()) {}
        for (int i = 0; i < NB_MAITRES; i++) {
            walk(i, cell -> !isDoorstep(cell));
        }
    }

    private int character(int master) {
        return Layout.firstOf(outlook.player) + NB_CHIENS + master;
    }

    private int place(int master) {
        return state.place(character(master));
    }

    private int croquettes(int master) {
        return state.croquettes(character(master));
    }

    /** Croquettes for feeding: as long as portals may matter, each master keeps one for them. */
    private int spare(int master) {
        return croquettes(master) - (state.terrain().portals() > 0 ? 1 : 0);
    }

    private void bringTo(int dog) {
        int master = nearest(dogs.place(dog), 1);
        if (master >= 0) {
            isBusy[master] = true;
            approach(master, dogs.place(dog));
            if (dogs.isAtPortal(dog)) {
                give(master, dog, 1);
            }
        }
    }

    private void tearDown(List<Integer> walls) {
        int master = walls.isEmpty() ? -1 : nearest(walls.get(0), 0);
        if (master >= 0) {
            int wall = walls.get(0);
            isBusy[master] = true;
            approach(master, wall);
            team.act(TypeAction.DETRUIRE, place(master), wall);
        }
    }

    /** The free master with this many croquettes that can be beside a cell first, or -1. */
    private int nearest(int cell, int croquettes) {
        int nearest = -1;
        int least = Ways.FAR;
        for (int i = 0; i < NB_MAITRES; i++) {
            int distance = distance(i, cell);
            if (!isBusy[i] && croquettes(i) >= croquettes && distance < least) {
                least = distance;
                nearest = i;
            }
        }
        return nearest;
    }

    private void feed(int master) {
        int nearest = -1;
        int least = croquettes(master) == TAILLE_INVENTAIRE_MAITRE ? Ways.FAR : DEPLACEMENT_MAITRE + 1;
        for (int i = 0; i < NB_CHIENS; i++) {
            int distance = distance(master, dogs.place(i));
            if (dogs.isTired(i) && distance < least) {
                least = distance;
                nearest = i;
            }
        }
        if (nearest >= 0) {
            isBusy[master] = true;
            approach(master, dogs.place(nearest));
            give(master, nearest, spare(master));
        }
    }

    /** Steps of a master to the side of a cell, as things stood when the masters began. */
    private int distance(int master, int cell) {
        int least = Ways.FAR;
        for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
            int side = Cells.next(cell, direction);
            if (side != Cells.NOWHERE) {
                least = Math.min(least, lengths[master][side]);
            }
        }
        return least;
    }

    private void give(int master, int dog, int count) {
        boolean gave = false;
        for (int i = 0; i < count; i++) {
            gave |= team.act(TypeAction.DONNER_CROQUETTE, place(master), dogs.place(dog));
        }
        if (gave) {
            dogs.walk(dog);
        }
    }

    private void approach(int master, int cell) {
        walk(master, side -> Cells.distance(side, cell) == 1 && !isDoorstep(side));
    }

    private void walk(int master, IntPredicate goal) {
        if (!goal.test(place(master))) {
            for (int cell : team.way(place(master), goal, this::isDoorstep)) {
                team.step(character(master), cell);
            }
        }
    }

    /** The doghouse and the cells around it belong to the dogs. */
    private boolean isDoorstep(int cell) {
        return Cells.distance(cell, outlook.stops.homeCell()) <= 1;
    }

    /** Sends the master that can have a croquette first to its tree; false when nobody can go any more. */
    private boolean pick() {
        int best = -1;
        int bestTree = Cells.NOWHERE;
        int least = Ways.FAR;
        for (int i = 0; i < NB_MAITRES; i++) {
            if (!isBusy[i] && croquettes(i) < TAILLE_INVENTAIRE_MAITRE) {
                for (int tree : trees) {
                    int cost = cost(i, tree);
                    if (cost < least) {
                        least = cost;
                        best = i;
                        bestTree = tree;
                    }
                }
            }
        }
        if (best < 0) {
            return false;
        }
        int tree = bestTree;
        isBusy[best] = true;
        trees.remove((Integer) tree);
        if (place(best) == tree || !state.hasGrown(tree)) {
            approach(best, tree);
        }
        if (state.hasGrown(tree)) {
            walk(best, cell -> cell == tree);
        }
        return true;
    }

    /** Steps until a master can have the croquette of a tree. */
    private int cost(int master, int tree) {
        if (place(master) != tree && !team.isFree(tree)) {
            return Ways.FAR;
        }
        int wait = state.hasGrown(tree) ? 0 : state.terrain().untilDue(tree, state.turn()) * DEPLACEMENT_MAITRE / 2;
        return Math.max(lengths[master][tree], wait);
    }
}
