package ludotheque.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is read, or about to be touched, stays where it is while the rest of a page comes by a slow network. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class NothingJumpsTest {
    /** By the browser's own count (its layout shifts), of which up to 0.1 is called good; ours are hardly seen. */
    private static final double MOST = 0.05;

    private static final int BYTES_PER_SECOND = 400_000;
    private static final int LATENCY_MS = 60;

    private static final String COUNT = """
            window.shifts = []
            new PerformanceObserver((list) => {
              for (const { value, sources } of list.getEntries()) {
                window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 60))])
              }
            }).observe({ type: 'layout-shift', buffered: true })
            """;

    private static final String SUM = "() => window.shifts.reduce((sum, [value]) => sum + value, 0)";

    /** Each page with what is there once it is whole. */
    private static final List<List<String>> PAGES = List.of(
            List.of("/docs?page=memoryx.md", "article h2"),
            List.of("/memoryx/play", "[data-place]"),
            List.of("/memoryx/rules", "[data-place]"),
            List.of("/patience/play", "[data-spot]"),
            List.of("/patience/how", "footer"),
            List.of("/faraway/play", "[data-card]"),
            List.of("/faraway/instances", "[data-instance]"),
            List.of("/cameleon/play", "[data-cell]"),
            List.of("/papattes/play", "[data-board]"),
            List.of(
                    "/papattes/watch?map=clairiere&seed=7&players=random,idle",
                    "#main:has([data-board]):not(:has(.loading))"));

    /** Where the cards lie, at every picture. */
    private static final String FOLLOW = """
            () => {
              window.tops = []
              const look = () => {
                const top = Math.round(document.querySelector('[data-spot]').getBoundingClientRect().top)
                if (!window.tops.includes(top)) window.tops.push(top)
                requestAnimationFrame(look)
              }
              look()
            }
            """;

    static Stream<Arguments> pages() {
        List<int[]> sizes = List.of(new int[] {390, 844}, new int[] {1366, 650});
        return PAGES.stream()
                .flatMap(page -> sizes.stream().map(size -> Arguments.of(page.get(0), page.get(1), size[0], size[1])));
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("pages")
    void whileAPageComes(String path, String whole, int width, int height, Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(width, height);
        JsonObject network = new JsonObject();
        network.addProperty("offline", false);
        network.addProperty("latency", LATENCY_MS);
        network.addProperty("downloadThroughput", BYTES_PER_SECOND);
        network.addProperty("uploadThroughput", BYTES_PER_SECOND);
        visitor.profile().newCDPSession(page).send("Network.emulateNetworkConditions", network);
        page.addInitScript(COUNT);
        visitor.open("#/en" + path);
        page.locator(whole).first().waitFor();
        page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))");
        assertThat(((Number) page.evaluate(SUM)).doubleValue())
                .as("%s: %s", path, page.evaluate("() => JSON.stringify(window.shifts)"))
                .isLessThan(MOST);
    }

    @Test
    void whileAHintIsLookedForBesideTheSign(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open("#/en/patience/play?game=patience.1_deal.FreeCell~1");
        visitor.button("Still winnable?").click();
        page.locator("[data-sign=winnable]").waitFor();
        page.evaluate(FOLLOW);
        visitor.button("Hint").click();
        page.locator(".card.hinted").waitFor();
        assertThat((List<?>) page.evaluate("() => window.tops")).hasSize(1);
    }
}
