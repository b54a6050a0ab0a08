package ludotheque.cli;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Lang;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What strangers wrote is shown to a terminal and never obeyed by it. */
final class StrangersWordsTest {
    private static final String ORDER = "\u001b[2J";
    private static final String SHOWN = "\\x1b[2J";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void inTheNameOfAFile() {
        assertThat(ludo("patience", "replay", "no" + ORDER + "\n").err())
                .isEqualTo("no" + SHOWN + "\\x0a: there is no such file\n");
    }

    @Test
    void onTheCommandLine() {
        assertThat(ludo("patience", "show", "fc.1", ORDER).err())
                .contains("\"" + SHOWN + "\"")
                .doesNotContain("\u001b");
    }

    @Test
    void inAFile() {
        assertThat(ludoReading(ORDER + "\n", "patience", "show", "--board", "-", "--game", "fc")
                        .err())
                .doesNotContain("\u001b");
        assertThat(ludoReading("\u2028".repeat(20_000), "faraway", "score", "-").err())
                .hasSizeLessThan(200)
                .hasLineCount(1);
    }

    @Test
    void inTheNamesOfPlayers() {
        assertThat(ludoReading(ORDER + "\nq\n", "memoryx", "play", "--seed", "1", "--names", "Ada" + ORDER)
                        .out())
                .contains("Ada" + SHOWN, "\"" + SHOWN + "\" is not the number of a place")
                .doesNotContain("\u001b");
    }

    @Test
    void inTheNamesOfTeams() throws Exception {
        Files.createDirectories(folder.resolve("known"));
        Files.writeString(folder.resolve("known/1.txt"), "1 2 3 4 5 6 7 8");
        Files.createDirectories(folder.resolve("teams/ada" + ORDER + "\nbob"));
        Path page = folder.resolve("page.html");
        Typed typed = ludo("faraway", "contest", folder.toString(), "--html", page.toString());
        assertThat(typed.out()).contains("ada" + SHOWN + "\\x0abob").doesNotContain("\u001b");
        assertThat(page).content(StandardCharsets.UTF_8).doesNotContain("\u001b");
        assertThat(ludo("faraway", "contest", folder.toString(), "--json").out())
                .contains("\"team\":\"ada\\u001b[2J\\nbob\"");
    }

    @Test
    void inTheNameOfAMap() throws Exception {
        String map =
                ludo("papattes", "map", "new", "--seed", "1", "--name", ORDER).out();
        assertThat(map).contains("\"nom\":\"\\u001b[2J\"");
        assertThat(ludoReading(map, "papattes", "map", "show", "-").out()).startsWith(SHOWN + "\n");
    }

    @Test
    void ourOwnColoursStay() {
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(screen, true, StandardCharsets.UTF_8);
        Shell terminal =
                new Shell(InputStream.nullInputStream(), out, out, Lang.EN, Map.of(), "012", InstantSource.system());
        Ludo.run(terminal, "patience", "show", "fc.123");
        Ludo.run(terminal, "papattes", "map", "show", "clairiere");
        assertThat(screen.toString(StandardCharsets.UTF_8))
                .contains("\u001b[31m10♥\u001b[0m", "\u001b[94ma\u001b[0m")
                .doesNotContain("\\x1b");
    }
}
