package ludotheque.cli.cameleon;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cli.Typed;
import ludotheque.kernel.Budget.Spent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OutcomeTest {
    private static final String EMPTY = "3\nAAA\nAAA\nAAA\n";
    private static final String MIXED = "6\nRBRAAA\nRBRAAA\nRBRAAA\nAAAAAA\nAAAAAA\nAAAAAA\n";

    @TempDir
    private Path folder = Path.of("");

    private static Typed outcome(String board, String options) {
        return ludoReading(board, SubjectFile.words("cameleon outcome -" + options));
    }

    @Test
    void theWinnerAndAWinningCellAreNamed() {
        assertThat(outcome(EMPTY, "").out())
                .matches("Won for red by playing \\(1, 1\\) \\(\\d+ positions looked at\\)\\.\n");
        assertThat(outcome(EMPTY, " --first B --lang fr").out()).startsWith("Gagné pour bleu en jouant (1, 1)");
        assertThat(outcome(EMPTY, " --json").out())
                .matches("\\{\"winner\":\"R\",\"cell\":\\[1,1],\"positions\":\\d+,\"milliseconds\":0}\n");
    }

    @Test
    void onePositionIsNotSeveral() {
        Board board = new Board(Setup.empty(0), Variant.TEMERAIRE);
        Verdict verdict = new Verdict(null, Board.NO_CELL, Spent.NODES, 1, 0);
        assertThat(verdict.told(Typed.shell(""), board)).endsWith(" (1 position looked at).");
        assertThat(verdict.told(Typed.shell("", "--lang", "fr"), board)).endsWith(" (1 position vue).");
    }

    @Test
    void theSubjectsBoardIsWonForBlueUnlessTheBudgetIsTooSmall() throws Exception {
        String board = SubjectFile.in(folder);
        Typed solved = ludo("cameleon", "outcome", board);
        assertThat(solved.exitCode()).isZero();
        assertThat(solved.out()).startsWith("Won for blue, whatever the other plays");
        Typed few = ludo("cameleon", "outcome", board, "--nodes", "10");
        assertThat(few.exitCode()).isEqualTo(3);
        assertThat(few.out()).startsWith("No answer: the positions given are used up");
        Typed late = ludo("cameleon", "outcome", board, "--time", "0", "--json");
        assertThat(late.exitCode()).isEqualTo(3);
        assertThat(late.out()).startsWith("{\"winner\":null,\"cell\":null,").endsWith("\"why\":\"time\"}\n");
    }

    @Test
    void ctrlCIsNoBudgetThatWasSpent() {
        assertThat(new Verdict(null, Board.NO_CELL, Spent.INTERRUPTED, 1, 1).exitCode())
                .isEqualTo(130);
    }

    @Test
    void aBoardThatTheSolverCannotCountIsSaidToBeSo() {
        Typed typed = outcome(MIXED, "");
        assertThat(typed.exitCode()).isEqualTo(3);
        assertThat(typed.out()).startsWith("No answer: a white cell touches a full small region of both colours");
        assertThat(outcome(MIXED, " --json").out()).contains("\"winner\":null", "\"why\":\"mixed\"");
    }

    @Test
    void aFullBoardIsWonAlready() {
        assertThat(outcome("3\nRRB\nBRB\nRBR\n", "").out()).isEqualTo("Red wins, 5 cells to 4.\n");
        assertThat(outcome("3\nRRB\nBRB\nRBR\n", " --json").out()).isEqualTo("{\"winner\":\"R\",\"cell\":null}\n");
    }
}
