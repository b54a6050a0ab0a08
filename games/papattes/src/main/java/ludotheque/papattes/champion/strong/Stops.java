package ludotheque.papattes.champion.strong;

import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;

import java.util.Arrays;
import java.util.List;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.State;

/**
 * Where a dog may want to go, by number: the skeletons in the map's order, then the portals by slot; and how far it is to each
 * from wherever a dog leaves: from a stop (from where the portal leads, if it is one), from {@link #home}, or from where a dog
 * stands now, {@link #start}.
 */
final class Stops {
    final int skeletons;
    final int count;
    /** The skeletons of each age. */
    final int[][] ofAge = new int[NB_AGES][];
    /** The portals that are there now: the first {@link #openPortals} of these. */
    final int[] portals;

    int openPortals;
    /** Steps from each place that a dog leaves to each stop: onto a skeleton, or beside a portal. */
    final int[][] legs;
    /** Steps from each place that a dog leaves to the doghouse. */
    final int[] legsHome;

    private final State state;
    private final int player;
    private final int[] cells;
    private final int[][] lengths;
    private final int[] homeLengths = new int[Cells.COUNT];
    private final boolean[] open = new boolean[Cells.COUNT];
    /** Walls that are about to be torn down: ways lead through them. */
    private final boolean[] tunnel = new boolean[Cells.COUNT];

    private final Ways ways = new Ways();

    Stops(State state, int player) {
        this.state = state;
        this.player = player;
        List<GameMap.Skeleton> list = state.terrain().map().skeletons();
        this.skeletons = list.size();
        this.count = skeletons + state.terrain().portals();
        this.portals = new int[state.terrain().portals()];
        this.legs = new int[start(NB_CHIENS)][count];
        this.legsHome = new int[start(NB_CHIENS)];
        this.cells = new int[count];
        this.lengths = new int[count][Cells.COUNT];
        int[] counts = new int[NB_AGES];
        for (int i = 0; i < skeletons; i++) {
            cells[i] = list.get(i).cell();
            counts[list.get(i).age()]++;
        }
        for (int age = 0; age < NB_AGES; age++) {
            ofAge[age] = new int[counts[age]];
        }
        for (int i = 0; i < skeletons; i++) {
            int age = list.get(i).age();
            ofAge[age][--counts[age]] = i;
        }
    }

    /** The number of the doghouse as a place to leave from. */
    int home() {
        return count;
    }

    /** The number of a dog's present cell as a place to leave from. */
    int start(int dog) {
        return count + 1 + dog;
    }

    boolean isPortal(int stop) {
        return stop >= skeletons;
    }

    /** The cell of a skeleton or portal. */
    int cell(int stop) {
        return cells[stop];
    }

    int homeCell() {
        return state.terrain().niche(player);
    }

    /** Steps over open ground from a cell to the cell of a stop. */
    int length(int stop, int from) {
        return lengths[stop][from];
    }

    /** Lets ways lead through these walls from now on, and through no others. */
    void digThrough(List<Integer> walls) {
        Arrays.fill(tunnel, false);
        for (int wall : walls) {
            tunnel[wall] = true;
        }
    }

    /** Measures all ways anew, as walls and portals may have changed; other characters are taken for passers-by. */
    void measure() {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            open[cell] = (!state.isSolid(cell) || tunnel[cell])
                    && !state.terrain().isForbidden(cell, player)
                    && state.portal(cell) < 0;
        }
        ways.measure(homeCell(), open, homeLengths);
        for (int i = 0; i < skeletons; i++) {
            ways.measure(cells[i], open, lengths[i]);
        }
        openPortals = 0;
        for (int i = skeletons; i < count; i++) {
            cells[i] = state.portalPlace(i - skeletons);
            if (cells[i] != Cells.NOWHERE) {
                portals[openPortals++] = i;
                ways.measure(cells[i], open, lengths[i]);
            }
        }
        measureLegs();
    }

    private void measureLegs() {
        for (int i = 0; i < skeletons; i++) {
            measureLegs(i, cells[i]);
        }
        for (int i = 0; i < openPortals; i++) {
            measureLegs(portals[i], state.wandererPlace(portals[i] - skeletons));
        }
        measureLegs(home(), homeCell());
        for (int dog = 0; dog < NB_CHIENS; dog++) {
            measureLegs(start(dog), state.place(Layout.firstOf(player) + dog));
        }
    }

    private void measureLegs(int place, int cell) {
        legsHome[place] = homeLengths[cell];
        for (int i = 0; i < skeletons; i++) {
            // A dog on the skeleton itself steps aside and back.
            legs[place][i] = lengths[i][cell] == 0 ? 2 : lengths[i][cell];
        }
        for (int i = 0; i < openPortals; i++) {
            legs[place][portals[i]] = Math.max(0, lengths[portals[i]][cell] - 1);
        }
    }
}
