package ludotheque.cameleon;

/**
 * White cells by their gain, when it is odd and from 1 to 27: one doubly linked list a gain, threaded through one array. Everything is
 * O(1), and the last cell that came to a gain is the first of its list.
 */
final class BucketQueue {
    private static final int BUCKETS = 14;
    /** No cell: cell 0 is part of the wall. */
    private static final int NONE = 0;

    /** The next cell at 2 × cell, the one before at 2 × cell + 1. */
    private final int[] links;
    /** One more than the bucket of each cell, 0 for none. */
    private final byte[] places;

    private final int[] heads = new int[BUCKETS];
    private final int[] sizes = new int[BUCKETS];
    private int filled;

    BucketQueue(int cells) {
        this.links = new int[2 * cells];
        this.places = new byte[cells];
    }

    private static int bucket(int gain) {
        return gain >> 1;
    }

    boolean contains(int cell) {
        return places[cell] != 0;
    }

    int gain(int cell) {
        return 2 * places[cell] - 1;
    }

    void put(int cell, int gain) {
        int bucket = bucket(gain);
        if (places[cell] == bucket + 1) {
            return;
        }
        remove(cell);
        int head = heads[bucket];
        links[2 * cell] = head;
        links[2 * cell + 1] = NONE;
        links[2 * head + 1] = cell;
        heads[bucket] = cell;
        sizes[bucket]++;
        filled |= 1 << bucket;
        places[cell] = (byte) (bucket + 1);
    }

    void remove(int cell) {
        int bucket = places[cell] - 1;
        if (bucket < 0) {
            return;
        }
        int next = links[2 * cell];
        int before = links[2 * cell + 1];
        links[2 * next + 1] = before;
        if (before == NONE) {
            heads[bucket] = next;
        } else {
            links[2 * before] = next;
        }
        if (--sizes[bucket] == 0) {
            filled &= ~(1 << bucket);
        }
        places[cell] = 0;
    }

    /** The greatest gain of any cell, or 0 when there is none. */
    int bestGain() {
        return filled == 0 ? 0 : 2 * (31 - Integer.numberOfLeadingZeros(filled)) + 1;
    }

    /** How many cells have this gain. */
    int size(int gain) {
        return sizes[bucket(gain)];
    }

    int first(int gain) {
        return heads[bucket(gain)];
    }

    /** The cell after this one in its list, or 0. */
    int next(int cell) {
        return links[2 * cell];
    }

    /** Where another structure may keep a number for a cell that is not in this one. */
    int[] links() {
        return links;
    }
}
