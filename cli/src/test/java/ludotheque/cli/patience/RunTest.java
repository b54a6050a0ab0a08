package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The assignment's own command line. */
final class RunTest {
    @TempDir
    private Path folder = Path.of("");

    private static Typed run(String... words) {
        String[] all = new String[words.length + 2];
        all[0] = "patience";
        all[1] = "run";
        System.arraycopy(words, 0, all, 2, words.length);
        return ludo(all);
    }

    @Test
    void aDealAloneIsShown() {
        assertThat(run("FreeCell.123")).isEqualTo(ludo("patience", "show", "FreeCell.123"));
    }

    @Test
    void theArgumentsComeInEitherOrder() {
        String file = folder.resolve("deal.sol").toString();
        assertThat(run("-search", file, "fc.1").out()).endsWith("\nSUCCES\n");
        assertThat(run("fc.1", "-check", file).out()).endsWith("\nSUCCES\n");
        assertThat(run("fc.1", "-search", file).exitCode()).isZero();
        assertThat(run("-check", file, "fc.1").exitCode()).isZero();
        assertThat(run("MidnightOil.2", "-search", file).exitCode()).isEqualTo(2);
    }

    @Test
    void aSolutionMayGoToStandardOutput() {
        Typed typed = run("st.14", "-search", "-");
        assertThat(typed.out())
                .isEqualTo(ludo("patience", "search", "st.14", "-").out());
        assertThat(typed.err()).endsWith("\nSUCCES\n");
        assertThat(Path.of("-")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nonsense      | 1
            6 T#6         | 2
            6 T##33 38    | 2
            #6 T          | 1
            6 T#33 38#1 2 3## | 3
            6 T#-1 T      | 2
            99999999999 T | 1
            """)
    void aMalformedLineIsAnIllegalMove(String lines, int failed) throws Exception {
        Path file = Files.writeString(folder.resolve("deal.sol"), lines.replace('#', '\n'));
        Typed typed = run("FreeCell.123", "-check", file.toString());
        assertThat(typed.out()).endsWith("\nECHEC " + failed + "\n");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isEqualTo(1);
    }

    @Test
    void aMalformedLineIsPointedAt() throws Exception {
        Path file = Files.writeString(folder.resolve("deal.sol"), "6 T\n33 X\n");
        assertThat(run("FreeCell.123", "-check", file.toString()).out())
                .endsWith("\nMove 2 (line 2:4): V, T or a card from 0 to 51 was expected.\nECHEC 2\n");
    }

    @Test
    void bytesThatAreNoTextAreAnIllegalMove() throws Exception {
        Path file =
                Files.write(folder.resolve("deal.sol"), new byte[] {'6', ' ', 'T', '\n', (byte) 0xff, 0, (byte) 0xc3});
        Typed typed = run("FreeCell.123", "-check", file.toString());
        assertThat(typed.out()).endsWith("\nECHEC 2\n");
        assertThat(typed.exitCode()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            FreeCell.0                     | DEAL: a number from 1 to 999999999 was expected
            FreeCell.1000000000            | DEAL: a number from 1 to 999999999 was expected
            FreeCell.١                     | DEAL: a number from 1 to 999999999 was expected
            Klondike.1                     | DEAL: a game like FreeCell.123, Seahaven.1, MidnightOil.1, BakersDozen.1 or ms:1 was expected, not "Klondike.1"
            fc.1 -check                    | -check is missing its value
            fc.1 -check a -search b        | -check and -search do not go together
            fc.1 -check a -check b         | -check is given twice
            fc.1 fc.2                      | "fc.2" is not understood
            -check a                       | DEAL is missing
            """)
    void aWrongCommandLineIsToldInOneLine(String typed, String line) {
        assertThat(run(typed.split(" ", -1)))
                .isEqualTo(new Typed(64, "", "ludo patience run: " + line + " (help: ludo patience run --help)\n"));
    }
}
