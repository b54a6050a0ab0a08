package ludotheque.cameleon.player;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Game;

/** Most gain among the cells that leave no white cell alone in its small region: the other player would acquire it. */
final class CarefulPlayer implements Player {

    @Override
    public int choose(Game game) {
        Board board = game.board();
        int cell = game.gains().best(game.mover(), white -> board.whitesAround(white) != 2);
        return cell == Board.NO_CELL ? game.gains().best(game.mover()) : cell;
    }
}
