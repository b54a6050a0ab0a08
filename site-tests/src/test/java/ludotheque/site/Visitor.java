package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;

/** A person in front of the site. */
final class Visitor implements AutoCloseable {
    private static final String FAILED_LOAD = "Failed to load resource";
    /** What the site draws, deals and coins, is the same in every run: a test that fails, fails again. */
    private static final String SAME_DRAWS = """
            (() => {
              let state = 20231
              Math.random = () => {
                state = (state + 0x6d2b79f5) | 0
                let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
                mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
                return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
              }
              crypto.getRandomValues = (drawn) => drawn.fill(Math.floor(Math.random() * 2 ** 32))
            })()
            """;

    private final BrowserContext profile;
    private final Page page;
    private final String address;
    private final List<String> troubles = new ArrayList<>();
    private boolean expectsFailedLoads;

    Visitor(Browser browser, String address) {
        this.address = address;
        profile = browser.newContext(
                new Browser.NewContextOptions().setLocale("fr-FR").setViewportSize(1280, 800));
        profile.setDefaultTimeout(OpenBrowser.PATIENCE_MS);
        profile.addInitScript(SAME_DRAWS);
        page = newPage();
    }

    Page page() {
        return page;
    }

    /** Another tab of the same browser. */
    Page newPage() {
        Page tab = profile.newPage();
        tab.onPageError(troubles::add);
        tab.onConsoleMessage(message -> {
            if (message.type().equals("error")
                    && !(expectsFailedLoads && message.text().startsWith(FAILED_LOAD))) {
                troubles.add(message.text());
            }
        });
        return tab;
    }

    BrowserContext profile() {
        return profile;
    }

    String address() {
        return address;
    }

    /** Opens a page of the site, such as {@code #/fr/memoryx/play}, as if the visitor had just come. */
    void open(String hash) {
        page.navigate("about:blank");
        page.navigate(address + hash);
        page.locator("h1").first().waitFor();
    }

    /** Lets none of the site's fonts through, as a slow network would: the page then takes the machine's. */
    void withoutOurFonts() {
        profile.route("**/*.woff2", Route::abort);
        // It would fetch them all the same, out of our sight.
        profile.addInitScript("delete Navigator.prototype.serviceWorker");
        expectFailedLoads();
    }

    /** Something that the page asks for is not there. */
    void expectFailedLoads() {
        expectsFailedLoads = true;
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    Locator link(String name) {
        return page.getByRole(
                AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** No browser without a window ever hides a page by itself. */
    void hide(boolean hidden) {
        page.evaluate(
                "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
                        + " document.dispatchEvent(new Event('visibilitychange')) }",
                hidden);
    }

    /** Boards follow the window a few frames later, so a place counts once it holds; it fails when that never comes. */
    void expectInSight(Locator part) {
        assertThat(part).isVisible();
        expectSoon(part, """
                e => {
                  const box = e.getBoundingClientRect()
                  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
                }
                """, "e => JSON.stringify([e.getBoundingClientRect(), innerWidth, innerHeight])");
    }

    void expectNoSidewaysScroll() {
        expectSoon(
                page.locator("html"),
                "e => e.scrollWidth <= innerWidth",
                "e => `${e.scrollWidth} pixels in ${innerWidth}`");
    }

    private void expectSoon(Locator part, String claim, String seen) {
        try {
            page.waitForFunction(claim, part.elementHandle());
        } catch (TimeoutError late) {
            throw new AssertionError(part + ": " + part.evaluate(seen), late);
        }
    }

    void expectNoTrouble() {
        assertThat(troubles).isEmpty();
    }

    @Override
    public void close() {
        profile.close();
    }
}
