package ludotheque.cameleon.player;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.solver.Parity;
import ludotheque.cameleon.solver.Solver;

/**
 * The subject's second strategy for the Téméraire variant: a move that is proved to win, when a search of this many positions finds one,
 * and the greatest gain among those; else the parity answer; else careful play.
 */
public final class PerfectPlayer implements Player {
    public static final int USUAL_POSITIONS = 20_000;

    /** On larger boards the search would rarely end, and reading the board costs too much. */
    private static final int MOST_SOLVED_SIDE = 96;

    private final int positions;
    private final Parity parity = new Parity();
    private final Player careful = new CarefulPlayer();

    /** @param positions how many positions to look at for a move, at most */
    public PerfectPlayer(int positions) {
        this.positions = positions;
    }

    @Override
    public int choose(Game game) {
        Board board = game.board();
        if (board.side() <= MOST_SOLVED_SIDE) {
            Solver solver = new Solver(board, game.mover());
            solver.advance(positions);
            int winning = game.gains().best(game.mover(), solver::wins);
            if (winning != Board.NO_CELL) {
                return winning;
            }
        }
        int answer = parity.answer(board, game.mover(), game.lastCell());
        return answer == Board.NO_CELL ? careful.choose(game) : answer;
    }
}
