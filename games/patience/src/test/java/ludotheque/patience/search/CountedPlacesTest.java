package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountedPlacesTest {
    /** What is not found out at the first question goes on with the next ones. */
    private static boolean isLost(Board board, int questions) {
        CountedPlaces places = new CountedPlaces(board);
        Position position = new Position(board, new Packing(board), false);
        return IntStream.range(0, questions).anyMatch(question -> places.hold(position));
    }

    private int proofs;

    /** What it proves lost is lost, under either rules; and it does prove some. */
    @Test
    void provesNothingLostThatPlainSearchWins() {
        Solitaire game = Solitaire.BAKERS_DOZEN;
        Seeds.forEach(200, random -> {
            Board plain =
                    random.nextInt(2) == 0 ? PlainSearch.board(game, random) : PlainSearch.reducedDeck(game, random);
            Board board = random.nextInt(2) == 0 ? plain : plain.underFullRules();
            boolean isProved = isLost(board, 1);
            int fewest = PlainSearch.fewestMoves(board);
            if (isProved && fewest != PlainSearch.TOO_MANY) {
                assertThat(fewest).as(BoardText.format(board)).isEqualTo(PlainSearch.INSOLUBLE);
                proofs++;
            }
        });
        assertThat(proofs).isGreaterThan(20);
    }

    /** Whichever jack is to be freed, two queens must go on kings first. */
    @ParameterizedTest
    @CsvSource({": KC\\n: KS KH KD JC QS QH,true", ": KC\\n: KS\\n: KH KD JC QS QH,false"})
    void twoQueensNeedTwoKings(String kings, boolean isLost) throws BadInput {
        Board board = BoardText.parse(
                Solitaire.BAKERS_DOZEN,
                "Foundations: C-T S-T H-T D-T\n" + kings.replace("\\n", "\n") + "\n: JS JH JD QC QD\n");
        assertThat(isLost(board, 1)).isEqualTo(isLost);
        assertThat(PlainSearch.fewestMoves(board) == PlainSearch.INSOLUBLE).isEqualTo(isLost);
    }

    @ParameterizedTest
    @CsvSource({"870,true,true", "218,true,true", "3118,true,false", "1,false,false"})
    void knowsDealsOfBakersDozen(int number, boolean isLost, boolean isLostUnderFullRules) throws BadInput {
        Deal deal = Deal.parse("BakersDozen." + number);
        assertThat(isLost(deal.board(), 20)).isEqualTo(isLost);
        assertThat(isLost(deal.fullBoard(), 20)).isEqualTo(isLostUnderFullRules);
    }

    /** Scans alone met forty million positions of this deal and knew nothing. */
    @Test
    void theSolverUsesIt() throws BadInput {
        AnySolver solver = AnySolver.of(Deal.parse("BakersDozen.218").board());
        assertThat(solver.advance(2_000_000)).isEqualTo(SearchState.IMPOSSIBLE);
    }
}
