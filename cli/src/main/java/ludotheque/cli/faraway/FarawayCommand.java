package ludotheque.cli.faraway;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ludo faraway}: the verbs of the game. */
@Command(name = "faraway")
public final class FarawayCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private FarawayCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        CommandLine faraway = new CommandLine(new FarawayCommand());
        Verbs.add(
                faraway,
                typed,
                List.of(
                        new Score(shell),
                        new Check(shell),
                        new Solve(shell),
                        new PrintInstance(shell),
                        new HoldContest(shell)));
        return faraway;
    }

    @Override
    public void run() {
        String verbs = String.join(", ", spec.subcommands().keySet());
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
