package ludotheque.cli.papattes;

import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import ludotheque.papattes.match.Replay.Difference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes replay}: shows a moment of a recorded match, or checks the whole record against the rules. */
@Command(name = "replay")
final class ReplayCommand extends ReportingVerb implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
    private String file = "";

    @Option(names = "--turn", paramLabel = "T", converter = HalfTurn.class)
    private @Nullable Integer turn;

    @Option(names = "--verify")
    private boolean verify;

    @Override
    public Integer call() {
        MatchRecord match = new RecordSource(shell).read(file);
        int turns = match.turns().size();
        if (turn != null && turn >= turns) {
            throw usage(
                    "--turn : la partie s'arrête après " + turns + " demi-tours, comptés de 0",
                    "--turn: the match stops after " + turns + " half-turns, counted from 0");
        }
        if (verify) {
            int exitCode = verify(match);
            if (exitCode != ExitCode.OK || turn == null) {
                return exitCode;
            }
        }
        int last = turn != null ? turn : turns - 1;
        Replay replay = new Replay(match);
        Difference difference = null;
        while (replay.state().turn() < last) {
            Difference found = replay.next();
            difference = difference == null ? found : difference;
        }
        if (difference != null) {
            Text told = told(difference);
            shell.note(told.fr(), told.en());
        }
        show(match, replay);
        return ExitCode.OK;
    }

    private int verify(MatchRecord match) {
        Replay replay = new Replay(match);
        while (replay.hasNext()) {
            Difference difference = replay.next();
            if (difference != null) {
                return refuse(difference);
            }
        }
        int turns = match.turns().size();
        shell.print(
                json
                        ? new Json()
                                .object()
                                .field("agrees", true)
                                .field("turns", turns)
                                .end()
                                .toString()
                        : shell.say(turns + " demi-tours concordent", turns + " half-turns agree"));
        return ExitCode.OK;
    }

    private int refuse(Difference difference) {
        if (!json) {
            Text told = told(difference);
            throw Failure.refused(told);
        }
        shell.print(new Json()
                .object()
                .field("agrees", false)
                .field("turn", difference.turn())
                .field("recorded", difference.recorded())
                .field("recomputed", difference.recomputed())
                .end());
        return ExitCode.REFUSED;
    }

    private Text told(Difference difference) {
        return new Text(
                file + ": demi-tour " + difference.turn() + " : le fichier dit « " + difference.recorded()
                        + " », les règles « " + difference.recomputed() + " »",
                file + ": half-turn " + difference.turn() + ": the file says \"" + difference.recorded()
                        + "\", the rules \"" + difference.recomputed() + "\"");
    }

    private void show(MatchRecord match, Replay replay) {
        if (json) {
            shell.print(StateJson.write(new Json(), replay.state()));
            return;
        }
        int shown = replay.state().turn();
        shell.print(match.map().name() + ", "
                + (shown < 0
                        ? shell.say("avant le premier demi-tour", "before the first half-turn")
                        : shell.say("fin du demi-tour " + shown, "end of half-turn " + shown)));
        shell.paint(new MapPicture(shell).of(replay.state()));
        shell.out().print(new StateReport(shell, match.players()).of(replay.state()));
        if (shown >= 0) {
            String champion = match.players().get(shown % 2);
            shell.out()
                    .print("\n"
                            + new CallReport(shell).of(champion, match.turns().get(shown)));
        }
    }

    /** A half-turn's number. */
    static final class HalfTurn extends WholeNumber {
        HalfTurn() {
            super(0, Constantes.NB_TOURS - 1);
        }
    }
}
