package ludotheque.cli.cameleon;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import ludotheque.cli.Typed;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CameleonReplayTest {
    @TempDir
    private Path folder = Path.of("");

    private String board = "";

    @BeforeEach
    void writeTheBoard() throws Exception {
        board = SubjectFile.in(folder);
    }

    private Typed replay(String moves, String... options) {
        return ludoReading(moves, SubjectFile.words("cameleon replay " + board + " - --variant temeraire", options));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void peopleSeeWhatEachMoveChangedByWhichRule(String language) throws Exception {
        Typed typed = replay("R 2 5\nB 11 8\n", "--lang", language);
        Golden.check("cameleon-replay-" + language + ".txt", typed.out());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void programsGetAnObjectAMove() {
        assertThat(replay("R 2 5\r\nB 11 8\r\n\r\n", "--json").out())
                .isEqualTo("{\"blue\":34,\"red\":43,\"board\":\"ABRARRAABAAA/ARRRRRAAARAA/ABAAARABBAAA/BAARAAAARRBA"
                        + "/ABBBAAAARRBA/AARAAAAAABAA/AAARRRBBBRRR/AAARARBBBRRR/AAARRRBBBRRR/ARRRAABRRBBB/AAABAARARBBB"
                        + "/AAABABRRRBBB\"}\n"
                        + "{\"blue\":51,\"red\":27,\"board\":\"ABRARRAABAAA/ARRRRRAAARAA/ABAAARABBAAA/BAARAAAARRBA"
                        + "/ABBBAAAARRBA/AARAAAAAABAA/AAARRRBBBBBB/AAARARBBBBBB/AAARRRBBBBBB/ARRRAABBBBBB/AAABAABBBBBB"
                        + "/AAABABBBBBBB\"}\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            R 1 2    | -:4: move 3 is refused: cell (1, 2) is coloured already
            B 1 1    | -:4: move 3 is refused: it is red's turn
            R 13 1   | -:4: move 3 is refused: there is no cell (13, 1): lines and columns go from 1 to 12
            """)
    void anIllegalMoveIsRefusedWithItsLine(String move, String message) {
        Typed typed = replay("R 2 5\nB 11 8\n\n" + move + "\n", "--json");
        assertThat(typed.exitCode()).isEqualTo(1);
        assertThat(typed.out().lines().filter(line -> line.startsWith("{\"blue\":")))
                .hasSize(2);
        assertThat(typed.out().lines()).hasSize(3);
        assertThat(typed.err()).isEqualTo(message + "\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 5      | -:1:1: a move like "R 2 5" was expected
            R 2      | -:1:4: a move like "R 2 5" was expected
            R 2 5 6  | -:1:7: the end of the line was expected
            """)
    void malformedMovesPrintNothingButWhereTheyAreWrong(String line, String message) {
        assertThat(replay(line + "\n")).isEqualTo(new Typed(65, "", message + "\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            7         | -:1:1: a number of cells a side was expected: 3, 6, 12, 24… up to 3072
            3/AAA/AXA | -:3:2: a cell R, B or A was expected
            3/AAA/AA  | -:3:3: a line of 3 cells was expected, this one has 2
            3/AAA     | -:3:1: line 2 of the board was expected, of 3
            """)
    void aMalformedBoardIsToldInOneLine(String lines, String message) {
        Typed typed = ludoReading(
                lines.replace('/', '\n'), SubjectFile.words("cameleon replay - " + board + " --variant brave"));
        assertThat(typed).isEqualTo(new Typed(65, "", message + "\n"));
    }

    @Test
    void anUnequalBoardIsAWarningOnStandardError() {
        Typed typed = ludoReading("3\nRAA\nAAA\nAAA\n", SubjectFile.words("cameleon eval - --variant brave --json"));
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.err()).isEqualTo("-: the board has 1 red cells and 0 blue ones: the subject wants as many\n");
    }

    private static final String SAVED = "cameleon 1\nvariant brave\nfirst B\nempty 3\nB 2 2\nR 1 1\n";

    @Test
    void aSavedGameIsReplayed() {
        Typed typed = ludoReading(SAVED, SubjectFile.words("cameleon replay -"));
        assertThat(typed.out())
                .startsWith("1. Blue plays (2, 2): R1. Red 0, blue 1, white 8; score(J2) 1\n2. Red plays (1, 1): ")
                .contains(" 1 R . .\n");
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void eitherColourMayStart() {
        String moves = "B 1 1\nR 2 5\n";
        String words = "cameleon replay " + board + " - --variant brave";
        assertThat(ludoReading(moves, SubjectFile.words(words)).err())
                .isEqualTo("-:1: move 1 is refused: it is red's turn\n");
        Typed typed = ludoReading(moves, SubjectFile.words(words + " --first B"));
        assertThat(typed.out()).startsWith("1. Blue plays (1, 1): ");
        assertThat(typed.exitCode()).isZero();
        assertThat(ludoReading(SAVED, SubjectFile.words("cameleon replay - --first B"))
                        .exitCode())
                .isZero();
    }

    @Test
    void anIllegalMoveOfASavedGameIsRefusedWithItsLine() {
        Typed typed = ludoReading(SAVED + "\nR 3 3\n", SubjectFile.words("cameleon replay - --json"));
        assertThat(typed.exitCode()).isEqualTo(1);
        assertThat(typed.err()).isEqualTo("-:8: move 3 is refused: it is blue's turn\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"eval - --variant brave", "outcome -", "replay - moves --variant brave"})
    void aSavedGameInThePlaceOfABoardIsToldFromIt(String words) {
        assertThat(ludoReading(SAVED, SubjectFile.words("cameleon " + words)))
                .isEqualTo(new Typed(
                        65, "", "-: this is a saved game, not a board: ludo cameleon play or replay opens it\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            replay BOARD moves          | ludo cameleon replay: --variant is missing (brave, temeraire)
            replay BOARD                | ludo cameleon replay: MOVES is missing (only a saved game does without)
            replay - --variant temeraire | ludo cameleon replay: --variant: - is a game of brave
            replay - --first R          | ludo cameleon replay: --first: in -, B starts
            """)
    void whatIsMissingIsNamed(String words, String message) {
        Typed typed = ludoReading(SAVED, SubjectFile.words("cameleon " + words.replace("BOARD", board)));
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err()).startsWith(message + " (help: ");
    }

    @Test
    void oneStandardInputCannotBeBothFiles() {
        Typed typed = ludo(SubjectFile.words("cameleon replay - - --variant brave"));
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err()).startsWith("ludo cameleon replay: \"-\" can stand for one of the two files only");
    }
}
