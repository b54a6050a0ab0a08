package ludotheque.cli.contest;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ludotheque.cli.Chromium;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.web.ContestServer;
import ludotheque.contest.web.RunningContest;

/** A contest that is served, the machine's Chromium in front of it, and what people do in its pages. */
final class BrowsedContest {
    private static final Path PICTURES = Path.of("target", "screenshots");
    private static final int PATIENCE_MS = 120_000;
    private static final int MOST_TABS = 300;
    private static final List<Integer> WIDTHS = List.of(320, 390, 1366, 1920);

    private final List<String> troubles = new ArrayList<>();
    private final Browser browser;
    private final String address;
    private final String organiserCode;

    private BrowsedContest(Browser browser, String address, String organiserCode) {
        this.browser = browser;
        this.address = address;
        this.organiserCode = organiserCode;
    }

    interface Way {
        void go(BrowsedContest contest) throws Exception;
    }

    /** Serves a contest and opens a browser; whatever a page complains of fails the test. */
    static void walk(Path place, Way way) throws Exception {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
        try (Chromium chromium = Chromium.start();
                ContestFolder folder =
                        Objects.requireNonNull(ContestFolder.serve(place.resolve("contest"), InstantSource.system()));
                RunningContest running = RunningContest.start(
                        folder,
                        new ServeCommand.Site(),
                        new ContestServer.Options("localhost", 0, false),
                        new RunningContest.Work("test", 1, true))) {
            BrowsedContest contest = new BrowsedContest(
                    chromium.browser(),
                    "http://localhost:" + running.port() + "/",
                    Objects.requireNonNull(folder.organiserCode()));
            way.go(contest);
            assertThat(contest.troubles).isEmpty();
        }
    }

    String address() {
        return address;
    }

    String organiserCode() {
        return organiserCode;
    }

    /** The organiser comes by the link that the command prints, makes a contest and opens it. */
    void makeContest(Page organiser, String name, String game) {
        organiser.navigate(address + "#/en/contest/join?code=" + organiserCode);
        assertThat(organiser.getByText("This code makes you the organiser.")).isVisible();
        join(organiser, "Olga");
        organiser.getByLabel("Name of the contest").fill(name);
        organiser.getByLabel("Game").selectOption(game);
        button(organiser, "Make").click();
        button(organiser, "Open").click();
        assertThat(organiser.getByText("Now: open.")).isVisible();
    }

    static String invite(Page organiser, String name) {
        organiser.getByLabel("For whom").fill(name);
        button(organiser, "Make a code").click();
        return organiser.locator("[data-code=" + name + "]").textContent();
    }

    static Locator editor(Page page) {
        return page.locator(".cm-content");
    }

    /** Puts this text in the place of what is in the editor. */
    static void write(Page page, String text) {
        editor(page).click();
        page.keyboard().press("Control+A");
        page.keyboard().insertText(text);
        assertThat(editor(page)).hasText(text);
    }

    static void expectVersion(Page page, int number, String state) {
        assertThat(page.locator("[data-version='" + number + "'] .state")).hasText(state);
    }

    /** Goes on with the tabulator until this has the focus, as somebody without a mouse does. */
    static void tabTo(Page page, Locator wanted) {
        assertThat(wanted).isVisible();
        for (int step = 0; step < MOST_TABS; step++) {
            if ((boolean) wanted.evaluate("node => node === document.activeElement")) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("no way by keyboard to " + wanted);
    }

    static void press(Page page, Locator wanted) {
        tabTo(page, wanted);
        page.keyboard().press("Enter");
    }

    static void typeInto(Page page, Locator field, String text) {
        tabTo(page, field);
        page.keyboard().type(text);
    }

    Page visitor() {
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

    static void join(Page page, String name) {
        page.getByLabel("Pseudonym").fill(name);
        page.getByLabel("Password").fill("pass word of " + name);
        button(page, "Join").click();
        assertThat(page.getByText("Logged in: " + name)).isVisible();
    }

    static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    static void expectWellMade(Page page) throws IOException {
        assertThat(Chromium.axe(page)).isEmpty();
        for (int width : WIDTHS) {
            page.setViewportSize(width, 740);
            assertThat(Chromium.excess(page)).as("%d pixels", width).isLessThanOrEqualTo(0);
        }
    }

    /** To be looked at, in {@code cli/target/screenshots}, on a phone and on a small desk. */
    static void picture(Page page, String name) {
        for (int[] size : new int[][] {{390, 844}, {1366, 650}}) {
            page.setViewportSize(size[0], size[1]);
            page.screenshot(new Page.ScreenshotOptions()
                    .setFullPage(true)
                    .setPath(PICTURES.resolve(name + "-" + size[0] + "x" + size[1] + ".png")));
        }
    }
}
