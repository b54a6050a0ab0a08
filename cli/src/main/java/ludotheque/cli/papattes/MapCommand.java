package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ludo papattes map}: the verbs of maps. */
@Command(name = "map")
final class MapCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private MapCommand() {}

    static CommandLine commandLine(Shell shell) {
        CommandLine map = new CommandLine(new MapCommand());
        for (Object verb : List.of(new MapShow(shell), new MapCheck(shell), new MapNew(shell), new MapList(shell))) {
            map.addSubcommand(verb);
        }
        return map;
    }

    @Override
    public void run() {
        String verbs = String.join(", ", spec.subcommands().keySet());
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
