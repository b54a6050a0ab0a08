package ludotheque.cli.faraway;

import java.util.ArrayList;
import java.util.List;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Prints the wall-clock time of proofs by one thread and by two, in a JVM that has warmed up: {@code mvn test -Dtest=SharedProofBench
 * -Dexcluded.tests=none}. It means something only where nothing else runs.
 */
@Tag("bench")
class SharedProofBench {
    private static final int RUNS = 3;

    @ParameterizedTest
    @CsvSource({"3, 50, 33", "1, 68, 45"})
    void twoThreads(int seed, int regions, int sanctuaries) throws InterruptedException {
        Instance instance = Instance.random(seed, regions, sanctuaries);
        seconds(instance, 2);
        List<Double> one = new ArrayList<>();
        List<Double> two = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            one.add(seconds(instance, 1));
            two.add(seconds(instance, 2));
        }
        one.sort(null);
        two.sort(null);
        System.out.printf(
                "%d+%d, seed %d: one thread %.2f s, two threads %.2f s, %.2f times faster (medians of %d)%n",
                regions,
                sanctuaries,
                seed,
                one.get(RUNS / 2),
                two.get(RUNS / 2),
                one.get(RUNS / 2) / two.get(RUNS / 2),
                RUNS);
    }

    private static double seconds(Instance instance, int threads) throws InterruptedException {
        long start = System.nanoTime();
        SharedProof proof = new SharedProof(instance, SanctuaryRule.EXACT, 0, threads);
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread worker = new Thread(proof::work);
            worker.start();
            workers.add(worker);
        }
        for (Thread worker : workers) {
            worker.join();
        }
        return (System.nanoTime() - start) / 1e9;
    }
}
