package ludotheque.cli.cameleon;

import java.util.List;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;

/** Tells people what a white cell is worth to J2, at any moment of a game. */
record Evaluation(Shell shell) {

    /** @param typed a line and a column */
    String of(Game game, String typed) {
        Board board = game.board();
        int cell = cell(board, typed);
        if (cell == Board.NO_CELL || !board.isWhite(cell)) {
            return shell.say(
                    "Une case blanche était attendue : sa ligne et sa colonne, de 1 à " + board.side() + ".",
                    "A white cell was expected: its line and its column, from 1 to " + board.side() + ".");
        }
        int after = game.gains().scoreAfter(Colour.BLUE, cell);
        String where = Commentary.cell(board, cell);
        return shell.say(
                where + " jouée par J2 : score(J2) passe de " + board.score() + " à " + after + ".",
                where + " played by J2: score(J2) goes from " + board.score() + " to " + after + ".");
    }

    /** The cell that a line and a column name, or {@link Board#NO_CELL}. */
    static int cell(Board board, String typed) {
        List<Line> lines = Line.of(typed.replace(',', ' '));
        try {
            if (lines.size() == 1 && lines.get(0).size() == 2) {
                Line words = lines.get(0);
                return board.cell(words.integer(0, 1, board.side()), words.integer(1, 1, board.side()));
            }
        } catch (BadInput notACell) {
            // told by the caller
        }
        return Board.NO_CELL;
    }
}
