package ludotheque.papattes.champion.strong;

import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_MAITRES;

import java.util.List;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Layout;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;

/**
 * What the planner knows at the beginning of a turn: how far everything is, where bones lie and when the next ones come, who
 * else may take them, the loot behind each portal and when a master can bring a croquette there.
 */
public final class Outlook {
    final State state;
    final int player;
    final Stops stops;
    Clock clock = new Clock(0);

    /** The half-turn from which a bone lies on each skeleton. */
    final int[] ready;
    /** The step before which somebody else can take the bone of each skeleton. */
    final int[] threat;
    /** Whether the opponent lives nearer to a skeleton than this player and is not past its age. */
    final boolean[] isTheirs;
    /** The step from which a croquette can be at each portal. */
    final int[] croquetteAt;
    /** The stops that still matter, the first {@link #choiceCount} of these: open portals and skeletons of no past age. */
    final int[] choices;

    int choiceCount;

    private final Terrain terrain;

    Outlook(State state, int player) {
        this.state = state;
        this.player = player;
        this.terrain = state.terrain();
        this.stops = new Stops(state, player);
        this.ready = new int[stops.skeletons];
        this.threat = new int[stops.skeletons];
        this.isTheirs = new boolean[stops.skeletons];
        this.croquetteAt = new int[stops.count];
        this.choices = new int[stops.count];
    }

    int age() {
        return state.age(player);
    }

    /** Lets ways lead through these walls from now on, and through no others. */
    public void digThrough(List<Integer> walls) {
        stops.digThrough(walls);
    }

    /** Looks at the match anew. */
    public void look() {
        clock = new Clock(state.turn());
        stops.measure();
        for (int i = 0; i < stops.skeletons; i++) {
            int cell = stops.cell(i);
            ready[i] = state.hasBone(cell) ? state.turn() : readyAfter(i, state.turn());
            threat[i] = threat(i);
            isTheirs[i] = terrain.boneAge(cell) >= state.age(1 - player)
                    && Cells.distance(cell, terrain.niche(1 - player)) < stops.legsHome[i];
        }
        choiceCount = 0;
        for (int age = age(); age < NB_AGES; age++) {
            for (int skeleton : stops.ofAge[age]) {
                choices[choiceCount++] = skeleton;
            }
        }
        for (int i = 0; i < stops.openPortals; i++) {
            int portal = stops.portals[i];
            croquetteAt[portal] = croquetteAt(portal);
            choices[choiceCount++] = portal;
        }
    }

    /** Wandering dogs bury bones of every age, the opponent's dogs take those of their own. */
    private int threat(int skeleton) {
        int least = Ways.FAR;
        for (int slot = 0; slot < terrain.portals(); slot++) {
            if (state.wandererPlace(slot) != Cells.NOWHERE) {
                least = Math.min(least, stops.length(skeleton, state.wandererPlace(slot)));
            }
        }
        int cell = stops.cell(skeleton);
        if (terrain.boneAge(cell) == state.age(1 - player)) {
            int first = Layout.firstOf(1 - player);
            for (int dog = first; dog < first + NB_CHIENS; dog++) {
                least = Math.min(least, Cells.distance(cell, state.place(dog)));
            }
        }
        return least;
    }

    /** A master walks twice as fast as a dog. */
    private int croquetteAt(int portal) {
        int least = Ways.FAR;
        int first = Layout.firstOf(player) + NB_CHIENS;
        for (int master = first; master < first + NB_MAITRES; master++) {
            if (state.croquettes(master) > 0) {
                least = Math.min(least, stops.length(portal, state.place(master)) / 2);
            }
        }
        return least;
    }

    /** The croquettes that our masters carry. */
    int croquettes() {
        int sum = 0;
        int first = Layout.firstOf(player) + NB_CHIENS;
        for (int master = first; master < first + NB_MAITRES; master++) {
            sum += state.croquettes(master);
        }
        return sum;
    }

    /** The bones of an age that the dog behind a portal has. */
    int loot(int portal, int age) {
        return state.wandererBones(portal - stops.skeletons, age);
    }

    /** The half-turn at which the next bone comes after a half-turn. */
    int readyAfter(int skeleton, int halfTurn) {
        return halfTurn + terrain.untilDue(stops.cell(skeleton), halfTurn);
    }

    /** The cell of a dog of ours or of a skeleton that matters from which there is no way home, or nowhere. */
    public int cutOff() {
        for (int dog = 0; dog < NB_CHIENS; dog++) {
            if (stops.legsHome[stops.start(dog)] == Ways.FAR) {
                return state.place(Layout.firstOf(player) + dog);
            }
        }
        for (int i = 0; i < choiceCount; i++) {
            if (stops.legsHome[choices[i]] == Ways.FAR && !stops.isPortal(choices[i])) {
                return stops.cell(choices[i]);
            }
        }
        return Cells.NOWHERE;
    }
}
