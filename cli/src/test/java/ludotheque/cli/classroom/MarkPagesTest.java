package ludotheque.cli.classroom;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;
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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of marks and of similarities in the machine's Chromium, at several widths, in both languages. */
@Tag("slow")
final class MarkPagesTest {
    private static final Path MODULES = Path.of("../site/web/node_modules").toAbsolutePath();
    private static final String RUN_AXE = """
            () => axe.run().then((found) =>
              found.violations.map((broken) => broken.id + ': ' + broken.nodes.map((node) => node.html).join(' | ')))
            """;

    @TempDir
    static Path driver;

    @TempDir
    private Path place;

    /** Playwright expects its driver in a folder called package; ours is the npm package of the same version. */
    @BeforeAll
    static void driver() throws IOException {
        Files.createSymbolicLink(driver.resolve("package"), MODULES.resolve("playwright-core"));
        System.setProperty("playwright.cli.dir", driver.toString());
    }

    private void handIn(String student, String file, String content) throws IOException {
        Path path = place.resolve("class").resolve(student).resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, content);
    }

    @Test
    void everybodyCanReadThem() throws Exception {
        Optional<Path> chromium = find("chromium");
        Optional<Path> node = find("node");
        assumeTrue(
                (chromium.isPresent() && node.isPresent()) || "true".equals(System.getenv("CI")),
                "the browser tests need chromium and node on the PATH");
        String program = "int f(int n) {\n  for (int i = 0; i < n; i++) {\n    g(i, n + 1);\n  }\n  return h(n);\n}\n";
        handIn("Ada <b>", "run", "#!/bin/sh\necho SUCCES\n");
        handIn("Ada <b>", "lib.c", program);
        handIn("Bob", "run", "#!/bin/sh\necho 'ECHEC 1 " + "long ".repeat(40) + "'\nexit 1\n");
        handIn("Bob", "lib.c", program);
        handIn("Cleo", "report.docx", "a report");
        Files.writeString(
                place.resolve("scheme.txt"),
                "check FreeCell.1 won 1\ncheck FreeCell.3 wrong 1 0.5\nsearch MidnightOil.10 1.25\n");
        for (String language : List.of("fr", "en")) {
            ludo(
                    "patience",
                    "mark",
                    place.resolve("class").toString(),
                    "--scheme",
                    place.resolve("scheme.txt").toString(),
                    "--unsafe",
                    "--html",
                    place.resolve(language).toString(),
                    "--lang",
                    language);
            ludo(
                    "similar",
                    place.resolve("class").toString(),
                    "--html",
                    place.resolve(language + "/similar").toString(),
                    "--lang",
                    language);
        }
        try (Playwright playwright = Playwright.create(new Playwright.CreateOptions()
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
            for (String language : List.of("fr", "en")) {
                for (String name :
                        List.of("index", "student-1", "student-2", "student-3", "similar/index", "similar/pair-1")) {
                    look(browser, place.resolve(language + "/" + name + ".html"));
                }
            }
            Page teacher = browser.newPage();
            teacher.navigate(place.resolve("en/index.html").toUri().toString());
            teacher.getByText("Ada <b>").first().click();
            assertThat(teacher.title()).isEqualTo("Ada <b>");
            assertThat(teacher.getByText("Mark: 1.00 out of 2.75.").isVisible()).isTrue();
        }
    }

    private static void look(Browser browser, Path file) {
        for (int width : List.of(390, 1366)) {
            Page page = browser.newPage(new Browser.NewPageOptions().setViewportSize(width, width == 390 ? 844 : 650));
            page.navigate(file.toUri().toString());
            assertThat(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                    .as(file + " at " + width)
                    .isEqualTo(0);
            page.addScriptTag(new Page.AddScriptTagOptions().setPath(MODULES.resolve("axe-core/axe.min.js")));
            assertThat((List<?>) page.evaluate(RUN_AXE))
                    .as(file + " at " + width)
                    .isEmpty();
            page.close();
        }
    }

    private static Optional<Path> find(String command) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, command))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
