package ludotheque.site;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How long a page takes from a key to the next picture while the rules compute, with a processor four times slower. Prints a row of
 * the table in docs/site.md; decides nothing.
 */
@Tag("bench")
@ExtendWith(InBrowser.class)
class LatencyBench {
    private static final int PRESSES = 200;

    /** Ten keys a second, as quick fingers press them; a key that waits for the one before tells nothing of the page. */
    private static final int BETWEEN_MS = 100;

    private static final int SLOWER = 4;

    /** What the browser itself says of each key: from the press to the moment when the next picture is shown, in steps of eight. */
    private static final String LISTEN = """
            () => {
              window.waits = []
              new PerformanceObserver((list) =>
                list.getEntriesByName('keydown').forEach(({ duration }) => window.waits.push(duration))
              ).observe({ type: 'event', durationThreshold: 16 })
            }
            """;

    /** It does not speak of those that waited less than this. */
    private static final String WAITS = """
            (presses) => [...window.waits, ...Array(Math.max(0, presses - window.waits.length)).fill(16)].sort((a, b) => a - b)
            """;

    private static final int TOLD_MS = 1000;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Six Papattes, a match is computed|/papattes/watch?map=verger&seed=7&players=strong,strong|",
                "Six Papattes, a match plays|/papattes/watch?map=verger&seed=7&players=harvester,random&autoplay&speed=5|",
                "Six Papattes, a game is played|/papattes/play?map=verger&seed=7&side=0&opponent=strong|End the half-turn",
                "Patience, a deal is searched|/patience/play?game=patience.1_deal.FreeCell~ms:11982|Solution",
                "Faraway, a tableau is proved|/faraway/play?view=solve&cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145|Look for the best tableau",
                "Caméléon, a program plays|/cameleon/play|",
                "Mémoryx, programs play|/memoryx/play?size=9x11&seats=limited:7,exact|",
            })
    void aKeyIsAnsweredWhileTheRulesCompute(String what, String path, String button, Visitor visitor) {
        Page page = visitor.page();
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", SLOWER);
        visitor.profile().newCDPSession(page).send("Emulation.setCPUThrottlingRate", rate);
        visitor.open("#/en" + path);
        page.evaluate(LISTEN);
        if (button != null) {
            visitor.button(button).first().click();
        }
        press(page);
        page.waitForTimeout(TOLD_MS);
        List<?> waits = (List<?>) page.evaluate(WAITS, PRESSES);
        // Tracing takes time of its own, so it has its own keys.
        Browser browser = Objects.requireNonNull(visitor.profile().browser());
        browser.startTracing(
                page,
                new Browser.StartTracingOptions()
                        .setCategories(List.of("devtools.timeline", "disabled-by-default-devtools.timeline")));
        press(page);
        List<Double> tasks = tasks(new String(browser.stopTracing(), StandardCharsets.UTF_8));
        System.out.printf(
                Locale.ROOT,
                "| %s | %.0f | %.0f | %.0f | %.0f | %.0f |%n",
                what,
                at(waits, 0.5),
                at(waits, 0.99),
                at(waits, 1),
                at(tasks, 0.99),
                at(tasks, 1));
    }

    private static void press(Page page) {
        for (int press = 0; press < PRESSES; press++) {
            page.keyboard().press(press % 2 == 0 ? "Tab" : "ArrowRight");
            page.waitForTimeout(BETWEEN_MS);
        }
    }

    /** The processor's milliseconds of each task of the thread that answers keys: other programs add nothing to them. */
    private static List<Double> tasks(String trace) {
        List<JsonObject> events = new ArrayList<>();
        JsonParser.parseString(trace)
                .getAsJsonObject()
                .getAsJsonArray("traceEvents")
                .forEach(event -> events.add(event.getAsJsonObject()));
        String main = events.stream()
                .filter(event -> event.toString().contains("\"keydown\""))
                .map(LatencyBench::thread)
                .findFirst()
                .orElseThrow();
        return events.stream()
                .filter(event -> event.get("name").getAsString().equals("RunTask")
                        && event.has("tdur")
                        && thread(event).equals(main))
                .map(event -> event.get("tdur").getAsDouble() / 1000)
                .sorted()
                .toList();
    }

    private static String thread(JsonObject event) {
        return event.get("pid") + " " + event.get("tid");
    }

    private static double at(List<?> waits, double part) {
        return ((Number) waits.get((int) Math.ceil(part * waits.size()) - 1)).doubleValue();
    }
}
