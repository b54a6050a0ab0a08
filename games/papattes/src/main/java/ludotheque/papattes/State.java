package ludotheque.papattes;

import static ludotheque.papattes.Constantes.ACTIONS_MAX;
import static ludotheque.papattes.Constantes.DEPLACEMENT_CHIEN;
import static ludotheque.papattes.Constantes.DEPLACEMENT_MAITRE;
import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Layout.AGE;
import static ludotheque.papattes.Layout.BONES;
import static ludotheque.papattes.Layout.CARRIED;
import static ludotheque.papattes.Layout.CROQUETTES;
import static ludotheque.papattes.Layout.GROUND;
import static ludotheque.papattes.Layout.GROWN;
import static ludotheque.papattes.Layout.HISTORY;
import static ludotheque.papattes.Layout.HISTORY_LENGTH;
import static ludotheque.papattes.Layout.KIND;
import static ludotheque.papattes.Layout.LOST;
import static ludotheque.papattes.Layout.OCCUPANT;
import static ludotheque.papattes.Layout.PAWS;
import static ludotheque.papattes.Layout.PLACE;
import static ludotheque.papattes.Layout.POINTS;
import static ludotheque.papattes.Layout.PORTAL;
import static ludotheque.papattes.Layout.RUNNING;
import static ludotheque.papattes.Layout.SLOTS;
import static ludotheque.papattes.Layout.SLOT_BONES;
import static ludotheque.papattes.Layout.SLOT_CROQUETTES;
import static ludotheque.papattes.Layout.SLOT_DOG;
import static ludotheque.papattes.Layout.SLOT_PORTAL;
import static ludotheque.papattes.Layout.SLOT_SIZE;
import static ludotheque.papattes.Layout.STANDING;
import static ludotheque.papattes.Layout.TURN;
import static ludotheque.papattes.Layout.WANDERER;

import java.util.Arrays;

/**
 * Everything that changes during a match, as numbers in the order of {@link Layout}. While a half-turn runs, each write also
 * notes what stood there before, so that taking an action back restores the whole state whatever the action did.
 */
public final class State {
    /** Leads when both players have the same score. */
    public static final int NOBODY = -1;

    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private final Terrain terrain;
    private final int[] words;

    private int[] journal = new int[256];
    private int journalLength;
    /** Where in the journal each standing action begins. */
    private int[] actionStarts = new int[64];

    /** The state before the first half-turn. */
    public State(Terrain terrain) {
        this.terrain = terrain;
        this.words = new int[SLOTS + terrain.portals() * SLOT_SIZE];
        words[TURN] = -1;
        GameMap map = terrain.map();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            words[KIND + cell] = map.kind(cell).number();
        }
        for (int player = 0; player < 2; player++) {
            GameMap.Team team = map.teams().get(player);
            for (int i = 0; i < Layout.TEAM; i++) {
                int cell = i < NB_CHIENS ? team.dogs().get(i) : team.masters().get(i - NB_CHIENS);
                int character = Layout.firstOf(player) + i;
                words[PLACE + character] = cell;
                words[POINTS + character] = i < NB_CHIENS ? DEPLACEMENT_CHIEN : DEPLACEMENT_MAITRE;
                words[OCCUPANT + cell] = 1 + character;
            }
        }
        for (int slot = 0; slot < terrain.portals(); slot++) {
            words[Layout.slot(slot) + SLOT_PORTAL] = Cells.NOWHERE;
            words[Layout.slot(slot) + SLOT_DOG] = Cells.NOWHERE;
        }
    }

    private State(State other) {
        this.terrain = other.terrain;
        this.words = other.words.clone();
        words[STANDING] = 0;
    }

    /** A copy; what was done in its running half-turn can no longer be taken back. */
    public State copy() {
        return new State(this);
    }

    /** Takes over another state of the same terrain; what was done in its running half-turn can no longer be taken back. */
    public void become(State other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
        journalLength = 0;
        words[STANDING] = 0;
    }

    /** Reads all numbers from another process's account of a state of the same terrain. */
    public void become(int[] numbers) {
        System.arraycopy(numbers, 0, words, 0, words.length);
        journalLength = 0;
    }

    public Terrain terrain() {
        return terrain;
    }

    /** All numbers, for whoever shows them to another process; only to be read. */
    public int[] words() {
        return words;
    }

    // What there is.

    /** The running or the latest half-turn, -1 before the first. */
    public int turn() {
        return words[TURN];
    }

    public boolean isRunning() {
        return words[RUNNING] != 0;
    }

    /** Who plays the running half-turn, or the next one when none runs. */
    public int toMove() {
        return (isRunning() ? turn() : turn() + 1) & 1;
    }

    public boolean isLost(int player) {
        return words[LOST + player] != 0;
    }

    public int age(int player) {
        return words[AGE + player];
    }

    /** Bones of an age brought home. */
    public int bones(int player, int age) {
        return words[BONES + player * NB_AGES + age];
    }

    /** Who has the higher score, or -1 when both have the same: at the end of a match, who won. */
    public int leader() {
        return leader(score(0), score(1));
    }

    /** Who wins with these scores, or -1 for a draw. */
    public static int leader(int first, int second) {
        return first == second ? NOBODY : first > second ? 0 : 1;
    }

    public int score(int player) {
        return (1 + bones(player, 0)) * (1 + bones(player, 1)) * (1 + bones(player, 2));
    }

    /** Successful actions of this half-turn that stand. */
    public int standing() {
        return words[STANDING];
    }

    public int place(int character) {
        return words[PLACE + character];
    }

    public int points(int character) {
        return words[POINTS + character];
    }

    public int croquettes(int character) {
        return words[CROQUETTES + character];
    }

    /** The bones that a dog carries, of its player's age. */
    public int carried(int character) {
        return words[CARRIED + character];
    }

    public int kind(int cell) {
        return words[KIND + cell];
    }

    public boolean is(TypeCase kind, int cell) {
        return words[KIND + cell] == kind.number();
    }

    /** Croquettes on the ground of a cell. */
    public int ground(int cell) {
        return words[GROUND + cell];
    }

    /** Whether a croquette hangs in the tree or a bone lies on the skeleton of this cell. */
    public boolean hasGrown(int cell) {
        return words[GROWN + cell] != 0;
    }

    public boolean hasBone(int cell) {
        return hasGrown(cell) && is(TypeCase.SQUELETTE, cell);
    }

    public boolean isOccupied(int cell) {
        return words[OCCUPANT + cell] != 0;
    }

    /** The character on a cell, or -1 when there is none or a wandering dog. */
    public int character(int cell) {
        int occupant = words[OCCUPANT + cell];
        return occupant < WANDERER ? occupant - 1 : -1;
    }

    /** The slot of the wandering dog on a cell, or -1. */
    public int wanderer(int cell) {
        return Math.max(-1, words[OCCUPANT + cell] - WANDERER);
    }

    /** The slot of the portal on a cell, or -1. */
    public int portal(int cell) {
        return words[PORTAL + cell] - 1;
    }

    /** The cell of a slot's portal, or -1 when it is not there. */
    public int portalPlace(int slot) {
        return words[Layout.slot(slot) + SLOT_PORTAL];
    }

    /** The cell of a slot's wandering dog, or -1 when it is not there. */
    public int wandererPlace(int slot) {
        return words[Layout.slot(slot) + SLOT_DOG];
    }

    public int wandererCroquettes(int slot) {
        return words[Layout.slot(slot) + SLOT_CROQUETTES];
    }

    public int wandererBones(int slot, int age) {
        return words[Layout.slot(slot) + SLOT_BONES + age];
    }

    /** Whether nothing can ever walk there: a wall or a puddle. */
    public boolean isSolid(int cell) {
        int kind = words[KIND + cell];
        return kind == TypeCase.MUR.number() || kind == TypeCase.FLAQUE.number();
    }

    public PapatteDebug paw(int player, int cell) {
        return PapatteDebug.of(words[PAWS + player * Cells.COUNT + cell]);
    }

    public int historyLength(int player) {
        return words[HISTORY_LENGTH + player];
    }

    /** One action of a player's latest half-turn, packed as {@link Layout#HISTORY} says. */
    public int history(int player, int index) {
        return words[HISTORY + player * ACTIONS_MAX + index];
    }

    // Writing: only the rules do.

    int word(int place) {
        return words[place];
    }

    void set(int place, int value) {
        if (words[RUNNING] != 0) {
            if (journalLength + 2 > journal.length) {
                journal = Arrays.copyOf(journal, 2 * journal.length);
            }
            journal[journalLength++] = place;
            journal[journalLength++] = words[place];
        }
        words[place] = value;
    }

    void add(int place, int amount) {
        set(place, words[place] + amount);
    }

    /** Begins a half-turn: from here on actions can be taken back. */
    void open() {
        words[RUNNING] = 1;
        words[STANDING] = 0;
        journalLength = 0;
    }

    /** Ends a half-turn: nothing can be taken back any more. */
    void close() {
        words[RUNNING] = 0;
        words[STANDING] = 0;
        journalLength = 0;
    }

    /** Notes that an action begins. */
    void beginAction() {
        int number = words[STANDING];
        if (number == actionStarts.length) {
            actionStarts = Arrays.copyOf(actionStarts, 2 * number);
        }
        actionStarts[number] = journalLength;
        words[STANDING] = number + 1;
    }

    /** Takes the last standing action back. */
    void undoAction() {
        int number = words[STANDING] - 1;
        int start = actionStarts[number];
        for (int i = journalLength - 2; i >= start; i -= 2) {
            words[journal[i]] = journal[i + 1];
        }
        journalLength = start;
        words[STANDING] = number;
    }

    /** Clears a player's marks and history at the beginning of its half-turn. */
    void forget(int player) {
        Arrays.fill(words, PAWS + player * Cells.COUNT, PAWS + (player + 1) * Cells.COUNT, 0);
        words[HISTORY_LENGTH + player] = 0;
    }

    /** The champion of a player is lost: it plays no more. */
    void lose(int player) {
        words[LOST + player] = 1;
    }

    /** A number for the whole state, the same on every machine. */
    public long hash() {
        long hash = hash(0, 0, HISTORY);
        for (int player = 0; player < 2; player++) {
            int start = HISTORY + player * ACTIONS_MAX;
            hash = hash(hash, start, start + historyLength(player));
        }
        return hash(hash, SLOTS, words.length);
    }

    /** Four independent chains, as each multiplication waits for the one before it. */
    private long hash(long seed, int from, int to) {
        long a = seed + 1;
        long b = seed + 2;
        long c = seed + 3;
        long d = seed + 4;
        int i = from;
        for (; i + 3 < to; i += 4) {
            a = (a ^ words[i]) * GAMMA;
            b = (b ^ words[i + 1]) * GAMMA;
            c = (c ^ words[i + 2]) * GAMMA;
            d = (d ^ words[i + 3]) * GAMMA;
        }
        for (; i < to; i++) {
            a = (a ^ words[i]) * GAMMA;
        }
        return mix(mix(mix(mix(a) ^ b) ^ c) ^ d);
    }

    private static long mix(long hash) {
        long mixed = (hash ^ (hash >>> 32)) * GAMMA;
        return mixed ^ (mixed >>> 29);
    }
}
