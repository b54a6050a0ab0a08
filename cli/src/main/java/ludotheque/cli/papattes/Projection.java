package ludotheque.cli.papattes;

import java.io.IOException;
import java.net.BindException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import ludotheque.cli.shell.Browser;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.site.SiteServer;

/** The site's viewer with one match in it, on this machine; the match may still be growing. */
final class Projection implements AutoCloseable {
    private static final String PATH = "/papattes-record";

    private final Shell shell;
    private final SiteServer server;

    private Projection(Shell shell, SiteServer server) {
        this.shell = shell;
        this.server = server;
    }

    /** Starts to show a record, on a port or, for 0, any free one, and tells its address. */
    static Projection start(Shell shell, int port, Supplier<String> record) throws IOException {
        SiteServer server;
        try {
            server = SiteServer.start(port);
        } catch (BindException busy) {
            throw Failure.refused(
                            "le port " + port + " n'est pas libre : choisissez-en un autre avec --port",
                            "port " + port + " is not free: choose another with --port")
                    .coded("PORT_TAKEN");
        }
        server.show(PATH, record);
        Projection projection = new Projection(shell, server);
        shell.note(projection.address(), projection.address());
        return projection;
    }

    String address() {
        return server.address() + "#/" + shell.say("fr", "en") + "/papattes/watch?from=" + PATH.substring(1);
    }

    void open() {
        Browser.open(shell, address());
    }

    void untilInterrupted() throws InterruptedException {
        shell.out().flush();
        shell.note("Ctrl-C pour arrêter.", "Ctrl-C to stop.");
        new CountDownLatch(1).await();
    }

    @Override
    public void close() {
        server.close();
    }
}
