package ludotheque.cli.contest;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.web.ContestServer;
import ludotheque.contest.web.RunningContest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way of an organiser and a candidate through the pages, in the machine's Chromium. */
@Tag("slow")
final class ContestPagesTest {
    private static final Path MODULES = Path.of("../site/web/node_modules").toAbsolutePath();
    private static final int PATIENCE_MS = 120_000;
    private static final List<Integer> WIDTHS = List.of(320, 390, 1366, 1920);
    private static final String EXCESS = "() => document.documentElement.scrollWidth - innerWidth";
    private static final String RUN_AXE = """
            () => axe.run().then((found) =>
              found.violations.map((broken) => broken.id + ': ' + broken.nodes.map((node) => node.html).join(' | ')))
            """;

    @TempDir
    Path place;

    private final List<String> troubles = new ArrayList<>();

    @Test
    void anOrganiserOpensAContestAndACandidateHandsInAndComesToTheTable() throws Exception {
        Optional<Path> chromium = find("chromium");
        Optional<Path> node = find("node");
        assumeTrue(
                (chromium.isPresent() && node.isPresent()) || "true".equals(System.getenv("CI")),
                "the browser tests need chromium and node on the PATH");
        System.setProperty("playwright.cli.dir", driver().toString());
        try (ContestFolder folder =
                        Objects.requireNonNull(ContestFolder.serve(place.resolve("contest"), InstantSource.system()));
                RunningContest running = RunningContest.start(
                        folder,
                        new ServeCommand.Site(),
                        new ContestServer.Options("localhost", 0, false),
                        new RunningContest.Work("test", 1, true));
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
                                .setArgs(List.of("--no-sandbox")))) {
            String address = "http://localhost:" + running.port() + "/";

            Page organiser = visitor(browser);
            organiser.navigate(address + "#/en/contest/join?code=" + folder.organiserCode());
            assertThat(organiser.getByText("This code makes you the organiser."))
                    .isVisible();
            join(organiser, "Olga");
            organiser.getByLabel("Name of the contest").fill("Final <b>2026</b>");
            button(organiser, "Make").click();
            button(organiser, "Open").click();
            assertThat(organiser.getByText("Now: open.")).isVisible();
            organiser.getByLabel("For whom").fill("Ada");
            button(organiser, "Make a code").click();
            String code = organiser.locator("[data-code=Ada]").textContent();
            expectWellMade(organiser);

            Page candidate = visitor(browser);
            candidate.navigate(address + "#/en/contest/join?code=" + code);
            assertThat(candidate.getByText("This code leads to the contest “Final <b>2026</b>”."))
                    .isVisible();
            join(candidate, "Ada");
            candidate.getByLabel("Write in the page").check();
            candidate.locator("form select").selectOption("c");
            assertThat(candidate.locator("textarea")).hasValue(Pattern.compile("partie_init"));
            candidate.locator("textarea").fill("void partie_init(void) {\n");
            button(candidate, "Hand in this champion").click();
            assertThat(candidate.locator("[data-version='1'] .state"))
                    .hasText("does not compile", new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE_MS));
            button(candidate, "Details of version 1").click();
            assertThat(candidate.locator("[data-compiler]")).containsText("error");

            button(candidate, "Take the kit’s file again").click();
            button(candidate, "Hand in this champion").click();
            assertThat(candidate.locator("[data-version='2'] .state"))
                    .hasText(
                            "ready, plays at the moment",
                            new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE_MS));
            expectWellMade(candidate);

            Page reader = visitor(browser);
            reader.navigate(address);
            reader.locator("main")
                    .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Contests"))
                    .click();
            reader.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Final <b>2026</b>"))
                    .click();
            assertThat(reader.locator("[data-standing=Ada]")).isVisible();
            expectWellMade(reader);

            button(organiser, "Freeze the table").click();
            assertThat(reader.getByText("The table is frozen")).isVisible();
        }
        assertThat(troubles).isEmpty();
    }

    private Page visitor(Browser browser) {
        Page page = browser.newContext(new Browser.NewContextOptions().setLocale("en-GB"))
                .newPage();
        page.setDefaultTimeout(PATIENCE_MS);
        page.onPageError(troubles::add);
        return page;
    }

    private static void join(Page page, String name) {
        page.getByLabel("Pseudonym").fill(name);
        page.getByLabel("Password").fill("pass word of " + name);
        button(page, "Join").click();
        assertThat(page.getByText("Logged in: " + name)).isVisible();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void expectWellMade(Page page) throws IOException {
        page.evaluate(Files.readString(MODULES.resolve("axe-core/axe.min.js")));
        assertThat((List<?>) page.evaluate(RUN_AXE)).isEmpty();
        for (int width : WIDTHS) {
            page.setViewportSize(width, 740);
            assertThat((int) page.evaluate(EXCESS)).as("%d pixels", width).isLessThanOrEqualTo(0);
        }
    }

    /** Playwright expects its driver in a folder called package; ours is the npm package of the same version. */
    private Path driver() throws IOException {
        Path folder = Files.createDirectories(place.resolve("playwright"));
        Files.createSymbolicLink(folder.resolve("package"), MODULES.resolve("playwright-core"));
        return folder;
    }

    private static Optional<Path> find(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
