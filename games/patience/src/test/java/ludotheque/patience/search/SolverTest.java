package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import ludotheque.kernel.BadInput;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import ludotheque.patience.Solution;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SolverTest {
    /** Where plain breadth-first search over {@link Board} comes to an end, it tells the truth. */
    @ParameterizedTest
    @EnumSource
    void agreesWithPlainSearchWhereThatEnds(Solitaire game) {
        Set<Solver.State> met = EnumSet.noneOf(Solver.State.class);
        Seeds.forEach(600, random -> {
            Board board = PlainSearch.board(game, random);
            int fewest = PlainSearch.fewestMoves(board);
            if (fewest != PlainSearch.TOO_MANY) {
                Solver.State truth = fewest == PlainSearch.INSOLUBLE ? Solver.State.INSOLUBLE : Solver.State.SOLVED;
                Solver solver = new Solver(board);
                assertThat(solver.advance(10_000_000))
                        .as(BoardText.format(board))
                        .isEqualTo(truth);
                if (truth == Solver.State.SOLVED) {
                    assertThat(Solution.check(board, Solution.format(solver.solution()))
                                    .isWon())
                            .isTrue();
                }
                met.add(truth);
            }
        });
        assertThat(met).containsExactlyInAnyOrder(Solver.State.SOLVED, Solver.State.INSOLUBLE);
    }

    @Test
    void saysNothingBeforeItKnows() throws BadInput {
        Solver solver = new Solver(Deal.parse("FreeCell.1").board());
        assertThat(solver.advance(10)).isEqualTo(Solver.State.RUNNING);
        assertThat(solver.advance(10_000_000)).isEqualTo(Solver.State.SOLVED);
    }
}
