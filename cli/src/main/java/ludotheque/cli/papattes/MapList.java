package ludotheque.cli.papattes;

import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Json;
import ludotheque.papattes.map.ShippedMaps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ludo papattes map list}: the maps that come with the game, by name. */
@Command(name = "list")
final class MapList implements Runnable {
    private final Shell shell;

    @Option(names = "--json")
    private boolean json;

    MapList(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        if (json) {
            Json names = new Json().array();
            ShippedMaps.NAMES.forEach(names::value);
            shell.out().println(names.end());
        } else {
            ShippedMaps.NAMES.forEach(shell.out()::println);
        }
    }
}
