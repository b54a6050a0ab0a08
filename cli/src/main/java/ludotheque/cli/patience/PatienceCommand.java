package ludotheque.cli.patience;

import java.util.List;
import ludotheque.cli.shell.Verbs;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo patience}: the verbs of the game. */
@Command(name = "patience")
public final class PatienceCommand extends Verbs {
    private PatienceCommand() {}

    public static CommandLine commandLine(List<String> typed) {
        return add(
                        new CommandLine(new PatienceCommand()),
                        typed,
                        new PatiencePlay(),
                        new PatienceReplay(),
                        new Show(),
                        new Check(),
                        new Search(),
                        new Stats(),
                        new Xpat2(),
                        new Run())
                .registerConverter(Deal.class, Deal::parse)
                .registerConverter(Solitaire.class, Games::parse)
                .registerConverter(Family.class, Family::parse)
                .registerConverter(DealRange.class, DealRange::parse);
    }
}
