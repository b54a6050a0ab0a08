package ludotheque.classroom.mark;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import ludotheque.arena.contest.MissingTool;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.classroom.handin.Handin;
import ludotheque.classroom.mark.Marks.Sheet;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * Lets every hand-in take every exercise, several hand-ins at a time, and keeps each result as soon as it is known. What the journal knows is
 * not asked again.
 *
 * @param due after which a hand-in is late, or null
 */
public record Marking(
        Scheme scheme,
        Journal journal,
        Workshop workshop,
        int jobs,
        @Nullable Instant due,
        BooleanSupplier stopped) {

    /**
     * Marks a class.
     *
     * @param progress is told the share that is done
     * @throws InterruptedException when somebody asked to stop; what is known is kept
     * @throws IOException when a result cannot be kept
     */
    public Marks mark(List<Handin> handins, DoubleConsumer progress) throws IOException, InterruptedException {
        AtomicInteger done = new AtomicInteger();
        ReadWriteLock machine = new ReentrantReadWriteLock(true);
        int all = Math.max(1, handins.size() * scheme.exercises().size());
        ExecutorService pool = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<Sheet>> sheets = new ArrayList<>();
            for (Handin handin : handins) {
                sheets.add(pool.submit(() ->
                        mark(handin, machine, () -> progress.accept((double) done.incrementAndGet() / all))));
            }
            List<Sheet> marked = new ArrayList<>();
            for (Future<Sheet> sheet : sheets) {
                marked.add(sheet.get());
            }
            return new Marks(scheme, marked, List.of());
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof IOException unkept) {
                throw unkept;
            }
            if (failure.getCause() instanceof InterruptedException) {
                throw new InterruptedException();
            }
            throw new IllegalStateException(failure.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private Sheet mark(Handin handin, ReadWriteLock machine, Runnable step) throws IOException, InterruptedException {
        String fingerprint = handin.fingerprint();
        @Nullable Result[] results = new Result[scheme.exercises().size()];
        Text untold = null;
        TooSlow tooSlow = new TooSlow(scheme.slow());
        try (Candidate candidate = new Candidate(handin, workshop, machine, stopped)) {
            for (int i = 0; i < results.length; i++) {
                String kind = scheme.exercises().get(i).kind();
                Exercise exercise = scheme.exercises().get(i).exercise();
                Text trouble = handin.trouble();
                results[i] = trouble != null
                        ? Result.none(Verdict.MISSING, trouble)
                        : journal.result(fingerprint, exercise.fingerprint());
                if (results[i] == null && tooSlow.isOver(kind)) {
                    results[i] = tooSlow.notRun();
                }
                if (results[i] == null) {
                    if (stopped.getAsBoolean()) {
                        throw new InterruptedException();
                    }
                    try {
                        Result result = take(exercise, candidate);
                        journal.keep(fingerprint, exercise.fingerprint(), result);
                        results[i] = result;
                    } catch (MissingTool ours) {
                        untold = ours.reason();
                    }
                }
                tooSlow.count(kind, results[i]);
                step.run();
            }
        }
        return sheet(handin, results, untold);
    }

    /** A fault of the student's is a result; what our own files or walls caused is tried once more. */
    private static Result take(Exercise exercise, Candidate candidate)
            throws IOException, InterruptedException, MissingTool {
        try {
            Result result = exercise.take(candidate);
            if (result.verdict() == Verdict.PASSED || candidate.isWhole()) {
                return result;
            }
            throw new IOException("our temporary files were removed while a program ran");
        } catch (MissingTool ours) {
            throw ours;
        } catch (BadChampion bad) {
            return Result.none(Verdict.NOT_BUILT, unbuilt(bad.reason()));
        }
    }

    private static Text unbuilt(Text reason) {
        return new Text(
                "Le programme n'a pas pu être construit : " + words(reason.fr()),
                "The program could not be built: " + words(reason.en()));
    }

    private static final int MOST_WORDS = 600;

    /** The name that stands before what a builder says is empty here. */
    private static String words(String reason) {
        String said = reason.replaceFirst("^: ", "").strip();
        return said.length() <= MOST_WORDS ? said : said.substring(0, MOST_WORDS) + "…";
    }

    private Sheet sheet(Handin handin, @Nullable Result[] results, @Nullable Text untold) {
        int earned = 0;
        for (int i = 0; i < results.length; i++) {
            Result result = results[i];
            earned +=
                    result == null ? 0 : result.earned(scheme.exercises().get(i).points());
        }
        Instant at = handin.at();
        int days = due == null || at == null ? 0 : LatePolicy.days(due, at);
        return new Sheet(
                handin,
                Arrays.asList(results),
                days,
                earned,
                scheme.late().left(earned, days),
                !scheme.unranked().contains(handin.name()),
                untold);
    }
}
