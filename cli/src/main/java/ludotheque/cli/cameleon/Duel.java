package ludotheque.cli.cameleon;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.player.Player;
import ludotheque.cli.shell.Estimate;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.SeriesOptions;
import ludotheque.cli.shell.SeriesReport;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import ludotheque.kernel.Json;
import ludotheque.kernel.SeededRandom;
import ludotheque.kernel.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code ludo cameleon duel}: how two levels fare against each other on an empty board, red first. Red's first two cells are
 * drawn, so that no two games need be the same; game g depends on the seed and g alone, however many processors share the work.
 */
@Command(name = "duel")
final class Duel implements Callable<Integer> {
    private static final int DRAWN_MOVES = 2;

    private final Shell shell;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--red", paramLabel = "LEVEL", completionCandidates = Words.Levels.class)
    private Level red = Level.GREEDY;

    @Option(names = "--blue", paramLabel = "LEVEL", completionCandidates = Words.Levels.class)
    private Level blue = Level.GREEDY;

    @Option(names = "--variant", paramLabel = "VARIANT", required = true, completionCandidates = Words.Variants.class)
    private Variant variant = Variant.TEMERAIRE;

    @Option(names = "--size", paramLabel = "N", converter = Words.Empty.class, defaultValue = "12")
    private Setup setup = Setup.empty(2);

    @Mixin
    private final SeriesOptions options = new SeriesOptions(400);

    Duel(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        for (Level level : List.of(red, blue)) {
            if (!level.plays(variant)) {
                Text told = Words.notOf(variant, level);
                throw Usage.error(spec.commandLine(), told.fr(), told.en());
            }
        }
        long source = options.seed(shell);
        int games = options.games();
        int[] scores = ManyGames.play(shell, games, number -> play(new SeededRandom(source, number)));
        int played = scores.length;
        long blueWins = IntStream.of(scores).filter(score -> score > 0).count();
        long redWins = IntStream.of(scores).filter(score -> score < 0).count();
        if (options.json()) {
            shell.out().println(json(source, played, redWins, blueWins));
        } else {
            report(source, played, redWins, blueWins);
        }
        return ManyGames.exitCode(played, games);
    }

    private int play(SeededRandom seeds) {
        Game game = new Game(setup, variant, Colour.RED);
        Player drawn = Level.RANDOM.create(seeds.nextLong());
        Player first = red.create(seeds.nextLong());
        Player second = blue.create(seeds.nextLong());
        while (!game.isOver()) {
            Player mover = game.mover() == Colour.BLUE ? second : game.moves() < 2 * DRAWN_MOVES ? drawn : first;
            game.play(mover.choose(game));
        }
        return game.board().score();
    }

    private void report(long source, int played, long redWins, long blueWins) {
        SeriesReport report = new SeriesReport(shell);
        report.title(shell.say("rouge ", "red ") + red.word() + shell.say(" contre bleu ", " against blue ")
                + blue.word() + ", " + variant.word() + ", " + setup.side() + "×" + setup.side() + ", "
                + report.games(played, source));
        report.shareRow("victoires de rouge", "wins of red", redWins, played);
        report.shareRow("parties nulles", "draws", played - redWins - blueWins, played);
        report.shareRow("victoires de bleu", "wins of blue", blueWins, played);
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
        return object.end();
    }
}
