package ludotheque.patience.search;

import java.util.Arrays;

/** Positions to choose from, each with how much counts against it. */
final class Candidates {
    private int[] nodes = new int[1 << 10];
    private int[] values = new int[1 << 10];
    private int size;

    int size() {
        return size;
    }

    int node(int index) {
        return nodes[index];
    }

    void clear() {
        size = 0;
    }

    void add(int node, int value) {
        if (size == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        nodes[size] = node;
        values[size++] = value;
    }

    /** Keeps those with the least against them, in the order they came; of equals the first ones. */
    void keepBest(int most) {
        if (size <= most) {
            return;
        }
        int[] sorted = Arrays.copyOf(values, size);
        Arrays.sort(sorted);
        int limit = sorted[most - 1];
        int equals = most;
        for (int i = 0; i < most && sorted[i] < limit; i++) {
            equals--;
        }
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (values[i] < limit || (values[i] == limit && equals-- > 0)) {
                nodes[kept] = nodes[i];
                values[kept++] = values[i];
            }
        }
        size = kept;
    }
}
