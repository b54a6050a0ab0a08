package ludotheque.site;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The machine's Chromium and a server of the site, started once for all tests. */
final class OpenBrowser implements AutoCloseable {
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--disable-quic");

    /** How long a test waits for what it claims, on a machine that does other things too. */
    static final int PATIENCE_MS = 30_000;

    private final SiteServer site;
    private final Playwright playwright;
    private final Browser browser;

    OpenBrowser() {
        Path chromium = chromium().orElseThrow(() -> new IllegalStateException("Chromium is not on the PATH."));
        Path node = find("node").orElseThrow(() -> new IllegalStateException("node is not on the PATH."));
        try {
            System.setProperty("playwright.cli.dir", driver().toString());
            site = SiteServer.start(0);
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_NODEJS_PATH", node.toString(), "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium)
                        .setArgs(FLAGS));
    }

    Browser browser() {
        return browser;
    }

    String address() {
        return site.address().toString();
    }

    @Override
    public void close() {
        playwright.close();
        site.close();
    }

    /** Playwright expects its driver in a folder called package; ours is the npm package of the same version. */
    private static Path driver() throws IOException {
        Path folder = Files.createDirectories(
                Path.of("target", "playwright-" + ProcessHandle.current().pid()).toAbsolutePath());
        Path link = folder.resolve("package");
        Files.deleteIfExists(link);
        Files.createSymbolicLink(
                link, Path.of("../site/web/node_modules/playwright-core").toAbsolutePath());
        return folder;
    }

    /** A program that the browser tests need and this machine lacks. */
    static Optional<String> missingProgram() {
        if (chromium().isEmpty()) {
            return Optional.of("chromium");
        }
        return find("node").isEmpty() ? Optional.of("node") : Optional.empty();
    }

    /** Without its windows where there is such a one: the same pages with a third less work. */
    private static Optional<Path> chromium() {
        return find("chromium-headless-shell").or(() -> find("chromium"));
    }

    private static Optional<Path> find(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
