package ludotheque.cli.shell.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A survey of Seahaven that machines share, in figures: {@code bench/survey [DEALS [WORKERS [SPEED-DEALS]]]}. Two of the workers are killed
 * on the way, and the file is compared with that of one process; then how fast workers are with a processor each. The second part
 * means something only where nothing else runs.
 */
@Tag("bench")
final class SurveyBench {
    private static final int DEALS = Integer.getInteger("survey.deals", 200_000);
    private static final int WORKERS = Integer.getInteger("survey.workers", 4);
    private static final int SPEED_DEALS = Integer.getInteger("survey.speed", 50_000);

    @TempDir
    private Path place;

    private Machines machines;

    @BeforeEach
    void start() throws Exception {
        machines = new Machines();
    }

    @AfterEach
    void end() throws Exception {
        machines.close();
    }

    private static void say(String line, Object... values) {
        System.out.println(String.format(Locale.ROOT, line, values));
        System.out.flush();
    }

    private static double stats(int deals, String more) {
        long begin = System.nanoTime();
        Typed typed = Typed.ludo(("patience stats Seahaven 1-" + deals + " --untimed" + more).split(" "));
        assertThat(typed.exitCode()).as(typed.err()).isZero();
        return (System.nanoTime() - begin) / 1e9;
    }

    @Test
    void workersAreKilledAndTheFileIsThatOfOneProcess() throws Exception {
        Path one = place.resolve("one.csv");
        Path shared = place.resolve("shared.csv");
        double alone = stats(DEALS, " --out " + one);
        say("one process: %d deals in %.1f s", DEALS, alone);

        String url = machines.database();
        List<Process> workers = machines.work(url, Collections.nCopies(WORKERS, List.of()));
        CompletableFuture<Double> together =
                CompletableFuture.supplyAsync(() -> stats(DEALS, " --out " + shared + " --database " + url));
        for (int killed = 0; killed < 2; killed++) {
            long share = DEALS * (killed + 1L) / 3;
            until(together, url, share);
            workers.get(killed).destroyForcibly().waitFor();
            say("worker %d killed after %d deals, with %d slices in hand", killed + 1, known(url), inHand(url));
        }
        say("%d workers, two of them killed: %d deals in %.1f s", WORKERS, DEALS, together.get());
        assertThat(shared).hasSameBinaryContentAs(one);
        assertThat(known(url)).isEqualTo(DEALS);
        say("the files are the same, byte for byte: %d bytes", Files.size(shared));
    }

    private void until(CompletableFuture<Double> together, String url, long deals) throws Exception {
        while (known(url) < deals && !together.isDone()) {
            Thread.sleep(50);
        }
    }

    private long known(String url) throws Exception {
        return machines.count(url, "SELECT COALESCE(SUM(high - low + 1), 0) FROM slices WHERE answers IS NOT NULL");
    }

    private long inHand(String url) throws Exception {
        return machines.count(url, "SELECT COUNT(*) FROM match_queue WHERE picked");
    }

    @Test
    void workersWithAProcessorEach() throws Exception {
        double first = 0;
        for (int count = 1; count <= Runtime.getRuntime().availableProcessors(); count *= 2) {
            String url = machines.database();
            List<List<String>> before = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                before.add(List.of("taskset", "-c", String.valueOf(i)));
            }
            List<Process> workers = machines.work(url, before);
            // Once to warm them up, with numbers of their own.
            stats(SPEED_DEALS / 4, " --full-rules --database " + url);
            double seconds = stats(SPEED_DEALS, " --database " + url);
            workers.forEach(Process::destroyForcibly);
            first = count == 1 ? seconds : first;
            say(
                    "%d workers with a processor each: %.0f deals a second, %.2f times one (goal %.1f)",
                    count, SPEED_DEALS / seconds, first / seconds, 0.9 * count);
        }
    }
}
