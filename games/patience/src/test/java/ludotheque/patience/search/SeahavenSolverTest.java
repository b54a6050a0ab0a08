package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.Solitaire;
import ludotheque.patience.Solution;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** What small boards are worth is compared with plain search in {@link SolverTest}; whole deals with the scans that serve other games. */
class SeahavenSolverTest {
    @Test
    void agreesWithScansOnWholeDealsAndBoardsInPlay() {
        Set<SearchState> met = EnumSet.noneOf(SearchState.class);
        Seeds.forEach(150, random -> {
            Board board = new Deal.Xpat(Solitaire.SEAHAVEN, 1 + random.nextInt(1_000_000)).board();
            for (int moves = random.nextInt(12);
                    moves > 0 && !board.legalMoves().isEmpty();
                    moves--) {
                board.play(
                        board.legalMoves().get(random.nextInt(board.legalMoves().size())));
            }
            SeahavenSolver solver = new SeahavenSolver(board);
            SearchState state = toTheEnd(solver);
            assertThat(state).as(BoardText.format(board)).isEqualTo(toTheEnd(new ScanSolver(board)));
            if (state == SearchState.SOLVED) {
                assertThat(Solution.check(board, Solution.format(solver.solution()))
                                .isWon())
                        .as(BoardText.format(board))
                        .isTrue();
            }
            met.add(state);
        });
        assertThat(met).containsExactlyInAnyOrder(SearchState.SOLVED, SearchState.IMPOSSIBLE);
    }

    @Test
    void aSliceEndsSoon() {
        SeahavenSolver solver = new SeahavenSolver(new Deal.Xpat(Solitaire.SEAHAVEN, 1).board());
        assertThat(solver.advance(5)).isEqualTo(SearchState.RUNNING);
        // A position more or less than ten come from looking at one.
        assertThat(solver.positions()).isBetween(5L, 15L);
    }

    /** On the way of a solution no board is ever taken for a lost one, whatever lies in registers and runs by then. */
    @Test
    void everyBoardOnTheWayIsStillWon() {
        Seeds.forEach(100, random -> {
            Board board = new Deal.Xpat(Solitaire.SEAHAVEN, 1 + random.nextInt(1_000_000)).board();
            SeahavenSolver solver = new SeahavenSolver(board);
            if (toTheEnd(solver) == SearchState.SOLVED) {
                for (Move move : solver.solution()) {
                    board.play(move);
                    assertThat(toTheEnd(new SeahavenSolver(board)))
                            .as(BoardText.format(board))
                            .isEqualTo(SearchState.SOLVED);
                }
            }
        });
    }

    private static SearchState toTheEnd(AnySolver solver) {
        SearchState state = SearchState.RUNNING;
        while (state == SearchState.RUNNING) {
            state = solver.advance(100_000);
        }
        return state;
    }
}
