package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.Shell;
import ludotheque.patience.Deal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo patience stats}: solves many deals, as many at once as there are processors, and reports on all of them. */
@Command(name = "stats")
final class Stats implements Runnable {
    /** How far the others may run ahead of a slow deal whose line comes first. */
    private static final int AHEAD = 1_000;

    private final Shell shell;
    private final int threads = Runtime.getRuntime().availableProcessors();

    @SuppressWarnings("NullAway.Init") // picocli sets it: the parameter is required
    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game", completionCandidates = Family.Names.class)
    private Family family;

    @SuppressWarnings("NullAway.Init") // picocli sets it: the parameter is required
    @Parameters(index = "1", paramLabel = "FROM-TO", descriptionKey = "range")
    private DealRange range;

    @Mixin
    private final Budget budget = new Budget();

    @Option(names = "--out", paramLabel = "FILE")
    private @Nullable Path out;

    @Option(names = "--short")
    private boolean isShort;

    @Option(names = "--full-rules")
    private boolean fullRules;

    @Option(names = "--json")
    private boolean json;

    private long solvedHere;

    Stats(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        ResultsFile file = out == null ? null : new ResultsFile(shell, out, options());
        long start = System.nanoTime();
        List<DealResult> results = solve(file);
        if (solvedHere > 0) {
            double seconds = (System.nanoTime() - start) / 1e9;
            String rate = String.format(shell.locale(), "%.1f", solvedHere / seconds);
            shell.note(rate + " donnes par seconde", rate + " deals per second");
        }
        if (results.size() < range.size()) {
            shell.note(
                    "Interrompu : " + results.size() + " donnes sur " + range.size(),
                    "Interrupted: " + results.size() + " of " + range.size() + " deals");
        }
        StatsReport report = new StatsReport(shell, family, range, options(), results);
        shell.out().println(json ? report.json() : report.table());
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
        options.addAll(budget.options());
        return String.join(" ", options);
    }

    private List<DealResult> solve(@Nullable ResultsFile file) {
        Map<String, DealResult> known = file == null ? Map.of() : file.results();
        List<DealResult> results = new ArrayList<>();
        Queue<CompletableFuture<DealResult>> pending = new ArrayDeque<>();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try (CtrlC ctrlC = new CtrlC();
                ProgressBar bar = new ProgressBar(shell, "Donnes", "Deals")) {
            int next = range.from();
            while (results.size() < range.size()) {
                while (next <= range.to() && pending.size() < AHEAD) {
                    Deal deal = family.deal(next++);
                    DealResult before = known.get(deal.toString());
                    pending.add(
                            before != null
                                    ? CompletableFuture.completedFuture(before)
                                    : CompletableFuture.supplyAsync(() -> solve(deal, ctrlC::isTyped), pool));
                }
                DealResult result = pending.remove().join();
                if (ctrlC.isTyped()) {
                    break;
                }
                results.add(result);
                if (!known.containsKey(result.deal())) {
                    solvedHere++;
                    if (file != null) {
                        file.add(result);
                    }
                }
                bar.show((double) results.size() / range.size());
            }
        } finally {
            pool.shutdownNow();
        }
        return results;
    }

    private DealResult solve(Deal deal, BooleanSupplier stopped) {
        Start start = Start.of(deal, fullRules);
        Quest quest = isShort ? new FewMoves(start.board(), false) : new AnySolution(start);
        Attempt attempt = budget.search(start.board(), quest, threads, shell.clock(), stopped, positions -> {});
        return DealResult.of(start.name(), attempt, options());
    }
}
