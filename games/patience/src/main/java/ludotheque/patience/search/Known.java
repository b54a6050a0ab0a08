package ludotheque.patience.search;

import java.util.Arrays;

/** The positions a scan has met, each once, with the move that led there: flat arrays and one open-addressing table. */
final class Known {
    private static final int START = 1 << 10;

    private long[] lows = new long[START];
    private long[] highs = new long[START];
    private int[] parents = new int[START];
    private short[] moves = new short[START];
    private short[] depths = new short[START];
    private int[] slots = new int[4 * START];
    private int size;

    int size() {
        return size;
    }

    long low(int node) {
        return lows[node];
    }

    long high(int node) {
        return highs[node];
    }

    int parent(int node) {
        return parents[node];
    }

    int move(int node) {
        return moves[node];
    }

    int depth(int node) {
        return depths[node];
    }

    /** The number of a position, which becomes known with what led to it if it was not. */
    int add(long low, long high, int parent, int move, int depth) {
        int slot = slot(low, high);
        if (slots[slot] != 0) {
            return slots[slot] - 1;
        }
        if (size == lows.length) {
            grow();
            slot = slot(low, high);
        }
        int node = size++;
        lows[node] = low;
        highs[node] = high;
        parents[node] = parent;
        moves[node] = (short) move;
        depths[node] = (short) depth;
        slots[slot] = size;
        return node;
    }

    private int slot(long low, long high) {
        long mixed = (low ^ (high * 0x9E3779B97F4A7C15L)) * 0xBF58476D1CE4E5B9L;
        int mask = slots.length - 1;
        int slot = (int) (mixed >>> 32) & mask;
        while (slots[slot] != 0) {
            int node = slots[slot] - 1;
            if (lows[node] == low && highs[node] == high) {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        int length = 2 * lows.length;
        lows = Arrays.copyOf(lows, length);
        highs = Arrays.copyOf(highs, length);
        parents = Arrays.copyOf(parents, length);
        moves = Arrays.copyOf(moves, length);
        depths = Arrays.copyOf(depths, length);
        slots = new int[4 * length];
        for (int node = 0; node < size; node++) {
            slots[slot(lows[node], highs[node])] = node + 1;
        }
    }
}
