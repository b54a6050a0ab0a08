package ludotheque.cli.shell;

import java.io.IOException;
import java.net.BindException;
import ludotheque.site.SiteServer;

/** The site, served on this machine. */
public final class LocalSite {
    private LocalSite() {}

    public static SiteServer start(int port) throws IOException {
        try {
            return SiteServer.start(port);
        } catch (BindException busy) {
            throw portTaken(port);
        }
    }

    public static Failure portTaken(int port) {
        return Failure.refused(
                        "le port " + port + " n'est pas libre : choisissez-en un autre avec --port",
                        "port " + port + " is not free: choose another with --port")
                .coded("PORT_TAKEN");
    }
}
