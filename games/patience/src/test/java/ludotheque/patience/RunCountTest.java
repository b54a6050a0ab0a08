package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SearchState;
import ludotheque.patience.search.AnySolver;
import org.junit.jupiter.api.Test;

class RunCountTest {
    private static Board board() throws BadInput {
        return BoardText.parse(Solitaire.FREECELL, """
                Foundations: C-A S-A H-A D-A
                : 9C 8H 7S
                : 9S
                : KH
                : KC
                : KD
                : KS
                : QC QS QH QD JC JS JH JD TC TS TH TD 9H 9D 8C 8D 7C 7H 7D
                : 6C 6S 6H 6D 5C 5S 5H 5D 4C 4S 4H 4D 3C 3S 3H 3D 2C 2S 2H 2D 8S
                """);
    }

    private static Move to(String card, int destination) {
        return new Move(card(card), destination);
    }

    private static int card(String name) {
        for (int card = 0; card < Card.COUNT; card++) {
            if (Card.name(card).equals(name)) {
                return card;
            }
        }
        throw new IllegalArgumentException(name);
    }

    @Test
    void aRunThatGoesThroughRegistersIsOneMove() throws BadInput {
        List<Move> run = List.of(to("7S", Move.REGISTER), to("8H", card("9S")), to("7S", card("8H")));
        assertThat(RunCount.of(board(), run)).isEqualTo(1);
        assertThat(RunCount.of(board(), run.subList(0, 2))).isEqualTo(2);
    }

    @Test
    void cardsThatStayInRegistersAreMovesOfTheirOwn() throws BadInput {
        assertThat(RunCount.of(board(), List.of(to("7S", Move.REGISTER), to("8H", Move.REGISTER))))
                .isEqualTo(2);
        assertThat(RunCount.of(board(), List.of())).isZero();
    }

    @Test
    void aSolutionIsNeverLongerInRuns() throws BadInput {
        for (int number = 1; number <= 20; number++) {
            Board board = Deal.parse("FreeCell." + number).board();
            AnySolver solver = AnySolver.of(board);
            while (solver.advance(10_000) == SearchState.RUNNING) {}
            int runs = RunCount.of(board, solver.solution());
            assertThat(runs).isPositive().isLessThan(solver.solution().size());
        }
    }
}
