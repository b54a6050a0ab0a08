package ludotheque.cli.faraway;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.Typed;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CheckTest {
    private static final String ANNEX_3 = "12 20 13 18 44 24 39 4 120 130 140 145";

    @TempDir
    private Path folder = Path.of("");

    private Typed check(String solution, String... options) throws IOException {
        Path instance = Files.writeString(folder.resolve("instance.txt"), "50 " + ANNEX_3);
        String[] words = new String[4 + options.length];
        System.arraycopy(new String[] {"faraway", "check", instance.toString(), "-"}, 0, words, 0, 4);
        System.arraycopy(options, 0, words, 4, options.length);
        return ludoReading(solution, words);
    }

    @Test
    void aRightSolutionIsValid() throws Exception {
        assertThat(check("\uFEFF" + ANNEX_3 + "\r\n45")).isEqualTo(new Typed(0, "Valid: 45 points.\n", ""));
        assertThat(check(ANNEX_3 + "\n45\n", "--json").out()).isEqualTo("{\"valid\":true,\"score\":45}\n");
        assertThat(check(ANNEX_3 + "\n45\n", "--lang", "fr").out()).isEqualTo("Valide\u00a0: 45 points.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void whatIsWrongIsTold(String language) throws Exception {
        StringBuilder told = new StringBuilder();
        for (String solution : new String[] {
            ANNEX_3 + "\n46",
            "12 20 13 18 44 24 39 5 120 130 140 120\n45",
            "12 20 13 18 44 24 39 4 120 130 140\n45",
            "12 20 13\n0",
            "12 20 13 120 18 44 24 39 4 130\n0"
        }) {
            Typed typed = check(solution, "--lang", language);
            assertThat(typed.exitCode()).isEqualTo(1);
            assertThat(typed.err()).isEmpty();
            told.append(typed.out()).append('\n');
        }
        Golden.check("faraway-check-" + language + ".txt", told.toString());
    }

    @Test
    void standardInputIsOneFileOnly() {
        assertThat(ludo("faraway", "check", "-", "-", "--lang", "fr"))
                .isEqualTo(new Typed(
                        64,
                        "",
                        "ludo faraway check: «\u00a0-\u00a0» ne peut remplacer qu'un des deux fichiers"
                                + " (aide\u00a0: ludo faraway check --help)\n"));
    }

    @Test
    void programsGetEveryReasonWithItsCode() throws Exception {
        assertThat(check("12 20 13 18 44 24 39 5 120 130 140 120\n45", "--json").out())
                .isEqualTo("{\"valid\":false,\"reasons\":["
                        + "{\"code\":\"CARD_NOT_GIVEN\",\"why\":\"card 5 is not in the instance\"},"
                        + "{\"code\":\"CARD_TWICE\",\"why\":\"card 120 is used twice\"}]}\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''           | -:1:1: a tableau was expected
            12 20        | -:2:1: the score was expected on the second line
            ١٢ 20        | -:1:1: a card from 1 to 68 or from 101 to 145 was expected, not "١٢"
            12 2O        | -:1:4: a card from 1 to 68 or from 101 to 145 was expected, not "2O"
            """)
    void aMalformedSolutionIsBadInput(String solution, String line) throws Exception {
        assertThat(check(solution)).isEqualTo(new Typed(65, "", line + "\n"));
    }

    @Test
    void anInstanceThatIsOddOrNotThereIsTold() throws Exception {
        String missing = folder.resolve("none.txt").toString();
        assertThat(ludo("faraway", "check", missing, missing))
                .isEqualTo(new Typed(65, "", missing + ": there is no such file\n"));
        String twice = Files.writeString(folder.resolve("twice.txt"), "12,12 " + ANNEX_3)
                .toString();
        assertThat(ludoReading(ANNEX_3 + "\n45", "faraway", "check", twice, "-"))
                .isEqualTo(new Typed(
                        0, "Valid: 45 points.\n", twice + ": card 12 is given more than once; it counts once\n"));
    }
}
