package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
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

class ShortSolverTest {
    /** Where plain search ends, the shortest solution has as many moves as it says, and the count of moves needed never has more. */
    @ParameterizedTest
    @EnumSource
    void findsTheFewestMovesThatPlainSearchFinds(Solitaire game) {
        AtomicInteger solved = new AtomicInteger();
        Seeds.forEach(400, random -> {
            Board board = PlainSearch.board(game, random);
            int fewest = PlainSearch.fewestMoves(board);
            if (fewest == PlainSearch.TOO_MANY) {
                return;
            }
            ShortSolver solver = new ShortSolver(board);
            ShortSolver.State state = solver.advance(10_000_000);
            if (fewest == PlainSearch.INSOLUBLE) {
                assertThat(state).as(BoardText.format(board)).isEqualTo(ShortSolver.State.INSOLUBLE);
                return;
            }
            solved.incrementAndGet();
            assertThat(state).isEqualTo(ShortSolver.State.SHORTEST);
            assertThat(solver.solution()).as(BoardText.format(board)).hasSize(fewest);
            assertThat(solver.fewest()).isEqualTo(fewest);
            assertThat(Solution.check(board, Solution.format(solver.solution())).isWon())
                    .isTrue();
            Position position = new Position(board, new Packing(board), false);
            assertThat(new LeastMoves(position).count()).isLessThanOrEqualTo(fewest);
        });
        assertThat(solved.get()).isPositive();
    }

    @Test
    void shortensAndBoundsWhatItCannotProveInTime() throws BadInput {
        Board board = Deal.parse("FreeCell.3").board();
        ShortSolver solver = new ShortSolver(board);
        ShortSolver.State state = ShortSolver.State.SEARCHING;
        while (state == ShortSolver.State.SEARCHING || state == ShortSolver.State.SHORTENING) {
            state = solver.advance(5000);
        }
        solver.advance(50_000);
        assertThat(solver.solution()).hasSizeLessThan(60);
        assertThat(solver.fewest()).isBetween(20, solver.solution().size());
        assertThat(Solution.check(board, Solution.format(solver.solution())).isWon())
                .isTrue();
    }
}
