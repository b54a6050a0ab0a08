package ludotheque.cameleon.solver;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Region;
import ludotheque.cameleon.Variant;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.SlicedSearch;
import org.jspecify.annotations.Nullable;

/**
 * Who wins a Téméraire position when both play perfectly, found a slice at a time so that whoever waits may give up; giving up is the
 * caller's answer, never this one's.
 */
public final class Solver implements SlicedSearch {
    private final Board board;
    private final int mover;
    private final Counters counters = new Counters();
    private final Verdicts verdicts = new Verdicts(counters);
    /** The small regions that have white cells, by their place in reading order. */
    private final @Nullable Part[] smallOpen;

    private final @Nullable Search search;

    /** A region of the board, its canonical number and the region around it. */
    private static final class Part {
        final @Nullable Part around;
        final int index;
        final int[] parts = new int[4];
        int region;

        Part(@Nullable Part around, int index) {
            this.around = around;
            this.index = index;
        }
    }

    /** @param mover who is to move on a Téméraire board that is not full */
    public Solver(Board board, Colour mover) {
        if (board.variant() != Variant.TEMERAIRE || board.whites() == 0) {
            throw new IllegalArgumentException("Only an unfinished Téméraire board can be solved.");
        }
        this.board = board;
        this.mover = code(mover);
        this.smallOpen = new @Nullable Part[board.side() * board.side() / 9];
        this.search = isCountable()
                ? new Search(counters, verdicts, read(1, 1, board.side(), null, 0).region, this.mover)
                : null;
    }

    static int code(Colour colour) {
        return colour == Colour.RED ? Majority.RED : Majority.BLUE;
    }

    private boolean isCountable() {
        for (int line = 1; line <= board.side(); line += 3) {
            for (int column = 1; column <= board.side(); column += 3) {
                int cell = board.cell(line, column);
                if (board.whitesAround(cell) == 0 && board.leaf(cell).owner() == null && isTouched(line, column)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a white cell touches the small region that starts here. */
    private boolean isTouched(int top, int left) {
        for (int line = Math.max(top - 1, 1); line <= Math.min(top + 3, board.side()); line++) {
            for (int column = Math.max(left - 1, 1); column <= Math.min(left + 3, board.side()); column++) {
                if (board.isWhite(board.cell(line, column))) {
                    return true;
                }
            }
        }
        return false;
    }

    private Part read(int line, int column, int side, @Nullable Part around, int index) {
        Part part = new Part(around, index);
        int cell = board.cell(line, column);
        Region leaf = board.leaf(cell);
        if (leaf.owner() != null && leaf.side() >= side) {
            part.region = counters.owned(code(leaf.owner()), 0);
        } else if (side == 3) {
            part.region = Counters.small(board.whitesAround(cell));
            if (part.region != Counters.NOBODY) {
                smallOpen[smallRegion(line, column)] = part;
            }
        } else {
            int half = side / 2;
            boolean full = true;
            for (int i = 0; i < 4; i++) {
                Part child = read(line + i / 2 * half, column + i % 2 * half, half, part, i);
                part.parts[i] = child.region;
                full &= counters.whites(child.region) == 0;
            }
            part.region = full ? Counters.NOBODY : counters.region(part.parts, 0);
        }
        return part;
    }

    /**
     * Gives up where a white cell touches a full small region of both colours: colours matter there, and this solver counts only white cells.
     */
    @Override
    public SearchState advance(int positions) {
        if (search == null) {
            return SearchState.GAVE_UP;
        }
        search.advance(positions);
        return search.isDone() ? SearchState.SOLVED : SearchState.RUNNING;
    }

    @Override
    public long positions() {
        return search == null ? 0 : search.positions();
    }

    public boolean isSolved() {
        return search != null && search.isDone();
    }

    /** Who wins, once it is solved. */
    public Colour winner() {
        if (search == null || !search.isDone()) {
            throw new IllegalStateException("This position is not solved.");
        }
        return search.moverWins() == (mover == Majority.RED) ? Colour.RED : Colour.BLUE;
    }

    /** Whether choosing this white cell is known, so far, to win for the player to move. */
    public boolean wins(int cell) {
        Part small = smallOpen[smallRegion(board.line(cell), board.column(cell))];
        return search != null && small != null && verdicts.of(after(small), mover ^ Majority.EITHER) == Verdicts.LOSES;
    }

    /** The first cell in reading order that {@link #wins}, or {@link Board#NO_CELL}. */
    public int winningCell() {
        for (int line = 1; line <= board.side(); line++) {
            for (int column = 1; column <= board.side(); column++) {
                int cell = board.cell(line, column);
                if (board.isWhite(cell) && wins(cell)) {
                    return cell;
                }
            }
        }
        return Board.NO_CELL;
    }

    private int smallRegion(int line, int column) {
        return (line - 1) / 3 * (board.side() / 3) + (column - 1) / 3;
    }

    /** The whole board after a move in this small region. */
    private int after(Part small) {
        int region = counters.successors(small.region, mover)[0];
        int index = small.index;
        for (Part part = small.around; part != null; part = part.around) {
            int[] four = part.parts.clone();
            four[index] = region;
            region = counters.region(four, index);
            index = part.index;
        }
        return region;
    }
}
