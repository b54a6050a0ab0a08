package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.SearchLimits;
import ludotheque.cli.shell.survey.SurveyOptions;
import ludotheque.cli.shell.survey.Surveyed;
import ludotheque.contest.work.Question;
import ludotheque.kernel.Budget.Spent;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code ludo patience stats}: solves many deals, as many at once as there are processors here, or on all machines that work on a
 * database, and reports on all of them.
 */
@Command(name = "stats")
final class Stats extends ReportingVerb implements Callable<Integer>, Surveyed {
    /** Deals handed out for each thread: while one is worked on, the next lies ready. */
    private static final int AHEAD = 2;

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

    @Option(names = "--untimed")
    private boolean untimed;

    @Option(names = "--short")
    private boolean isShort;

    @Option(names = "--full-rules")
    private boolean fullRules;

    @Option(names = "--count", paramLabel = "cards|runs")
    private MoveCount count = MoveCount.cards;

    @Mixin
    private final SurveyOptions machines = new SurveyOptions();

    private final Tally tally = new Tally();
    private long solvedHere;

    @Override
    public Integer call() throws InterruptedException, ExecutionException {
        long start = shell.clock().millis();
        boolean isDone = false;
        try (ResultsFile file = out == null ? null : new ResultsFile(out, options())) {
            try (ResultsInOrder results = new ResultsInOrder(file, range.from(), untimed)) {
                if (machines.isShared()) {
                    ask(results);
                } else {
                    solve(results, file == null ? Map.of() : file.results());
                }
                isDone = true;
            } finally {
                // Whatever ended it, a full disk too: what is known is told.
                if (isDone || tally.deals() > 0) {
                    report((shell.clock().millis() - start) / 1000.0);
                }
            }
        }
        if (tally.deals() < range.size()) {
            shell.note(
                    "Interrompu : " + tally.deals() + " donnes sur " + range.size(),
                    "Interrupted: " + tally.deals() + " of " + range.size() + " deals");
            return ExitCode.INTERRUPTED;
        }
        return ExitCode.OK;
    }

    private void report(double seconds) {
        Pace pace = new Pace(solvedHere, seconds);
        if (pace.isKnown()) {
            String rate = String.format(shell.locale(), "%.1f", pace.dealsPerSecond());
            shell.note(rate + " donnes par seconde", rate + " deals per second");
        }
        StatsReport report = new StatsReport(shell, family, range, options(), tally);
        shell.print(json ? report.json(pace) : report.table());
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

    /** Has the machines solve that work on the database; any number stands for all in the question about each. */
    private void ask(ResultsInOrder results) throws InterruptedException {
        String words = ("patience stats " + family + " 1 " + options()).strip();
        long before = machines.ask(shell, words, range.from(), range.to(), "Donnes", "Deals", (number, line) -> {
            DealResult result = Objects.requireNonNull(DealResult.parse(line), line);
            tally.add(result);
            results.add(number, result);
        });
        solvedHere = tally.deals() - Math.min(before, tally.deals());
    }

    @Override
    public Question question() {
        return (number, isStopped) -> {
            DealResult result = solve(number, isStopped);
            return result == null ? null : result.line();
        };
    }

    /** The results in the order they come, so that no deal waits for a hard one before it. */
    private void solve(ResultsInOrder results, Map<String, DealResult> known)
            throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        CompletionService<Solved> done = new ExecutorCompletionService<>(pool);
        try (CtrlC ctrlC = new CtrlC();
                ProgressBar bar = new ProgressBar(shell, "Donnes", "Deals")) {
            int next = range.from();
            int pending = 0;
            do {
                while (next <= range.to() && pending < AHEAD * threads && !ctrlC.isTyped()) {
                    int number = next++;
                    DealResult before = known.get(family.deal(number).toString());
                    if (before == null) {
                        done.submit(() -> new Solved(number, solve(number, ctrlC::isTyped)));
                        pending++;
                    } else {
                        tally.add(before);
                        results.add(number, before);
                    }
                }
                if (pending > 0) {
                    take(done.take().get(), results);
                    pending--;
                }
                bar.show((double) tally.deals() / range.size());
            } while (pending > 0);
        } finally {
            pool.shutdownNow();
        }
    }

    /** @param result none when it was interrupted */
    private record Solved(int number, @Nullable DealResult result) {}

    private void take(Solved solved, ResultsInOrder results) {
        DealResult result = solved.result();
        if (result != null) {
            tally.add(result);
            solvedHere++;
            results.add(solved.number(), result);
        }
    }

    /** The result for a deal, or none when it was interrupted. */
    private @Nullable DealResult solve(int number, BooleanSupplier stopped) {
        Start start = Start.of(family.deal(number), fullRules);
        SolutionSearch search = isShort ? new FewMoves(start.board(), false) : new AnySolution(start);
        Attempt attempt = Attempt.of(start.board(), search, limits, threads, shell.clock(), stopped, positions -> {});
        return attempt.spent() == Spent.INTERRUPTED
                ? null
                : DealResult.of(start.name(), attempt, count.of(start.board(), attempt.moves()), options());
    }
}
