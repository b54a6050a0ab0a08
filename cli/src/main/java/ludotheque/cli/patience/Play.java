package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.PipedDialogue;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TerminalDialogue;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Usage;
import ludotheque.patience.Deal;
import ludotheque.patience.GameRecord;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ludo patience play}: a game in the terminal, or through plain streams. */
@Command(name = "play")
final class Play implements Callable<Integer> {
    private final Shell shell;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "DEAL", arity = "0..1", descriptionKey = "deal")
    private @Nullable Deal deal;

    @Option(names = "--record", paramLabel = "FILE")
    private @Nullable Path file;

    Play(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        GameRecord record = record();
        String end;
        try (Dialogue dialogue = shell.isInteractive() ? new TerminalDialogue() : new PipedDialogue(shell)) {
            end = new LiveGame(shell, dialogue, record, file).play();
        } catch (Dialogue.Left enough) {
            end = shell.say("Partie abandonnée.", "Game left.");
        }
        shell.out().println(end);
        return ExitCode.OK;
    }

    /** The game that the file holds, or else a new one. */
    private GameRecord record() {
        String text = file == null ? "" : TextFile.readKept(shell, file, GameRecord.MOST_BYTES);
        if (!text.isBlank()) {
            return continued(SavedGame.of(String.valueOf(file), text));
        }
        if (deal == null) {
            throw Usage.error(spec.commandLine(), "il manque DEAL", "DEAL is missing");
        }
        return new GameRecord(deal, List.of());
    }

    private GameRecord continued(SavedGame game) {
        GameRecord record = game.record();
        if (deal != null && !deal.equals(record.deal())) {
            throw Usage.error(
                    spec.commandLine(),
                    file + " est une partie de " + record.deal() + ", pas de " + deal,
                    file + " is a game of " + record.deal() + ", not of " + deal);
        }
        game.replay((move, board) -> {});
        return record;
    }
}
