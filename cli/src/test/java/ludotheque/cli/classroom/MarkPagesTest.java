package ludotheque.cli.classroom;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.cli.Chromium;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pages of marks and of similarities in the machine's Chromium, at several widths, in both languages. */
@Tag("slow")
final class MarkPagesTest extends MarkedClass {
    @Test
    void everybodyCanReadThem() throws Exception {
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
        try (Chromium chromium = Chromium.start()) {
            Browser browser = chromium.browser();
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

    private static void look(Browser browser, Path file) throws IOException {
        for (int width : List.of(390, 1366)) {
            Page page = browser.newPage(new Browser.NewPageOptions().setViewportSize(width, width == 390 ? 844 : 650));
            page.navigate(file.toUri().toString());
            assertThat(Chromium.excess(page)).as(file + " at " + width).isZero();
            assertThat(Chromium.axe(page)).as(file + " at " + width).isEmpty();
            page.close();
        }
    }
}
