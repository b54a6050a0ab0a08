package ludotheque.cli.contest;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verbs;
import ludotheque.contest.work.Question;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo contest}: its verbs. */
@Command(name = "contest")
public final class ContestCommand extends Verbs {
    private ContestCommand() {}

    /**
     * Makes the command with its verbs.
     *
     * @param questions understands those of surveys, which workers answer beside their matches
     */
    public static CommandLine commandLine(Shell shell, List<String> typed, Question.Reader questions) {
        return add(
                new CommandLine(new ContestCommand()),
                typed,
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
                new StandingsCommand(shell));
    }
}
