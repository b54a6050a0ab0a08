package ludotheque.papattes;

import java.util.Arrays;

/** The shortest way that {@code trouver_chemin} finds. */
final class Paths {
    private static final int NOBODY = 2;

    private Paths() {}

    /**
     * The cells after the start up to and including the end, on the smallest sequence of directions among the shortest; empty
     * when there is no way. The end itself is exempt from every test; player 2 stands for a wandering dog.
     */
    static int[] find(State state, int start, int end, int player) {
        if (start == end) {
            return new int[0];
        }
        int[] queue = new int[Cells.COUNT];
        int[] parents = new int[Cells.COUNT];
        Arrays.fill(parents, Cells.NOWHERE);
        parents[start] = start;
        queue[0] = start;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(queue[head], direction);
                if (next == Cells.NOWHERE || parents[next] != Cells.NOWHERE) {
                    continue;
                }
                if (next == end) {
                    parents[next] = queue[head];
                    return unroll(parents, start, end);
                }
                if (isFree(state, next, player)) {
                    parents[next] = queue[head];
                    queue[tail++] = next;
                }
            }
        }
        return new int[0];
    }

    private static boolean isFree(State state, int cell, int player) {
        return !state.isSolid(cell)
                && !state.isOccupied(cell)
                && state.portal(cell) < 0
                && (player == NOBODY || !state.terrain().isForbidden(cell, player));
    }

    private static int[] unroll(int[] parents, int start, int end) {
        int length = 0;
        for (int cell = end; cell != start; cell = parents[cell]) {
            length++;
        }
        int[] path = new int[length];
        for (int cell = end; cell != start; cell = parents[cell]) {
            path[--length] = cell;
        }
        return path;
    }
}
