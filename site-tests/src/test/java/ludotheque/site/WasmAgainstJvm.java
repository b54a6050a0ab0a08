package ludotheque.site;

import com.google.gson.Gson;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Asks the same long questions of the same rules in WebAssembly, in a worker of Chromium, and on a Java of its own, in turn, and
 * prints a row of the table in docs/performance.md for each. <em>Cold</em> is from the start of the worker or of the Java to the first
 * answer; <em>warm</em> is what an answer takes once both have compiled.
 */
@Tag("bench")
@ExtendWith(InBrowser.class)
class WasmAgainstJvm {
    private static final int TURNS = 3;
    private static final int LEAST_RUNS = 7;
    private static final int LEAST_MS = 3_000;
    /** So many of the last runs of a turn are warm. */
    private static final int WARM = 5;

    private static final String MEASURE = "measure.js";

    /** Takes the place of the page's own worker, whose script it loads, and asks it without the messages between threads. */
    private static final String WORKER = """
            const { script, steps, leastRuns, leastMs } = %s
            const tell = self.postMessage.bind(self)
            let reply
            self.postMessage = (answer) => { reply = answer }
            const times = []
            try {
              await import(script)
              do {
                const start = times.length === 0 ? 0 : performance.now()
                for (const { call: [name, ...args], goesOn } of steps) {
                  const pattern = new RegExp(goesOn)
                  do {
                    await self.onmessage({ data: { id: 1, name, args } })
                    if (reply.failure) throw reply.failure
                  } while (goesOn && pattern.test(reply.json))
                }
                times.push(performance.now() - start)
              } while (times.length < leastRuns || performance.now() < leastMs)
              tell(times)
            } catch (failure) {
              tell(String(failure))
            }
            """;

    private static final String SCRIPT = """
            () => performance.getEntriesByType('resource').map((entry) => entry.name).find((name) => /worker-.*js$/.test(name))
            """;

    private static final String RUN = """
            ([script, game]) => new Promise((resolve, reject) => {
              const worker = new Worker(script, { type: 'module', name: game })
              worker.onerror = ({ message }) => reject(message ?? 'the script was not loaded')
              worker.onmessage = ({ data }) => {
                worker.terminate()
                Array.isArray(data) ? resolve(data) : reject(data)
              }
            })
            """;

    @ParameterizedTest
    @EnumSource
    void asksBoth(LongQuestion question, Visitor visitor) throws IOException {
        List<double[]> wasm = new ArrayList<>();
        List<double[]> jvm = new ArrayList<>();
        // It would fetch the script in place of the page, and not find it.
        visitor.profile().addInitScript("delete Navigator.prototype.serviceWorker");
        for (int turn = 0; turn < TURNS; turn++) {
            wasm.add(inBrowser(question, visitor));
            jvm.add(inJava(question));
        }
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %s |%n",
                question.title,
                pair(median(wasm, WasmAgainstJvm::warm), median(jvm, WasmAgainstJvm::warm)),
                pair(median(wasm, times -> times[0]), median(jvm, times -> times[0])));
    }

    private static String pair(double wasm, double jvm) {
        return String.format(Locale.ROOT, "%.0f ms | %.0f ms | %.2f", wasm, jvm, wasm / jvm);
    }

    private static double[] inBrowser(LongQuestion question, Visitor visitor) {
        // Any page that plays has loaded the script of the workers.
        visitor.open("#/en/patience/play?game=patience.1_deal.FreeCell~1");
        Page page = visitor.page();
        page.locator("[data-spot]").first().waitFor();
        Object script = page.evaluate(SCRIPT);
        String task = new Gson()
                .toJson(Map.of(
                        "script", script,
                        "steps", question.steps(),
                        "leastRuns", LEAST_RUNS,
                        "leastMs", LEAST_MS));
        page.route(
                "**/" + MEASURE,
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("text/javascript")
                        .setBody(WORKER.formatted(task))));
        List<?> times = (List<?>) page.evaluate(RUN, List.of(visitor.address() + MEASURE, question.game()));
        return times.stream().mapToDouble(time -> ((Number) time).doubleValue()).toArray();
    }

    private static double[] inJava(LongQuestion question) throws IOException {
        ProcessBuilder java = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                WasmAgainstJvm.class.getName(),
                question.name());
        try (BufferedReader answer =
                java.redirectError(Redirect.INHERIT).start().inputReader(StandardCharsets.UTF_8)) {
            return answer.lines().mapToDouble(Double::parseDouble).toArray();
        }
    }

    /** Asks the question of this name again and again, and prints how many milliseconds each answer took. */
    public static void main(String[] args) {
        LongQuestion question = LongQuestion.valueOf(args[0]);
        List<LongQuestion.Step> steps = question.steps();
        Instant begun = ProcessHandle.current().info().startInstant().orElseThrow();
        question.ask(steps);
        System.out.println(Duration.between(begun, Instant.now()).toMillis());
        for (int runs = 1;
                runs < LEAST_RUNS || Duration.between(begun, Instant.now()).toMillis() < LEAST_MS;
                runs++) {
            long start = System.nanoTime();
            question.ask(steps);
            System.out.println((System.nanoTime() - start) / 1e6);
        }
    }

    private static double warm(double[] times) {
        return median(Arrays.copyOfRange(times, times.length - WARM, times.length));
    }

    private static double median(List<double[]> turns, ToDoubleFunction<double[]> part) {
        return median(turns.stream().mapToDouble(part).toArray());
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
