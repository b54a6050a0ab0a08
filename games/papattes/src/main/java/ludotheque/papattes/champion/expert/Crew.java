package ludotheque.papattes.champion.expert;

import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_MAITRES;

import java.util.List;
import java.util.function.IntPredicate;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Layout;
import ludotheque.papattes.State;
import ludotheque.papattes.champion.strong.Team;
import ludotheque.papattes.champion.strong.Ways;
import org.jspecify.annotations.Nullable;

/** The masters of a team, and which of them still have something to do in this turn. */
final class Crew {
    final Team team;
    final State state;
    final int player;
    private final boolean[] isDone = new boolean[NB_MAITRES];
    private final Ways ways = new Ways();
    private final boolean[] open = new boolean[Cells.COUNT];
    private final int[] lengths = new int[Cells.COUNT];

    /** A master, the cell that it is to work on, and the cell beside it to work from. */
    record Job(int master, int cell, int side) {}

    Crew(Team team, State state, int player) {
        this.team = team;
        this.state = state;
        this.player = player;
    }

    int place(int master) {
        return state.place(character(master));
    }

    int points(int master) {
        return state.points(character(master));
    }

    boolean isDone(int master) {
        return isDone[master];
    }

    /** Lets a master do nothing more in this turn. */
    void dismiss(int master) {
        isDone[master] = true;
    }

    /** The master that is first beside one of some cells, where it does not shun the ground; null when none can be. */
    @Nullable
    Job nearest(List<Integer> cells, IntPredicate shunned) {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            open[cell] = team.isFree(cell);
        }
        Job nearest = null;
        int least = Ways.FAR;
        for (int master = 0; master < NB_MAITRES; master++) {
            if (isDone[master] || points(master) == 0) {
                continue;
            }
            ways.measure(place(master), open, lengths);
            for (int cell : cells) {
                for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                    int side = Cells.next(cell, direction);
                    boolean canStand = side != Cells.NOWHERE && (side == place(master) || !shunned.test(side));
                    if (canStand && lengths[side] < least) {
                        least = lengths[side];
                        nearest = new Job(master, cell, side);
                    }
                }
            }
        }
        return nearest;
    }

    /** Sends a master to its work; whether it is there. */
    boolean go(Job job) {
        walk(job.master(), cell -> cell == job.side(), cell -> false);
        return place(job.master()) == job.side();
    }

    /** Walks to the nearest cell that is a goal, over none that is shunned, as far as the points last. */
    void walk(int master, IntPredicate goal, IntPredicate shunned) {
        if (goal.test(place(master))) {
            return;
        }
        for (int cell : team.way(place(master), goal, shunned)) {
            if (!team.step(character(master), cell)) {
                return;
            }
        }
    }

    private int character(int master) {
        return Layout.firstOf(player) + NB_CHIENS + master;
    }
}
