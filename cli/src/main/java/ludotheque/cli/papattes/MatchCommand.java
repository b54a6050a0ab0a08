package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.TextFile;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes match}: lets two champions play, reports and keeps the record. */
@Command(name = "match")
final class MatchCommand extends ReportingVerb implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "A", descriptionKey = "a", completionCandidates = Contestants.Names.class)
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", descriptionKey = "b", completionCandidates = Contestants.Names.class)
    private String second = "";

    @Option(
            names = "--map",
            paramLabel = "MAP",
            defaultValue = "clairiere",
            completionCandidates = MapSource.Names.class)
    private String map = "";

    @Option(names = "--seed", paramLabel = "SEED")
    private @Nullable Long seed;

    @Option(names = "--record", paramLabel = "FILE")
    private @Nullable Path file;

    @Option(names = "--watch")
    private boolean watch;

    @Option(names = "--unsafe")
    private boolean unsafe;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path target = file;
        if (target != null) {
            TextFile.expectWritable(target);
        }
        if (watch) {
            AtomicReference<String> soFar = new AtomicReference<>("");
            try (Projection projection = Projection.start(shell, 0, soFar::get)) {
                projection.open();
                MatchRecord match = play(played -> soFar.set(played.record().toString()));
                int exitCode = report(match, target);
                if (exitCode == ExitCode.OK) {
                    projection.untilInterrupted();
                }
                return exitCode;
            }
        }
        return report(play(played -> {}), target);
    }

    /** Tells first and keeps then: a full disk hides no scores. */
    private int report(MatchRecord match, @Nullable Path target) {
        MatchReport report = MatchReport.of(map, match);
        if (json) {
            shell.print(report.json());
        } else {
            shell.out().print(report.text(shell));
            shell.err().print(report.times(shell));
        }
        if (target != null) {
            shell.out().flush();
            TextFile.write(target, match.toString());
        }
        return report.isWhole() ? ExitCode.OK : ExitCode.INTERRUPTED;
    }

    private MatchRecord play(Consumer<Match> spectator) throws IOException, InterruptedException {
        GameMap ground = new MapSource(shell).read(map);
        try (Contestants contestants = new Contestants(shell, unsafe)) {
            Entrant mine = contestants.find(commandLine(), first);
            Entrant other = contestants.find(commandLine(), second);
            long source = seed != null ? seed : shell.drawSeed();
            try (CtrlC ctrlC = new CtrlC();
                    ProgressBar bar = new ProgressBar(shell, "Demi-tours", "Half-turns")) {
                return new ArenaMatch(ground, source, mine, other).play(match -> {
                    spectator.accept(match);
                    bar.show((match.state().turn() + 1.0) / Constantes.NB_TOURS);
                    return !ctrlC.isTyped();
                });
            }
        } catch (BadChampion bad) {
            throw Contestants.failure(bad);
        } catch (NoRoom full) {
            throw Failure.unwritable(full.sentence());
        }
    }
}
