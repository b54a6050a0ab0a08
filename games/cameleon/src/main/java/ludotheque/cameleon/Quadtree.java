package ludotheque.cameleon;

/**
 * The regions of the Téméraire variant. As the subject wants it, the leaves are the largest acquired regions and the small regions
 * that are not acquired: what lies under an acquired region is never read nor written again.
 *
 * <p>It is kept level by level in two flat arrays, small regions first, each level in reading order; so parents and children are found
 * by halving and doubling coordinates. Each node knows its owner and how many of its parts are not full (of its cells, for a
 * small region); a region is full when none is left.
 *
 * <p>A region that is full and has both colours comes only from a file and belongs to nobody. When a region around it is acquired, it
 * is acquired too, at once: this is the only case in which a move costs more than O(n), and each such region pays once in a game.
 */
final class Quadtree {
    static final byte NOBODY = 0;

    private final Cells cells;
    /** Small regions a side. */
    final int width;

    private final int root;
    private final int[] first;
    final byte[] owner;
    final byte[] open;

    Quadtree(Cells cells) {
        this.cells = cells;
        this.width = cells.side / 3;
        int levels = Integer.numberOfTrailingZeros(width) + 1;
        this.first = new int[levels + 1];
        for (int level = 0; level < levels; level++) {
            int side = width >> level;
            first[level + 1] = first[level] + side * side;
        }
        this.root = first[levels] - 1;
        this.owner = new byte[root + 1];
        this.open = new byte[root + 1];
        for (int node = 0; node < first[1]; node++) {
            readSmallRegion(node);
        }
        for (int level = 1; level < levels; level++) {
            for (int node = first[level]; node < first[level + 1]; node++) {
                readLargeRegion(level, node);
            }
        }
    }

    private void readSmallRegion(int node) {
        int corner = corner(node);
        open[node] = (byte) cells.countInRegion(corner, Cells.WHITE);
        for (Colour colour : Colour.values()) {
            if (cells.countInRegion(corner, colour.code) == 9) {
                owner[node] = colour.code;
                setAcquired(corner);
            }
        }
    }

    private void readLargeRegion(int level, int node) {
        int child = firstChild(level, node);
        int below = width >> (level - 1);
        byte same = owner[child];
        for (int i = 0; i < 4; i++) {
            int part = child + (i & 1) + (i >> 1) * below;
            open[node] += (byte) (open[part] > 0 ? 1 : 0);
            same = owner[part] == same ? same : NOBODY;
        }
        owner[node] = same;
    }

    private void setAcquired(int corner) {
        for (int cell = corner; cell < corner + 3; cell++) {
            cells.codes[cell] = Cells.ACQUIRED;
            cells.codes[cell + cells.stride] = Cells.ACQUIRED;
            cells.codes[cell + 2 * cells.stride] = Cells.ACQUIRED;
        }
    }

    int levelOf(int node) {
        int level = 0;
        while (node >= first[level + 1]) {
            level++;
        }
        return level;
    }

    int row(int level, int node) {
        return (node - first[level]) >> (first.length - 2 - level);
    }

    int column(int level, int node) {
        return (node - first[level]) & ((width >> level) - 1);
    }

    int parent(int level, int node) {
        int row = row(level, node) >> 1;
        return first[level + 1] + row * (width >> (level + 1)) + (column(level, node) >> 1);
    }

    /** The top left child; the others are beside it, below it, and both. */
    int firstChild(int level, int node) {
        return first[level - 1] + 2 * (row(level, node) * (width >> (level - 1)) + column(level, node));
    }

    /** Child 0 to 3 of a large region, in reading order. */
    int child(int level, int node, int index) {
        return firstChild(level, node) + (index & 1) + (index >> 1) * (width >> (level - 1));
    }

    int root() {
        return root;
    }

    /** The top left cell of a small region. */
    int corner(int node) {
        return cells.corner(row(0, node), column(0, node));
    }

    boolean isMixed(int node) {
        return owner[node] == NOBODY && open[node] == 0;
    }

    /** The leaf that a small region is in: itself, or the largest acquired region around it. O(n). */
    int leaf(int smallRegion) {
        int node = smallRegion;
        for (int level = 0; node != root && owner[node] != NOBODY; level++) {
            int parent = parent(level, node);
            if (owner[parent] == NOBODY) {
                return node;
            }
            node = parent;
        }
        return node;
    }

    /** Takes a cell off the white cells of a small region. */
    void fill(int smallRegion, Trace trace) {
        trace.changes(Trace.OPEN, smallRegion, open[smallRegion]);
        open[smallRegion]--;
    }

    /** Gives a full small region to a player, without looking further up; returns what score(J2) gains. */
    int acquireSmall(int node, Colour colour, Rule rule, Trace trace) {
        trace.step(rule, colour, ~node);
        return acquire(0, node, colour, trace);
    }

    /**
     * Applies R4 and R5 from a region just acquired up to the first one that is not full or was decided before; returns what score(J2)
     * gains. O(n).
     *
     * @param justFilled whether the small region was filled by this move, and not long before
     */
    int climb(int smallRegion, boolean justFilled, Trace trace) {
        int gain = 0;
        int node = smallRegion;
        for (int level = 0; node != root; level++) {
            int parent = parent(level, node);
            if (justFilled) {
                trace.changes(Trace.OPEN, parent, open[parent]);
                open[parent]--;
            }
            if (open[parent] > 0 || owner[parent] != NOBODY) {
                break;
            }
            Colour x = Colour.ofCode(owner[node]);
            boolean two = partsOf(level + 1, parent, x) >= 2;
            Colour winner = two ? x : x.opponent();
            trace.step(two ? Rule.R4 : Rule.R5, winner, ~parent);
            gain += acquire(level + 1, parent, winner, trace);
            node = parent;
        }
        return gain;
    }

    private int partsOf(int level, int node, Colour colour) {
        int parts = 0;
        for (int i = 0; i < 4; i++) {
            parts += owner[child(level, node, i)] == colour.code ? 1 : 0;
        }
        return parts;
    }

    private int acquire(int level, int node, Colour colour, Trace trace) {
        int area = 9 << (2 * level);
        return colour.sign * area - settle(level, node, colour, trace);
    }

    /** Makes a region acquired, and what nobody had acquired in it; returns its score(J2) before. */
    private int settle(int level, int node, Colour colour, Trace trace) {
        byte before = owner[node];
        if (before != NOBODY) {
            return Colour.ofCode(before).sign * (9 << (2 * level));
        }
        trace.changes(Trace.OWNER, node, before);
        int score = 0;
        if (level == 0) {
            score = settleCells(node, trace);
        } else {
            for (int i = 0; i < 4; i++) {
                score += settle(level - 1, child(level, node, i), colour, trace);
            }
        }
        owner[node] = colour.code;
        return score;
    }

    private int settleCells(int node, Trace trace) {
        int corner = corner(node);
        int score = 0;
        for (int down = 0; down < 3; down++) {
            int start = corner + down * cells.stride;
            for (int cell = start; cell < start + 3; cell++) {
                byte code = cells.codes[cell];
                trace.changes(Trace.CELL, cell, code);
                score += Colour.ofCode(code).sign;
                cells.codes[cell] = Cells.ACQUIRED;
            }
        }
        trace.acquires(node);
        return score;
    }
}
