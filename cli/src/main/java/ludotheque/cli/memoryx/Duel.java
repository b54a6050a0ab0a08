package ludotheque.cli.memoryx;

import java.util.List;
import java.util.stream.IntStream;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.SeriesReport;
import ludotheque.cli.shell.survey.SeriesVerb;
import ludotheque.contest.work.Question;
import ludotheque.kernel.Estimate;
import ludotheque.kernel.Json;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ludo memoryx duel}: how two levels or programs fare against each other. */
@Command(name = "duel")
final class Duel extends SeriesVerb {
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

    Duel() {
        super(2000);
    }

    @Override
    protected Question question(long source) {
        return series().question(source);
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
    protected boolean hasPrograms() {
        return first.program() != null || second.program() != null;
    }

    @Override
    protected int play() {
        Series series = series();
        long source = seed();
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
        if (json) {
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
            shell.print(object.end());
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
