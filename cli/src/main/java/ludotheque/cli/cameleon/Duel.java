package ludotheque.cli.cameleon;

import java.util.List;
import java.util.stream.IntStream;
import ludotheque.arena.player.Sittings;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.player.Player;
import ludotheque.cameleon.player.PlayerGame;
import ludotheque.cli.shell.Forfeits;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.SeriesReport;
import ludotheque.cli.shell.survey.SeriesVerb;
import ludotheque.cli.shell.survey.SurveyOptions;
import ludotheque.contest.work.Question;
import ludotheque.kernel.Estimate;
import ludotheque.kernel.Json;
import ludotheque.kernel.SeededRandom;
import ludotheque.kernel.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code ludo cameleon duel}: how two levels or programs fare against each other on an empty board, red first. Red's first two cells are
 * drawn, so that no two games need be the same; game g depends on the seed and g alone, however many processors share the work.
 */
@Command(name = "duel")
final class Duel extends SeriesVerb {
    private static final int DRAWN_MOVES = 2;

    @Option(names = "--red", paramLabel = "LEVEL|PROGRAM", completionCandidates = Words.Levels.class)
    private Opponent red = Opponent.of(Level.GREEDY);

    @Option(names = "--blue", paramLabel = "LEVEL|PROGRAM", completionCandidates = Words.Levels.class)
    private Opponent blue = Opponent.of(Level.GREEDY);

    @Option(names = "--variant", paramLabel = "VARIANT", required = true, completionCandidates = Words.Variants.class)
    private Variant variant = Variant.TEMERAIRE;

    @Option(names = "--size", paramLabel = "N", converter = Words.Empty.class, defaultValue = "12")
    private Setup setup = Setup.empty(2);

    private final Forfeits forfeits = new Forfeits();

    Duel() {
        super(400);
    }

    @Override
    public Integer call() {
        for (Opponent opponent : List.of(red, blue)) {
            Level level = opponent.level();
            if (level != null && !level.plays(variant)) {
                Text told = Words.notOf(variant, level);
                throw usage(told.fr(), told.en());
            }
        }
        return super.call();
    }

    @Override
    protected boolean hasPrograms() {
        return red.path() != null || blue.path() != null;
    }

    @Override
    protected int play() {
        Opponent.Ready first = red.ready(shell, programs);
        Opponent.Ready second = blue.ready(shell, programs);
        long source = seed();
        int cells = setup.side() * setup.side();
        int[] scores = machines.play(
                shell,
                words(source),
                games,
                (number, stop) -> forfeits.play(
                        number,
                        stop,
                        () -> play(new SeededRandom(source, number), first, second),
                        loser -> loser == CameleonGame.seat(Colour.RED) ? cells : -cells));
        int played = scores.length;
        long blueWins = IntStream.of(scores).filter(score -> score > 0).count();
        long redWins = IntStream.of(scores).filter(score -> score < 0).count();
        if (json) {
            shell.print(json(source, played, redWins, blueWins));
        } else {
            report(source, played, redWins, blueWins);
        }
        return ManyGames.exitCode(played, games);
    }

    /** What a figure hangs on, as it would be typed. */
    private String words(long source) {
        return "cameleon duel --red " + red.word() + " --blue " + blue.word() + " --variant " + variant.word()
                + " --size " + setup.side() + " --seed " + source;
    }

    @Override
    protected Question question(long source) {
        Opponent.Ready first = red.ready(shell, programs);
        Opponent.Ready second = blue.ready(shell, programs);
        return SurveyOptions.figure(number -> play(new SeededRandom(source, number), first, second));
    }

    private int play(SeededRandom seeds, Opponent.Ready first, Opponent.Ready second) {
        CameleonSetup start = new CameleonSetup(variant, Colour.RED, setup);
        Player drawn = Level.RANDOM.create(seeds.nextLong());
        try (Sittings sittings = new Sittings()) {
            Player redPlayer = first.sit(start, Colour.RED, seeds.nextLong(), sittings);
            Player bluePlayer = second.sit(start, Colour.BLUE, seeds.nextLong(), sittings);
            return PlayerGame.play(start, redPlayer, bluePlayer, drawn, DRAWN_MOVES)
                    .board()
                    .score();
        }
    }

    private void report(long source, int played, long redWins, long blueWins) {
        SeriesReport report = new SeriesReport(shell);
        report.title(shell.say("rouge ", "red ") + red.word() + shell.say(" contre bleu ", " against blue ")
                + blue.word() + ", " + variant.word() + ", " + setup.side() + "×" + setup.side() + ", "
                + report.games(played, source));
        report.shareRow("victoires de rouge", "wins of red", redWins, played);
        report.shareRow("parties nulles", "draws", played - redWins - blueWins, played);
        report.shareRow("victoires de bleu", "wins of blue", blueWins, played);
        forfeits.report(report, List.of(red.word(), blue.word()));
    }

    private Json json(long source, int played, long redWins, long blueWins) {
        Json object = new Json()
                .object()
                .field("red", red.word())
                .field("blue", blue.word())
                .field("variant", variant.word())
                .field("size", setup.side())
                .field("games", played)
                .field("seed", source)
                .field("redWins", redWins)
                .field("draws", played - redWins - blueWins)
                .field("blueWins", blueWins);
        Estimate.share(redWins, played).write(object.name("redShare"));
        Estimate.share(blueWins, played).write(object.name("blueShare"));
        if (hasPrograms()) {
            forfeits.write(object);
        }
        return object.end();
    }
}
