package ludotheque.cli.shell;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Many games of programs, as many at once as there are processors. */
public final class ManyGames {
    private ManyGames() {}

    /** How a command ends that reports on some of the games that were asked for. */
    public static int exitCode(int played, int games) {
        return played < games ? ExitCode.INTERRUPTED : ExitCode.OK;
    }

    /** Plays the games by number, or those that there is time for until Ctrl-C, and returns one figure of each. */
    public static int[] play(Shell shell, int games, IntUnaryOperator figure) {
        AtomicInteger played = new AtomicInteger();
        int[] figures;
        try (CtrlC ctrlC = new CtrlC();
                ProgressBar bar = new ProgressBar(shell, "Parties", "Games")) {
            figures = IntStream.range(0, games)
                    .parallel()
                    .filter(number -> !ctrlC.isTyped())
                    .map(number -> {
                        int kept = figure.applyAsInt(number);
                        bar.show((double) played.incrementAndGet() / games);
                        return kept;
                    })
                    .toArray();
        }
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
