package ludotheque.site;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How long a visitor with a slow phone waits for the first heading, and how many bytes that takes. */
@Tag("bench")
class FirstHeading {
    private static final int RUNS = 3;
    private static final int SLOWER = 4;
    private static final String WATCH = """
            new MutationObserver(() => {
              if (document.querySelector('h1')) window.first ??= performance.now()
            }).observe(document, { childList: true, subtree: true })
            """;

    /** A network: kilobits a second, and milliseconds that an answer takes. */
    private record Network(int kilobits, int latency) {}

    @Test
    void onSlowNetworks() {
        try (OpenBrowser open = new OpenBrowser()) {
            for (String hash : List.of("#/fr", "#/fr/memoryx/play", "#/fr/papattes/write")) {
                for (Network network : List.of(new Network(1600, 150), new Network(500, 400))) {
                    report(open, hash, network);
                }
            }
        }
    }

    private static void report(OpenBrowser open, String hash, Network network) {
        double[] times = new double[RUNS];
        AtomicLong bytes = new AtomicLong();
        for (int run = 0; run < RUNS; run++) {
            bytes.set(0);
            times[run] = visit(open, hash, network, bytes);
        }
        Arrays.sort(times);
        System.out.printf(
                "%s, %d kbit/s, %d ms: %.2f s, %d kB%n",
                hash, network.kilobits, network.latency, times[RUNS / 2] / 1000, bytes.get() / 1024);
    }

    private static double visit(OpenBrowser open, String hash, Network network, AtomicLong bytes) {
        Browser.NewContextOptions phone =
                new Browser.NewContextOptions().setViewportSize(390, 844).setServiceWorkers(ServiceWorkerPolicy.BLOCK);
        try (BrowserContext profile = open.browser().newContext(phone)) {
            Page page = profile.newPage();
            CDPSession session = profile.newCDPSession(page);
            session.send("Network.enable");
            session.on(
                    "Network.loadingFinished",
                    event -> bytes.addAndGet(event.get("encodedDataLength").getAsLong()));
            JsonObject conditions = new JsonObject();
            conditions.addProperty("offline", false);
            conditions.addProperty("latency", network.latency);
            conditions.addProperty("downloadThroughput", network.kilobits * 125);
            conditions.addProperty("uploadThroughput", network.kilobits * 125);
            session.send("Network.emulateNetworkConditions", conditions);
            JsonObject rate = new JsonObject();
            rate.addProperty("rate", SLOWER);
            session.send("Emulation.setCPUThrottlingRate", rate);
            page.addInitScript(WATCH);
            page.navigate(open.address() + hash);
            page.locator("h1").first().waitFor();
            return ((Number) page.evaluate("() => window.first")).doubleValue();
        }
    }
}
