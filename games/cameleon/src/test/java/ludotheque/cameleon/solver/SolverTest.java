package ludotheque.cameleon.solver;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.PlainSearch;
import ludotheque.cameleon.RandomBoards;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.SubjectBoard;
import ludotheque.cameleon.Variant;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolverTest {

    @Test
    void onThreeByThreeWhoeverStartsWins() {
        assertThat(solve(Setup.empty(0), Colour.RED).winner()).isEqualTo(Colour.RED);
        assertThat(solve(Setup.empty(0), Colour.BLUE).winner()).isEqualTo(Colour.BLUE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void onLargerEmptyBoardsWhoeverStartsLoses(int n) {
        assertThat(solve(Setup.empty(n), Colour.RED).winner()).isEqualTo(Colour.BLUE);
    }

    @Test
    void theSubjectsBoardIsWonByBlue() {
        Solver solver = solve(SubjectBoard.SETUP, Colour.RED);
        assertThat(solver.winner()).isEqualTo(Colour.BLUE);
        assertThat(solver.winningCell()).isEqualTo(Board.NO_CELL);
    }

    @Test
    void boardsWithFewWhiteCellsAreDecidedAsPlainSearchSays() {
        Seeds.forEach(150, random -> {
            int n = random.nextInt(3);
            check(RandomBoards.played(random, n, Variant.TEMERAIRE, 1 + random.nextInt(7)), random);
        });
    }

    @Test
    void boardsFromFilesAreDecidedAsPlainSearchSaysOrNotAtAll() {
        int[] solved = new int[1];
        Seeds.forEach(400, random -> {
            Setup setup = RandomBoards.mixed(random, 1 + random.nextInt(2));
            Board board = new Board(setup, Variant.TEMERAIRE);
            if (board.whites() >= 1 && board.whites() <= 6 && check(setup, random)) {
                solved[0]++;
            }
        });
        assertThat(solved[0]).isPositive();
    }

    private static boolean check(Setup setup, SeededRandom random) {
        Board board = new Board(setup, Variant.TEMERAIRE);
        Colour mover = random.nextInt(2) == 0 ? Colour.RED : Colour.BLUE;
        Solver solver = new Solver(board, mover);
        if (solver.advance(1_000_000) == SearchState.GAVE_UP) {
            return false;
        }
        PlainSearch plain = new PlainSearch(setup);
        assertThat(solver.winner()).isEqualTo(plain.winner(mover));
        int cell = solver.winningCell();
        assertThat(cell != Board.NO_CELL).isEqualTo(solver.winner() == mover);
        if (cell != Board.NO_CELL) {
            assertThat(plain.wins(cell, mover)).isTrue();
        }
        return true;
    }

    @Test
    void aWhiteCellBesideAFullRegionOfBothColoursCannotBeCounted() {
        Setup setup = new Setup(6, "RRRAAA" + "RBRAAA" + "RRRAAA" + "AAAAAA" + "AAAAAA" + "AAAAAA");
        Solver solver = new Solver(new Board(setup, Variant.TEMERAIRE), Colour.RED);
        assertThat(solver.advance(1)).isEqualTo(SearchState.GAVE_UP);
        assertThat(solver.winningCell()).isEqualTo(Board.NO_CELL);
    }

    @Test
    void aSearchCutIntoSlicesGivesTheSameAnswer() {
        Solver solver = new Solver(new Board(SubjectBoard.SETUP, Variant.TEMERAIRE), Colour.RED);
        assertThat(solver.advance(10)).isEqualTo(SearchState.RUNNING);
        assertThat(solver.positions()).isBetween(10L, 20L);
        while (solver.advance(1000) == SearchState.RUNNING) {
            assertThat(solver.positions()).isLessThan(1_000_000);
        }
        assertThat(solver.winner()).isEqualTo(Colour.BLUE);
    }

    private static Solver solve(Setup setup, Colour mover) {
        Solver solver = new Solver(new Board(setup, Variant.TEMERAIRE), mover);
        assertThat(solver.advance(1_000_000)).isEqualTo(SearchState.SOLVED);
        return solver;
    }
}
