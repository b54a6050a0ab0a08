package ludotheque.cli.faraway;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
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

    public static CommandLine commandLine(Shell shell) {
        CommandLine faraway = new CommandLine(new FarawayCommand());
        for (Object verb : List.of(
                new Score(shell),
                new Check(shell),
                new Solve(shell),
                new PrintInstance(shell),
                new HoldContest(shell))) {
            faraway.addSubcommand(verb);
        }
        return faraway;
    }

    @Override
    public void run() {
        String verbs = String.join(", ", spec.subcommands().keySet());
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
