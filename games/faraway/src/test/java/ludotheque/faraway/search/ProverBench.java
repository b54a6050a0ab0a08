package ludotheque.faraway.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.kernel.SearchState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Prints how long proofs take and how good the first second's tableau is: {@code mvn test -Dtest=ProverBench -Dexcluded.tests=none}.
 * Times are the thread's processor time, which a busy machine does not stretch.
 */
@Tag("bench")
class ProverBench {
    private static final int INSTANCES = Integer.getInteger("instances", 20);
    private static final double LIMIT = 60;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @CsvSource({"12, 8", "18, 12", "24, 16", "30, 20", "36, 24", "50, 33", "68, 45"})
    void proofs(int regions, int sanctuaries) {
        List<Double> seconds = new ArrayList<>();
        int unproved = 0;
        double early = 0;
        for (int seed = 1; seed <= (regions == 68 ? 1 : INSTANCES); seed++) {
            Instance instance = Instance.random(seed, regions, sanctuaries);
            long start = THREADS.getCurrentThreadCpuTime();
            Prover prover = new Prover(instance, SanctuaryRule.EXACT);
            double elapsed = 0;
            int first = 0;
            while (prover.advance(1000) == SearchState.RUNNING && elapsed < LIMIT) {
                elapsed = since(start);
                first = elapsed <= 1 ? prover.best().score() : first;
            }
            seconds.add(since(start));
            unproved += prover.state() == SearchState.RUNNING ? 1 : 0;
            early += elapsed <= 1 ? 1 : (double) first / prover.best().score();
            assertThat(prover.best().check(instance, SanctuaryRule.EXACT)).isEmpty();
        }
        Collections.sort(seconds);
        System.out.printf(
                "%d+%d: median %.2f s, worst %.2f s, %d of %d not proved, after one second %.1f %% of the best%n",
                regions,
                sanctuaries,
                seconds.get(seconds.size() / 2),
                seconds.get(seconds.size() - 1),
                unproved,
                seconds.size(),
                100 * early / seconds.size());
    }

    private static double since(long start) {
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    }
}
