package ludotheque.cli.faraway;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.TimeSpan;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;
import ludotheque.kernel.Budget.Spent;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo faraway solve}: finds the best tableau of an instance and proves that none is better. */
@Command(name = "solve")
final class Solve extends ReportingVerb implements Callable<Integer> {
    private static final String STANDARD_OUTPUT = "-";
    private static final int MOST_LISTED = 1_000;
    private static final long MILLIS_BETWEEN_LOOKS = 20;

    @Parameters(paramLabel = "INSTANCE", descriptionKey = "instance")
    private String file = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    private @Nullable Path output;

    @Option(names = "--time", paramLabel = "S", converter = TimeSpan.class)
    private Duration time = Duration.ofMinutes(1);

    @Option(names = "--threads", paramLabel = "N", converter = Threads.class)
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--at-most")
    private boolean atMost;

    @Option(names = "--all")
    private boolean all;

    @Override
    public Integer call() throws ExecutionException, InterruptedException {
        Instance instance = new InstanceFile(shell).read(file);
        Path target = output == null || output.toString().equals(STANDARD_OUTPUT) ? null : output;
        if (target != null) {
            TextFile.expectWritable(target);
        }
        Refusal impossible = instance.impossible();
        if (impossible != null) {
            throw Failure.impossible(impossible).at(file);
        }
        Finding finding = find(instance);
        boolean kept = false;
        try {
            if (target != null) {
                TextFile.write(target, finding.best().toString());
                kept = true;
            }
        } finally {
            // What was found is told even when the disk is full.
            report(finding, kept);
        }
        return finding.exitCode();
    }

    private void report(Finding finding, boolean kept) {
        if (json) {
            shell.print(json(finding));
        } else if (all && finding.isProved()) {
            finding.optimal().forEach(shell.out()::println);
            shell.print(finding.best().score());
        } else if (!kept) {
            shell.out().print(finding.best());
        }
        shell.err().println(words(finding));
    }

    private Finding find(Instance instance) throws ExecutionException, InterruptedException {
        long begin = shell.clock().millis();
        long deadline = shell.started().plus(time).toEpochMilli();
        SanctuaryRule rule = atMost ? SanctuaryRule.AT_MOST : SanctuaryRule.EXACT;
        SharedProof proof = new SharedProof(instance, rule, all ? MOST_LISTED : 0, threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try (CtrlC ctrlC = new CtrlC();
                ProofProgress progress = new ProofProgress(shell)) {
            CompletableFuture<?> done =
                    CompletableFuture.allOf(Stream.generate(() -> CompletableFuture.runAsync(proof::work, pool))
                            .limit(threads)
                            .toArray(CompletableFuture<?>[]::new));
            while (!isDone(done)) {
                progress.show(proof.bestScore(), proof.bound());
                if (ctrlC.isTyped()) {
                    proof.stop(Spent.INTERRUPTED);
                } else if (shell.clock().millis() >= deadline) {
                    proof.stop(Spent.TIME);
                }
            }
        } finally {
            proof.stop(Spent.INTERRUPTED);
            pool.shutdown();
        }
        return proof.finding(shell.clock().millis() - begin);
    }

    private static boolean isDone(CompletableFuture<?> work) throws ExecutionException, InterruptedException {
        try {
            work.get(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException stillAtIt) {
            return false;
        }
    }

    private String words(Finding finding) {
        int bound = finding.bound();
        Spent spent = finding.spent();
        long boxes = finding.boxes();
        String effort = " (" + shell.number(boxes)
                + shell.say(boxes < 2 ? " boîte, " : " boîtes, ", boxes == 1 ? " box, " : " boxes, ")
                + String.format(shell.locale(), "%.2f s", finding.milliseconds() / 1000.0) + ")";
        if (spent != null) {
            return shell.say("Optimum non prouvé, ", "Not proved to be the best: ")
                    + shell.say(spent.sentence())
                    + effort
                    + shell.say(
                            " : aucun tableau ne fait plus de " + bound + " points.",
                            "; no tableau scores more than " + bound + ".")
                    + (all
                            ? shell.say(
                                    " La liste est peut-être incomplète : d'autres tableaux peuvent être aussi bons, ou meilleurs.",
                                    " The list may be incomplete: others may be as good, or better.")
                            : "");
        }
        return shell.say(
                        "Prouvé : aucun tableau ne fait plus de " + bound + " points",
                        "Proved: no tableau scores more than " + bound)
                + effort + "." + (all ? " " + count(finding) : "");
    }

    private String count(Finding finding) {
        long count = finding.optimalCount();
        int listed = finding.optimal().size();
        String number = shell.number(count);
        String few = listed < count ? shell.say(", dont " + listed + " donnés", ", " + listed + " of them listed") : "";
        return shell.say(
                (count == 1 ? "Un seul tableau le fait" : number + " tableaux le font") + few + ".",
                (count == 1 ? "One tableau does" : number + " tableaux do") + few + ".");
    }

    private Json json(Finding finding) {
        Json object = new Json()
                .object()
                .field("score", finding.best().score())
                .field("cards", CardNumbers.of(finding.best().tableau()))
                .field("proved", finding.isProved())
                .field("bound", finding.bound());
        if (all && finding.isProved()) {
            object.field("count", finding.optimalCount()).name("optimal").array();
            for (Tableau tableau : finding.optimal()) {
                object.value(CardNumbers.of(tableau));
            }
            object.end();
        }
        object.field("boxes", finding.boxes()).field("milliseconds", finding.milliseconds());
        Spent spent = finding.spent();
        if (spent != null) {
            object.field("spent", spent.word());
        }
        return object.end();
    }

    private static final class Threads extends WholeNumber {
        Threads() {
            super(1, 256);
        }
    }
}
