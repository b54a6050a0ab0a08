package ludotheque.cli.shell;

import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Many games of programs, as many at once as there are processors. */
public final class ManyGames {
    private ManyGames() {}

    /** How a command ends that reports on some of the games that were asked for. */
    public static int exitCode(int played, int games) {
        return played < games ? ExitCode.INTERRUPTED : ExitCode.OK;
    }

    /** A game that may be broken off. */
    public interface Breakable {
        /** The figure of this game, or nothing when it was not played to its end because somebody asked to stop. */
        OptionalInt play(int number, BooleanSupplier stopped);
    }

    /**
     * Plays the games by number, or those that there is time for until Ctrl-C, and returns one figure of each; games that were broken
     * off have none.
     */
    public static int[] play(Shell shell, int games, Breakable figure) {
        AtomicInteger played = new AtomicInteger();
        int[] figures;
        try (CtrlC ctrlC = new CtrlC();
                ProgressBar bar = new ProgressBar(shell, "Parties", "Games")) {
            figures = IntStream.range(0, games)
                    .parallel()
                    .filter(number -> !ctrlC.isTyped())
                    .mapToObj(number -> {
                        OptionalInt kept = figure.play(number, ctrlC::isTyped);
                        bar.show((double) played.incrementAndGet() / games);
                        return kept;
                    })
                    .flatMapToInt(OptionalInt::stream)
                    .toArray();
        }
        return told(shell, games, figures);
    }

    /** The figures of the games that were played, once it is told where some are missing. */
    public static int[] told(Shell shell, int games, int[] figures) {
        if (figures.length == 0) {
            throw Failure.interrupted("interrompu avant la première partie", "interrupted before the first game");
        }
        if (figures.length < games) {
            shell.note(
                    "Interrompu : " + figures.length + " parties jouées sur " + games,
                    "Interrupted: " + figures.length + " of " + games + " games played");
        }
        return figures;
    }
}
