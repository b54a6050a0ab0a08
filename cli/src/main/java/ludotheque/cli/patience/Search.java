package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ProgressCount;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.SearchLimits;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.Budget.Spent;
import ludotheque.kernel.Json;
import ludotheque.patience.Solution;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo patience search}: solves a deal, proves that it has no solution, or gives up. */
@Command(
        name = "search",
        customSynopsis = {
            "ludo patience search [OPTIONS] DEAL [FILE]",
            "       ludo patience search [OPTIONS] --board BOARD --game GAME [FILE]"
        })
final class Search extends ReportingVerb implements Callable<Integer> {
    private static final String STANDARD_OUTPUT = "-";

    @Mixin
    private final StartOptions options = new StartOptions();

    @Mixin
    private final SearchLimits limits = new SearchLimits();

    @Parameters(index = "0", paramLabel = "DEAL", arity = "0..1", descriptionKey = "deal")
    private @Nullable String first;

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", descriptionKey = "file")
    private @Nullable String second;

    @Option(names = "--short")
    private boolean isShort;

    @Option(names = "--shortest")
    private boolean isShortest;

    @Option(names = "--count", paramLabel = "cards|runs")
    private MoveCount count = MoveCount.cards;

    @Override
    public Integer call() {
        if (isShort && isShortest) {
            throw usage("--short et --shortest ne vont pas ensemble", "--short and --shortest do not go together");
        }
        Start start = options.startBeforeFile(shell, first, second);
        return search(start, options.fileOr(STANDARD_OUTPUT, first, second));
    }

    int search(Start start, String file) {
        return file.equals(STANDARD_OUTPUT) ? print(start) : search(start, Path.of(file));
    }

    /** The solution is then the data, and what is said of it goes to the person. */
    private int print(Start start) {
        Attempt attempt = attempt(start);
        shell.out().print(Solution.format(attempt.moves()));
        shell.err().println(report(start, attempt));
        return attempt.exitCode();
    }

    private int search(Start start, Path file) {
        TextFile.expectWritable(file);
        Attempt attempt = attempt(start);
        boolean kept = attempt.answer() != SearchAnswer.SUCCES;
        try {
            if (!kept) {
                TextFile.write(file, Solution.format(attempt.moves()));
                kept = true;
            }
        } finally {
            // What was found is told even when the disk is full.
            if (!kept && !json) {
                shell.out().print(Solution.format(attempt.moves()));
            }
            shell.print(report(start, attempt));
        }
        return attempt.exitCode();
    }

    private Attempt attempt(Start start) {
        limits.countFrom(shell.started());
        try (CtrlC ctrlC = new CtrlC();
                ProgressCount count = new ProgressCount(shell, "Positions vues :", "Positions looked at:")) {
            return Attempt.of(start.board(), wanted(start), limits, 1, shell.clock(), ctrlC::isTyped, count::show);
        }
    }

    private SolutionSearch wanted(Start start) {
        return isShort || isShortest ? new FewMoves(start.board(), isShortest) : new AnySolution(start);
    }

    private String report(Start start, Attempt attempt) {
        return json
                ? json(start, attempt).toString()
                : new Findings(shell).of(start, attempt, count) + "\n" + attempt.answer();
    }

    private Json json(Start start, Attempt attempt) {
        Json object = start.json().field("answer", attempt.answer().name());
        if (attempt.answer() == SearchAnswer.SUCCES) {
            object.field("moves", attempt.moves().size());
            if (count == MoveCount.runs) {
                object.field("runs", count.of(start.board(), attempt.moves()));
            }
        }
        Integer atLeast = attempt.atLeast();
        if (atLeast != null) {
            object.field("shortest", attempt.isShortest()).field("atLeast", atLeast);
        }
        object.field("positions", attempt.positions()).field("milliseconds", attempt.milliseconds());
        Spent spent = attempt.spent();
        if (spent != null) {
            object.field("spent", spent.word());
        }
        return object.end();
    }
}
