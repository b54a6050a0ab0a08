package ludotheque.cli.contest;

import java.util.List;
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
    public static CommandLine commandLine(List<String> typed, Question.Reader questions) {
        return add(
                new CommandLine(new ContestCommand()),
                typed,
                new ServeCommand(questions),
                new WorkCommand(questions),
                new MoveCommand(),
                new NewCommand(),
                new StateCommand.Open(),
                new StateCommand.Freeze(),
                new StateCommand.Close(),
                new StateCommand.Publish(),
                new InviteCommand(),
                new ExportCommand(),
                new BackupCommand(),
                new RestoreCommand(),
                new DoctorCommand(),
                new PurgeCommand(),
                new LoginCommand(),
                new SubmitCommand(),
                new StatusCommand(),
                new LogCommand(),
                new AskCommand(),
                new StandingsCommand());
    }
}
