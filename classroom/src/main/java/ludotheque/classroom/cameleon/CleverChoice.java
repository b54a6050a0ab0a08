package ludotheque.classroom.cameleon;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.solver.Solver;
import ludotheque.classroom.mark.Result;
import ludotheque.kernel.SearchState;

/** Judges a move of the second strategy by who wins with perfect play, before and after. */
final class CleverChoice {
    private static final int SLICE = 10_000;
    private static final long MOST_POSITIONS = 2_000_000;

    private CleverChoice() {}

    /** Whether J2, who is to move, is known to win. */
    static boolean isWon(Position position) {
        Board board = position.game().board();
        return board.whites() > 0 && wins(board, Colour.BLUE);
    }

    static Result judge(Position position, int place) {
        Board after = position.after(place);
        boolean kept = after.whites() == 0 ? after.score() > 0 : wins(after, Colour.RED);
        return kept
                ? Result.passed()
                : Result.half(
                        "Le coup est permis, mais J2 pouvait gagner à coup sûr et la case " + position.cell(place)
                                + " laisse gagner J1.",
                        "The move is legal, but J2 could win for sure and cell " + position.cell(place)
                                + " lets J1 win.");
    }

    /** Whether blue is proved to win when a player is to move. */
    private static boolean wins(Board board, Colour mover) {
        Solver solver = new Solver(board, mover);
        SearchState state = SearchState.RUNNING;
        while (state == SearchState.RUNNING && solver.positions() < MOST_POSITIONS) {
            state = solver.advance(SLICE);
        }
        return solver.isSolved() && solver.winner() == Colour.BLUE;
    }
}
