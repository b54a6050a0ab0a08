package ludotheque.cli.classroom;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimilarCommandTest {
    private static final String PROGRAM =
            "int f(int n) {\n  for (int i = 0; i < n; i++) {\n    g(i, n + 1);\n  }\n  return h(n);\n}\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void threeStudents() throws Exception {
        for (String name : new String[] {"ada", "bob", "cleo <b>"}) {
            Files.createDirectories(folder.resolve("class").resolve(name));
        }
        Files.writeString(folder.resolve("class/ada/champion.c"), PROGRAM);
        Files.writeString(folder.resolve("class/bob/champion.c"), "int main(void) { return 0; }");
        Files.writeString(
                folder.resolve("class/cleo <b>/champion.c"), "// mine\n" + PROGRAM.replaceAll("\\bn\\b", "size"));
    }

    @Test
    void aPairIsToldWithWhatItShares() {
        Typed typed = ludo("similar", folder.resolve("class").toString());
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.out().lines().map(String::strip))
                .containsExactly(
                        "Shared passages", "pair            shared  passages", "ada – cleo <b>    100%         1");
        assertThat(ludo(
                                "similar",
                                folder.resolve("class").toString(),
                                "--base",
                                folder.resolve("class/ada").toString())
                        .out())
                .isEqualTo("No pair shares 20%.\n");
    }

    @Test
    void programsGetPlaces() {
        assertThat(ludo("similar", folder.resolve("class").toString(), "--json").out())
                .startsWith(
                        "{\"pairs\":[{\"first\":\"ada\",\"second\":\"cleo <b>\",\"percent\":100,\"passages\":[{\"tokens\":")
                .contains("\"second\":{\"file\":\"champion.c\",\"from\":2,\"to\":7}")
                .endsWith("\"clusters\":[[\"ada\",\"cleo <b>\"]]}\n");
    }

    @Test
    void pagesShowPassagesSideBySideAndNoNameIsMarkup() throws Exception {
        ludo(
                "similar",
                folder.resolve("class").toString(),
                "--html",
                folder.resolve("pages").toString());
        assertThat(folder.resolve("pages/index.html")).content().contains("cleo &lt;b&gt;", "pair-1.html");
        assertThat(folder.resolve("pages/pair-1.html"))
                .content()
                .contains("<a id=\"a1\" href=\"#b1\">1</a>", "<a id=\"b1\" href=\"#a1\">1</a>", "i &lt; n")
                .doesNotContain("<b>\"");
    }

    @Test
    void handinsAreExportedForJplag() throws Exception {
        ludo(
                "similar",
                folder.resolve("class").toString(),
                "--export-jplag",
                folder.resolve("jplag").toString());
        assertThat(folder.resolve("jplag/submissions/ada/champion.c")).hasContent(PROGRAM.strip());
    }

    @Test
    void aFolderThatIsNotThereIsTold() {
        Typed typed = ludo("similar", folder.resolve("nowhere").toString());
        assertThat(typed.exitCode()).isEqualTo(65);
        assertThat(typed.err()).contains("nowhere");
    }
}
