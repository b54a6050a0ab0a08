package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo papattes map}: the verbs of maps. */
@Command(name = "map")
final class MapCommand extends Verbs {
    private MapCommand() {}

    static CommandLine commandLine() {
        return add(
                new CommandLine(new MapCommand()),
                List.of(),
                new MapShow(),
                new MapCheck(),
                new MapNew(),
                new MapList());
    }
}
