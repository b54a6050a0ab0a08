package ludotheque.cli.papattes;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.WholeNumber;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes watch}: a recorded match, or a tournament, in the browser. */
@Command(name = "watch")
final class WatchCommand extends Verb implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private String file = "";

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "0", converter = WholeNumber.Port.class)
    private int port;

    @Option(names = "--no-open")
    private boolean noOpen;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (Projection projection = start()) {
            if (!noOpen) {
                projection.open();
            }
            projection.untilInterrupted();
        }
        return ExitCode.OK;
    }

    private Projection start() throws IOException {
        if (!new File(file).isDirectory()) {
            String text = new RecordSource(shell).read(file).toString();
            return Projection.start(shell, port, () -> text);
        }
        TournamentFolder tournament = new TournamentFolder(shell, Path.of(file));
        if (!Files.isRegularFile(tournament.index())) {
            throw Failure.badInput(
                    file + ": ce dossier n'est pas celui d'un tournoi (il n'a pas d'index.html)",
                    file + ": this is no tournament's folder (it has no index.html)");
        }
        return Projection.start(shell, port, tournament);
    }
}
