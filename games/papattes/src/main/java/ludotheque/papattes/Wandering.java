package ludotheque.papattes;

import static ludotheque.papattes.Constantes.DEPLACEMENT_VAGABOND;
import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;
import static ludotheque.papattes.Constantes.TAILLE_INVENTAIRE_CHIEN;
import static ludotheque.papattes.Layout.GROUND;
import static ludotheque.papattes.Layout.GROWN;
import static ludotheque.papattes.Layout.OCCUPANT;
import static ludotheque.papattes.Layout.SLOT_BONES;
import static ludotheque.papattes.Layout.SLOT_CROQUETTES;
import static ludotheque.papattes.Layout.SLOT_DOG;
import static ludotheque.papattes.Layout.WANDERER;

import java.util.Arrays;

/**
 * The dogs that nobody owns yet: each walks to the nearest croquette on the ground or bone. All food spreads over the free
 * cells at once, one cell further at a time, until it touches the dog; a line of the map is one number, a cell one bit of it.
 */
final class Wandering {
    /** First step of a dog that stays where it is. */
    private static final int STAYS = -1;

    private final State state;
    /** Where a dog could walk, and where food lies: a frame of one cell around the map stays empty. */
    private final long[] free = new long[HAUTEUR + 2];

    private final long[] food = new long[HAUTEUR + 2];
    /** How far the food has spread, and how far it had one moment before. */
    private long[] reached = new long[HAUTEUR + 2];

    private long[] before = new long[HAUTEUR + 2];
    /** Whether {@link #reached} is everything that food can reach as things stand. */
    private boolean spreadOut;
    /** Whether {@link #before} shows the next step of the dog that moved last. */
    private boolean leadsOn;

    private Wandering(State state) {
        this.state = state;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            look(cell);
        }
    }

    /** Two steps of each wandering dog, by order of appearance. */
    static void walk(State state) {
        Wandering wandering = null;
        for (int slot = 0; slot < state.terrain().portals(); slot++) {
            if (state.wandererPlace(slot) >= 0) {
                wandering = wandering == null ? new Wandering(state) : wandering;
                wandering.leadsOn = false;
                for (int i = 0; i < DEPLACEMENT_VAGABOND && wandering.step(slot); i++) {}
            }
        }
    }

    /** The cells that a dog would step on, one after the other, if nothing else changed; at most {@code most}. */
    static int[] ahead(State state, int slot, int most) {
        State frozen = state.copy();
        frozen.close();
        Wandering wandering = new Wandering(frozen);
        int[] cells = new int[16];
        int length = 0;
        while (length < most && wandering.step(slot)) {
            if (length == cells.length) {
                cells = Arrays.copyOf(cells, 2 * length);
            }
            cells[length++] = frozen.wandererPlace(slot);
        }
        return Arrays.copyOf(cells, length);
    }

    private static int row(int cell) {
        return cell / LARGEUR + 1;
    }

    private static long bit(int cell) {
        return 2L << (cell % LARGEUR);
    }

    /** Notes what a cell is for the dogs. */
    private void look(int cell) {
        long bit = bit(cell);
        boolean blocked = state.isSolid(cell) || state.isOccupied(cell) || state.portal(cell) >= 0;
        boolean feeds = state.ground(cell) > 0 || state.hasBone(cell);
        free[row(cell)] = blocked ? free[row(cell)] & ~bit : free[row(cell)] | bit;
        food[row(cell)] = feeds ? food[row(cell)] | bit : food[row(cell)] & ~bit;
        spreadOut = false;
    }

    private boolean feeds(int cell) {
        return (food[row(cell)] & bit(cell)) != 0;
    }

    private boolean step(int slot) {
        int from = state.wandererPlace(slot);
        int direction = leadsOn ? touched(before, from) : firstStep(from);
        if (direction == STAYS) {
            return false;
        }
        int to = Cells.next(from, direction);
        // One step nearer with nothing eaten and nothing left behind, the food that spread one moment less shows the
        // way.
        leadsOn = !leadsOn && !feeds(from) && !feeds(to);
        int base = Layout.slot(slot);
        state.set(OCCUPANT + from, 0);
        state.set(OCCUPANT + to, WANDERER + slot);
        state.set(base + SLOT_DOG, to);
        state.add(base + SLOT_CROQUETTES, state.ground(to));
        state.set(GROUND + to, 0);
        if (state.hasBone(to)) {
            int bones = base + SLOT_BONES + state.terrain().boneAge(to);
            state.set(GROWN + to, 0);
            state.set(bones, Math.min(TAILLE_INVENTAIRE_CHIEN, state.word(bones) + 1));
        }
        look(from);
        look(to);
        return true;
    }

    /** The first direction that brings the dog nearer to the nearest food; its own cell is not free, hence no food. */
    private int firstStep(int from) {
        if (spreadOut && touched(reached, from) == STAYS) {
            return STAYS;
        }
        for (int row = 1; row <= HAUTEUR; row++) {
            reached[row] = food[row] & free[row];
        }
        spreadOut = false;
        int direction = touched(reached, from);
        while (direction == STAYS && !spreadOut) {
            spread();
            direction = touched(reached, from);
        }
        return direction;
    }

    /** The first direction in which food has reached the dog's neighbour. */
    private static int touched(long[] reached, int cell) {
        int row = row(cell);
        long bit = bit(cell);
        if ((reached[row] & (bit << 1)) != 0) {
            return 0;
        }
        if ((reached[row] & (bit >>> 1)) != 0) {
            return 1;
        }
        if ((reached[row + 1] & bit) != 0) {
            return 2;
        }
        return (reached[row - 1] & bit) != 0 ? 3 : STAYS;
    }

    private void spread() {
        long[] spread = before;
        long above = 0;
        long here = reached[1];
        long news = 0;
        for (int row = 1; row <= HAUTEUR; row++) {
            long below = reached[row + 1];
            long grown = (here | (here << 1) | (here >>> 1) | above | below) & free[row];
            news |= grown ^ here;
            spread[row] = grown;
            above = here;
            here = below;
        }
        before = reached;
        reached = spread;
        spreadOut = news == 0;
    }
}
