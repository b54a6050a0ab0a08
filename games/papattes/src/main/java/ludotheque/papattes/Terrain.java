package ludotheque.papattes;

import static ludotheque.papattes.Constantes.PROTECTION_NICHE;
import static ludotheque.papattes.Layout.BONE_AGE;
import static ludotheque.papattes.Layout.FIRST;
import static ludotheque.papattes.Layout.NICHE;
import static ludotheque.papattes.Layout.PERIOD;
import static ludotheque.papattes.Layout.PORTALS;
import static ludotheque.papattes.Layout.SCHEDULE;
import static ludotheque.papattes.Layout.SCHEDULE_CELL;
import static ludotheque.papattes.Layout.SCHEDULE_SIZE;
import static ludotheque.papattes.Layout.SCHEDULE_SLOT;
import static ludotheque.papattes.Layout.SCHEDULE_TURN;
import static ludotheque.papattes.Layout.ZONE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** What never changes during a match, as numbers in the order of {@link Layout}. All states of a match share it. */
public final class Terrain {
    private final GameMap map;
    private final int[] words;
    private final int[] spawners;

    public Terrain(GameMap map) {
        this.map = map;
        int portals = map.portals().size();
        this.words = new int[SCHEDULE + portals * SCHEDULE_SIZE];
        this.spawners = new int[map.trees().size() + map.skeletons().size()];
        Arrays.fill(words, BONE_AGE, BONE_AGE + Cells.COUNT, -1);
        int next = 0;
        for (GameMap.Tree tree : map.trees()) {
            spawners[next++] = tree.cell();
            words[PERIOD + tree.cell()] = tree.period();
            words[FIRST + tree.cell()] = tree.first();
        }
        for (GameMap.Skeleton skeleton : map.skeletons()) {
            spawners[next++] = skeleton.cell();
            words[PERIOD + skeleton.cell()] = skeleton.period();
            words[FIRST + skeleton.cell()] = skeleton.first();
            words[BONE_AGE + skeleton.cell()] = skeleton.age();
        }
        for (int player = 0; player < 2; player++) {
            int niche = map.teams().get(player).niche();
            words[NICHE + player] = niche;
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                if (Cells.distance(cell, niche) <= PROTECTION_NICHE) {
                    words[ZONE + cell] = 1 + player;
                }
            }
        }
        words[PORTALS] = portals;
        layOutPortals();
    }

    private void layOutPortals() {
        List<Integer> byTurn = new ArrayList<>();
        for (int i = 0; i < portals(); i++) {
            byTurn.add(i);
        }
        byTurn.sort(Comparator.comparingInt(i -> map.portals().get(i).turn()));
        for (int slot = 0; slot < portals(); slot++) {
            int place = byTurn.get(slot);
            GameMap.Portal portal = map.portals().get(place);
            words[Layout.schedule(slot) + SCHEDULE_TURN] = portal.turn();
            words[Layout.schedule(slot) + SCHEDULE_CELL] = portal.cell();
            words[Layout.schedule(place) + SCHEDULE_SLOT] = slot;
        }
    }

    public GameMap map() {
        return map;
    }

    /** All numbers, for whoever shows them to another process. */
    public int[] words() {
        return words.clone();
    }

    /** The cells of the trees, then of the skeletons; nobody may write to it. */
    int[] spawners() {
        return spawners;
    }

    public int period(int cell) {
        return words[PERIOD + cell];
    }

    public int first(int cell) {
        return words[FIRST + cell];
    }

    /** The age of a skeleton's bones, -1 where there is none. */
    public int boneAge(int cell) {
        return words[BONE_AGE + cell];
    }

    /** 1 + the player whose doghouse protects the cell, 0 for none. */
    public int zone(int cell) {
        return words[ZONE + cell];
    }

    /** Whether the zone of the other player covers the cell. */
    public boolean isForbidden(int cell, int player) {
        return words[ZONE + cell] == 2 - player;
    }

    public int niche(int player) {
        return words[NICHE + player];
    }

    /** How many portals are scheduled; each has a slot, in the order of appearance. */
    public int portals() {
        return words[PORTALS];
    }

    public int portalTurn(int slot) {
        return words[Layout.schedule(slot) + SCHEDULE_TURN];
    }

    public int portalCell(int slot) {
        return words[Layout.schedule(slot) + SCHEDULE_CELL];
    }

    /** The slot of the portal at this place in the map's own list. */
    public int slotOf(int place) {
        return words[Layout.schedule(place) + SCHEDULE_SLOT];
    }

    /** Whether a tree or skeleton is due at the beginning of a half-turn. */
    boolean isDue(int cell, int turn) {
        int since = turn - first(cell);
        return since >= 0 && since % period(cell) == 0;
    }

    /** Half-turns until the next due croquette or bone after the beginning of half-turn {@code turn}; -1 is before all. */
    public int untilDue(int cell, int turn) {
        if (turn < 0) {
            return first(cell);
        }
        int since = turn - first(cell);
        return since < 0 ? -since : period(cell) - since % period(cell);
    }
}
