package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import ludotheque.cli.Typed;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import ludotheque.patience.Solution;
import ludotheque.patience.search.AnySolver;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CheckTest {

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void peopleSeeTheBoardReachedAndWhy(String language) throws Exception {
        Typed illegal = check("6 T\r\n33 38\r\n41 49\r\n", "fc.123 - --lang " + language);
        assertThat(illegal.exitCode()).isEqualTo(1);
        assertThat(illegal.err()).isEmpty();
        Typed unfinished = check("6 T\n33 38\n\n", "fc.123 - --lang " + language);
        assertThat(unfinished.exitCode()).isEqualTo(1);
        Golden.check("patience-check-" + language + ".txt", illegal.out() + "\n" + unfinished.out());
    }

    private static Typed check(String solution, String words) {
        return ludoReading(solution, ("patience check " + words).split(" ", -1));
    }

    @Test
    void aSolutionThatWinsIsASuccess() {
        Typed typed = check(solution(), "FreeCell.1 -");
        assertThat(typed.out()).matches("Won in \\d+ moves\\.\\nSUCCES\\n");
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void aMoveAfterTheGameIsWonIsIllegal() {
        int moves = (int) solution().lines().count();
        Typed typed = check(solution() + "6 T\n", "FreeCell.1 -");
        assertThat(typed.out()).endsWith("the game is already won.\nECHEC " + (moves + 1) + "\n");
        assertThat(typed.exitCode()).isEqualTo(1);
    }

    private static String solution() {
        AnySolver solver = AnySolver.of(new Deal.Xpat(Solitaire.FREECELL, 1).board());
        assertThat(solver.advance(1_000_000)).isEqualTo(SearchState.SOLVED);
        return Solution.format(solver.solution());
    }

    @Test
    void programsGetOneObject() {
        assertThat(check("6 T\n41 49\n", "fc.123 - --json").out())
                .startsWith("{\"deal\":\"FreeCell.123\",\"answer\":\"ECHEC\",\"moves\":2,\"failed\":2,"
                        + "\"why\":\"J♠ does not go on K♠ in this game\",\"board\":\"Foundations: ")
                .endsWith("\\n\"}\n");
        assertThat(check(solution(), "fc.1 - --json").out())
                .startsWith("{\"deal\":\"FreeCell.1\",\"answer\":\"SUCCES\",\"moves\":");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            six T     | -:2:1: a number in 0..51 was expected
            52 T      | -:2:1: a number in 0..51 was expected
            6         | -:2:2: V, T or a card from 0 to 51 was expected
            6 X       | -:2:3: V, T or a card from 0 to 51 was expected
            6 T T     | -:2:5: the end of the line was expected
            ٦ T       | -:2:1: a number in 0..51 was expected
            ''        | -:2:1: a move was expected, not a blank line
            """)
    void aMalformedFilePrintsNothingButWhereItIsWrong(String line, String message) {
        assertThat(check("6 T\n" + line + "\n33 38\n", "fc.123 -")).isEqualTo(new Typed(65, "", message + "\n"));
    }

    @Test
    void standardInputIsOneFileOnly() {
        assertThat(check("", "--board - --game fc -"))
                .isEqualTo(
                        new Typed(
                                64,
                                "",
                                "ludo patience check: \"-\" can stand for one of the two files only (help: ludo patience check --help)\n"));
    }

    @Test
    void aFileThatIsNotThereIsTold(@TempDir Path folder) {
        String file = folder.resolve("none.sol").toString();
        Typed missing = new Typed(65, "", file + ": there is no such file\n");
        assertThat(ludo("patience", "check", "fc.1", file)).isEqualTo(missing);
        assertThat(ludo("patience", "run", "fc.1", "-check", file)).isEqualTo(missing);
    }
}
