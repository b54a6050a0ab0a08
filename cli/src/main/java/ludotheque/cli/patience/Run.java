package ludotheque.cli.patience;

import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Verb;
import ludotheque.patience.Deal;
import ludotheque.patience.Solution;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What {@code ./run} calls: the command line of the assignment, {@code ./run FreeCell.123 -check FILE}. */
@Command(name = "run", hidden = true)
final class Run extends Verb implements Callable<Integer> {
    @SuppressWarnings("NullAway.Init") // picocli sets it: the parameter is required
    @Parameters(paramLabel = "DEAL", descriptionKey = "deal")
    private Deal deal;

    @Option(names = "-check", paramLabel = "FILE")
    private @Nullable String check;

    @Option(names = "-search", paramLabel = "FILE")
    private @Nullable String search;

    @Override
    public Integer call() {
        if (check != null && search != null) {
            throw usage("-check et -search ne vont pas ensemble", "-check and -search do not go together");
        }
        Start start = Start.of(deal);
        if (check != null) {
            return in(shell, new Check()).check(start, TextFile.readAnything(shell, check, Solution.MOST_BYTES));
        }
        if (search != null) {
            return in(shell, new Search()).search(start, search);
        }
        in(shell, new Show()).show(start);
        return ExitCode.OK;
    }
}
