package ludotheque.papattes.champion.expert;

import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_TOURS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeCase;

/**
 * Where walls cost the opponent most: the cheapest set of cells that parts his doghouse from what his dogs want, a minimum cut. Each cell
 * that can be closed costs what closing it takes; a skeleton or a loaded dog that stays on his side costs what it is worth to him.
 * Augmenting paths, breadth first: a ring around a doghouse has sixteen cells, so there are few of them, of at most 2 · 1600 nodes each.
 */
final class Blockade {
    // What it costs to close a cell: compared with one another and with what bones are worth, nothing else.
    private static final int NEVER = 1 << 20;
    /** Of a wall that stands: somebody must see to it. */
    private static final int TO_KEEP = 1;

    private static final int TO_BUILD = 4;
    /** Of a cell where an opponent stands, who may stay. */
    private static final int OCCUPIED = 14;

    /** Of a bone on the back of a dog, or of one that a skeleton may still give. */
    private static final int BONE = 2;
    /** Of a skeleton at most, whatever its period. */
    private static final int MOST_WORTH = 40;

    private final State state;
    private final Terrain terrain;
    private final int enemy;
    /** The most that can flow through each cell: what closing it costs. */
    private final int[] cost = new int[Cells.COUNT];
    /** What hangs on each cell and is not cut off yet. */
    private final int[] worth = new int[Cells.COUNT];
    /** The flow through each cell, and from each cell into the next by direction. */
    private final int[] through = new int[Cells.COUNT];

    private final int[] between = new int[Cells.COUNT * Cells.DIRECTIONS];
    /** From which node the search came to each node, -1 where it did not: the entry of a cell is 2 c, its exit 2 c + 1. */
    private final int[] from = new int[2 * Cells.COUNT];

    private final int[] queue = new int[2 * Cells.COUNT];

    /** A blockade of a player's doghouse that counts on none of the cells of other rings. */
    Blockade(State state, int enemy, List<Integer> otherRings) {
        this.state = state;
        this.terrain = state.terrain();
        this.enemy = enemy;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            cost[cell] = cost(cell);
        }
        for (int cell : otherRings) {
            cost[cell] = NEVER;
        }
        for (GameMap.Skeleton skeleton : terrain.map().skeletons()) {
            if (skeleton.age() >= state.age(enemy)) {
                int bones = 1 + (NB_TOURS - state.turn()) / NB_AGES / skeleton.period();
                worth[skeleton.cell()] = Math.min(MOST_WORTH, BONE * bones);
            }
        }
        for (int dog = Layout.firstOf(enemy); dog < Layout.firstOf(enemy) + NB_CHIENS; dog++) {
            worth[state.place(dog)] += BONE * state.carried(dog);
        }
    }

    /** The cells to close, walls that stand there already included. */
    List<Integer> cells() {
        while (augment()) {}
        // Where the last search came in but not out, the flow is at its most: that is the cut nearest to the doghouse.
        List<Integer> cut = new ArrayList<>();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (from[2 * cell] >= 0 && from[2 * cell + 1] < 0 && !state.is(TypeCase.FLAQUE, cell)) {
                cut.add(cell);
            }
        }
        return cut;
    }

    private int cost(int cell) {
        if (terrain.zone(cell) == 1 + enemy) {
            return NEVER;
        }
        if (state.is(TypeCase.FLAQUE, cell)) {
            return 0;
        }
        if (state.is(TypeCase.MUR, cell) || state.portal(cell) >= 0) {
            return TO_KEEP;
        }
        if (!state.is(TypeCase.VIDE, cell) || terrain.zone(cell) != 0) {
            return NEVER;
        }
        int occupant = state.character(cell);
        return occupant >= 0 && Layout.playerOf(occupant) == enemy ? OCCUPIED : TO_BUILD;
    }

    /** Finds a way that is not closed yet and takes its narrowest place from all of it. */
    private boolean augment() {
        Arrays.fill(from, -1);
        int home = 2 * terrain.niche(enemy) + 1;
        from[home] = home;
        queue[0] = home;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            int node = queue[head];
            int cell = node >> 1;
            if ((node & 1) == 0) {
                if (worth[cell] > 0) {
                    push(node, home);
                    return true;
                }
                if (through[cell] < cost[cell] && from[node + 1] < 0) {
                    from[node + 1] = node;
                    queue[tail++] = node + 1;
                }
            } else if (through[cell] > 0 && from[node - 1] < 0) {
                from[node - 1] = node;
                queue[tail++] = node - 1;
            }
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(cell, direction);
                if (next == Cells.NOWHERE) {
                    continue;
                }
                if ((node & 1) == 1) {
                    if (from[2 * next] < 0) {
                        from[2 * next] = node;
                        queue[tail++] = 2 * next;
                    }
                } else if (between[next * Cells.DIRECTIONS + (direction ^ 1)] > 0 && from[2 * next + 1] < 0) {
                    // What flows from there to here can be taken back.
                    from[2 * next + 1] = node;
                    queue[tail++] = 2 * next + 1;
                }
            }
        }
        return false;
    }

    private void push(int end, int home) {
        int least = worth[end >> 1];
        for (int node = end; node != home; node = from[node]) {
            int before = from[node];
            if (before >> 1 == node >> 1) {
                int cell = node >> 1;
                least = Math.min(least, (node & 1) == 1 ? cost[cell] - through[cell] : through[cell]);
            } else if ((before & 1) == 0) {
                least = Math.min(least, between[edge(node >> 1, before >> 1)]);
            }
        }
        worth[end >> 1] -= least;
        for (int node = end; node != home; node = from[node]) {
            int before = from[node];
            if (before >> 1 == node >> 1) {
                through[node >> 1] += (node & 1) == 1 ? least : -least;
            } else if ((before & 1) == 0) {
                between[edge(node >> 1, before >> 1)] -= least;
            } else {
                between[edge(before >> 1, node >> 1)] += least;
            }
        }
    }

    private static int edge(int cell, int next) {
        for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
            if (Cells.next(cell, direction) == next) {
                return cell * Cells.DIRECTIONS + direction;
            }
        }
        throw new IllegalArgumentException(cell + " and " + next + " are no neighbours");
    }
}
