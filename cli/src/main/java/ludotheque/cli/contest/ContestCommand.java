package ludotheque.cli.contest;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import ludotheque.cli.shell.Verbs;
import ludotheque.contest.work.Question;
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

    /**
     * Makes the command with its verbs.
     *
     * @param questions understands those of surveys, which workers answer beside their matches
     */
    public static CommandLine commandLine(Shell shell, List<String> typed, Question.Reader questions) {
        CommandLine contest = new CommandLine(new ContestCommand());
        Verbs.add(
                contest,
                typed,
                List.of(
                        new ServeCommand(shell, questions),
                        new WorkCommand(shell, questions),
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
                        new StandingsCommand(shell)));
        return contest;
    }

    @Override
    public void run() {
        String verbs = String.join(", ", spec.subcommands().keySet());
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
