package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import ludotheque.kernel.BadInput;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.Solitaire;
import ludotheque.patience.Solution;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShortSolverTest {
    /** Where plain search ends, the shortest solution has as many moves as it says, and the count of moves needed never has more. */
    @ParameterizedTest
    @EnumSource
    void findsTheFewestMovesThatPlainSearchFinds(Solitaire game) {
        assertThat(solvedInFewestMoves(80, game)).isPositive();
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void findsTheFewestMovesThatPlainSearchFindsOnHundredsOfBoards(Solitaire game) {
        assertThat(solvedInFewestMoves(400, game)).isPositive();
    }

    private static int solvedInFewestMoves(int boards, Solitaire game) {
        AtomicInteger solved = new AtomicInteger();
        Seeds.forEach(boards, random -> {
            Board board = PlainSearch.board(game, random);
            if (agreesWithPlainSearch(board)) {
                solved.incrementAndGet();
                Position position = new Position(board, new Packing(board), false);
                assertThat(new LeastMoves(position).count()).isLessThanOrEqualTo(PlainSearch.fewestMoves(board));
            }
        });
        return solved.get();
    }

    @ParameterizedTest
    @EnumSource
    void findsTheFewestMovesUnderFullRulesToo(Solitaire game) {
        assertThat(solvedUnderFullRules(60, game)).isPositive();
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void findsTheFewestMovesUnderFullRulesTooOnHundredsOfBoards(Solitaire game) {
        assertThat(solvedUnderFullRules(400, game)).isPositive();
    }

    private static int solvedUnderFullRules(int boards, Solitaire game) {
        AtomicInteger solved = new AtomicInteger();
        Seeds.forEach(boards, random -> {
            Board board = PlainSearch.board(game, random).underFullRules();
            solved.addAndGet(agreesWithPlainSearch(board) ? 1 : 0);
        });
        return solved.get();
    }

    /** Games near their end, from where cards may be dealt again and lifted. */
    @Test
    void findsTheFewestMovesWhereCardsAreDealtAgain() {
        AtomicInteger solved = new AtomicInteger();
        Seeds.forEach(40, random -> {
            Board board = new Deal.Xpat(Solitaire.MIDNIGHT_OIL, 1 + random.nextInt(100_000)).fullBoard();
            ShortSolver solver = new ShortSolver(board);
            while (solver.advance(2000) == ShortSolver.State.SEARCHING) {}
            List<Move> moves = solver.solution();
            moves.subList(0, Math.max(0, moves.size() - 1 - random.nextInt(4))).forEach(board::play);
            solved.addAndGet(agreesWithPlainSearch(board) ? 1 : 0);
        });
        assertThat(solved.get()).isPositive();
    }

    /** Two new deals and a lift among them; the first solution found has seventeen. */
    @Test
    void provesThatSixMovesAreTheFewest() throws BadInput {
        ShortSolver solver = new ShortSolver(Deal.parse("MidnightOil.10").fullBoard());
        assertThat(solver.advance(200_000)).isEqualTo(ShortSolver.State.SHORTEST);
        assertThat(solver.solution()).hasSize(6);
    }

    /** Whether a board can be solved and plain search tells so. */
    private static boolean agreesWithPlainSearch(Board board) {
        int fewest = PlainSearch.fewestMoves(board);
        if (fewest == PlainSearch.TOO_MANY) {
            return false;
        }
        ShortSolver solver = new ShortSolver(board);
        ShortSolver.State state = solver.advance(10_000_000);
        if (fewest == PlainSearch.INSOLUBLE) {
            assertThat(state).as(BoardText.format(board)).isEqualTo(ShortSolver.State.INSOLUBLE);
            return false;
        }
        assertThat(state).isEqualTo(ShortSolver.State.SHORTEST);
        assertThat(solver.solution()).as(BoardText.format(board)).hasSize(fewest);
        assertThat(solver.fewest()).isEqualTo(fewest);
        assertThat(Solution.check(board, Solution.format(solver.solution())).isWon())
                .isTrue();
        return true;
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
