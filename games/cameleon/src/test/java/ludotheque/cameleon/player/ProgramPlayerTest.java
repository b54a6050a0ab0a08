package ludotheque.cameleon.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.kernel.BadInput;
import ludotheque.testkit.ScriptedProgram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program is told, and how its answers are taken. */
class ProgramPlayerTest {
    private static final CameleonSetup EMPTY = new CameleonSetup(Variant.TEMERAIRE, Colour.RED, Setup.empty(0));

    @Test
    void hearsTheBoardAndEveryMoveOfAWholeGame() throws BadInput {
        CameleonSetup setup = new CameleonSetup(Variant.BRAVE, Colour.BLUE, Setup.parse("3\nRRB\nBAB\nARR\n"));
        ScriptedProgram program = new ScriptedProgram("R 3 1");
        Player other = game -> game.board().cell(2, 2);
        Game game =
                PlayerGame.play(setup, new ProgramPlayer(program, setup, Colour.RED), other, Level.RANDOM.create(1), 0);
        assertThat(program.heard()).isEqualTo("""
                new
                variant brave
                first B
                board 3
                RRB
                BAB
                ARR
                you R
                B 2 2
                > R 3 1
                R 3 1
                end %d %d
                """.formatted(
                        game.board().count(Colour.RED), game.board().count(Colour.BLUE)));
    }

    @Test
    void hearsMovesThatWereDrawnForIt() {
        ScriptedProgram program = new ScriptedProgram("R 1 1");
        Player drawn = game -> game.board().cell(3, 3);
        Player other = game -> game.board().cell(2, 2);
        ProgramPlayer player = new ProgramPlayer(program, EMPTY, Colour.RED);
        assertThatThrownBy(() -> PlayerGame.play(EMPTY, player, other, drawn, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("not white");
        assertThat(program.heard()).endsWith("""
                empty 3
                you R
                R 3 3
                B 2 2
                > R 1 1
                R 1 1
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "R 4 1, refused: OFF_BOARD",
        "R 0 1, refused: OFF_BOARD",
        "B 1 1, refused: TURN",
        "1 1, 'misread: a move like \"R 2 5\" was expected'",
        "R 1, 'misread: a move like \"R 2 5\" was expected'",
        "R 1 1 1, 'misread: a move like \"R 2 5\" was expected'",
        "'', 'misread: a move like \"R 2 5\" was expected'"
    })
    void isHeldToTheRules(String answer, String failure) {
        ProgramPlayer player = new ProgramPlayer(new ScriptedProgram(answer), EMPTY, Colour.RED);
        assertThatThrownBy(() -> PlayerGame.play(EMPTY, player, player, player, 0))
                .hasMessage(failure);
    }
}
