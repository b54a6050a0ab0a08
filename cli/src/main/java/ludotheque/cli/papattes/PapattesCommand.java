package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ludo papattes}: the verbs of the game. */
@Command(name = "papattes")
public final class PapattesCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private PapattesCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        CommandLine papattes = new CommandLine(new PapattesCommand());
        Verbs.add(
                papattes,
                typed,
                List.of(
                        new MatchCommand(shell),
                        new ReplayCommand(shell),
                        new WatchCommand(shell),
                        new TournamentCommand(shell),
                        new CompareCommand(shell),
                        new NewCommand(shell),
                        MapCommand.commandLine(shell),
                        new EngineCommand(shell)));
        return papattes;
    }

    @Override
    public void run() {
        String verbs = String.join(", ", spec.subcommands().keySet());
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
