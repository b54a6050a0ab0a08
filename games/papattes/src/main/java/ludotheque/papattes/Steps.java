package ludotheque.papattes;

import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.TAILLE_INVENTAIRE_CHIEN;
import static ludotheque.papattes.Constantes.TAILLE_INVENTAIRE_MAITRE;
import static ludotheque.papattes.Layout.BONES;
import static ludotheque.papattes.Layout.CARRIED;
import static ludotheque.papattes.Layout.CROQUETTES;
import static ludotheque.papattes.Layout.GROUND;
import static ludotheque.papattes.Layout.GROWN;
import static ludotheque.papattes.Layout.OCCUPANT;
import static ludotheque.papattes.Layout.PLACE;
import static ludotheque.papattes.Layout.POINTS;
import static ludotheque.papattes.Layout.PORTAL;
import static ludotheque.papattes.Layout.SLOT_PORTAL;

/** One step of a character: where it may go, the portal it pushes, and what it picks up where it arrives. */
final class Steps {
    private Steps() {}

    static Erreur check(State state, int player, int from, int to) {
        int character = state.character(from);
        if (character < 0 || Layout.playerOf(character) != player) {
            return Erreur.CIBLE_INVALIDE;
        }
        if (Cells.distance(from, to) != 1
                || state.isSolid(to)
                || state.isOccupied(to)
                || state.terrain().isForbidden(to, player)
                || (state.portal(to) >= 0 && !canPush(state, character, from, to))) {
            return Erreur.DEPLACEMENT_INVALIDE;
        }
        return state.points(character) < 1 ? Erreur.PLUS_DE_PM : Erreur.OK;
    }

    /** Only a master pushes, onto an empty ground outside the zones where nobody stands and no portal is. */
    private static boolean canPush(State state, int character, int from, int portal) {
        int beyond = beyond(from, portal);
        return !Layout.isDog(character)
                && beyond != Cells.NOWHERE
                && Rules.isConstructible(state, beyond)
                && !state.isOccupied(beyond)
                && state.portal(beyond) < 0;
    }

    /** The cell after {@code to} in a straight line, or nowhere. */
    private static int beyond(int from, int to) {
        for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
            if (Cells.next(from, direction) == to) {
                return Cells.next(to, direction);
            }
        }
        return Cells.NOWHERE;
    }

    static void apply(State state, int player, int from, int to) {
        int character = state.character(from);
        int slot = state.portal(to);
        if (slot >= 0) {
            int beyond = beyond(from, to);
            state.set(PORTAL + to, 0);
            state.set(PORTAL + beyond, 1 + slot);
            state.set(Layout.slot(slot) + SLOT_PORTAL, beyond);
            state.set(GROUND + beyond, 0);
        }
        state.add(POINTS + character, -1);
        state.set(OCCUPANT + from, 0);
        state.set(OCCUPANT + to, 1 + character);
        state.set(PLACE + character, to);
        if (Layout.isDog(character)) {
            dogArrives(state, player, character, to);
        } else {
            masterArrives(state, character, to);
        }
    }

    private static void dogArrives(State state, int player, int dog, int cell) {
        int ground = state.ground(cell);
        if (ground > 0) {
            state.set(GROUND + cell, 0);
            state.add(CROQUETTES + dog, ground);
        }
        if (state.hasBone(cell)) {
            state.set(GROWN + cell, 0);
            if (state.terrain().boneAge(cell) == state.age(player) && state.carried(dog) < TAILLE_INVENTAIRE_CHIEN) {
                state.add(CARRIED + dog, 1);
            }
        }
        if (cell == state.terrain().niche(player) && state.carried(dog) > 0) {
            state.add(BONES + player * NB_AGES + state.age(player), state.carried(dog));
            state.set(CARRIED + dog, 0);
        }
    }

    private static void masterArrives(State state, int master, int cell) {
        int room = TAILLE_INVENTAIRE_MAITRE - state.croquettes(master);
        int picked = Math.min(room, state.ground(cell));
        boolean climbs = picked < room && state.is(TypeCase.ARBRE, cell) && state.hasGrown(cell);
        if (picked > 0) {
            state.add(GROUND + cell, -picked);
        }
        if (climbs) {
            state.set(GROWN + cell, 0);
            picked++;
        }
        if (picked > 0) {
            state.add(CROQUETTES + master, picked);
        }
    }
}
