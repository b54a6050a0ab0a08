package ludotheque.patience.search;

import java.util.Arrays;

/** The nodes a position was led through since it was last read, each with the mark to take back what comes after it. */
final class Path {
    private static final int NONE = -1;
    /** A longer one is not worth searching: the position is then read anew. */
    private static final int LONGEST = 100;

    private final int[] nodes = new int[LONGEST + 32];
    /** The mark before each node but the first. */
    private final int[] marks = new int[LONGEST + 32];

    private int length;

    Path() {
        Arrays.fill(nodes, NONE);
    }

    void startAt(int node) {
        nodes[0] = node;
        length = 1;
    }

    boolean isLong() {
        return length > LONGEST;
    }

    boolean holds(int node) {
        for (int i = length - 1; i >= 0; i--) {
            if (nodes[i] <= node) {
                return nodes[i] == node;
            }
        }
        return false;
    }

    /** The mark before the last node; where the path starts there is none, and nothing was moved. */
    int lastMark() {
        return length > 1 ? marks[length - 1] : Integer.MAX_VALUE;
    }

    /** Shortens the path to one of its nodes and returns the mark to take back to. */
    int backTo(int node) {
        int mark = Integer.MAX_VALUE;
        while (nodes[length - 1] != node) {
            mark = marks[--length];
        }
        return mark;
    }

    void add(int node, int mark) {
        nodes[length] = node;
        marks[length++] = mark;
    }
}
