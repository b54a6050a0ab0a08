package ludotheque.cli.shell;

import java.nio.file.Path;
import java.util.function.BiConsumer;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Playthrough;
import org.jspecify.annotations.Nullable;

/**
 * A game read from a file.
 *
 * @param file its name
 */
public record SavedGame<S, A, P>(String file, Playable<S, A, P> game, GameRecord<S, A, P> record) {

    public static <S, A, P> SavedGame<S, A, P> read(Shell shell, Playable<S, A, P> game, String file) {
        return of(game, file, TextFile.read(shell, file, game.mostBytes()));
    }

    /** The game of a file that a game is to be kept in, or null when there is none yet. */
    public static <S, A, P> @Nullable SavedGame<S, A, P> keptIn(Shell shell, Playable<S, A, P> game, Path file) {
        String text = TextFile.readKept(shell, file, game.mostBytes());
        return text.isBlank() ? null : of(game, file.toString(), text);
    }

    public static <S, A, P> SavedGame<S, A, P> of(Playable<S, A, P> game, String file, String text) {
        return new SavedGame<>(file, game, TextFile.parse(file, text, record -> GameRecord.parse(game, record)));
    }

    /** Whether a text is a record of a game at all, perhaps a bad one. */
    public static boolean isRecord(Playable<?, ?, ?> game, String text) {
        return new Lines(text).nextIs(game.word());
    }

    /** Plays it again and shows each action with the position after it, up to the end or the first illegal one. */
    public P replay(BiConsumer<A, P> watcher) {
        return replay(record.playthrough(), watcher);
    }

    /** Likewise, when somebody watches the position itself already. */
    public P replay(Playthrough<A, P> steps, BiConsumer<A, P> watcher) {
        try {
            while (steps.hasNext()) {
                watcher.accept(steps.next(), steps.position());
            }
            return steps.position();
        } catch (IllegalAction illegal) {
            throw Failure.refused(file, illegal);
        }
    }

    /** The game, to play on. */
    public GameRecord<S, A, P> unfinished() {
        if (game.isOver(replay((action, position) -> {}))) {
            String command = "ludo " + game.word() + " replay";
            throw Failure.refused(
                            "cette partie est finie (" + command + " la montre)",
                            "this game is finished (" + command + " shows it)")
                    .coded("FINISHED")
                    .at(file);
        }
        return record;
    }
}
