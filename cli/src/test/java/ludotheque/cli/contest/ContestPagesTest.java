package ludotheque.cli.contest;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way of an organiser and a candidate through the pages, in the machine's Chromium. */
@Tag("slow")
final class ContestPagesTest {
    private static final Path MODULES = Path.of("../site/web/node_modules").toAbsolutePath();
    private static final int PATIENCE_MS = 120_000;
    private static final int MOST_TABS = 300;
    private static final List<Integer> WIDTHS = List.of(320, 390, 1366, 1920);
    private static final String EXCESS = "() => document.documentElement.scrollWidth - innerWidth";
    private static final String RUN_AXE = """
            () => axe.run().then((found) =>
              found.violations.map((broken) => broken.id + ': ' + broken.nodes.map((node) => node.html).join(' | ')))
            """;

    /** Playwright asks for it once, and keeps it for all tests. */
    @TempDir
    static Path driver;

    @TempDir
    Path place;

    /** Playwright expects its driver in a folder called package; ours is the npm package of the same version. */
    @BeforeAll
    static void driver() throws IOException {
        Files.createSymbolicLink(driver.resolve("package"), MODULES.resolve("playwright-core"));
        System.setProperty("playwright.cli.dir", driver.toString());
    }

    private final List<String> troubles = new ArrayList<>();

    private interface Way {
        void go(Browser browser, String address, String organiserCode) throws Exception;
    }

    /** Serves a contest and opens a browser; whatever a page complains of fails the test. */
    private void walk(Way way) throws Exception {
        Optional<Path> chromium = find("chromium");
        Optional<Path> node = find("node");
        assumeTrue(
                (chromium.isPresent() && node.isPresent()) || "true".equals(System.getenv("CI")),
                "the browser tests need chromium and node on the PATH");
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
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
            way.go(browser, "http://localhost:" + running.port() + "/", Objects.requireNonNull(folder.organiserCode()));
        }
        assertThat(troubles).isEmpty();
    }

    @Test
    void anOrganiserOpensAContestACandidateHandsInAndTheJuryJudges() throws Exception {
        walk((browser, address, organiserCode) -> {
            Page organiser = visitor(browser);
            makeContest(organiser, address, organiserCode, "Final <b>2026</b>", "Six Papattes");
            String code = invite(organiser, "Ada");
            organiser.getByLabel("Matches a team may ask for in a minute").fill("100");
            button(organiser, "Keep").click();
            assertThat(organiser.getByText("Kept.")).isVisible();
            assertThat(organiser.getByText("works, one match at a time")).isVisible();
            expectWellMade(organiser);

            Page candidate = visitor(browser);
            candidate.navigate(address + "#/en/contest/join?code=" + code);
            assertThat(candidate.getByText("This code leads to the contest “Final <b>2026</b>”."))
                    .isVisible();
            join(candidate, "Ada");
            candidate.getByLabel("Write in the page").check();
            candidate.locator("form select").selectOption("c");
            assertThat(editor(candidate)).containsText("partie_init");
            write(candidate, "#error <img src=x onerror=alert(1)>");
            button(candidate, "Hand in this champion").click();
            expectVersion(candidate, 1, "does not compile");
            button(candidate, "Details of version 1").click();
            assertThat(candidate.locator("[data-compiler]")).containsText("<img src=x onerror=alert(1)>");
            assertThat(candidate.locator("[data-compiler] img")).hasCount(0);

            // Python has no compiler that would complain: it falls at its start, and says so.
            candidate.locator("form select").selectOption("python");
            assertThat(editor(candidate)).containsText("def partie_init");
            write(candidate, "raise ValueError('<script>alert(2)</script>')");
            button(candidate, "Hand in this champion").click();
            expectVersion(candidate, 2, "falls at the start");
            assertThat(candidate.locator("[data-version='2'] .reason")).containsText("partie_init");

            button(candidate, "Take the kit’s file again").click();
            assertThat(editor(candidate)).containsText("def partie_init");
            button(candidate, "Hand in this champion").click();
            expectVersion(candidate, 3, "ready, plays at the moment");
            expectWellMade(candidate);

            candidate
                    .getByRole(
                            AriaRole.LINK,
                            new Page.GetByRoleOptions().setName("Matches").setExact(true))
                    .click();
            candidate.getByLabel("Opponent").first().selectOption("idle");
            button(candidate, "Start").click();
            assertThat(candidate.getByText("2 matches asked for.")).isVisible();
            Locator asked =
                    candidate.locator("tr[data-match]").filter(new Locator.FilterOptions().setHasText("asked for"));
            assertThat(asked).hasCount(2);
            assertThat(asked.first()).containsText("played");
            assertThat(asked.last()).containsText("played");
            String match = Objects.requireNonNull(asked.last().getAttribute("data-match"));

            organiser.getByLabel("Numbers of the matches").fill(match);
            organiser
                    .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Rejudge"))
                    .getByLabel("Reason")
                    .fill("the lights went out");
            button(organiser, "Play again").click();
            button(organiser, "Apply rejudging 1").click();
            Locator rejudging = organiser.locator("[data-rejudging='1']");
            assertThat(rejudging).containsText("applied");
            assertThat(rejudging).containsText("the lights went out");
            assertThat(rejudging.locator("tbody tr")).hasCount(2);

            Locator corrections =
                    organiser.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Correct a match"));
            corrections.getByLabel("Number of the match").fill(match);
            corrections.getByLabel("Decision").selectOption("a draw");
            corrections.getByLabel("Reason").fill("a word of the jury");
            button(organiser, "Correct").click();
            assertThat(organiser.getByText("Match " + match + ": a draw.")).isVisible();

            Page reader = visitor(browser);
            reader.navigate(address);
            reader.locator("main")
                    .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Contests"))
                    .click();
            reader.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Final <b>2026</b>"))
                    .click();
            assertThat(reader.locator("[data-standing=Ada]")).isVisible();
            expectWellMade(reader);

            Locator disqualify =
                    organiser.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Disqualify a champion"));
            disqualify.getByLabel("Champion").selectOption("Ada");
            disqualify.getByLabel("Reason").fill("two hands");
            button(organiser, "Disqualify").click();
            assertThat(reader.locator("[data-standing=Ada]")).hasCount(0);
            button(organiser, "Take Ada back in").click();
            assertThat(reader.locator("[data-standing=Ada]")).isVisible();

            button(organiser, "Freeze the table").click();
            assertThat(reader.getByText("The table is frozen")).isVisible();
        });
    }

    @Test
    void aContestOfFarawayGoesFromTheOrganisersLinkToTheProjector() throws Exception {
        walk((browser, address, organiserCode) -> {
            Page organiser = visitor(browser);
            makeContest(organiser, address, organiserCode, "Concours", "Faraway");
            for (int number = 15; number > 2; number--) {
                button(organiser, "Take the instance " + (number < 10 ? "0" : "") + number + " away")
                        .click();
                assertThat(organiser.getByRole(
                                AriaRole.BUTTON,
                                new Page.GetByRoleOptions().setName(Pattern.compile("^Take the instance "))))
                        .hasCount(number - 1);
            }
            for (String name : List.of("Ada", "Bob")) {
                String code = invite(organiser, name);
                Page candidate = visitor(browser);
                candidate.setViewportSize(390, 844);
                candidate.navigate(address + "#/en/contest/join?code=" + code);
                join(candidate, name);
                candidate.getByLabel("Write in the page").check();
                assertThat(editor(candidate)).containsText("solver.py INSTANCE OUTPUT");
                button(candidate, "Hand in this champion").click();
                expectVersion(candidate, 1, "ready, plays at the moment");
                expectWellMade(candidate);
            }
            organiser.getByLabel("Name of the tournament").fill("Finale");
            organiser.getByLabel("Mystery instances").fill("2");
            button(organiser, "Make the tournament").click();
            button(organiser, "Lock Finale").click();
            button(organiser, "Play Finale").click();
            button(organiser, "Publish Finale").click();

            organiser.navigate(address + "#/en/contest?id=1&part=tournaments");
            assertThat(organiser.getByText(Pattern.compile("^Seed: ?[0-9a-f]{64}$")))
                    .isVisible();
            assertThat(organiser.locator("[data-standing]")).hasCount(2);
            expectWellMade(organiser);
            organiser.navigate(address + "#/en/contest?id=1&part=progress&champion=1");
            assertThat(organiser.getByRole(AriaRole.ROWHEADER, new Page.GetByRoleOptions().setName("Finale")))
                    .isVisible();
            expectWellMade(organiser);
            organiser.navigate(address + "#/en/contest?id=1&part=projector");
            assertThat(organiser.getByText("Page 1 of 2")).isVisible();
            assertThat(organiser.getByText("Page 2 of 2")).isVisible();
            button(organiser, "Stop turning").click();
            expectWellMade(organiser);
        });
    }

    @Test
    void bothGoTheirWayByKeyboardAloneOnAPhone() throws Exception {
        walk((browser, address, organiserCode) -> {
            Page organiser = visitor(browser);
            organiser.setViewportSize(390, 844);
            organiser.navigate(address + "#/fr/contest/join?code=" + organiserCode);
            typeInto(organiser, organiser.getByLabel("Pseudonyme"), "Olga");
            typeInto(organiser, organiser.getByLabel("Mot de passe"), "pass word of Olga");
            organiser.keyboard().press("Enter");
            typeInto(organiser, organiser.getByLabel("Nom du concours"), "Finale");
            organiser.keyboard().press("Enter");
            press(organiser, button(organiser, "Ouvrir"));
            assertThat(organiser.getByText("Maintenant : ouvert.")).isVisible();
            typeInto(organiser, organiser.getByLabel("Pour qui"), "Ada");
            organiser.keyboard().press("Enter");
            String code = organiser.locator("[data-code=Ada]").textContent();
            expectWellMade(organiser);

            Page candidate = visitor(browser);
            candidate.setViewportSize(390, 844);
            candidate.navigate(address + "#/fr/contest/join?code=" + code);
            typeInto(candidate, candidate.getByLabel("Pseudonyme"), "Ada");
            typeInto(candidate, candidate.getByLabel("Mot de passe"), "pass word of Ada");
            candidate.keyboard().press("Enter");
            assertThat(candidate.getByText("Connecté : Ada")).isVisible();
            tabTo(candidate, candidate.getByLabel("Une archive ou des fichiers"));
            candidate.keyboard().press("ArrowDown");
            assertThat(editor(candidate)).containsText("def partie_init");
            tabTo(candidate, editor(candidate));
            // Nobody is caught in the text: after Escape, Tab leads on.
            candidate.keyboard().press("Escape");
            press(candidate, button(candidate, "Remettre ce champion"));
            expectVersion(candidate, 1, "prête, joue en ce moment");
            press(
                    candidate,
                    candidate.getByRole(
                            AriaRole.LINK,
                            new Page.GetByRoleOptions().setName("Classement").setExact(true)));
            assertThat(candidate.locator("[data-standing=Ada]")).isVisible();
            expectWellMade(candidate);
        });
    }

    private static void makeContest(Page organiser, String address, String code, String name, String game) {
        organiser.navigate(address + "#/en/contest/join?code=" + code);
        assertThat(organiser.getByText("This code makes you the organiser.")).isVisible();
        join(organiser, "Olga");
        organiser.getByLabel("Name of the contest").fill(name);
        organiser.getByLabel("Game").selectOption(game);
        button(organiser, "Make").click();
        button(organiser, "Open").click();
        assertThat(organiser.getByText("Now: open.")).isVisible();
    }

    private static String invite(Page organiser, String name) {
        organiser.getByLabel("For whom").fill(name);
        button(organiser, "Make a code").click();
        return organiser.locator("[data-code=" + name + "]").textContent();
    }

    private static Locator editor(Page page) {
        return page.locator(".cm-content");
    }

    /** Puts this text in the place of what is in the editor. */
    private static void write(Page page, String text) {
        editor(page).click();
        page.keyboard().press("Control+A");
        page.keyboard().insertText(text);
        assertThat(editor(page)).hasText(text);
    }

    private static void expectVersion(Page page, int number, String state) {
        assertThat(page.locator("[data-version='" + number + "'] .state")).hasText(state);
    }

    /** Goes on with the tabulator until this has the focus, as somebody without a mouse does. */
    private static void tabTo(Page page, Locator wanted) {
        assertThat(wanted).isVisible();
        for (int step = 0; step < MOST_TABS; step++) {
            if ((boolean) wanted.evaluate("node => node === document.activeElement")) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("no way by keyboard to " + wanted);
    }

    private static void press(Page page, Locator wanted) {
        tabTo(page, wanted);
        page.keyboard().press("Enter");
    }

    private static void typeInto(Page page, Locator field, String text) {
        tabTo(page, field);
        page.keyboard().type(text);
    }

    private Page visitor(Browser browser) {
        Page page = browser.newContext(new Browser.NewContextOptions().setLocale("en-GB"))
                .newPage();
        page.setDefaultTimeout(PATIENCE_MS);
        page.onPageError(troubles::add);
        page.onDialog(dialog -> troubles.add("a dialog: " + dialog.message()));
        page.onConsoleMessage(message -> {
            if (message.text().contains("Content Security Policy")) {
                troubles.add(message.text());
            }
        });
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

    private static Optional<Path> find(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
