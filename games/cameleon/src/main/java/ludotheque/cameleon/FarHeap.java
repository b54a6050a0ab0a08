package ludotheque.cameleon;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * White cells whose gain may be any number, since playing them acquires large regions: a binary heap, the greatest gain on top and, of
 * equal gains, the first cell in reading order. It keeps each cell's slot in an array lent to it. O(log size).
 */
final class FarHeap {
    private int[] heap = new int[16];
    private int[] gains = new int[16];
    private int size;
    private final int[] slots;

    /** @param slots slot of each cell in the heap, at 2 × cell */
    FarHeap(int[] slots) {
        this.slots = slots;
    }

    int size() {
        return size;
    }

    int cell(int slot) {
        return heap[slot];
    }

    boolean contains(int cell) {
        int slot = slots[2 * cell];
        return slot >= 0 && slot < size && heap[slot] == cell;
    }

    int gain(int cell) {
        return gains[slots[2 * cell]];
    }

    /** The first of the cells allowed, or {@link Board#NO_CELL}; looks at all of them. */
    int best(IntPredicate allowed) {
        int best = -1;
        for (int slot = 0; slot < size; slot++) {
            if (allowed.test(heap[slot]) && (best < 0 || isBefore(slot, best))) {
                best = slot;
            }
        }
        return best < 0 ? Board.NO_CELL : heap[best];
    }

    void put(int cell, int gain) {
        if (contains(cell)) {
            int slot = slots[2 * cell];
            gains[slot] = gain;
            sink(rise(slot));
            return;
        }
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, 2 * size);
            gains = Arrays.copyOf(gains, 2 * size);
        }
        place(size, cell, gain);
        rise(size++);
    }

    void remove(int cell) {
        if (!contains(cell)) {
            return;
        }
        int slot = slots[2 * cell];
        size--;
        if (slot < size) {
            place(slot, heap[size], gains[size]);
            sink(rise(slot));
        }
    }

    private int rise(int slot) {
        while (slot > 0 && isBefore(slot, (slot - 1) / 2)) {
            swap(slot, (slot - 1) / 2);
            slot = (slot - 1) / 2;
        }
        return slot;
    }

    private void sink(int slot) {
        int child = 2 * slot + 1;
        while (child < size) {
            if (child + 1 < size && isBefore(child + 1, child)) {
                child++;
            }
            if (!isBefore(child, slot)) {
                return;
            }
            swap(slot, child);
            slot = child;
            child = 2 * slot + 1;
        }
    }

    private boolean isBefore(int slot, int other) {
        return gains[slot] > gains[other] || (gains[slot] == gains[other] && heap[slot] < heap[other]);
    }

    private void swap(int slot, int other) {
        int cell = heap[slot];
        int gain = gains[slot];
        place(slot, heap[other], gains[other]);
        place(other, cell, gain);
    }

    private void place(int slot, int cell, int gain) {
        heap[slot] = cell;
        gains[slot] = gain;
        slots[2 * cell] = slot;
    }
}
