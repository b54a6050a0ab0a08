package ludotheque.cli.patience;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verbs;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo patience}: the verbs of the game. */
@Command(name = "patience")
public final class PatienceCommand extends Verbs {
    private PatienceCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        return add(
                        new CommandLine(new PatienceCommand()),
                        typed,
                        new PatiencePlay(shell),
                        new PatienceReplay(shell),
                        new Show(shell),
                        new Check(shell),
                        new Search(shell),
                        new Stats(shell),
                        new Xpat2(shell),
                        new Run(shell))
                .registerConverter(Deal.class, Deal::parse)
                .registerConverter(Solitaire.class, Games::parse)
                .registerConverter(Family.class, Family::parse)
                .registerConverter(DealRange.class, DealRange::parse);
    }
}
