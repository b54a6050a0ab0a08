package ludotheque.cli;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a command reads, it reads no more of it than anything real can be. */
@EnabledIf("hasEndlessFile")
final class EndlessInputTest {
    private static final String ENDLESS = "/dev/zero";

    @TempDir
    private Path folder = Path.of("");

    static boolean hasEndlessFile() {
        return Files.exists(Path.of(ENDLESS));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "memoryx replay FILE",
                "patience replay FILE",
                "patience check fc.1 FILE",
                "patience run fc.1 -check FILE",
                "patience show --board FILE --game fc",
                "faraway solve FILE",
                "faraway check FILE FILE",
                "cameleon replay FILE",
                "cameleon outcome FILE",
                "cameleon eval FILE --variant brave",
                "cameleon play FILE",
                "papattes map check FILE",
                "papattes replay FILE",
                "papattes watch FILE --no-open",
                "papattes match idle idle --map FILE"
            })
    void aFileWithoutEndIsRefused(String words) {
        Typed typed = ludo(words.replace("FILE", ENDLESS).split(" ", -1));
        assertThat(typed.err()).matches(ENDLESS + ": more than \\d+ [KM]iB, too much for this format\n");
        assertThat(typed.exitCode()).isEqualTo(65);
    }

    @Test
    void standardInputHasTheSameBounds() {
        assertThat(ludoReading("1 ".repeat(1 << 16), "faraway", "score", "-"))
                .isEqualTo(new Typed(65, "", "-: more than 64 KiB, too much for this format\n"));
    }

    @Test
    void aLineForTheEngineHasABound() {
        Typed typed = ludoReading("{\"cmd\":\"winner\"}\n" + " ".repeat(3 << 20), "papattes", "engine");
        assertThat(typed.err()).isEqualTo("-:2:1: a line of at most 2097152 bytes was expected\n");
        assertThat(typed.out()).hasLineCount(1);
        assertThat(typed.exitCode()).isEqualTo(65);
    }

    @Test
    void anAnswerInAGameHasABound() {
        Typed typed = ludoReading("99\n" + "9".repeat(9000), "memoryx", "play", "--seed", "1");
        assertThat(typed.err()).isEqualTo("-:2:1: a line of at most 8192 bytes was expected\n");
        assertThat(typed.exitCode()).isEqualTo(65);
    }

    @Test
    void allAnswersOfAGameHaveABound() {
        Typed typed = ludoReading((" ".repeat(8000) + "\n").repeat(600), "memoryx", "play", "--seed", "1");
        assertThat(typed.err()).isEqualTo("-: more than 4 MiB, too much for this format\n");
        assertThat(typed.exitCode()).isEqualTo(65);
    }

    @Test
    void aLineOfResultsHasABound() throws Exception {
        Path file = Files.writeString(
                folder.resolve("results.csv"),
                "deal,answer,moves,positions,milliseconds,options\n" + "x".repeat(2000) + "\n",
                StandardCharsets.UTF_8);
        Typed typed = ludo("patience", "stats", "fc", "1", "--out", file.toString());
        assertThat(typed.err()).startsWith(file + ":2:1: a line like ");
        assertThat(typed.exitCode()).isEqualTo(65);
    }
}
