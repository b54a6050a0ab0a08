package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code debug_poser_papatte}, and the number of actions that a half-turn allows. */
class DebugPawsTest {
    private static final Position CELL = at(5, 6);

    private static PapatteDebug paw(Scene scene, int player) {
        return scene.state().paw(player, CELL.cell());
    }

    @Test
    void aMarkReplacesTheOneBeforeAndPasDePapatteRemovesIt() {
        Scene scene = Scene.of("");
        assertThat(scene.me().debugPoserPapatte(CELL, 1)).isEqualTo(Erreur.OK);
        assertThat(paw(scene, 0)).isEqualTo(PapatteDebug.PAPATTE_BLEU);
        scene.me().debugPoserPapatte(CELL, 3);
        assertThat(paw(scene, 0)).isEqualTo(PapatteDebug.PAPATTE_ROUGE);
        scene.me().debugPoserPapatte(CELL, 0);
        assertThat(paw(scene, 0)).isEqualTo(PapatteDebug.PAS_DE_PAPATTE);
    }

    @Test
    void eachPlayerHasItsOwnMarksWhichLiveUntilItsNextHalfTurn() {
        Scene scene = Scene.of("");
        scene.me().debugPoserPapatte(CELL, 1);
        scene.next();
        scene.you().debugPoserPapatte(CELL, 2);
        assertThat(paw(scene, 0)).isEqualTo(PapatteDebug.PAPATTE_BLEU);
        assertThat(paw(scene, 1)).isEqualTo(PapatteDebug.PAPATTE_JAUNE);
        scene.next();
        assertThat(paw(scene, 0)).isEqualTo(PapatteDebug.PAS_DE_PAPATTE);
        assertThat(paw(scene, 1)).isEqualTo(PapatteDebug.PAPATTE_JAUNE);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aValueOutsideTheEnumerationChangesNothing(int value) {
        Scene scene = Scene.of("");
        scene.me().debugPoserPapatte(CELL, 2);
        assertThat(scene.me().debugPoserPapatte(CELL, value)).isEqualTo(Erreur.OK);
        assertThat(paw(scene, 0)).isEqualTo(PapatteDebug.PAPATTE_JAUNE);
    }

    @Test
    void aMarkIsOneStepForAnnuler() {
        Scene scene = Scene.of("");
        scene.me().debugPoserPapatte(CELL, 1);
        scene.me().debugPoserPapatte(CELL, 2);
        assertThat(scene.me().annuler()).isTrue();
        assertThat(paw(scene, 0)).isEqualTo(PapatteDebug.PAPATTE_BLEU);
        assertThat(scene.me().annuler()).isTrue();
        assertThat(paw(scene, 0)).isEqualTo(PapatteDebug.PAS_DE_PAPATTE);
    }

    @Test
    void marksAreNoPartOfTheGame() {
        Scene scene = Scene.of("d.");
        scene.me().debugPoserPapatte(at(1, 0), 1);
        assertThat(scene.me().infoCase(at(1, 0))).isEqualTo(new EtatCase(TypeCase.VIDE, at(1, 0), true, 0));
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
    }

    // The limit of actions.

    private static Scene with4096Marks() {
        Scene scene = Scene.of("d.");
        for (int i = 0; i < 4096; i++) {
            assertThat(scene.me().debugPoserPapatte(CELL, i % 4)).isEqualTo(Erreur.OK);
        }
        return scene;
    }

    @Test
    void fourThousandNinetySixActionsStandAndOneMoreLosesTheChampion() {
        Scene scene = with4096Marks();
        assertThat(scene.me().isOverActionLimit()).isFalse();
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.HORS_TOUR);
        assertThat(scene.me().isOverActionLimit()).isTrue();
        assertThat(scene).hasToString("d.");
        assertThat(scene.me().annuler()).isFalse();
    }

    @Test
    void refusedActionsDoNotCountAndAnnulerGivesOneBack() {
        Scene scene = with4096Marks();
        assertThat(scene.me().seDeplacer(at(0, 0), at(5, 5))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(scene.me().annuler()).isTrue();
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().isOverActionLimit()).isFalse();
        assertThat(scene.you().historique()).hasSize(1);
    }

    @Test
    void theCountBeginsAnewWithEachHalfTurn() {
        Scene scene = with4096Marks().next().next();
        assertThat(scene.me().debugPoserPapatte(CELL, 1)).isEqualTo(Erreur.OK);
    }

    @Test
    void aHistoryHoldsAsManyActionsAsMayStand() {
        Scene scene = Scene.of("m.").croquettes(at(0, 0), 1);
        for (int i = 0; i < 4096; i += 2) {
            assertThat(scene.me().poserCroquette(at(0, 0), at(0, 0))).isEqualTo(Erreur.OK);
            scene.croquettes(at(0, 0), 1);
            assertThat(scene.me().debugPoserPapatte(CELL, 1)).isEqualTo(Erreur.OK);
        }
        assertThat(scene.you().historique()).hasSize(2048);
        Stages.lose(scene.state(), 0);
        assertThat(scene.me().infoCase(at(0, 0)).nbCroquette()).isZero();
    }
}
