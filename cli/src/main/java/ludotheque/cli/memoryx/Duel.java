package ludotheque.cli.memoryx;

import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import ludotheque.cli.shell.Estimate;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.SeriesOptions;
import ludotheque.cli.shell.SeriesReport;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Json;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ludo memoryx duel}: how two levels fare against each other. */
@Command(name = "duel")
final class Duel implements Callable<Integer> {
    private final Shell shell;

    @Option(names = "--first", paramLabel = "LEVEL", completionCandidates = Levels.class)
    private Level first = new Level(Level.Kind.JOKER_AWARE, Level.MOST_MEMORY);

    @Option(names = "--second", paramLabel = "LEVEL", completionCandidates = Levels.class)
    private Level second = new Level(Level.Kind.PERFECT, Level.MOST_MEMORY);

    @Option(names = "--size", paramLabel = "LxC")
    private Size size = new Size(7, 7);

    @Mixin
    private final SeriesOptions options = new SeriesOptions(2000);

    Duel(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        long source = options.seed(shell);
        int games = options.games();
        Series series = new Series(shell, size, first, second);
        int[] differences = series.play(games, source, game -> game.scores()[0] - game.scores()[1]);
        int played = differences.length;
        long wins =
                IntStream.of(differences).filter(difference -> difference > 0).count();
        long losses =
                IntStream.of(differences).filter(difference -> difference < 0).count();
        long draws = played - wins - losses;
        Estimate points = Estimate.mean(differences);
        if (options.json()) {
            Json object = new Json()
                    .object()
                    .field("first", first.toString())
                    .field("second", second.toString())
                    .field("size", size.toString())
                    .field("games", played)
                    .field("seed", source)
                    .field("wins", wins)
                    .field("draws", draws)
                    .field("losses", losses);
            Estimate.share(wins, played).write(object.name("winShare"));
            Estimate.share(draws, played).write(object.name("drawShare"));
            Estimate.share(losses, played).write(object.name("lossShare"));
            SeriesReport.write(object.name("pointsDifference"), points, played);
            shell.out().println(object.field("stopped", series.stopped()).end());
            return ManyGames.exitCode(played, games);
        }
        SeriesReport report = new SeriesReport(shell);
        report.title(first + shell.say(" contre ", " against ") + second + ", " + size + ", "
                + report.games(played, source));
        report.row("victoires", "wins", report.share(wins, played));
        report.row("nulles", "draws", report.share(draws, played));
        report.row("défaites", "losses", report.share(losses, played));
        report.row("écart de points", "points difference", report.signed(points, played));
        report.stopped(series.stopped());
        return ManyGames.exitCode(played, games);
    }
}
