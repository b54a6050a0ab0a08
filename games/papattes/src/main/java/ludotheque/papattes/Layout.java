package ludotheque.papattes;

import static ludotheque.papattes.Constantes.ACTIONS_MAX;
import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_MAITRES;

/**
 * Where each number of a terrain and of a state stands. Both are plain arrays of 32-bit numbers, so that a state is copied,
 * hashed, undone and shown to another process without knowing what is in it.
 *
 * <p>A cell is numbered line by line from 0; -1 stands for no cell. A character is numbered 0 to 19: player 0's dogs (0 to
 * 3) and masters (4 to 9), then player 1's in the same order.
 */
public final class Layout {
    /** Raised whenever a number changes its place or its meaning. */
    public static final int VERSION = 1;

    public static final int TEAM = NB_CHIENS + NB_MAITRES;
    public static final int CHARACTERS = 2 * TEAM;

    // The terrain: what never changes during a match.
    /** For each cell the period of its tree or skeleton, 0 elsewhere. */
    public static final int PERIOD = 0;
    /** For each cell the half-turn of its first croquette or bone. */
    public static final int FIRST = PERIOD + Cells.COUNT;
    /** For each cell the age of its skeleton's bones, -1 elsewhere. */
    public static final int BONE_AGE = FIRST + Cells.COUNT;
    /** For each cell 1 + the player whose doghouse protects it, 0 elsewhere. */
    public static final int ZONE = BONE_AGE + Cells.COUNT;
    /** The cell of each player's doghouse. */
    public static final int NICHE = ZONE + Cells.COUNT;
    /** How many portals are scheduled. */
    public static final int PORTALS = NICHE + 2;
    /**
     * For each scheduled portal, three numbers: its half-turn, its cell, and the slot of the portal that stands at this place
     * in the map's own order. Slots are sorted by half-turn, equal ones in the map's order: the order of appearance.
     */
    public static final int SCHEDULE = PORTALS + 1;

    public static final int SCHEDULE_TURN = 0;
    public static final int SCHEDULE_CELL = 1;
    public static final int SCHEDULE_SLOT = 2;
    public static final int SCHEDULE_SIZE = 3;

    // The state.
    /** The running or the latest half-turn, -1 before the first. */
    public static final int TURN = 0;
    /** 1 while a half-turn runs, 0 before, between and after. */
    public static final int RUNNING = 1;
    /** The age of each player. */
    public static final int AGE = 2;
    /** Bones brought home: three ages of player 0, then of player 1. */
    public static final int BONES = AGE + 2;
    /** Actions in each player's history. */
    public static final int HISTORY_LENGTH = BONES + 2 * NB_AGES;
    /** 1 for a player whose champion is lost. */
    public static final int LOST = HISTORY_LENGTH + 2;
    /** Successful actions of this half-turn that stand. */
    public static final int STANDING = LOST + 2;
    /** The cell of each character. */
    public static final int PLACE = STANDING + 1;
    /** The movement points that each character has left. */
    public static final int POINTS = PLACE + CHARACTERS;
    /** The croquettes that each character carries. */
    public static final int CROQUETTES = POINTS + CHARACTERS;
    /** The bones, of its player's age, that each dog carries; 0 for a master. */
    public static final int CARRIED = CROQUETTES + CHARACTERS;
    /** For each cell its kind, a number of {@link TypeCase}. */
    public static final int KIND = CARRIED + CHARACTERS;
    /** For each cell the croquettes on the ground. */
    public static final int GROUND = KIND + Cells.COUNT;
    /** For each cell 1 when a croquette hangs in its tree or a bone lies on its skeleton. */
    public static final int GROWN = GROUND + Cells.COUNT;
    /** For each cell 1 + the character there, or {@link #WANDERER} + the slot of the wandering dog there; 0 for nobody. */
    public static final int OCCUPANT = GROWN + Cells.COUNT;
    /** For each cell 1 + the slot of the portal there, 0 for none. */
    public static final int PORTAL = OCCUPANT + Cells.COUNT;
    /** For each player and cell the debug mark, a number of {@link PapatteDebug}. */
    public static final int PAWS = PORTAL + Cells.COUNT;
    /**
     * For each player the actions of its latest half-turn, each as {@link #packed}, with {@link #NO_CELL} for a position that the action
     * does not have.
     */
    public static final int HISTORY = PAWS + 2 * Cells.COUNT;
    /** For each slot six numbers: the portal's cell, the wandering dog's cell, its croquettes and its bones of each age. */
    public static final int SLOTS = HISTORY + 2 * ACTIONS_MAX;

    public static final int SLOT_PORTAL = 0;
    public static final int SLOT_DOG = 1;
    public static final int SLOT_CROQUETTES = 2;
    public static final int SLOT_BONES = 3;
    public static final int SLOT_SIZE = SLOT_BONES + NB_AGES;

    /** The first number that stands for a wandering dog in {@link #OCCUPANT}. */
    public static final int WANDERER = 1 + CHARACTERS;
    /** Where the parts of an action stand in a history's number: its type, its first cell, and its second cell in the lowest bits. */
    public static final int HISTORY_CELL_BITS = 11;

    public static final int HISTORY_TYPE_SHIFT = 2 * HISTORY_CELL_BITS;
    /** No cell, in a history. */
    public static final int NO_CELL = (1 << HISTORY_CELL_BITS) - 1;

    private Layout() {}

    /** An action in one number; a missing cell is -1. */
    static int packed(TypeAction type, int first, int second) {
        return (type.number() << HISTORY_TYPE_SHIFT) | (inHistory(first) << HISTORY_CELL_BITS) | inHistory(second);
    }

    private static int inHistory(int cell) {
        return cell < 0 ? NO_CELL : cell;
    }

    /** The action that {@link #packed} made a number of. */
    static ActionHist unpacked(int packed) {
        return new ActionHist(
                TypeAction.of(packed >> HISTORY_TYPE_SHIFT),
                fromHistory((packed >> HISTORY_CELL_BITS) & NO_CELL),
                fromHistory(packed & NO_CELL));
    }

    private static Position fromHistory(int cell) {
        return cell == NO_CELL ? Position.NONE : Position.of(cell);
    }

    static int slot(int slot) {
        return SLOTS + slot * SLOT_SIZE;
    }

    static int schedule(int slot) {
        return SCHEDULE + slot * SCHEDULE_SIZE;
    }

    /** The first character of a player; its dogs come first. */
    public static int firstOf(int player) {
        return player * TEAM;
    }

    public static int playerOf(int character) {
        return character / TEAM;
    }

    public static boolean isDog(int character) {
        return character % TEAM < NB_CHIENS;
    }
}
