package ludotheque.cli.memoryx;

import java.nio.file.Path;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.GameRecord;
import ludotheque.memoryx.Memoryx;
import org.jspecify.annotations.Nullable;

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

    /** The game of a file that a game is to be kept in, or null when there is none yet. */
    static @Nullable SavedGame keptIn(Shell shell, Path file) {
        String text = TextFile.readKept(shell, file, GameRecord.MOST_BYTES);
        return text.isBlank() ? null : of(file.toString(), text);
    }

    /** The game, to be gone on with. */
    GameRecord unfinished() {
        Memoryx game = record.start();
        Refusal refusal = record.replay(game);
        if (refusal != null) {
            throw refused(refusal, game.turns());
        }
        if (game.isOver()) {
            throw Failure.refused(
                            "cette partie est finie (ludo memoryx replay la montre)",
                            "this game is finished (ludo memoryx replay shows it)")
                    .coded("FINISHED")
                    .at(file);
        }
        return record;
    }

    /** Says that the turn after so many others is illegal. */
    Failure refused(Refusal refusal, int turnsBefore) {
        int line = Line.of(text).stream()
                .filter(words -> words.word(0).equals("turn") || words.word(0).equals("flip"))
                .skip(turnsBefore)
                .mapToInt(Line::number)
                .findFirst()
                .orElseThrow();
        int number = turnsBefore + 1;
        return Failure.refused(
                        "le coup " + number + " est refusé : "
                                + refusal.sentence().fr(),
                        "turn " + number + " is refused: " + refusal.sentence().en())
                .coded(refusal.code())
                .at(file, line);
    }
}
