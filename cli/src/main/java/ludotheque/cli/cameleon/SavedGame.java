package ludotheque.cli.cameleon;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.GameRecord;
import ludotheque.cameleon.Move;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.ByteOrderMark;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A game read from a file.
 *
 * @param file its name
 */
record SavedGame(String file, String text, GameRecord record) {

    /** Whether a text is a game and not a board, which begins with a number. */
    static boolean is(String text) {
        return ByteOrderMark.skip(text).stripLeading().startsWith("cameleon");
    }

    static SavedGame of(String file, String text) {
        try {
            return new SavedGame(file, text, GameRecord.parse(text));
        } catch (BadInput bad) {
            throw Failure.badInput(file, bad);
        }
    }

    /** The game of a file that a game is to be kept in, or null when there is none yet. */
    static @Nullable SavedGame keptIn(Shell shell, Path file) {
        String text = TextFile.readKept(shell, file, GameRecord.MOST_BYTES);
        return text.isBlank() ? null : of(file.toString(), text);
    }

    /** Plays it again and shows the game after each move, up to the end or the first illegal one. */
    Game replay(Consumer<Game> watcher) {
        Game game = record.start();
        List<Move> moves = record.moves();
        for (int i = 0; i < moves.size(); i++) {
            Refusal refusal = game.check(moves.get(i));
            if (refusal != null) {
                List<Line> lines = Line.of(text);
                Line line = lines.get(lines.size() - moves.size() + i);
                throw refused(file, line.number(), moves.get(i), refusal);
            }
            game.play(moves.get(i));
            watcher.accept(game);
        }
        return game;
    }

    static Failure refused(String file, int line, Move move, Refusal refusal) {
        return Failure.refused(
                        "« " + move + " » est refusé : " + refusal.sentence().fr(),
                        "\"" + move + "\" is refused: " + refusal.sentence().en())
                .coded(refusal.code())
                .at(file, line);
    }

    /** The game, to be gone on with. */
    GameRecord unfinished() {
        if (replay(game -> {}).isOver()) {
            throw Failure.refused(
                            "cette partie est finie (ludo cameleon replay la montre)",
                            "this game is finished (ludo cameleon replay shows it)")
                    .coded("FINISHED")
                    .at(file);
        }
        return record;
    }
}
