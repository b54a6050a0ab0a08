package ludotheque.cli.papattes;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import ludotheque.cli.shell.Browser;
import ludotheque.cli.shell.LocalSite;
import ludotheque.cli.shell.Shell;
import ludotheque.site.SiteServer;

/** The site's viewer with one match in it, which may still be growing, or a tournament with all of its matches, on this machine. */
final class Projection implements AutoCloseable {
    private static final String PATH = "/papattes-record";

    private final Shell shell;
    private final SiteServer server;
    private final String page;

    private Projection(Shell shell, SiteServer server, String page) {
        this.shell = shell;
        this.server = server;
        this.page = page;
        shell.note(address(), address());
    }

    /** Starts to show a record, on a port or, for 0, any free one, and tells its address. */
    static Projection start(Shell shell, int port, Supplier<String> record) throws IOException {
        SiteServer server = LocalSite.start(port);
        server.show(PATH, record);
        return new Projection(
                shell, server, "#/" + shell.say("fr", "en") + "/papattes/watch?from=" + PATH.substring(1));
    }

    /** Starts to show a tournament. */
    static Projection start(Shell shell, int port, TournamentFolder tournament) throws IOException {
        SiteServer server = LocalSite.start(port);
        server.showBelow(TournamentFolder.PAGE, tournament::page);
        server.showBelow(TournamentFolder.RECORDS, tournament::record);
        return new Projection(shell, server, TournamentFolder.PAGE.substring(1));
    }

    String address() {
        return server.address() + page;
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
