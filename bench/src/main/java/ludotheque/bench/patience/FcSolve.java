package ludotheque.bench.patience;

import java.nio.file.Path;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;

/**
 * fc-solve.
 *
 * @param driver what solve_boards.c was compiled to
 */
record FcSolve(Path driver) implements Peer {
    @Override
    public String text(List<Board> boards) {
        StringBuilder text = new StringBuilder();
        for (Board board : boards) {
            text.append(BoardText.format(board)).append('\n');
        }
        return text.toString();
    }
}
