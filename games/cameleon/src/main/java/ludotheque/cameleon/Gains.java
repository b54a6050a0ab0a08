package ludotheque.cameleon;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What each white cell would gain each player if it were played now: the change of score, seen by that player. Kept up to date move by
 * move at the least cost: Brave O(1), Téméraire O(n), both in the worst case; the board is never scanned after the start. (Full regions
 * of both colours, which only a file can bring, may cost more: see {@link Quadtree}.)
 *
 * <p>A cell that leaves its small region open gains 1 + 2 × (neighbours of the other colour, not acquired), from 1 to 17. The last
 * white cell of a small region gains at most 27 while the region around it stays open. Otherwise it is far: its gain climbs
 * the quadtree and may be anything, below zero too.
 *
 * <p>A move changes only: the cells of the 5 × 5 block around it; the sixteen cells around a small region that was acquired; the last
 * cells of the small regions it touched; and one far cell for each region it touched, the only white cell of the smallest region
 * around that is not full.
 */
public final class Gains {
    /** What a neighbour adds, by its code: 1 for red, 16 for blue. */
    private static final int[] WEIGHTS = {0, 1, 16, 0, 0};

    private final Board board;
    private final Cells cells;
    private final @Nullable Quadtree tree;
    private final GainQueue red;
    private final GainQueue blue;
    private final Trace trial = new Trace();
    /** Whether some region of both colours was full in the file, and in it a small one. */
    private final boolean mixed;

    Gains(Board board) {
        this.board = board;
        this.cells = board.cells;
        this.tree = board.quadtree;
        this.red = new GainQueue(cells.codes.length);
        this.blue = new GainQueue(cells.codes.length);
        this.mixed = tree != null && hasMixedPair(tree);
        // From the last cell to the first, so that the first in reading order leads each list.
        for (int line = cells.side; line >= 1; line--) {
            for (int column = cells.side; column >= 1; column--) {
                refresh(line, column);
            }
        }
    }

    private static boolean hasMixedPair(Quadtree tree) {
        for (int region = 0; region < tree.width * tree.width; region++) {
            if (isMixedPair(tree, region)) {
                return true;
            }
        }
        return false;
    }

    /** Whether R′2 can make this small region one-coloured and thereby decide the full region around it. */
    private static boolean isMixedPair(Quadtree tree, int region) {
        return tree.isMixed(region) && region != tree.root() && tree.isMixed(tree.parent(0, region));
    }

    /** What a player gains by playing a white cell. */
    public int gain(Colour colour, int cell) {
        return queue(colour).gain(cell);
    }

    /** score(J2) after a player plays a white cell. */
    public int scoreAfter(Colour colour, int cell) {
        return board.score() + colour.sign * gain(colour, cell);
    }

    /**
     * The cell that gains a player most, or {@link Board#NO_CELL} when none is white. Of equal ones: first those that acquire a
     * large region, in reading order; then the cell whose gain changed last, at the start the first in reading order.
     */
    public int best(Colour colour) {
        return queue(colour).best();
    }

    /** The cell that gains a player most among those allowed, or {@link Board#NO_CELL} when none is; equal ones as above. */
    public int best(Colour colour, IntPredicate allowed) {
        return queue(colour).best(allowed);
    }

    GainQueue queue(Colour colour) {
        return colour == Colour.RED ? red : blue;
    }

    /** Follows a move that was just played. */
    void update(Trace move) {
        red.remove(move.cell);
        blue.remove(move.cell);
        int line = board.line(move.cell);
        int column = move.cell - line * cells.stride;
        refreshSquare(line - 2, column - 2);
        if (tree != null) {
            updateRegions(tree, move, line, column);
        }
    }

    private void updateRegions(Quadtree tree, Trace move, int line, int column) {
        for (int i = 0; i < move.acquisitions(); i++) {
            int region = move.acquired(i);
            refreshSquare(3 * tree.row(0, region), 3 * tree.column(0, region));
            refreshLone(tree, region);
        }
        int bottom = Math.min(line / 3, tree.width - 1);
        int right = Math.min(column / 3, tree.width - 1);
        for (int row = Math.max(line - 2, 0) / 3; row <= bottom; row++) {
            for (int across = Math.max(column - 2, 0) / 3; across <= right; across++) {
                int region = row * tree.width + across;
                if (tree.owner[region] == Quadtree.NOBODY) {
                    refreshLone(tree, region);
                }
            }
        }
        if (mixed && move.touchedMixed) {
            refreshFarCells();
        }
    }

    /** The 5 × 5 block that starts at this line and column. */
    private void refreshSquare(int top, int left) {
        int bottom = Math.min(top + 4, cells.side);
        int right = Math.min(left + 4, cells.side);
        for (int line = Math.max(top, 1); line <= bottom; line++) {
            for (int column = Math.max(left, 1); column <= right; column++) {
                refresh(line, column);
            }
        }
    }

    /** The only white cell of the smallest region around that is not full, if it has only one. */
    private void refreshLone(Quadtree tree, int region) {
        int node = region;
        int level = 0;
        while (tree.open[node] == 0) {
            if (node == tree.root()) {
                return;
            }
            node = tree.parent(level++, node);
        }
        while (tree.open[node] == 1) {
            if (level == 0) {
                refreshOnlyWhite(tree.row(0, node), tree.column(0, node));
                return;
            }
            int child = 0;
            while (tree.open[tree.child(level, node, child)] == 0) {
                child++;
            }
            node = tree.child(level--, node, child);
        }
    }

    private void refreshOnlyWhite(int row, int column) {
        for (int i = 0; i < 9; i++) {
            refresh(3 * row + 1 + i / 3, 3 * column + 1 + i % 3);
        }
    }

    private void refreshFarCells() {
        int[] far = new int[red.far.size()];
        for (int slot = 0; slot < far.length; slot++) {
            far[slot] = red.far.cell(slot);
        }
        for (int cell : far) {
            refresh(board.line(cell), board.column(cell));
        }
    }

    private void refresh(int line, int column) {
        int cell = cells.at(line, column);
        if (cells.codes[cell] != Cells.WHITE) {
            return;
        }
        if (tree != null) {
            int region = (line - 1) / 3 * tree.width + (column - 1) / 3;
            boolean last = tree.open[region] == 1;
            if (last || mixed) {
                boolean far = last && region != tree.root() && tree.open[tree.parent(0, region)] == 1;
                refreshByTrial(cell, far || (mixed && touchesMixedPair(tree, cell)));
                return;
            }
        }
        int around = 0;
        for (int step : cells.around) {
            around += WEIGHTS[cells.codes[cell + step]];
        }
        red.putNear(cell, 2 * (around >> 4) + 1);
        blue.putNear(cell, 2 * (around & 15) + 1);
    }

    private void refreshByTrial(int cell, boolean far) {
        int redGain = board.gainByTrial(cell, Colour.RED, trial);
        int blueGain = board.gainByTrial(cell, Colour.BLUE, trial);
        if (far) {
            red.putFar(cell, redGain);
            blue.putFar(cell, blueGain);
        } else {
            red.putNear(cell, redGain);
            blue.putNear(cell, blueGain);
        }
    }

    private boolean touchesMixedPair(Quadtree tree, int cell) {
        for (int step : cells.around) {
            byte code = cells.codes[cell + step];
            if ((code == Cells.RED || code == Cells.BLUE) && isMixedPair(tree, board.smallRegion(cell + step))) {
                return true;
            }
        }
        return false;
    }
}
