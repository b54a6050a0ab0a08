package ludotheque.patience.search;

import java.util.Arrays;

/** The positions a scan has met, each once, with the move that led there: flat arrays and one open-addressing table. */
final class PositionTable {
    private static final int NONE = -1;

    /** The two words of each key, side by side: looking one up touches memory once. */
    private long[] keys;

    private int[] parents;
    private int[] moves;
    private short[] depths;
    private int[] slots;
    private int size;

    /** Has room for this many, a power of two, before it grows. */
    PositionTable(int room) {
        this.keys = new long[2 * room];
        this.parents = new int[room];
        this.moves = new int[room];
        this.depths = new short[room];
        this.slots = new int[4 * room];
    }

    int size() {
        return size;
    }

    long low(int node) {
        return keys[2 * node];
    }

    long high(int node) {
        return keys[2 * node + 1];
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

    /** Adds a position with what led to it and returns its number; -1 when it is known already. */
    int add(long low, long high, int parent, int move, int depth) {
        int slot = slot(low, high);
        return slots[slot] == 0 ? put(slot, low, high, parent, move, depth) : NONE;
    }

    /** Likewise, but also adds a position again, under a new number, that is known by more moves only. */
    int addShorter(long low, long high, int parent, int move, int depth) {
        int slot = slot(low, high);
        boolean isShorter = slots[slot] == 0 || depths[slots[slot] - 1] > depth;
        return isShorter ? put(slot, low, high, parent, move, depth) : NONE;
    }

    /** Whether a position was not added again under another number. */
    boolean isLatest(int node) {
        return slots[slot(low(node), high(node))] == node + 1;
    }

    private int put(int slot, long low, long high, int parent, int move, int depth) {
        int at = slot;
        if (size == parents.length) {
            grow();
            at = slot(low, high);
        }
        int node = size++;
        keys[2 * node] = low;
        keys[2 * node + 1] = high;
        parents[node] = parent;
        moves[node] = move;
        depths[node] = (short) depth;
        slots[at] = size;
        return node;
    }

    private int slot(long low, long high) {
        long mixed = (low ^ (high * 0x9E3779B97F4A7C15L)) * 0xBF58476D1CE4E5B9L;
        int mask = slots.length - 1;
        int slot = (int) (mixed >>> 32) & mask;
        while (slots[slot] != 0) {
            int node = slots[slot] - 1;
            if (keys[2 * node] == low && keys[2 * node + 1] == high) {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        int length = 2 * parents.length;
        keys = Arrays.copyOf(keys, 2 * length);
        parents = Arrays.copyOf(parents, length);
        moves = Arrays.copyOf(moves, length);
        depths = Arrays.copyOf(depths, length);
        // Looking up is quick while at most half of them are taken.
        if (slots.length < 2 * length) {
            slots = new int[4 * length];
            for (int node = 0; node < size; node++) {
                slots[slot(low(node), high(node))] = node + 1;
            }
        }
    }
}
