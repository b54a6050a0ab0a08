package ludotheque.cli.memoryx;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.SeriesReport;
import ludotheque.cli.shell.survey.SeriesVerb;
import ludotheque.contest.work.Question;
import ludotheque.kernel.Estimate;
import ludotheque.kernel.Json;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Size;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo memoryx solo}: how many turns a level or a program needs alone. */
@Command(name = "solo")
final class Solo extends SeriesVerb {
    private static final int FORFEITED = -1;

    @Parameters(
            paramLabel = "LEVEL|PROGRAM",
            descriptionKey = "level",
            converter = Seat.Bot.class,
            completionCandidates = Levels.class)
    private @Nullable Seat level;

    @Option(names = "--size", paramLabel = "LxC")
    private Size size = new Size(5, 5);

    Solo() {
        super(2000);
    }

    @Override
    protected Question question(long source) {
        return series().question(source);
    }

    private Seat alone() {
        return Objects.requireNonNull(level, "picocli requires it");
    }

    private Series series() {
        return new Series(shell, size, Memoryx::turns, loser -> FORFEITED, programs, alone());
    }

    @Override
    protected boolean hasPrograms() {
        return alone().program() != null;
    }

    @Override
    protected int play() {
        Seat alone = alone();
        Series series = series();
        long source = seed();
        String words = "memoryx solo " + alone + " --size " + size + " --seed " + source;
        int[] all = series.play(machines, words, games, source);
        int[] turns = IntStream.of(all).filter(count -> count != FORFEITED).toArray();
        SeriesReport report = new SeriesReport(shell);
        if (turns.length == 0) {
            if (!json) {
                series.forfeits().report(report, List.of(alone.toString()));
            }
            throw Failure.refused("aucune partie n'a été jouée jusqu'au bout", "no game was played to its end");
        }
        int played = turns.length;
        Estimate mean = Estimate.mean(turns);
        double deviation = Estimate.deviation(turns);
        int least = IntStream.of(turns).min().orElseThrow();
        int most = IntStream.of(turns).max().orElseThrow();
        if (json) {
            Json object = new Json()
                    .object()
                    .field("level", alone.toString())
                    .field("size", size.toString())
                    .field("games", played)
                    .field("seed", source);
            SeriesReport.write(object.name("turns"), mean, played);
            object.field("deviation", deviation).field("least", least).field("most", most);
            object.field("stopped", series.stopped());
            if (series.hasPrograms()) {
                series.forfeits().write(object);
            }
            shell.print(object.end());
            return ManyGames.exitCode(all.length, games);
        }
        report.title(alone + ", " + size + ", " + report.games(played, source));
        report.row("coups en moyenne", "mean turns", report.mean(mean, played));
        report.row("écart-type", "deviation", report.format("%.2f", deviation));
        report.row("du moins au plus", "from least to most", least + "–" + most);
        report.stopped(series.stopped());
        series.forfeits().report(report, List.of(alone.toString()));
        return ManyGames.exitCode(all.length, games);
    }
}
