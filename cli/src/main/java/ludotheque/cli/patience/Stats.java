package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.SearchLimits;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Budget.Spent;
import ludotheque.patience.Deal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo patience stats}: solves many deals, as many at once as there are processors, and reports on all of them. */
@Command(name = "stats")
final class Stats implements Callable<Integer> {
    /** Deals handed out for each thread: while one is worked on, the next lies ready. */
    private static final int AHEAD = 2;

    private final Shell shell;
    private final int threads = Runtime.getRuntime().availableProcessors();

    @SuppressWarnings("NullAway.Init") // picocli sets it: the parameter is required
    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game", completionCandidates = Family.Names.class)
    private Family family;

    @SuppressWarnings("NullAway.Init") // picocli sets it: the parameter is required
    @Parameters(index = "1", paramLabel = "FROM-TO", descriptionKey = "range")
    private DealRange range;

    @Mixin
    private final SearchLimits limits = new SearchLimits();

    @Option(names = "--out", paramLabel = "FILE")
    private @Nullable Path out;

    @Option(names = "--short")
    private boolean isShort;

    @Option(names = "--full-rules")
    private boolean fullRules;

    @Option(names = "--count", paramLabel = "cards|runs")
    private MoveCount count = MoveCount.cards;

    @Option(names = "--json")
    private boolean json;

    private long solvedHere;

    Stats(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException, ExecutionException {
        long start = shell.clock().millis();
        List<DealResult> results = new ArrayList<>();
        try (ResultsFile file = out == null ? null : new ResultsFile(out, options())) {
            try {
                solve(file, results);
            } finally {
                // Whatever ended it, a full disk too: what is known is told.
                report(results, (shell.clock().millis() - start) / 1000.0);
            }
        }
        if (results.size() < range.size()) {
            shell.note(
                    "Interrompu : " + results.size() + " donnes sur " + range.size(),
                    "Interrupted: " + results.size() + " of " + range.size() + " deals");
            return ExitCode.INTERRUPTED;
        }
        return ExitCode.OK;
    }

    private void report(List<DealResult> results, double seconds) {
        Pace pace = new Pace(solvedHere, seconds);
        if (pace.isKnown()) {
            String rate = String.format(shell.locale(), "%.1f", pace.dealsPerSecond());
            shell.note(rate + " donnes par seconde", rate + " deals per second");
        }
        StatsReport report = new StatsReport(shell, family, range, options(), results);
        shell.out().println(json ? report.json(pace) : report.table());
    }

    /** What a result is an answer to. */
    private String options() {
        List<String> options = new ArrayList<>();
        if (isShort) {
            options.add("--short");
        }
        if (fullRules) {
            options.add("--full-rules");
        }
        if (count == MoveCount.runs) {
            options.add("--count runs");
        }
        options.addAll(limits.options());
        return String.join(" ", options);
    }

    /** The results in the order they come, so that no deal waits for a hard one before it. */
    private void solve(@Nullable ResultsFile file, List<DealResult> results)
            throws InterruptedException, ExecutionException {
        Map<String, DealResult> known = file == null ? Map.of() : file.results();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        CompletionService<Optional<DealResult>> done = new ExecutorCompletionService<>(pool);
        try (CtrlC ctrlC = new CtrlC();
                ProgressBar bar = new ProgressBar(shell, "Donnes", "Deals")) {
            int next = range.from();
            int pending = 0;
            do {
                while (next <= range.to() && pending < AHEAD * threads && !ctrlC.isTyped()) {
                    Deal deal = family.deal(next++);
                    DealResult before = known.get(deal.toString());
                    if (before == null) {
                        done.submit(() -> solve(deal, ctrlC::isTyped));
                        pending++;
                    } else {
                        results.add(before);
                    }
                }
                if (pending > 0) {
                    done.take().get().ifPresent(result -> add(result, results, file));
                    pending--;
                }
                bar.show((double) results.size() / range.size());
            } while (pending > 0);
        } finally {
            pool.shutdownNow();
        }
    }

    private void add(DealResult result, List<DealResult> results, @Nullable ResultsFile file) {
        results.add(result);
        solvedHere++;
        if (file != null) {
            file.add(result);
        }
    }

    /** The result for a deal, or none when it was interrupted. */
    private Optional<DealResult> solve(Deal deal, BooleanSupplier stopped) {
        Start start = Start.of(deal, fullRules);
        SolutionSearch search = isShort ? new FewMoves(start.board(), false) : new AnySolution(start);
        Attempt attempt = Attempt.of(start.board(), search, limits, threads, shell.clock(), stopped, positions -> {});
        return attempt.spent() == Spent.INTERRUPTED
                ? Optional.empty()
                : Optional.of(
                        DealResult.of(start.name(), attempt, count.of(start.board(), attempt.moves()), options()));
    }
}
