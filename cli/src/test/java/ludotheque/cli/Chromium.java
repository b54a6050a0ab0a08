package ludotheque.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The machine's Chromium, for tests of pages. */
public record Chromium(Playwright playwright, Browser browser) implements AutoCloseable {
    private static final Path MODULES = Path.of("../site/web/node_modules").toAbsolutePath();
    private static final String RUN_AXE = """
            () => axe.run().then((found) =>
              found.violations.map((broken) => broken.id + ': ' + broken.nodes.map((node) => node.html).join(' | ')))
            """;

    /** Starts it; where it is missing the test is left out, but never in CI. */
    public static Chromium start() throws IOException {
        // Without its windows it does the same with a third less work.
        Optional<Path> chromium = find("chromium-headless-shell").or(() -> find("chromium"));
        Optional<Path> node = find("node");
        assumeTrue(
                (chromium.isPresent() && node.isPresent()) || "true".equals(System.getenv("CI")),
                "the browser tests need chromium and node on the PATH");
        driver();
        Playwright playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(Map.of(
                        "PLAYWRIGHT_NODEJS_PATH",
                        node.orElseThrow().toString(),
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1")));
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium.orElseThrow())
                        .setArgs(List.of("--no-sandbox")));
        return new Chromium(playwright, browser);
    }

    /** Playwright expects its driver in a folder called package; ours is the npm package of the same version. */
    private static void driver() throws IOException {
        Path folder = Files.createDirectories(
                Path.of("target", "playwright-" + ProcessHandle.current().pid()).toAbsolutePath());
        Path link = folder.resolve("package");
        Files.deleteIfExists(link);
        Files.createSymbolicLink(link, MODULES.resolve("playwright-core"));
        System.setProperty("playwright.cli.dir", folder.toString());
    }

    private static Optional<Path> find(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** What axe has against a page. */
    public static List<?> axe(Page page) throws IOException {
        // Evaluated rather than added: a page's policy may allow no script but its own.
        page.evaluate(Files.readString(MODULES.resolve("axe-core/axe.min.js")));
        return (List<?>) page.evaluate(RUN_AXE);
    }

    /** By how many pixels a page is wider than its window. */
    public static int excess(Page page) {
        return (int) page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
