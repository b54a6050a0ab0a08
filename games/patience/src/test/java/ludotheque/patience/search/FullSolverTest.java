package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import ludotheque.patience.Solution;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FullSolverTest {

    @ParameterizedTest
    @EnumSource
    void agreesWithPlainSearchUnderFullRules(Solitaire game) {
        assertThat(comparedWithPlainSearch(40, game)).contains(SearchState.IMPOSSIBLE);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void agreesWithPlainSearchUnderFullRulesOnHundredsOfBoards(Solitaire game) {
        assertThat(comparedWithPlainSearch(400, game)).contains(SearchState.IMPOSSIBLE);
    }

    /** The answers met where plain search comes to an end; each is the same as its own. */
    private static Set<SearchState> comparedWithPlainSearch(int boards, Solitaire game) {
        Set<SearchState> met = EnumSet.noneOf(SearchState.class);
        Seeds.forEach(boards, random -> {
            Board board = PlainSearch.board(game, random).underFullRules();
            int fewest = PlainSearch.fewestMoves(board);
            if (fewest == PlainSearch.TOO_MANY) {
                return;
            }
            SearchState truth = fewest == PlainSearch.INSOLUBLE ? SearchState.IMPOSSIBLE : SearchState.SOLVED;
            AnySolver solver = AnySolver.of(board);
            assertThat(solved(solver)).as(BoardText.format(board)).isEqualTo(truth);
            if (truth == SearchState.SOLVED) {
                assertThat(Solution.check(board, Solution.format(solver.solution()))
                                .isWon())
                        .isTrue();
            }
            met.add(truth);
        });
        return met;
    }

    /** Lost under forced normalisation, and won when a card may wait. */
    @ParameterizedTest
    @ValueSource(strings = {"BakersDozen.3118", "ms:98714", "MidnightOil.1", "MidnightOil.2", "FreeCell.1"})
    void solvesDealsThatNeedFullRules(String name) throws BadInput {
        Board board = Deal.parse(name).fullBoard();
        AnySolver solver = AnySolver.of(board);
        assertThat(solved(solver)).isEqualTo(SearchState.SOLVED);
        assertThat(Solution.check(board, Solution.format(solver.solution())).isWon())
                .isTrue();
    }

    private static SearchState solved(AnySolver solver) {
        SearchState state = SearchState.RUNNING;
        while (state == SearchState.RUNNING) {
            state = solver.advance(100_000);
        }
        return state;
    }
}
