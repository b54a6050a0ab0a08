package ludotheque.cli.memoryx;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import ludotheque.cli.shell.Estimate;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.SeriesOptions;
import ludotheque.cli.shell.SeriesReport;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Json;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Level;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo memoryx solo}: how many turns a level needs alone. */
@Command(name = "solo")
final class Solo implements Callable<Integer> {
    private final Shell shell;

    @Parameters(paramLabel = "LEVEL", descriptionKey = "level", completionCandidates = Levels.class)
    private @Nullable Level level;

    @Option(names = "--size", paramLabel = "LxC")
    private Size size = new Size(5, 5);

    @Mixin
    private final SeriesOptions options = new SeriesOptions(2000);

    Solo(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        Level alone = Objects.requireNonNull(level, "picocli requires it");
        long source = options.seed(shell);
        int games = options.games();
        Series series = new Series(shell, size, alone);
        int[] turns = series.play(games, source, Memoryx::turns);
        int played = turns.length;
        Estimate mean = Estimate.mean(turns);
        double deviation = Estimate.deviation(turns);
        int least = IntStream.of(turns).min().orElseThrow();
        int most = IntStream.of(turns).max().orElseThrow();
        if (options.json()) {
            Json object = new Json()
                    .object()
                    .field("level", alone.toString())
                    .field("size", size.toString())
                    .field("games", played)
                    .field("seed", source);
            SeriesReport.write(object.name("turns"), mean, played);
            object.field("deviation", deviation).field("least", least).field("most", most);
            shell.out().println(object.field("stopped", series.stopped()).end());
            return ManyGames.exitCode(played, games);
        }
        SeriesReport report = new SeriesReport(shell);
        report.title(alone + ", " + size + ", " + report.games(played, source));
        report.row("coups en moyenne", "mean turns", report.mean(mean, played));
        report.row("écart-type", "deviation", report.format("%.2f", deviation));
        report.row("du moins au plus", "from least to most", least + "–" + most);
        report.stopped(series.stopped());
        return ManyGames.exitCode(played, games);
    }
}
