package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.SeededRandom;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Deal;
import ludotheque.patience.Freedom;
import ludotheque.patience.Solitaire;
import ludotheque.patience.Solution;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SolverTest {
    @ParameterizedTest
    @EnumSource
    void agreesWithPlainSearchWhereThatEnds(Solitaire game) {
        assertThat(comparedWithPlainSearch(150, random -> PlainSearch.board(game, random)))
                .containsOnlyKeys(SearchState.SOLVED, SearchState.IMPOSSIBLE);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void agreesWithPlainSearchOnHundredsOfBoards(Solitaire game) {
        assertThat(comparedWithPlainSearch(600, random -> PlainSearch.board(game, random)))
                .containsOnlyKeys(SearchState.SOLVED, SearchState.IMPOSSIBLE);
    }

    @ParameterizedTest
    @EnumSource
    void agreesWithPlainSearchOnSmallDecks(Solitaire game) {
        Map<SearchState, Integer> met = comparedWithPlainSearch(400, random -> PlainSearch.reducedDeck(game, random));
        assertThat(met.values().stream().mapToInt(Integer::intValue).sum()).isGreaterThan(200);
    }

    /** A scan that is said to miss nothing does so without help from others. */
    @ParameterizedTest
    @EnumSource
    void missesNothingInAScanThatIsComplete(Solitaire game) {
        Seeds.forEach(300, random -> {
            Board board =
                    random.nextInt(2) == 0 ? PlainSearch.board(game, random) : PlainSearch.reducedDeck(game, random);
            int fewest = PlainSearch.fewestMoves(board);
            for (Freedom freedom : Freedom.values()) {
                if (fewest != PlainSearch.TOO_MANY && freedom.isComplete(game)) {
                    for (Scan scan : scans(board, freedom)) {
                        assertThat(scan.run(10_000_000) == SearchState.SOLVED)
                                .as(freedom + "\n" + BoardText.format(board))
                                .isEqualTo(fewest != PlainSearch.INSOLUBLE);
                    }
                }
            }
        });
    }

    private static List<Scan> scans(Board board, Freedom freedom) {
        Packing packing = new Packing(board);
        Weights weights = new Weights(1, 1, 1, 1, 1, 1, 0);
        Scan quick = new QuickScan(board, packing, LostPositions.seenInTime(board), weights, freedom);
        return board.game().registers() == 0
                ? List.of(quick)
                : List.of(quick, new TreeScan(board, packing, new Layout(board, packing), weights, freedom));
    }

    /** A board from a seed. */
    private interface Dealer {
        Board deal(SeededRandom random) throws BadInput;
    }

    /** Where plain breadth-first search over {@link Board} comes to an end, it tells the truth; counts the answers. */
    private static Map<SearchState, Integer> comparedWithPlainSearch(int deals, Dealer dealer) {
        Map<SearchState, Integer> met = new EnumMap<>(SearchState.class);
        Seeds.forEach(deals, random -> {
            Board board = dealer.deal(random);
            int fewest = PlainSearch.fewestMoves(board);
            if (fewest != PlainSearch.TOO_MANY) {
                SearchState truth = fewest == PlainSearch.INSOLUBLE ? SearchState.IMPOSSIBLE : SearchState.SOLVED;
                AnySolver solver = AnySolver.of(board);
                assertThat(solver.advance(10_000_000))
                        .as(BoardText.format(board))
                        .isEqualTo(truth);
                if (truth == SearchState.SOLVED) {
                    assertThat(Solution.check(board, Solution.format(solver.solution()))
                                    .isWon())
                            .isTrue();
                }
                met.merge(truth, 1, Integer::sum);
            }
        });
        return met;
    }

    @Test
    void saysNothingBeforeItKnows() throws BadInput {
        AnySolver solver = AnySolver.of(Deal.parse("FreeCell.1").board());
        assertThat(solver.advance(10)).isEqualTo(SearchState.RUNNING);
        assertThat(solver.advance(10_000_000)).isEqualTo(SearchState.SOLVED);
    }
}
