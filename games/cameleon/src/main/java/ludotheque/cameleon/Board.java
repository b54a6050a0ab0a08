package ludotheque.cameleon;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position: the colour of every cell and, in the Téméraire variant, the acquired regions. A cell is a number here, see
 * {@link #cell}.
 */
public final class Board {
    /** No cell; cells are greater than zero. */
    public static final int NO_CELL = 0;

    private final Variant variant;
    final Cells cells;
    final @Nullable Quadtree quadtree;
    private int whites;
    private int score;

    public Board(Setup setup, Variant variant) {
        this.variant = variant;
        this.cells = new Cells(setup);
        for (int i = 0; i < setup.letters().length(); i++) {
            Colour colour = Colour.of(setup.letters().charAt(i));
            whites += colour == null ? 1 : 0;
            score += colour == null ? 0 : colour.sign;
        }
        this.quadtree = variant == Variant.TEMERAIRE ? new Quadtree(cells) : null;
    }

    public Variant variant() {
        return variant;
    }

    public int side() {
        return cells.side;
    }

    /** The cell (i, j) of the subject, lines and columns counted from 1. */
    public int cell(int line, int column) {
        return cells.at(line, column);
    }

    public int line(int cell) {
        return cell / cells.stride;
    }

    public int column(int cell) {
        return cell % cells.stride;
    }

    public boolean isWhite(int cell) {
        return cells.codes[cell] == Cells.WHITE;
    }

    /** The colour of a cell, null when it is white. O(1), or O(n) in an acquired region. */
    public @Nullable Colour colour(int cell) {
        byte code = cells.codes[cell];
        if (code == Cells.ACQUIRED && quadtree != null) {
            return Colour.ofCode(quadtree.owner[quadtree.leaf(smallRegion(cell))]);
        }
        return code == Cells.WHITE ? null : Colour.ofCode(code);
    }

    public int whites() {
        return whites;
    }

    /** How many cells a player has now. */
    public int count(Colour colour) {
        int coloured = cells.side * cells.side - whites;
        return (coloured + colour.sign * score) / 2;
    }

    /** score(J2) of the subject: blue cells less red cells. */
    public int score() {
        return score;
    }

    /** The leaf of the quadtree that a cell is in: the largest acquired region around it, or else its small region. */
    public Region leaf(int cell) {
        int row = (line(cell) - 1) / 3;
        int column = (column(cell) - 1) / 3;
        if (quadtree == null) {
            return new Region(3 * row + 1, 3 * column + 1, 3, null);
        }
        return region(quadtree, quadtree.leaf(row * quadtree.width + column));
    }

    /** How many white cells the small region around a cell has. */
    public int whitesAround(int cell) {
        if (quadtree != null) {
            return quadtree.open[smallRegion(cell)];
        }
        return cells.countInRegion(cells.corner((line(cell) - 1) / 3, (column(cell) - 1) / 3), Cells.WHITE);
    }

    int smallRegion(int cell) {
        int line = cell / cells.stride;
        int column = cell - line * cells.stride;
        return (line - 1) / 3 * (cells.side / 3) + (column - 1) / 3;
    }

    /** The board as it is now, which may be read as the start of another game. */
    public Setup toSetup() {
        StringBuilder letters = new StringBuilder(cells.side * cells.side);
        for (int line = 1; line <= cells.side; line++) {
            for (int column = 1; column <= cells.side; column++) {
                Colour colour = colour(cell(line, column));
                letters.append(colour == null ? Setup.WHITE : colour.letter());
            }
        }
        return new Setup(cells.side, letters.toString());
    }

    /** Colours a white cell and applies the rules. Brave: O(1); Téméraire: O(n). */
    void play(int cell, Colour colour, Trace trace) {
        trace.start(cell, score);
        trace.step(Rule.R1, colour, cell);
        trace.changes(Trace.CELL, cell, Cells.WHITE);
        cells.codes[cell] = colour.code;
        score += colour.sign;
        whites--;
        byte other = colour.opponent().code;
        Rule rule = quadtree == null ? Rule.R2 : Rule.R2_PRIME;
        for (int step : cells.around) {
            int neighbour = cell + step;
            if (cells.codes[neighbour] == other) {
                trace.step(rule, colour, neighbour);
                trace.changes(Trace.CELL, neighbour, other);
                cells.codes[neighbour] = colour.code;
                score += 2 * colour.sign;
            }
        }
        if (quadtree != null) {
            acquireRegions(quadtree, cell, colour, trace);
        }
    }

    /** R3, then R4 and R5: the played cell's region first, then those that R′2 made one-coloured, in reading order. */
    private void acquireRegions(Quadtree tree, int cell, Colour colour, Trace trace) {
        int played = smallRegion(cell);
        tree.fill(played, trace);
        boolean filled = tree.open[played] == 0;
        if (filled) {
            score += tree.acquireSmall(played, colour, Rule.R3, trace);
        }
        int alreadyAcquired = trace.acquisitions();
        acquireMixed(tree, colour, trace);
        int last = trace.acquisitions();
        if (filled) {
            score += tree.climb(played, true, trace);
        }
        for (int i = alreadyAcquired; i < last; i++) {
            score += tree.climb(trace.acquired(i), false, trace);
        }
    }

    /** A full small region of both colours that R′2 made one-coloured has just been acquired. */
    private void acquireMixed(Quadtree tree, Colour colour, Trace trace) {
        for (int i = 1, steps = trace.steps(); i < steps; i++) {
            if (trace.rule(i) == Rule.R2_PRIME) {
                int region = smallRegion(trace.place(i));
                if (tree.isMixed(region)) {
                    trace.touchedMixed = true;
                    if (cells.countInRegion(tree.corner(region), colour.code) == 9) {
                        score += tree.acquireSmall(region, colour, Rule.R2_PRIME, trace);
                    }
                }
            }
        }
    }

    /** Takes the last move back, or a trial of one. */
    void takeBack(Trace trace) {
        if (quadtree == null) {
            trace.undo(cells.codes, cells.codes, cells.codes);
        } else {
            trace.undo(cells.codes, quadtree.owner, quadtree.open);
        }
        score = trace.scoreBefore;
        whites++;
    }

    /** What a player would gain by playing a white cell: the change of score, seen by that player. */
    int gainByTrial(int cell, Colour colour, Trace trace) {
        play(cell, colour, trace);
        int gain = colour.sign * (score - trace.scoreBefore);
        takeBack(trace);
        return gain;
    }

    List<Recolouring> recolourings(Trace trace) {
        List<Recolouring> told = new ArrayList<>();
        for (int i = 0; i < trace.steps(); i++) {
            int place = trace.place(i);
            if (place >= 0) {
                told.add(new Recolouring(trace.rule(i), line(place), column(place), 1, trace.colour(i)));
            } else if (quadtree != null) {
                Region region = region(quadtree, ~place);
                told.add(
                        new Recolouring(trace.rule(i), region.line(), region.column(), region.side(), trace.colour(i)));
            }
        }
        return told;
    }

    private static Region region(Quadtree tree, int node) {
        int level = tree.levelOf(node);
        int side = 3 << level;
        byte owner = tree.owner[node];
        return new Region(
                tree.row(level, node) * side + 1,
                tree.column(level, node) * side + 1,
                side,
                owner == Quadtree.NOBODY ? null : Colour.ofCode(owner));
    }
}
