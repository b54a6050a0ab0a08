package ludotheque.cameleon.subject;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Recolouring;
import ludotheque.cameleon.Rule;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.SubjectBoard;
import ludotheque.cameleon.Variant;
import ludotheque.kernel.BadInput;
import org.junit.jupiter.api.Test;

class CameleonTest {

    @Test
    void theEvaluationOfACellIsTheScoreOnceItIsPlayed() throws BadInput {
        Game brave = Cameleon.RemplirPlateau(SubjectBoard.SETUP.toString(), Variant.BRAVE);
        brave.play(brave.board().cell(2, 5));
        int expected = Cameleon.EvalCaseBrave(brave, 6, 12);
        brave.play(brave.board().cell(6, 12));
        assertThat(Cameleon.CalculeScore(brave)).isEqualTo(expected);

        Game temeraire = Cameleon.RemplirPlateau(SubjectBoard.SETUP.toString(), Variant.TEMERAIRE);
        temeraire.play(temeraire.board().cell(2, 5));
        int evaluated = Cameleon.EvalCaseTemeraire(temeraire, 11, 8);
        assertThat(Cameleon.RemplirRegion(temeraire, 11, 8))
                .containsExactly(
                        new Recolouring(Rule.R3, 10, 7, 3, Colour.BLUE),
                        new Recolouring(Rule.R4, 7, 7, 6, Colour.BLUE));
        assertThat(Cameleon.CalculeScore(temeraire)).isEqualTo(evaluated);
    }

    @Test
    void theStrategiesPlayToTheEnd() {
        Game brave = new Game(Setup.empty(1), Variant.BRAVE, Colour.RED);
        while (!brave.isOver()) {
            Cameleon.JouerGloutonBrave(brave);
        }
        Game temeraire = new Game(Setup.empty(1), Variant.TEMERAIRE, Colour.RED);
        while (!temeraire.isOver()) {
            Cameleon.JouerGloutonTemeraire(temeraire);
            Cameleon.JouerIATemeraire(temeraire);
        }
        assertThat(temeraire.leader()).isEqualTo(Colour.BLUE);
    }
}
