package ludotheque.cli.patience;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import ludotheque.cli.shell.Verbs;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ludo patience}: the verbs of the game. */
@Command(name = "patience")
public final class PatienceCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private PatienceCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        CommandLine patience = new CommandLine(new PatienceCommand());
        Verbs.add(
                patience,
                typed,
                List.of(
                        new PatiencePlay(shell),
                        new PatienceReplay(shell),
                        new Show(shell),
                        new Check(shell),
                        new Search(shell),
                        new Stats(shell),
                        new Xpat2(shell),
                        new Run(shell)));
        return patience.registerConverter(Deal.class, Deal::parse)
                .registerConverter(Solitaire.class, Games::parse)
                .registerConverter(Family.class, Family::parse)
                .registerConverter(DealRange.class, DealRange::parse);
    }

    @Override
    public void run() {
        String verbs = spec.subcommands().entrySet().stream()
                .filter(verb -> !verb.getValue().getCommandSpec().usageMessage().hidden())
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
