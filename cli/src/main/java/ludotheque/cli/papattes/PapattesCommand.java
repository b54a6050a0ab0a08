package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo papattes}: the verbs of the game. */
@Command(name = "papattes")
public final class PapattesCommand extends Verbs {
    private PapattesCommand() {}

    public static CommandLine commandLine(List<String> typed) {
        return add(
                new CommandLine(new PapattesCommand()),
                typed,
                new MatchCommand(),
                new ReplayCommand(),
                new WatchCommand(),
                new TournamentCommand(),
                new CompareCommand(),
                new NewCommand(),
                MapCommand.commandLine(),
                new EngineCommand());
    }
}
