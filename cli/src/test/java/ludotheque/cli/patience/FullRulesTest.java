package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FullRulesTest {

    @ParameterizedTest
    @ValueSource(strings = {"FreeCell.1", "MidnightOil.1", "MidnightOil.2", "BakersDozen.1", "ms:1", "st.14"})
    void aSolutionUnderFullRulesIsOneForTheCheck(String deal) {
        Typed solved = ludo("patience", "search", deal, "-", "--full-rules");
        assertThat(solved.err()).endsWith("\nSUCCES\n");
        assertThat(ludoReading(solved.out(), "patience", "check", deal, "-", "--full-rules")
                        .exitCode())
                .isZero();
    }

    @Test
    void whatFullRulesMaySolveIsSaidToBeInsolubleWithoutThemOnly() {
        assertThat(ludo("patience", "search", "mo.2", "-").err())
                .endsWith(").\nFull rules (--full-rules) may still allow to win.\nINSOLUBLE\n");
        assertThat(ludo("patience", "search", "st.35", "-").err()).doesNotContain("--full-rules");
        assertThat(ludo("patience", "search", "st.35", "-", "--full-rules").err())
                .startsWith("Seahaven.35: proved insoluble, even under full rules (");
    }

    @Test
    void withoutThemTheirMovesAreIllegal() {
        String moves = ludo("patience", "search", "mo.2", "-", "--full-rules").out();
        assertThat(ludoReading(moves, "patience", "check", "mo.2", "-").out())
                .contains("this move exists under full rules only")
                .containsPattern("\nECHEC \\d+\n$");
    }

    @Test
    void programsAreToldTheRules() {
        assertThat(ludo("patience", "show", "mo.1", "--full-rules", "--json").out())
                .startsWith("{\"deal\":\"MidnightOil.1\",\"rules\":\"full\",\"game\":");
        assertThat(ludo("patience", "search", "st.14", "-", "--full-rules", "--json")
                        .err())
                .startsWith("{\"deal\":\"Seahaven.14\",\"rules\":\"full\",\"answer\":\"SUCCES\",");
        assertThat(ludoReading("", "patience", "check", "st.14", "-", "--full-rules", "--json")
                        .out())
                .startsWith("{\"deal\":\"Seahaven.14\",\"rules\":\"full\",\"answer\":\"ECHEC\",");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fc.1 | no card goes to the foundation by itself (12 F puts it there), and the last of a suit may come back.
            bd.1 | no card goes to the foundation by itself (12 F puts it there), and the last of a suit may come back.
            mo.1 | one card, once, may be lifted to the top of its column (12 L), and the cards left may be dealt again twice (R).
            st.1 | they add nothing to this game.
            """)
    void theDealIsShownWithWhatTheyAdd(String deal, String added) {
        assertThat(ludo("patience", "show", deal, "--full-rules").out()).endsWith("\n\nFull rules: " + added + "\n");
    }

    @Test
    void aBoardFromAFileHasNoNumberToBeDealtAgainBy() {
        String board = ludo("patience", "show", "mo.1", "--text").out();
        assertThat(ludoReading(board, "patience", "show", "--board", "-", "--game", "mo", "--full-rules")
                        .out())
                .endsWith("may be lifted to the top of its column (12 L).\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fc.1", "mo.12", "bd.2", "st.14"})
    void shortSolutionsAreShorter(String deal) {
        String any = ludo("patience", "search", deal, "-", "--full-rules").out();
        Typed few = ludo("patience", "search", deal, "-", "--full-rules", "--short");
        assertThat(few.err()).endsWith("\nSUCCES\n");
        assertThat(few.out().lines().count()).isLessThan(any.lines().count());
        assertThat(ludoReading(few.out(), "patience", "check", deal, "-", "--full-rules")
                        .exitCode())
                .isZero();
    }

    @Test
    void theShortestSolutionIsProvedOrSaidNotToBe() {
        assertThat(ludo("patience", "search", "bd.3118", "-", "--full-rules", "--shortest")
                        .err())
                .startsWith("BakersDozen.3118: solved in 63 moves (")
                .endsWith(").\nProved: no solution is shorter.\nSUCCES\n");
        assertThat(ludo("patience", "search", "mo.10", "-", "--full-rules", "--shortest")
                        .err())
                .startsWith("MidnightOil.10: solved in 6 moves (")
                .endsWith(").\nProved: no solution is shorter.\nSUCCES\n");
        assertThat(ludo("patience", "search", "fc.1", "-", "--full-rules", "--shortest", "--nodes", "200000")
                        .err())
                .containsPattern(
                        "\nNot proved to be the shortest \\(the positions given are used up\\): at least \\d+ moves are needed\\.\n");
    }

    @Test
    void manyDealsAreSolvedUnderThemToo() {
        assertThat(ludo("patience", "stats", "mo", "1-3", "--full-rules", "--json")
                        .out())
                .contains("\"deals\":3,\"succes\":3,")
                .endsWith(",\"options\":\"--full-rules\"}\n");
        assertThat(ludo("patience", "stats", "mo", "10", "--full-rules", "--short")
                        .out())
                .startsWith("MidnightOil 10-10 --short --full-rules\n");
    }
}
