package ludotheque.cli.shell;

import java.io.IOException;
import java.util.Locale;

/** Shows an address in the person's browser, when there is a desktop to show it on. */
public final class Browser {
    private Browser() {}

    public static void open(Shell shell, String address) {
        boolean mac = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("mac");
        boolean desktop = mac
                || shell.variables().containsKey("DISPLAY")
                || shell.variables().containsKey("WAYLAND_DISPLAY");
        if (!desktop) {
            return;
        }
        try {
            new ProcessBuilder(mac ? "open" : "xdg-open", address)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException noSuchProgram) {
            // The address is on standard output already: the person opens it.
        }
    }
}
