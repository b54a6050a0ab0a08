package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo papattes}: the verbs of the game. */
@Command(name = "papattes")
public final class PapattesCommand extends Verbs {
    private PapattesCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        return add(
                new CommandLine(new PapattesCommand()),
                typed,
                new MatchCommand(shell),
                new ReplayCommand(shell),
                new WatchCommand(shell),
                new TournamentCommand(shell),
                new CompareCommand(shell),
                new NewCommand(shell),
                MapCommand.commandLine(shell),
                new EngineCommand(shell));
    }
}
