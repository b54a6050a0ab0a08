package ludotheque.cameleon.player;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Game;
import ludotheque.kernel.SeededRandom;

/** Any white cell, each equally likely. */
final class RandomPlayer implements Player {
    private final SeededRandom random;

    RandomPlayer(SeededRandom random) {
        this.random = random;
    }

    @Override
    public int choose(Game game) {
        Board board = game.board();
        int before = random.nextInt(board.whites());
        int cell = board.cell(1, 1);
        while (!board.isWhite(cell) || before-- > 0) {
            cell++;
        }
        return cell;
    }
}
