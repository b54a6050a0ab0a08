package ludotheque.site;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SearchState;
import ludotheque.memoryx.bot.ExactTable;
import ludotheque.memoryx.bot.Objective;
import ludotheque.patience.Deal;
import ludotheque.patience.search.AnySolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Measures Mémoryx's exact tables and Patience's solver in WebAssembly, in Chromium, and on this JVM, in one run:
 *
 * <pre>mvn -q -pl site-tests -am package -Dquick -Dexcluded.tests= -Dtest=WasmAgainstJvm -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
@Tag("bench")
@ExtendWith(InBrowser.class)
class WasmAgainstJvm {
    private static final int RUNS = 7;
    private static final int SLICE = 20_000;

    /** Milliseconds that a worker of the page's own takes to solve deals, the messages to it included. */
    private static final String SOLVE = """
            async (deals) => {
              const scripts = performance.getEntriesByType('resource').map((entry) => entry.name)
              window.solver ??= new Worker(scripts.find((name) => /worker-.*js$/.test(name)), { type: 'module', name: 'patience' })
              const call = (name, ...args) => new Promise((resolve) => {
                window.solver.onmessage = ({ data }) => resolve(JSON.parse(data.json))
                window.solver.postMessage({ id: 1, name, args: args.map(String) })
              })
              await call('newGame', deals[0])
              const start = performance.now()
              for (const deal of deals) {
                await call('search', `patience 1\\ndeal ${deal}\\n`)
                while ((await call('searchMore', 20000)).state === 'running');
              }
              return performance.now() - start
            }
            """;

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

    @ParameterizedTest
    @CsvSource({
        "FreeCell, 1, 300",
        "Seahaven, 1, 300",
        "MidnightOil, 1, 300",
        "BakersDozen, 1, 100",
        "FreeCell, 19621, 19621"
    })
    void solvesPatience(String game, int from, int to, Visitor visitor) throws BadInput {
        visitor.open("#/en/patience/play?game=patience.1_deal.FreeCell~1");
        visitor.page().locator("[data-spot]").first().waitFor();
        List<String> deals = IntStream.rangeClosed(from, to)
                .mapToObj(number -> game + "." + number)
                .toList();
        double[] wasm = new double[RUNS];
        double[] jvm = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            wasm[run] = ((Number) visitor.page().evaluate(SOLVE, deals)).doubleValue();
            jvm[run] = here(deals);
        }
        System.out.printf(
                Locale.ROOT,
                "%s %d-%d: WebAssembly %.0f ms, JVM %.0f ms, ratio %.2f (medians of %d)%n",
                game,
                from,
                to,
                median(wasm),
                median(jvm),
                median(wasm) / median(jvm),
                RUNS);
    }

    private static double here(List<String> deals) throws BadInput {
        long start = System.nanoTime();
        for (String deal : deals) {
            AnySolver solver = AnySolver.of(Deal.parse(deal).board());
            while (solver.advance(SLICE) == SearchState.RUNNING) {
                // one slice after the other
            }
        }
        return (System.nanoTime() - start) / 1e6;
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
