package ludotheque.cameleon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The subject's worked examples, and the decisions where its text is open. */
class BoardTest {
    /** The subject's board after red chose (2, 5) in the Brave variant. */
    private static final String MIDDLE =
            "ABRARRAABAAA" + "ARRRRRAAARAA" + "ABAAARABBAAA" + SubjectBoard.LETTERS.substring(36);

    @Test
    void braveTurnsTheColouredNeighboursOfTheCell() {
        Game game = new Game(SubjectBoard.SETUP, Variant.BRAVE, Colour.RED);
        game.play(new Move(Colour.RED, 2, 5));
        assertThat(game.board().toSetup().letters()).isEqualTo(MIDDLE);
        assertThat(game.lastRecolourings())
                .containsExactly(
                        new Recolouring(Rule.R1, 2, 5, 1, Colour.RED),
                        new Recolouring(Rule.R2, 1, 5, 1, Colour.RED),
                        new Recolouring(Rule.R2, 1, 6, 1, Colour.RED),
                        new Recolouring(Rule.R2, 2, 6, 1, Colour.RED),
                        new Recolouring(Rule.R2, 3, 6, 1, Colour.RED));
    }

    @Test
    void braveTurnsAcquiredCellsToo() {
        Game game = new Game(SubjectBoard.SETUP, Variant.BRAVE, Colour.RED);
        game.play(new Move(Colour.RED, 6, 8));
        assertThat(game.lastRecolourings())
                .containsExactly(
                        new Recolouring(Rule.R1, 6, 8, 1, Colour.RED),
                        new Recolouring(Rule.R2, 7, 7, 1, Colour.RED),
                        new Recolouring(Rule.R2, 7, 8, 1, Colour.RED),
                        new Recolouring(Rule.R2, 7, 9, 1, Colour.RED));
    }

    @Test
    void temeraireLeavesAcquiredNeighboursAlone() {
        Game game = new Game(new Setup(12, MIDDLE), Variant.TEMERAIRE, Colour.BLUE);
        game.play(new Move(Colour.BLUE, 6, 12));
        assertThat(game.lastRecolourings()).containsExactly(new Recolouring(Rule.R1, 6, 12, 1, Colour.BLUE));
    }

    @Test
    void theLastCellOfASmallRegionAcquiresItAndThenTheBlockByMajority() {
        Game game = new Game(new Setup(12, MIDDLE), Variant.TEMERAIRE, Colour.BLUE);
        game.play(new Move(Colour.BLUE, 11, 8));
        assertThat(game.lastRecolourings())
                .contains(
                        new Recolouring(Rule.R3, 10, 7, 3, Colour.BLUE),
                        new Recolouring(Rule.R4, 7, 7, 6, Colour.BLUE));
        assertThat(game.board().leaf(game.board().cell(8, 11))).isEqualTo(new Region(7, 7, 6, Colour.BLUE));
        assertThat(game.board().leaf(game.board().cell(1, 1))).isEqualTo(new Region(1, 1, 3, null));
    }

    @Test
    void whereTheThreeOtherBlocksAreRedTheWholeBoardTurnsRed() {
        StringBuilder letters = new StringBuilder("R".repeat(72));
        for (int line = 6; line < 12; line++) {
            letters.append("RRRRRR").append(MIDDLE, line * 12 + 6, line * 12 + 12);
        }
        Game game = new Game(new Setup(12, letters.toString()), Variant.TEMERAIRE, Colour.BLUE);
        game.play(new Move(Colour.BLUE, 11, 8));
        List<Recolouring> told = game.lastRecolourings();
        assertThat(told.get(told.size() - 1)).isEqualTo(new Recolouring(Rule.R5, 1, 1, 12, Colour.RED));
        assertThat(game.board().count(Colour.RED)).isEqualTo(144);
        assertThat(game.board().count(Colour.BLUE)).isZero();
        assertThat(game.isOver()).isTrue();
        assertThat(game.leader()).isEqualTo(Colour.RED);
    }

    @Test
    void aFullMixedSmallRegionMadeOneColouredIsAcquiredAndDecidesTheBlockAroundIt() {
        Setup setup = new Setup(
                12,
                ("RRRBBBAAAAAA" + "RRRBBBAAAAAA" + "RRRBBBAAAAAA" + "RRRBBBAAAAAA" + "RRRBBBAAAAAA" + "RRRBBRAAAAAA")
                        + "A".repeat(72));
        Game game = new Game(setup, Variant.TEMERAIRE, Colour.BLUE);
        game.play(new Move(Colour.BLUE, 7, 7));
        assertThat(game.lastRecolourings())
                .containsExactly(
                        new Recolouring(Rule.R1, 7, 7, 1, Colour.BLUE),
                        new Recolouring(Rule.R2_PRIME, 6, 6, 1, Colour.BLUE),
                        new Recolouring(Rule.R2_PRIME, 4, 4, 3, Colour.BLUE),
                        new Recolouring(Rule.R4, 1, 1, 6, Colour.BLUE));
    }

    @Test
    void scoresAreKnownAtAnyMoment() {
        Board board = new Board(SubjectBoard.SETUP, Variant.TEMERAIRE);
        assertThat(board.count(Colour.RED)).isEqualTo(38);
        assertThat(board.count(Colour.BLUE)).isEqualTo(38);
        assertThat(board.score()).isZero();
        assertThat(board.whites()).isEqualTo(68);
    }
}
