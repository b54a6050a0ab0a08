package ludotheque.cli.memoryx;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.memoryx.Size;
import org.junit.jupiter.api.Test;

/** The displays of the subject. */
final class BoardViewTest {
    private final BoardView board = new BoardView(new Size(3, 7), false);

    @Test
    void hiddenCardsShowTheirPlaceAsInTable2() {
        assertBoard("""
                       0   1   2   3   4   5   6
                    +----------------------------
                  0 |  0   1   2   3   4   5   6
                  1 |  7   8   9  10  11  12  13
                  2 | 14  15  16  17  18  19  20
                """);
    }

    @Test
    void theTwoCardsOfATurnAreShownAsInTable4() {
        board.shown(6, 10);
        board.shown(17, 3);
        assertBoard("""
                       0   1   2   3   4   5   6
                    +----------------------------
                  0 |  0   1   2   3   4   5 [10]
                  1 |  7   8   9  10  11  12  13
                  2 | 14  15  16  [3] 18  19  20
                """);
        board.hide();
        hiddenCardsShowTheirPlaceAsInTable2();
    }

    @Test
    void pairsTakenLeaveBlanksAsInTable6() {
        board.taken(12, 0);
        board.taken(9, 17);
        board.taken(11, 18);
        board.taken(6, 4);
        assertBoard("""
                       0   1   2   3   4   5   6
                    +----------------------------
                  0 |      1   2   3       5
                  1 |  7   8      10          13
                  2 | 14  15  16          19  20
                """);
    }

    @Test
    void aPairJustTakenIsStillFaceUp() {
        board.shown(0, 1);
        board.shown(12, 1);
        board.taken(0, 12);
        assertThat(board.toString()).contains("0 | [1]  1 ").contains("11  [1] 13");
    }

    private void assertBoard(String picture) {
        assertThat(board + "\n").isEqualTo(picture);
    }
}
