package ludotheque.site;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Arrays;
import java.util.Locale;
import ludotheque.memoryx.bot.ExactTable;
import ludotheque.memoryx.bot.Objective;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Measures the exact bot's tables in WebAssembly, in Chromium, and on this JVM, in one run:
 *
 * <pre>mvn -q -pl site -am package -Dquick -Dexcluded.tests= -Dtest=WasmAgainstJvm -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
@Tag("bench")
@ExtendWith(InBrowser.class)
class WasmAgainstJvm {
    private static final int RUNS = 7;

    @ParameterizedTest
    @CsvSource({"5x5, 12, DUEL", "5x5, 12, SOLITAIRE", "7x7, 24, DUEL", "7x7, 24, SOLITAIRE"})
    void computesTheExactTables(String size, int pairs, Objective objective, Visitor visitor) {
        visitor.open("#/en/memoryx/how");
        Page page = visitor.page();
        page.locator("input[value='" + size + "']").check();
        page.locator("input[name=players][value='" + (objective == Objective.DUEL ? 2 : 1) + "']")
                .check();
        double[] wasm = new double[RUNS];
        double[] jvm = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            wasm[run] = inBrowser(page);
            jvm[run] = here(objective, pairs);
        }
        System.out.printf(
                Locale.ROOT,
                "%s %s: WebAssembly %.0f ms, JVM %.0f ms, ratio %.2f (medians of %d)%n",
                size,
                objective,
                median(wasm),
                median(jvm),
                median(wasm) / median(jvm),
                RUNS);
    }

    private static double inBrowser(Page page) {
        page.locator("section button.main").click();
        Locator measured = page.locator("[data-milliseconds]");
        measured.waitFor();
        return Double.parseDouble(measured.getAttribute("data-milliseconds"));
    }

    private static double here(Objective objective, int pairs) {
        long start = System.nanoTime();
        ExactTable table = new ExactTable(objective, pairs);
        while (table.advance()) {
            // one slice after the other
        }
        return (System.nanoTime() - start) / 1e6;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
