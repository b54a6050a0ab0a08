package ludotheque.cameleon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import ludotheque.kernel.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTest {

    @ParameterizedTest
    @CsvSource({
        "B,1,1,TURN",
        "R,0,1,OFF_BOARD",
        "R,1,0,OFF_BOARD",
        "R,13,1,OFF_BOARD",
        "R,1,13,OFF_BOARD",
        "R,1,2,TAKEN",
        "R,7,7,TAKEN"
    })
    void refusesWhatMayNotBePlayed(char player, int line, int column, String code) {
        Game game = new Game(SubjectBoard.SETUP, Variant.TEMERAIRE, Colour.RED);
        Move move = new Move(player == 'R' ? Colour.RED : Colour.BLUE, line, column);
        assertThat(game.check(move)).isNotNull().extracting(Refusal::code).isEqualTo(code);
        assertThatIllegalStateException().isThrownBy(() -> game.play(new Move(Colour.BLUE, 1, 1)));
    }

    @Test
    void aFullBoardIsOverAtOnce() {
        Game game = new Game(new Setup(3, "RRRRRBBBB"), Variant.BRAVE, Colour.RED);
        assertThat(game.isOver()).isTrue();
        assertThat(game.leader()).isEqualTo(Colour.RED);
        assertThat(game.gains().best(Colour.RED)).isEqualTo(Board.NO_CELL);
        assertThat(game.check(new Move(Colour.RED, 1, 1)))
                .isNotNull()
                .extracting(Refusal::code)
                .isEqualTo("OVER");
    }

    @Test
    void greedyStartsAtTheFirstCellAndThenStaysWhereGainsChangedLast() {
        Game game = new Game(Setup.empty(1), Variant.BRAVE, Colour.RED);
        assertThat(game.move(game.gains().best(Colour.RED))).isEqualTo(new Move(Colour.RED, 1, 1));
        game.play(game.gains().best(Colour.RED));
        assertThat(game.move(game.gains().best(Colour.BLUE))).isEqualTo(new Move(Colour.BLUE, 2, 2));
    }
}
