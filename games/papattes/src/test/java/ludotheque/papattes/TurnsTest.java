package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

/** The subject's sections 6.1 and 6.2: how a match and a half-turn go. */
class TurnsTest {

    @Test
    void aMatchBeginsWithoutCroquettesAndWithTenCharactersEach() {
        Scene scene = Scene.draw("dmDM").before();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            assertThat(scene.me().infoCase(Position.of(cell)).nbCroquette()).isZero();
        }
        for (int player = 0; player < 2; player++) {
            assertThat(scene.me().chiensJoueur(player)).hasSize(4);
            assertThat(scene.me().maitresJoueur(player)).hasSize(6);
        }
    }

    @Test
    void beforeTheFirstHalfTurnEveryActionIsOutOfTurnAndPointsAreFull() {
        Scene scene = Scene.draw("d.m.").before();
        for (int player = 0; player < 2; player++) {
            assertThat(scene.seat(player).seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.HORS_TOUR);
            assertThat(scene.seat(player).ageSuivant()).isEqualTo(Erreur.HORS_TOUR);
            assertThat(scene.seat(player).debugPoserPapatte(at(0, 0), 1)).isEqualTo(Erreur.HORS_TOUR);
            assertThat(scene.seat(player).annuler()).isFalse();
        }
        assertThat(scene.me().tourActuel()).isZero();
        assertThat(scene.me().pointsMouvement(at(0, 0))).isEqualTo(4);
        assertThat(scene.me().pointsMouvement(at(2, 0))).isEqualTo(8);
        assertThat(scene.me().historique()).isEmpty();
    }

    @Test
    void playerZeroPlaysTheEvenHalfTurnsAndPlayerOneTheOdd() {
        Scene scene = Scene.of("d.D.");
        for (int turn = 0; turn < 6; turn++) {
            scene.until(turn);
            assertThat(scene.me().tourActuel()).isEqualTo(turn);
            assertThat(scene.state().toMove()).isEqualTo(turn % 2);
            assertThat(scene.seat(turn % 2).debugPoserPapatte(at(0, 0), 1)).isEqualTo(Erreur.OK);
            assertThat(scene.seat(1 - turn % 2).debugPoserPapatte(at(0, 0), 1)).isEqualTo(Erreur.HORS_TOUR);
        }
    }

    @Test
    void aMatchHasAHundredRoundsOfTwoHalfTurns() {
        Scene scene = Scene.of("d.");
        scene.until(199);
        assertThat(Stages.isOver(scene.state())).isFalse();
        scene.end();
        assertThat(Stages.isOver(scene.state())).isTrue();
        assertThat(scene.me().tourActuel()).isEqualTo(199);
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.HORS_TOUR);
        assertThatIllegalStateException().isThrownBy(() -> Stages.start(scene.state()));
        assertThatIllegalStateException().isThrownBy(() -> Stages.end(scene.state()));
    }

    @Test
    void wanderingDogsWalkAfterEachPlayersHalfTurn() {
        Scene scene = Scene.of("Pv......*");
        scene.next();
        assertThat(scene).as("after player 0").hasToString("P..v....*");
        scene.next();
        assertThat(scene).as("after player 1").hasToString("P....v..*");
    }

    @Test
    void croquettesAndBonesComeUpBeforePortalsOpen() {
        // What comes up is there when the portal's dog comes out; a portal on a tree would not open.
        Scene scene = Scene.draw("...")
                .skeleton(at(2, 0), 1, 9, 1)
                .portal(1, at(0, 0))
                .begin()
                .next();
        assertThat(scene).hasToString("@.1");
        assertThat(scene.me().deplacementsChien(at(0, 0), 2)).containsExactly(at(1, 0), at(2, 0));
    }

    @Test
    void aDogLosesItsCroquettesBeforeTheWanderingDogsWalk() {
        Scene scene = Scene.of("Pvd.").croquettes(at(2, 0), 2).end();
        assertThat(scene).hasToString("Pvd.");
        assertThat(scene.me().nbCroquettes(at(2, 0))).isZero();
    }

    @Test
    void aPlayerActsAsLongAsItLikesInAnyOrder() {
        Scene scene = Scene.of("d*.m#");
        assertThat(scene.me().detruire(at(3, 0), at(4, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().manger(at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().seDeplacer(at(3, 0), at(4, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().seDeplacer(at(1, 0), at(2, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString("..d.m");
        assertThat(scene.me().pointsMouvement(at(2, 0))).isEqualTo(4);
        assertThat(scene.me().pointsMouvement(at(4, 0))).isEqualTo(3);
    }

    @Test
    void aLostPlayersHalfTurnIsUndoneItActsNoMoreAndTheMatchGoesOn() {
        Scene scene = Scene.of("d0N");
        long before = scene.state().hash();
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().debugPoserPapatte(at(3, 3), 2);
        Stages.lose(scene.state(), 0);
        assertThat(scene).hasToString("d0N");
        assertThat(scene.state().paw(0, at(3, 3).cell())).isEqualTo(PapatteDebug.PAS_DE_PAPATTE);
        assertThat(scene.you().historique()).isEmpty();
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.HORS_TOUR);
        assertThat(scene.me().annuler()).isFalse();
        assertThat(scene.state().hash())
                .as("that it is lost is part of the state")
                .isNotEqualTo(before);
        scene.next();
        assertThat(scene.you().ageSuivant()).isEqualTo(Erreur.OK);
        scene.next();
        assertThat(scene.me().ageSuivant()).isEqualTo(Erreur.HORS_TOUR);
    }

    @Test
    void aPlayerLostInTheOthersHalfTurnLeavesThatHalfTurnAsItIs() {
        Scene scene = Scene.of("d.");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        Stages.lose(scene.state(), 1);
        assertThat(scene).hasToString(".d");
        assertThat(scene.me().annuler()).isTrue();
    }
}
