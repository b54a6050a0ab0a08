package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.SavedGame;
import ludotheque.cli.shell.Verb;
import ludotheque.kernel.GameRecord;
import ludotheque.patience.Board;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.PatienceGame;
import ludotheque.patience.PatienceSetup;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo patience play}: a game in the terminal, or through plain streams. */
@Command(name = "play")
final class PatiencePlay extends Verb implements Callable<Integer> {
    @Parameters(paramLabel = "DEAL", arity = "0..1", descriptionKey = "deal")
    private @Nullable Deal deal;

    @Option(names = "--record", paramLabel = "FILE")
    private @Nullable Path file;

    @Option(names = "--full-rules")
    private boolean fullRules;

    @Override
    public Integer call() {
        GameRecord<PatienceSetup, Move, Board> record = record();
        Dialogue.hold(
                shell,
                shell.say("Partie abandonnée.", "Game left."),
                dialogue -> new PatienceLiveGame(shell, dialogue, record, file).play());
        return ExitCode.OK;
    }

    /** The game that the file holds, or else a new one. */
    private GameRecord<PatienceSetup, Move, Board> record() {
        SavedGame<PatienceSetup, Move, Board> kept =
                file == null ? null : SavedGame.keptIn(shell, PatienceGame.PATIENCE, file);
        if (kept == null) {
            if (deal == null) {
                throw usage("il manque DEAL", "DEAL is missing");
            }
            return fullRules ? PatienceGame.underFullRules(deal) : PatienceGame.of(deal);
        }
        Deal dealt = kept.record().setup().deal();
        if (deal != null && !deal.equals(dealt)) {
            throw usage(
                    file + " est une partie de " + dealt + ", pas de " + deal,
                    file + " is a game of " + dealt + ", not of " + deal);
        }
        if (fullRules && !kept.record().setup().fullRules()) {
            throw usage(file + " est une partie sans les règles complètes", file + " is a game without full rules");
        }
        kept.replay((move, board) -> {});
        return kept.record();
    }
}
