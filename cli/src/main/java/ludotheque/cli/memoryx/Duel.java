package ludotheque.cli.memoryx;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.ProgramOptions;
import ludotheque.cli.shell.SeriesOptions;
import ludotheque.cli.shell.SeriesReport;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.survey.SurveyOptions;
import ludotheque.cli.shell.survey.Surveyed;
import ludotheque.contest.work.Question;
import ludotheque.kernel.Estimate;
import ludotheque.kernel.Json;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ludo memoryx duel}: how two levels or programs fare against each other. */
@Command(name = "duel")
final class Duel implements Callable<Integer>, Surveyed {
    private final Shell shell;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--first",
            paramLabel = "LEVEL|PROGRAM",
            converter = Seat.Bot.class,
            completionCandidates = Levels.class)
    private Seat first = Seat.of(new Level(Level.Kind.JOKER_AWARE, Level.MOST_MEMORY));

    @Option(
            names = "--second",
            paramLabel = "LEVEL|PROGRAM",
            converter = Seat.Bot.class,
            completionCandidates = Levels.class)
    private Seat second = Seat.of(new Level(Level.Kind.PERFECT, Level.MOST_MEMORY));

    @Option(names = "--size", paramLabel = "LxC")
    private Size size = new Size(7, 7);

    @Mixin
    private final SeriesOptions options = new SeriesOptions(2000);

    @Mixin
    private final SurveyOptions machines = new SurveyOptions();

    @Mixin
    private final ProgramOptions programs = new ProgramOptions();

    Duel(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Question question() {
        SurveyOptions.expectLevels(spec.commandLine(), hasPrograms());
        return series().question(options.typedSeed(spec.commandLine()));
    }

    private Series series() {
        int pairs = size.pairs();
        return new Series(
                shell,
                size,
                game -> game.scores()[0] - game.scores()[1],
                loser -> loser == 0 ? -pairs : pairs,
                programs,
                first,
                second);
    }

    @Override
    public Integer call() {
        if (machines.isShared()) {
            SurveyOptions.expectLevels(spec.commandLine(), hasPrograms());
        }
        try (programs) {
            return report(series());
        }
    }

    private boolean hasPrograms() {
        return first.program() != null || second.program() != null;
    }

    private int report(Series series) {
        long source = machines.isShared() ? options.typedSeed(spec.commandLine()) : options.seed(shell);
        int games = options.games();
        String words =
                "memoryx duel --first " + first + " --second " + second + " --size " + size + " --seed " + source;
        int[] differences = series.play(machines, words, games, source);
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
            object.field("stopped", series.stopped());
            if (series.hasPrograms()) {
                series.forfeits().write(object);
            }
            shell.out().println(object.end());
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
        series.forfeits().report(report, List.of(first.toString(), second.toString()));
        return ManyGames.exitCode(played, games);
    }
}
