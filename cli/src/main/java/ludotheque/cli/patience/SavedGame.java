package ludotheque.cli.patience;

import java.util.function.BiConsumer;
import ludotheque.cli.shell.Failure;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import ludotheque.patience.Board;
import ludotheque.patience.GameRecord;
import ludotheque.patience.Move;

/**
 * A game read from a file.
 *
 * @param file its name
 */
record SavedGame(String file, String text, GameRecord record) {

    static SavedGame of(String file, String text) {
        try {
            return new SavedGame(file, text, GameRecord.parse(text));
        } catch (BadInput bad) {
            throw Failure.badInput(file, bad);
        }
    }

    /** Plays it again and shows each move with the board after it, up to the end or the first illegal one. */
    void replay(BiConsumer<Move, Board> watcher) {
        Board board = record.deal().board();
        int number = 0;
        for (Move move : record.moves()) {
            number++;
            Refusal refusal = board.check(move);
            if (refusal != null) {
                throw refused(number, refusal);
            }
            board.play(move);
            watcher.accept(move, board);
        }
    }

    private Failure refused(int number, Refusal refusal) {
        int linesBeforeTheMoves = 2;
        int line = Line.of(text).get(linesBeforeTheMoves + number - 1).number();
        return Failure.refused(
                        "le coup " + number + " est refusé : "
                                + refusal.sentence().fr(),
                        "move " + number + " is refused: " + refusal.sentence().en())
                .coded(refusal.code())
                .at(file, line);
    }
}
