package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's section 3.1: what dogs do with croquettes and bones. */
class DogsTest {

    // Croquettes.

    @Test
    void aDogTakesAllTheCroquettesOfTheCellItMovesTo() {
        Scene scene = Scene.of("d*").ground(at(1, 0), 12);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(12);
        assertThat(scene.me().infoCase(at(1, 0)).nbCroquette()).isZero();
    }

    @Test
    void aCroquetteThatComesUnderADogIsTakenOnlyByMovingThere() {
        Scene scene = Scene.of("dm.").croquettes(at(1, 0), 1);
        assertThat(scene.me().poserCroquette(at(1, 0), at(0, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().nbCroquettes(at(0, 0))).isZero();
        assertThat(scene.me().infoCase(at(0, 0)).nbCroquette()).isEqualTo(1);
        scene.me().seDeplacer(at(0, 0), at(0, 1));
        scene.me().seDeplacer(at(0, 1), at(0, 0));
        assertThat(scene.me().nbCroquettes(at(0, 0))).isEqualTo(1);
    }

    @Test
    void aDogDoesNotTakeTheCroquetteThatHangsInATree() {
        Scene scene = Scene.of("dT.").ground(at(1, 0), 2);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(2);
        assertThat(scene.me().infoArbre(at(1, 0)).aCroquette()).isTrue();
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        assertThat(scene).hasToString(".Td");
    }

    @Test
    void eatingACroquetteGivesTwoPointsAtNoCostAsOftenAsThereAreCroquettes() {
        Scene scene = Scene.of("d").croquettes(at(0, 0), 2).points(at(0, 0), 0);
        assertThat(scene.me().manger(at(0, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().pointsMouvement(at(0, 0))).isEqualTo(2);
        assertThat(scene.me().nbCroquettes(at(0, 0))).isEqualTo(1);
        assertThat(scene.me().manger(at(0, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().pointsMouvement(at(0, 0))).isEqualTo(4);
        assertThat(scene.me().manger(at(0, 0))).isEqualTo(Erreur.PLUS_DE_CROQUETTES);
    }

    @Test
    void pointsGainedByEatingMayExceedTheFourOfTheBeginning() {
        Scene scene = Scene.of("d").croquettes(at(0, 0), 3);
        for (int i = 0; i < 3; i++) {
            scene.me().manger(at(0, 0));
        }
        assertThat(scene.me().pointsMouvement(at(0, 0))).isEqualTo(10);
        scene.next().next();
        assertThat(scene.me().pointsMouvement(at(0, 0))).isEqualTo(4);
    }

    @Test
    void onlyADogOfOnesOwnEats() {
        Scene scene = Scene.of("mD.vP").croquettes(at(0, 0), 1).croquettes(at(1, 0), 1);
        scene.vagabondCroquettes(at(3, 0), 1);
        assertThat(scene.me().manger(at(0, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(scene.me().manger(at(1, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(scene.me().manger(at(2, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(scene.me().manger(at(3, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
    }

    @Test
    void atTheEndOfItsHalfTurnADogLosesAllItsCroquettesWhichVanish() {
        Scene scene = Scene.of("dD").croquettes(at(0, 0), 3).croquettes(at(1, 0), 4);
        scene.end();
        assertThat(scene.me().nbCroquettes(at(0, 0))).isZero();
        assertThat(scene.me().infoCase(at(0, 0)).nbCroquette()).isZero();
        assertThat(scene.me().nbCroquettes(at(1, 0)))
                .as("the other's dogs keep theirs")
                .isEqualTo(4);
    }

    // Bones.

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 2"})
    void aDogTakesABoneOfItsPlayersAgeByMovingThere(int age, String skeleton) {
        Scene scene = Scene.of("d" + skeleton + ".").age(0, age);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().inventaireChien(at(1, 0), age)).isEqualTo(1);
        assertThat(scene.me().infoSquelette(at(1, 0)).aSquelette()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0, 2", "1, 0", "1, 2", "2, 0", "2, 1"})
    void aBoneOfAnotherAgeDisappears(int age, String skeleton) {
        Scene scene = Scene.of("d" + skeleton + ".").age(0, age);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        for (int any = 0; any < 3; any++) {
            assertThat(scene.me().inventaireChien(at(1, 0), any)).isZero();
        }
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        assertThat(scene).hasToString(".Sd");
    }

    @Test
    void aBoneThatComesUnderADogIsTakenOnlyByMovingThere() {
        Scene scene = Scene.draw("d").skeleton(at(0, 0), 0, 50, 2).begin().until(2);
        assertThat(scene.me().infoSquelette(at(0, 0)).aSquelette()).isTrue();
        assertThat(scene.me().inventaireChien(at(0, 0), 0)).isZero();
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().seDeplacer(at(1, 0), at(0, 0));
        assertThat(scene.me().inventaireChien(at(0, 0), 0)).isEqualTo(1);
    }

    @Test
    void aDogCarriesTenBonesAndTheNextOneIsDestroyed() {
        Scene scene = Scene.of("d00").bones(at(0, 0), 9);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().inventaireChien(at(1, 0), 0)).isEqualTo(10);
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        assertThat(scene.me().inventaireChien(at(2, 0), 0)).isEqualTo(10);
        assertThat(scene.me().infoSquelette(at(2, 0)).aSquelette()).isFalse();
    }

    @Test
    void aDogKeepsItsBonesFromTurnToTurn() {
        Scene scene = Scene.of("d").bones(at(0, 0), 3).until(4);
        assertThat(scene.me().inventaireChien(at(0, 0), 0)).isEqualTo(3);
    }

    @Test
    void carriedBonesAreDestroyedWhenThePlayerChangesAge() {
        Scene scene = Scene.of("dD").bones(at(0, 0), 3).bones(at(1, 0), 2);
        scene.me().ageSuivant();
        for (int age = 0; age < 3; age++) {
            assertThat(scene.me().inventaireChien(at(0, 0), age)).isZero();
        }
        assertThat(scene.me().inventaireChien(at(1, 0), 0))
                .as("the other's dogs")
                .isEqualTo(2);
    }

    @Test
    void onItsDoghouseADogDepositsAllItsBonesAtOnceAndMayGoOn() {
        Scene scene = Scene.of("dN.").bones(at(0, 0), 7);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().inventaireChien(at(1, 0), 0)).isZero();
        assertThat(scene.me().scoreAge(0, 0)).isEqualTo(7);
        assertThat(scene.me().seDeplacer(at(1, 0), at(2, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString(".Nd");
    }

    @Test
    void depositedBonesStayWhenThePlayerChangesAge() {
        Scene scene = Scene.of("dN.").bones(at(0, 0), 7);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().ageSuivant();
        assertThat(scene.me().scoreAge(0, 0)).isEqualTo(7);
        assertThat(scene.me().scoreAge(0, 1)).isZero();
    }
}
