package ludotheque.cameleon.solver;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Region;

/**
 * Answers a move in the same 6×6 block so that the block has an even number of white cells and is lost for whoever moves in it next, by
 * exact search of the block alone. From an empty board of side 6 or more, the player who always finds such an answer fills
 * every block last, gets every block, and so the board.
 */
public final class Parity {
    /** On larger boards only the block of the last move is looked at. */
    private static final int MOST_SIDE = 96;

    private static final int BLOCK = 6;

    private final Counters counters = new Counters();
    private final Verdicts verdicts = new Verdicts(counters);

    /** A cell that sets a block right, the block of the last move if possible, or {@link Board#NO_CELL}. */
    public int answer(Board board, Colour mover, int lastCell) {
        if (board.side() < BLOCK) {
            return Board.NO_CELL;
        }
        if (lastCell != Board.NO_CELL) {
            int line = (board.line(lastCell) - 1) / BLOCK * BLOCK + 1;
            int column = (board.column(lastCell) - 1) / BLOCK * BLOCK + 1;
            int cell = answerInBlock(board, mover, line, column);
            if (cell != Board.NO_CELL) {
                return cell;
            }
        }
        if (board.side() <= MOST_SIDE) {
            for (int line = 1; line <= board.side(); line += BLOCK) {
                for (int column = 1; column <= board.side(); column += BLOCK) {
                    int cell = answerInBlock(board, mover, line, column);
                    if (cell != Board.NO_CELL) {
                        return cell;
                    }
                }
            }
        }
        return Board.NO_CELL;
    }

    private int answerInBlock(Board board, Colour mover, int line, int column) {
        int[] four = new int[4];
        int whites = 0;
        for (int i = 0; i < 4; i++) {
            four[i] = small(board, board.cell(line + i / 2 * 3, column + i % 2 * 3));
            whites += counters.whites(four[i]);
        }
        if (whites % 2 == 0) {
            return Board.NO_CELL;
        }
        int player = Solver.code(mover);
        for (int i = 0; i < 4; i++) {
            if (counters.whites(four[i]) > 0) {
                int[] after = four.clone();
                after[i] = counters.successors(four[i], player)[0];
                if (verdicts.of(counters.region(after, i), player ^ Majority.EITHER) == Verdicts.LOSES) {
                    return firstWhite(board, line + i / 2 * 3, column + i % 2 * 3);
                }
            }
        }
        return Board.NO_CELL;
    }

    private int small(Board board, int cell) {
        Region leaf = board.leaf(cell);
        return leaf.owner() == null
                ? Counters.small(board.whitesAround(cell))
                : counters.owned(Solver.code(leaf.owner()), 0);
    }

    private static int firstWhite(Board board, int top, int left) {
        int cell = Board.NO_CELL;
        for (int i = 8; i >= 0; i--) {
            int candidate = board.cell(top + i / 3, left + i % 3);
            cell = board.isWhite(candidate) ? candidate : cell;
        }
        return cell;
    }
}
