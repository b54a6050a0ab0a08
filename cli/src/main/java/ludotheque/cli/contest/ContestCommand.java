package ludotheque.cli.contest;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ludo contest}: its verbs. */
@Command(name = "contest")
public final class ContestCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private ContestCommand() {}

    public static CommandLine commandLine(Shell shell) {
        CommandLine contest = new CommandLine(new ContestCommand());
        for (Object verb : List.of(
                new ServeCommand(shell),
                new WorkCommand(shell),
                new MoveCommand(shell),
                new NewCommand(shell),
                new StateCommand.Open(shell),
                new StateCommand.Freeze(shell),
                new StateCommand.Close(shell),
                new StateCommand.Publish(shell),
                new InviteCommand(shell),
                new ExportCommand(shell),
                new BackupCommand(shell),
                new RestoreCommand(shell),
                new DoctorCommand(shell),
                new PurgeCommand(shell),
                new LoginCommand(shell),
                new SubmitCommand(shell),
                new StatusCommand(shell),
                new LogCommand(shell),
                new AskCommand(shell),
                new StandingsCommand(shell))) {
            contest.addSubcommand(verb);
        }
        return contest;
    }

    @Override
    public void run() {
        String verbs = String.join(", ", spec.subcommands().keySet());
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
