package ludotheque.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.Browser;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.LocalSite;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.site.SiteServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ludo serve}: the site on this machine, until it is interrupted. */
@Command(name = "serve")
final class Serve extends Verb implements Callable<Integer> {
    // L-U-D-O on a telephone; an unusual port, since the browser keeps scores and offline pages by address.
    @Option(names = "--port", paramLabel = "PORT", defaultValue = "5836", converter = WholeNumber.Port.class)
    private int port;

    @Option(names = "--no-open")
    private boolean noOpen;

    @Override
    public Integer call() throws IOException {
        try (SiteServer server = LocalSite.start(port)) {
            shell.print(server.address());
            shell.out().flush();
            shell.note("Ctrl-C pour arrêter.", "Ctrl-C to stop.");
            if (!noOpen) {
                Browser.open(shell, server.address().toString());
            }
            Shell.awaitInterruption();
        }
        return ExitCode.OK;
    }
}
