package ludotheque.site;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.search.Prover;
import ludotheque.kernel.SearchState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Measures Faraway's prover on our known instances in WebAssembly, in a page of Chromium just opened, and on a JVM just started, in
 * one run:
 *
 * <pre>mvn -q -pl site-tests -am package -Dquick -Dexcluded.tests= -Dtest=FarawayWasmAgainstJvm -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
@Tag("bench")
@ExtendWith(InBrowser.class)
class FarawayWasmAgainstJvm {
    private static final int RUNS = 3;
    private static final int SLICE = 2000;
    private static final int PATIENCE_MS = 120_000;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 9, 10, 13, 15})
    void provesAKnownInstance(int number, Visitor visitor) throws IOException {
        Instance instance = PublishedInstances.known().get(number - 1);
        double[] wasm = new double[RUNS];
        double[] jvm = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            wasm[run] = inBrowser(instance, visitor);
            jvm[run] = inJvm(number);
        }
        System.out.printf(
                Locale.ROOT,
                "Known %d, %d+%d cards: WebAssembly %.0f ms, JVM %.0f ms, ratio %.2f (medians of %d)%n",
                number,
                instance.regions().size(),
                instance.sanctuaries().size(),
                median(wasm),
                median(jvm),
                median(wasm) / median(jvm),
                RUNS);
    }

    private static double inBrowser(Instance instance, Visitor visitor) {
        visitor.open("#/en/faraway/play?view=solve&cards="
                + instance.toString().trim().replace(' ', '.'));
        Page page = visitor.page();
        visitor.button("Look for the best tableau").click();
        Locator proved = page.locator("[data-proof=proved]");
        proved.waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE_MS));
        return Double.parseDouble(proved.getAttribute("data-milliseconds"));
    }

    private static double inJvm(int number) throws IOException {
        ProcessBuilder java = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                FarawayWasmAgainstJvm.class.getName(),
                String.valueOf(number));
        try (BufferedReader answer =
                java.redirectError(Redirect.INHERIT).start().inputReader(StandardCharsets.UTF_8)) {
            return Double.parseDouble(answer.readLine());
        }
    }

    /** Proves the known instance of this number and prints how many milliseconds it took. */
    public static void main(String[] args) {
        Instance instance = PublishedInstances.known().get(Integer.parseInt(args[0]) - 1);
        long start = System.nanoTime();
        Prover prover = new Prover(instance, SanctuaryRule.EXACT);
        while (prover.advance(SLICE) == SearchState.RUNNING) {
            // one slice after the other
        }
        System.out.println((System.nanoTime() - start) / 1e6);
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
