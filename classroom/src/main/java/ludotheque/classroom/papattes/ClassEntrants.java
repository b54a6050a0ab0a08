package ludotheque.classroom.papattes;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BadSources;
import ludotheque.arena.match.DoesNotBuild;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.Workshop;
import ludotheque.classroom.handin.Handin;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * The champions of a class: those that were built, by the names of their hand-ins, and why others were not.
 *
 * @param unbuilt the result of whoever cannot play
 */
public record ClassEntrants(Map<String, Entrant> built, Map<String, Result> unbuilt) {

    /** Builds everybody, several at a time; whatever is wrong with one hand-in is that one's. */
    public static ClassEntrants build(
            List<Handin> handins, Workshop workshop, int jobs, BooleanSupplier stopped, DoubleConsumer progress)
            throws IOException, InterruptedException {
        Map<String, Entrant> built = new LinkedHashMap<>();
        Map<String, Result> unbuilt = new LinkedHashMap<>();
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<Built>> builds = new ArrayList<>();
            for (Handin handin : handins) {
                builds.add(threads.submit(() -> build(handin, workshop, stopped)));
            }
            for (int i = 0; i < builds.size(); i++) {
                Built one = builds.get(i).get();
                String name = handins.get(i).name();
                if (one.entrant != null) {
                    built.put(name, one.entrant);
                } else if (one.why != null) {
                    unbuilt.put(name, one.why);
                }
                progress.accept((i + 1.0) / builds.size());
            }
            return new ClassEntrants(built, unbuilt);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof IOException ours) {
                throw ours;
            }
            if (failure.getCause() instanceof InterruptedException) {
                throw new InterruptedException();
            }
            throw new IllegalStateException(failure.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private record Built(
            @Nullable Entrant entrant, @Nullable Result why) {}

    private static Built build(Handin handin, Workshop workshop, BooleanSupplier stopped)
            throws IOException, InterruptedException {
        Text trouble = handin.trouble();
        if (trouble != null) {
            return new Built(null, Result.none(Verdict.MISSING, trouble));
        }
        if (stopped.getAsBoolean()) {
            throw new InterruptedException();
        }
        try {
            return new Built(workshop.build(handin.files(), handin.name()), null);
        } catch (DoesNotBuild bad) {
            Text words = bad.entrant().firstLine();
            return new Built(
                    null,
                    Result.none(
                            Verdict.NOT_BUILT,
                            "Le champion ne se construit pas : " + words.fr(),
                            "The champion does not build: " + words.en()));
        } catch (BadSources bad) {
            return new Built(null, Result.none(Verdict.NOT_BUILT, bad.reason()));
        } catch (BadChampion none) {
            return new Built(null, Result.none(Verdict.MISSING, none.reason()));
        }
    }
}
