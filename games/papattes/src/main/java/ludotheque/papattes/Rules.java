package ludotheque.papattes;

import static ludotheque.papattes.Constantes.ACTIONS_MAX;
import static ludotheque.papattes.Constantes.COUT_CONSTRUCTION;
import static ludotheque.papattes.Constantes.COUT_DESTRUCTION;
import static ludotheque.papattes.Constantes.COUT_PORTAIL;
import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NUTRITION;
import static ludotheque.papattes.Constantes.PORTEE_MAITRE;
import static ludotheque.papattes.Constantes.TAILLE_INVENTAIRE_CHIEN;
import static ludotheque.papattes.Layout.AGE;
import static ludotheque.papattes.Layout.CARRIED;
import static ludotheque.papattes.Layout.CROQUETTES;
import static ludotheque.papattes.Layout.GROUND;
import static ludotheque.papattes.Layout.HISTORY;
import static ludotheque.papattes.Layout.HISTORY_LENGTH;
import static ludotheque.papattes.Layout.KIND;
import static ludotheque.papattes.Layout.OCCUPANT;
import static ludotheque.papattes.Layout.PAWS;
import static ludotheque.papattes.Layout.PLACE;
import static ludotheque.papattes.Layout.POINTS;
import static ludotheque.papattes.Layout.PORTAL;
import static ludotheque.papattes.Layout.SLOT_DOG;
import static ludotheque.papattes.Layout.SLOT_PORTAL;

/**
 * The actions: checked first, then applied. Applying an action that was not refused never fails. The order of the checks
 * decides which of several faults an action is refused for.
 */
final class Rules {
    private Rules() {}

    /** Whether a player may act now at all. */
    static boolean mayAct(State state, int player) {
        return state.isRunning() && state.toMove() == player && !state.isLost(player);
    }

    /** Says whether an action of the player to move, between cells of the map, is allowed; a missing cell is -1. */
    static Erreur check(State state, TypeAction type, int first, int second) {
        int player = state.toMove();
        return switch (type) {
            case SE_DEPLACER -> Steps.check(state, player, first, second);
            case PRENDRE_PORTAIL -> checkPortal(state, player, first, second);
            case MANGER -> {
                int dog = dog(state, player, first);
                yield dog < 0 ? Erreur.CIBLE_INVALIDE : checkCroquettes(state, dog, 1);
            }
            case CONSTRUIRE ->
                checkMasonry(
                        state,
                        player,
                        first,
                        second,
                        isBuildable(state, second),
                        Erreur.CONSTRUCTION_IMPOSSIBLE,
                        COUT_CONSTRUCTION);
            case DETRUIRE ->
                checkMasonry(
                        state,
                        player,
                        first,
                        second,
                        state.is(TypeCase.MUR, second),
                        Erreur.DESTRUCTION_IMPOSSIBLE,
                        COUT_DESTRUCTION);
            case DONNER_CROQUETTE -> checkGift(state, player, first, second);
            case POSER_CROQUETTE -> checkPutDown(state, player, first, second);
            case AGE_SUIVANT -> state.age(player) == NB_AGES - 1 ? Erreur.DERNIER_AGE : Erreur.OK;
            case DEBUG_POSER_PAPATTE -> Erreur.OK;
        };
    }

    private static Erreur checkPortal(State state, int player, int from, int portal) {
        int dog = dog(state, player, from);
        if (dog < 0 || state.portal(portal) < 0) {
            return Erreur.CIBLE_INVALIDE;
        }
        return Cells.distance(from, portal) != 1 ? Erreur.HORS_PORTEE : checkCroquettes(state, dog, COUT_PORTAIL);
    }

    private static Erreur checkMasonry(
            State state, int player, int from, int wall, boolean possible, Erreur impossible, int cost) {
        int master = master(state, player, from);
        if (master < 0) {
            return Erreur.CIBLE_INVALIDE;
        }
        if (Cells.distance(from, wall) > PORTEE_MAITRE) {
            return Erreur.HORS_PORTEE;
        }
        if (!possible) {
            return impossible;
        }
        return state.points(master) < cost ? Erreur.PLUS_DE_PM : Erreur.OK;
    }

    private static boolean isBuildable(State state, int cell) {
        return isConstructible(state, cell) && !state.isOccupied(cell) && state.portal(cell) < 0;
    }

    /** An empty ground outside both zones, whoever stands there. */
    static boolean isConstructible(State state, int cell) {
        return state.is(TypeCase.VIDE, cell) && state.terrain().zone(cell) == 0;
    }

    private static Erreur checkGift(State state, int player, int from, int to) {
        int master = master(state, player, from);
        if (master < 0 || dog(state, player, to) < 0) {
            return Erreur.CIBLE_INVALIDE;
        }
        return Cells.distance(from, to) > PORTEE_MAITRE ? Erreur.HORS_PORTEE : checkCroquettes(state, master, 1);
    }

    private static Erreur checkPutDown(State state, int player, int from, int to) {
        int master = master(state, player, from);
        if (master < 0) {
            return Erreur.CIBLE_INVALIDE;
        }
        if (Cells.distance(from, to) > 1) {
            return Erreur.HORS_PORTEE;
        }
        if (state.isSolid(to) || state.portal(to) >= 0) {
            return Erreur.POSE_INVALIDE;
        }
        return checkCroquettes(state, master, 1);
    }

    private static Erreur checkCroquettes(State state, int character, int needed) {
        return state.croquettes(character) < needed ? Erreur.PLUS_DE_CROQUETTES : Erreur.OK;
    }

    private static int dog(State state, int player, int cell) {
        int character = state.character(cell);
        return character >= 0 && Layout.playerOf(character) == player && Layout.isDog(character) ? character : -1;
    }

    private static int master(State state, int player, int cell) {
        int character = state.character(cell);
        return character >= 0 && Layout.playerOf(character) == player && !Layout.isDog(character) ? character : -1;
    }

    /** Applies an action that {@link #check} allowed, as one step that can be taken back. */
    static void apply(State state, TypeAction type, int first, int second, int paw) {
        int player = state.toMove();
        state.beginAction();
        switch (type) {
            case SE_DEPLACER -> Steps.apply(state, player, first, second);
            case PRENDRE_PORTAIL -> travel(state, player, state.character(first), state.portal(second));
            case MANGER -> {
                state.add(CROQUETTES + state.character(first), -1);
                state.add(POINTS + state.character(first), NUTRITION);
            }
            case CONSTRUIRE -> {
                state.add(POINTS + state.character(first), -COUT_CONSTRUCTION);
                state.set(KIND + second, TypeCase.MUR.number());
                state.set(GROUND + second, 0);
            }
            case DETRUIRE -> {
                state.add(POINTS + state.character(first), -COUT_DESTRUCTION);
                state.set(KIND + second, TypeCase.VIDE.number());
            }
            case DONNER_CROQUETTE -> {
                state.add(CROQUETTES + state.character(first), -1);
                state.add(CROQUETTES + state.character(second), 1);
            }
            case POSER_CROQUETTE -> {
                state.add(CROQUETTES + state.character(first), -1);
                state.add(GROUND + second, 1);
            }
            case AGE_SUIVANT -> {
                state.add(AGE + player, 1);
                for (int dog = Layout.firstOf(player); dog < Layout.firstOf(player) + NB_CHIENS; dog++) {
                    state.set(CARRIED + dog, 0);
                }
            }
            case DEBUG_POSER_PAPATTE -> {
                if (paw >= 0 && paw <= PapatteDebug.PAPATTE_ROUGE.number()) {
                    state.set(PAWS + player * Cells.COUNT + first, paw);
                }
                return;
            }
        }
        int length = state.historyLength(player);
        state.set(HISTORY + player * ACTIONS_MAX + length, Layout.packed(type, first, second));
        state.set(HISTORY_LENGTH + player, length + 1);
    }

    /** The dog goes through the portal: the one that came out of it was itself. */
    private static void travel(State state, int player, int dog, int slot) {
        int arrival = state.wandererPlace(slot);
        int bones = state.carried(dog) + state.wandererBones(slot, state.age(player));
        state.set(CARRIED + dog, Math.min(TAILLE_INVENTAIRE_CHIEN, bones));
        state.add(CROQUETTES + dog, state.wandererCroquettes(slot) - COUT_PORTAIL);
        state.set(OCCUPANT + state.place(dog), 0);
        state.set(OCCUPANT + arrival, 1 + dog);
        state.set(PLACE + dog, arrival);
        state.set(PORTAL + state.portalPlace(slot), 0);
        state.set(Layout.slot(slot) + SLOT_PORTAL, Cells.NOWHERE);
        state.set(Layout.slot(slot) + SLOT_DOG, Cells.NOWHERE);
    }
}
