package ludotheque.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What a first visit waits for. Bytes decide, not seconds: {@link FirstHeading} measures those. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class FirstVisitTest {
    /** On a slow phone's network (1.6 Mbit/s) some half a second; the fonts come beside. */
    private static final int MOST_BYTES = 110 * 1024;

    private static final String WATCH = """
            new MutationObserver(() => {
              if (document.querySelector('h1')) window.first ??= performance.now()
            }).observe(document, { childList: true, subtree: true })
            """;

    /** Scripts and styles that had come before the first heading, as they travel. */
    private static final String BYTES = """
            () => performance.getEntriesByType('resource')
              .filter(({ name, responseEnd }) => /\\.(js|css)$/.test(name) && responseEnd <= window.first)
              .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
            """;

    static final List<String> PAGES = AccessibilityTest.PAGES;

    @ParameterizedTest
    @FieldSource("PAGES")
    void noPageNeedsMuchBeforeItsFirstHeading(String path, Visitor visitor) {
        Browser browser = Objects.requireNonNull(visitor.profile().browser());
        try (BrowserContext firstVisit =
                browser.newContext(new Browser.NewContextOptions().setServiceWorkers(ServiceWorkerPolicy.BLOCK))) {
            firstVisit.setDefaultTimeout(OpenBrowser.PATIENCE_MS);
            Page page = firstVisit.newPage();
            page.addInitScript(WATCH);
            page.navigate(visitor.address() + "#/en" + path);
            page.locator("h1").first().waitFor();
            assertThat((int) page.evaluate(BYTES)).as(path).isBetween(1, MOST_BYTES);
        }
    }
}
