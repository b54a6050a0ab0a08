package ludotheque.cli.papattes;

import ludotheque.cli.shell.ReportingVerb;
import ludotheque.kernel.Json;
import ludotheque.papattes.map.ShippedMaps;
import picocli.CommandLine.Command;

/** {@code ludo papattes map list}: the maps that come with the game, by name. */
@Command(name = "list")
final class MapList extends ReportingVerb implements Runnable {
    @Override
    public void run() {
        if (json) {
            Json names = new Json().array();
            ShippedMaps.NAMES.forEach(names::value);
            shell.print(names.end());
        } else {
            ShippedMaps.NAMES.forEach(shell.out()::println);
        }
    }
}
