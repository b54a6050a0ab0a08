package ludotheque.papattes.champion.strong;

import java.util.Arrays;
import ludotheque.papattes.Cells;

/** Distances on the map, breadth first. */
public final class Ways {
    /** Farther than any way on the map, and small enough to be added to others. */
    public static final int FAR = 1 << 20;

    private final int[] queue = new int[Cells.COUNT];

    /** Fills {@code lengths} with the steps over open cells from {@code start}, which need not be open itself. */
    public void measure(int start, boolean[] open, int[] lengths) {
        Arrays.fill(lengths, FAR);
        lengths[start] = 0;
        queue[0] = start;
        int tail = 1;
        for (int head = 0; head < tail; head++) {
            int cell = queue[head];
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(cell, direction);
                if (next != Cells.NOWHERE && open[next] && lengths[next] == FAR) {
                    lengths[next] = lengths[cell] + 1;
                    queue[tail++] = next;
                }
            }
        }
    }
}
