package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import ludotheque.cli.patience.Attempt.Spent;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ProgressCount;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.Json;
import ludotheque.patience.Solution;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo patience search}: solves a deal, proves that it has no solution, or gives up. */
@Command(name = "search")
final class Search implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private final StartOptions options;

    @Mixin
    private final Budget budget = new Budget();

    @Parameters(index = "0", paramLabel = "DEAL", descriptionKey = "deal")
    private String first = "";

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", descriptionKey = "file")
    private @Nullable String second;

    @Option(names = "--json")
    private boolean json;

    Search(Shell shell) {
        this.shell = shell;
        this.options = new StartOptions(shell);
    }

    @Override
    public Integer call() {
        return search(options.start(first, second), Path.of(options.file(first, second)));
    }

    int search(Start start, Path file) {
        TextFile.expectWritable(file);
        Attempt attempt = attempt(start);
        if (attempt.answer() == Answer.SUCCES) {
            TextFile.write(file, Solution.format(attempt.moves()));
        }
        shell.out()
                .println(
                        json ? json(start, attempt) : new Findings(shell).of(start, attempt) + "\n" + attempt.answer());
        return attempt.answer().exitCode();
    }

    private Attempt attempt(Start start) {
        try (CtrlC ctrlC = new CtrlC();
                ProgressCount count = new ProgressCount(shell, "Positions vues :", "Positions looked at:")) {
            return budget.search(start.board(), 1, shell.clock(), ctrlC::isTyped, count::show);
        }
    }

    private static Json json(Start start, Attempt attempt) {
        Json object = new Json()
                .object()
                .field("deal", start.name())
                .field("answer", attempt.answer().name());
        if (attempt.answer() == Answer.SUCCES) {
            object.field("moves", attempt.moves().size());
        }
        object.field("positions", attempt.positions()).field("milliseconds", attempt.milliseconds());
        Spent spent = attempt.spent();
        if (spent != null) {
            object.field("spent", spent.name().toLowerCase(Locale.ROOT));
        }
        return object.end();
    }
}
