package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Card;
import ludotheque.patience.Freedom;
import ludotheque.patience.Solitaire;
import org.junit.jupiter.api.Test;

class ChoicesTest {
    private static final String COLUMNS = """
            : 6D QC 9D KD
            : KH 5D TH 9C
            : 8H QD 8S JD
            : 7S 6S 8C TD
            : 7C TS JS
            : 6C QS 9H 8D
            : 6H 7H 9S JC
            """;

    /** The ten and the king of diamonds are lifted, then the eight of clubs goes on the nine of diamonds. */
    @Test
    void liftsFromTwoColumnsForOneMove() throws BadInput {
        ShortSolver solver = new ShortSolver(freeCell("TC -- -- KC", ": JH 7D KS QH\n" + COLUMNS));
        assertThat(solver.advance(100_000)).isEqualTo(ShortSolver.State.SHORTEST);
        assertThat(solver.solution()).hasSize(11);
    }

    /** The ten of hearts, the ten of spades and the nine of spades could then be built; nothing could be done with the others. */
    @Test
    void fillsTheLastRegisterOnlyForWhatLiesUnder() throws BadInput {
        assertThat(lifted(freeCell("TC QH -- KC", ": JH 7D KS\n" + COLUMNS)))
                .containsExactlyInAnyOrder("9C", "JS", "JC");
    }

    @Test
    void liftsAnyCardWhereRoomIsLeft() throws BadInput {
        assertThat(lifted(freeCell("TC -- -- KC", ": JH 7D KS QH\n" + COLUMNS)))
                .containsExactlyInAnyOrder("QH", "KD", "9C", "JD", "TD", "JS", "8D", "JC");
    }

    private static Board freeCell(String registers, String columns) throws BadInput {
        return BoardText.parse(
                Solitaire.FREECELL, "Foundations: C-5 S-5 H-5 D-4\nFreecells: " + registers + "\n" + columns);
    }

    private static List<String> lifted(Board board) {
        List<String> lifted = new ArrayList<>();
        PositionScan scan =
                new PositionScan(board, new Packing(board), LostPositions.seenInTime(board), Freedom.SINGLES) {
                    @Override
                    SearchState run(int limit) {
                        expand(0);
                        return SearchState.RUNNING;
                    }

                    @Override
                    void tryMove(int node, int card, int place, int count) {
                        if (place == Packing.REGISTER) {
                            lifted.add(Card.name(card));
                        }
                    }
                };
        scan.run(1);
        return lifted;
    }
}
