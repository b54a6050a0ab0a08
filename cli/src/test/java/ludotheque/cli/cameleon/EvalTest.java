package ludotheque.cli.cameleon;

import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class EvalTest {
    private static final String BOARD = "3\nRRB\nBAA\nAAA\n";

    private static String eval(String board, String options) {
        return ludoReading(board, SubjectFile.words("cameleon eval - --variant brave" + options))
                .out();
    }

    @Test
    void everyWhiteCellHasItsWorthAndTheBestHaveAStar() {
        assertThat(eval(BOARD, "")).isEqualTo("(2, 2) 5 *\n(2, 3) 3\n(3, 1) 1\n(3, 2) 1\n(3, 3) 1\n");
    }

    @Test
    void programsGetTheBestTheirCellsAndAllScores() {
        assertThat(eval(BOARD, " --json"))
                .isEqualTo("{\"best\":5,\"cells\":[[2,2]],\"scores\":[[2,2,5],[2,3,3],[3,1,1],[3,2,1],[3,3,1]]}\n");
    }

    @Test
    void aFullBoardHasNoBestMove() {
        String full = "3\nRRB\nBRB\nRBR\n";
        assertThat(eval(full, "")).isEqualTo("No white cell.\n");
        assertThat(eval(full, " --json")).isEqualTo("{\"best\":null,\"cells\":[],\"scores\":[]}\n");
    }
}
