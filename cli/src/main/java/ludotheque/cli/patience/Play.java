package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.PipedDialogue;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TerminalDialogue;
import ludotheque.patience.Deal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo patience play}: a game in the terminal, or through plain streams. */
@Command(name = "play")
final class Play implements Callable<Integer> {
    private final Shell shell;

    @SuppressWarnings("NullAway.Init") // picocli sets it: the parameter is required
    @Parameters(paramLabel = "DEAL", descriptionKey = "deal")
    private Deal deal;

    @Option(names = "--record", paramLabel = "FILE")
    private @Nullable Path file;

    Play(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        String end;
        try (Dialogue dialogue = shell.isInteractive() ? new TerminalDialogue() : new PipedDialogue(shell)) {
            end = new LiveGame(shell, dialogue, deal, file).play();
        } catch (Dialogue.Left enough) {
            end = shell.say("Partie abandonnée.", "Game left.");
        }
        shell.out().println(end);
        return ExitCode.OK;
    }
}
