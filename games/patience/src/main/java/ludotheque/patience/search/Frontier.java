package ludotheque.patience.search;

import java.util.Arrays;

/** Positions waiting to be looked at: the one worth least first and, among equals, the latest. */
final class Frontier {
    private static final int NONE = -1;

    /** One more than the latest position of each value; 0 for none. */
    private int[] heads = new int[1 << 10];

    private int[] next = new int[1 << 10];
    private int lowest;

    Frontier() {
        this.lowest = heads.length;
    }

    void add(int node, int value) {
        int bucket = Math.max(value, 0);
        if (bucket >= heads.length) {
            heads = Arrays.copyOf(heads, Math.max(2 * heads.length, bucket + 1));
        }
        if (node >= next.length) {
            next = Arrays.copyOf(next, Math.max(2 * next.length, node + 1));
        }
        next[node] = heads[bucket];
        heads[bucket] = node + 1;
        lowest = Math.min(lowest, bucket);
    }

    /** The value of the first position; no smaller than that of any other when none is left. */
    int lowest() {
        while (lowest < heads.length && heads[lowest] == 0) {
            lowest++;
        }
        return lowest == heads.length ? Integer.MAX_VALUE : lowest;
    }

    /** Takes the first position out; -1 when none is left. */
    int remove() {
        if (lowest() == Integer.MAX_VALUE) {
            return NONE;
        }
        int node = heads[lowest] - 1;
        heads[lowest] = next[node];
        return node;
    }
}
