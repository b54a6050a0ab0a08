package ludotheque.cli.papattes;

import java.io.IOException;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.match.MatchRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes watch}: a recorded match in the browser. */
@Command(name = "watch")
final class WatchCommand implements Callable<Integer> {
    private final Shell shell;

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private String file = "";

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "0", converter = WholeNumber.Port.class)
    private int port;

    @Option(names = "--no-open")
    private boolean noOpen;

    WatchCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        String text = TextFile.read(shell, file, MatchRecord.MOST_BYTES);
        try {
            MatchRecord.parse(text);
        } catch (BadInput bad) {
            throw Failure.badInput(file, bad);
        }
        try (Projection projection = Projection.start(shell, port, () -> text)) {
            if (!noOpen) {
                projection.open();
            }
            projection.untilInterrupted();
        }
        return ExitCode.OK;
    }
}
