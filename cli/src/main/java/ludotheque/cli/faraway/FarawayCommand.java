package ludotheque.cli.faraway;

import java.util.List;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo faraway}: the verbs of the game. */
@Command(name = "faraway")
public final class FarawayCommand extends Verbs {
    private FarawayCommand() {}

    public static CommandLine commandLine(List<String> typed) {
        return add(
                new CommandLine(new FarawayCommand()),
                typed,
                new Score(),
                new Check(),
                new Solve(),
                new PrintInstance(),
                new HoldContest());
    }
}
