package ludotheque.papattes.champion.strong;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;

/** What our characters do, and the ways that are free for them right now. */
public final class Team {
    private final Seat seat;
    private final State state;
    private final int[] queue = new int[Cells.COUNT];
    private final int[] lengths = new int[Cells.COUNT];
    private final int[] parents = new int[Cells.COUNT];
    private List<Integer> tunnel = List.of();

    public Team(Seat seat) {
        this.seat = seat;
        this.state = seat.state();
    }

    /** Does an action if it is allowed; whether it was. */
    public boolean act(TypeAction type, int first, int second) {
        Position from = Position.of(first);
        Position to = second == Cells.NOWHERE ? Position.NONE : Position.of(second);
        return seat.check(type, from, to) == Erreur.OK && seat.act(type, from, to, 0) == Erreur.OK;
    }

    public boolean step(int character, int to) {
        return act(TypeAction.SE_DEPLACER, state.place(character), to);
    }

    public boolean isFree(int cell) {
        return isGround(cell) && !state.isOccupied(cell);
    }

    /** Takes walls that are about to be torn down for ground, where others are passed over too. */
    public void digThrough(List<Integer> walls) {
        tunnel = walls;
    }

    private boolean isGround(int cell) {
        return !state.isSolid(cell)
                && state.portal(cell) < 0
                && !state.terrain().isForbidden(cell, seat.moi());
    }

    /**
     * A shortest way over free cells to the nearest other cell that is a goal, its cells from the first to the goal; empty when
     * there is none. It crosses no shunned cell, but the goal may be one.
     */
    public int[] way(int from, IntPredicate goal, IntPredicate shunned) {
        return search(from, goal, cell -> !shunned.test(cell), this::isFree);
    }

    /** The same as if nobody else were there: its cells may be taken. */
    int[] wayThroughOthers(int from, IntPredicate goal) {
        return search(from, goal, cell -> true, cell -> tunnel.contains(cell) || isGround(cell));
    }

    private int[] search(int from, IntPredicate goal, IntPredicate crossable, IntPredicate open) {
        Arrays.fill(lengths, Ways.FAR);
        lengths[from] = 0;
        queue[0] = from;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            int cell = queue[head];
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(cell, direction);
                if (next == Cells.NOWHERE || lengths[next] < Ways.FAR || !open.test(next)) {
                    continue;
                }
                lengths[next] = lengths[cell] + 1;
                parents[next] = cell;
                if (goal.test(next)) {
                    return unroll(next);
                }
                if (crossable.test(next)) {
                    queue[tail++] = next;
                }
            }
        }
        return new int[0];
    }

    private int[] unroll(int end) {
        int[] way = new int[lengths[end]];
        for (int cell = end; lengths[cell] > 0; cell = parents[cell]) {
            way[lengths[cell] - 1] = cell;
        }
        return way;
    }
}
