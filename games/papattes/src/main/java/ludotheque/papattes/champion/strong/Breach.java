package ludotheque.papattes.champion.strong;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import ludotheque.papattes.Cells;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeCase;

/** Finds the wall to tear down when walls cut something off from the doghouse. */
public final class Breach {
    private final State state;
    private final int player;
    private final int[] parents = new int[Cells.COUNT];
    private final int[] walls = new int[Cells.COUNT];

    public Breach(Outlook outlook) {
        this.state = outlook.state;
        this.player = outlook.player;
    }

    /** The walls on the way through the fewest of them from home to a cell, the one nearest to home first; none when there is no way. */
    public List<Integer> wallsOnTheWayTo(int target) {
        spread(state.terrain().niche(player));
        List<Integer> found = new ArrayList<>();
        if (walls[target] < Ways.FAR) {
            for (int cell = target; parents[cell] != cell; cell = parents[cell]) {
                if (state.is(TypeCase.MUR, cell)) {
                    found.add(0, cell);
                }
            }
        }
        return found;
    }

    /** Fewest walls first: ways that cross none more go before those that do. */
    private void spread(int home) {
        Arrays.fill(walls, Ways.FAR);
        walls[home] = 0;
        parents[home] = home;
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(home);
        while (!queue.isEmpty()) {
            int cell = queue.removeFirst();
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(cell, direction);
                if (next == Cells.NOWHERE || !isPassable(next)) {
                    continue;
                }
                boolean isWall = state.is(TypeCase.MUR, next);
                int crossed = walls[cell] + (isWall ? 1 : 0);
                if (crossed < walls[next]) {
                    walls[next] = crossed;
                    parents[next] = cell;
                    if (isWall) {
                        queue.addLast(next);
                    } else {
                        queue.addFirst(next);
                    }
                }
            }
        }
    }

    private boolean isPassable(int cell) {
        return !state.is(TypeCase.FLAQUE, cell)
                && state.portal(cell) < 0
                && !state.terrain().isForbidden(cell, player);
    }
}
