package ludotheque.papattes;

import static ludotheque.papattes.Constantes.DEPLACEMENT_CHIEN;
import static ludotheque.papattes.Constantes.DEPLACEMENT_MAITRE;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_TOURS;
import static ludotheque.papattes.Layout.CROQUETTES;
import static ludotheque.papattes.Layout.GROUND;
import static ludotheque.papattes.Layout.GROWN;
import static ludotheque.papattes.Layout.OCCUPANT;
import static ludotheque.papattes.Layout.POINTS;
import static ludotheque.papattes.Layout.PORTAL;
import static ludotheque.papattes.Layout.SLOT_DOG;
import static ludotheque.papattes.Layout.SLOT_PORTAL;
import static ludotheque.papattes.Layout.TEAM;
import static ludotheque.papattes.Layout.TURN;
import static ludotheque.papattes.Layout.WANDERER;

/** What happens before and after the actions of a half-turn, in the subject's order. */
public final class Stages {
    private Stages() {}

    public static boolean isOver(State state) {
        return !state.isRunning() && state.turn() == NB_TOURS - 1;
    }

    /** Begins the next half-turn: croquettes, bones, portals with their dogs; then the player to move is refreshed. */
    public static void start(State state) {
        if (state.isRunning() || isOver(state)) {
            throw new IllegalStateException("no half-turn can begin now");
        }
        int turn = state.turn() + 1;
        state.set(TURN, turn);
        grow(state, turn);
        openPortals(state, turn);
        refresh(state, turn & 1);
        state.open();
    }

    private static void grow(State state, int turn) {
        for (int cell : state.terrain().spawners()) {
            if (state.terrain().isDue(cell, turn)) {
                state.set(GROWN + cell, 1);
            }
        }
    }

    private static void openPortals(State state, int turn) {
        Terrain terrain = state.terrain();
        for (int slot = 0; slot < terrain.portals() && terrain.portalTurn(slot) <= turn; slot++) {
            int cell = terrain.portalCell(slot);
            if (terrain.portalTurn(slot) == turn
                    && state.is(TypeCase.VIDE, cell)
                    && !state.isOccupied(cell)
                    && state.portal(cell) < 0) {
                state.set(GROUND + cell, 0);
                state.set(PORTAL + cell, 1 + slot);
                state.set(OCCUPANT + cell, WANDERER + slot);
                state.set(Layout.slot(slot) + SLOT_PORTAL, cell);
                state.set(Layout.slot(slot) + SLOT_DOG, cell);
            }
        }
    }

    private static void refresh(State state, int player) {
        int first = Layout.firstOf(player);
        for (int i = 0; i < TEAM; i++) {
            state.set(POINTS + first + i, i < NB_CHIENS ? DEPLACEMENT_CHIEN : DEPLACEMENT_MAITRE);
        }
        state.forget(player);
    }

    /** Ends the running half-turn: the player's dogs lose their croquettes, then the wandering dogs walk. */
    public static void end(State state) {
        if (!state.isRunning()) {
            throw new IllegalStateException("no half-turn is running");
        }
        int first = Layout.firstOf(state.toMove());
        state.close();
        for (int dog = first; dog < first + NB_CHIENS; dog++) {
            state.set(CROQUETTES + dog, 0);
        }
        Wandering.walk(state);
    }

    /** The champion of a player is lost: what it did in a running half-turn of its own is undone and it acts no more. */
    public static void lose(State state, int player) {
        while (state.isRunning() && state.toMove() == player && state.standing() > 0) {
            state.undoAction();
        }
        state.lose(player);
    }
}
