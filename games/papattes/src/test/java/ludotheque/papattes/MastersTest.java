package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's section 3.2: what masters carry, give, put down, build and destroy. */
class MastersTest {

    // Picking up.

    @Test
    void aMasterTakesACroquetteByMovingOntoItAndKeepsItFromTurnToTurn() {
        Scene scene = Scene.of("m*.");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(1);
        assertThat(scene.me().infoCase(at(1, 0)).nbCroquette()).isZero();
        scene.until(4);
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(1);
    }

    @Test
    void aMasterTakesTheCroquetteThatHangsInATree() {
        Scene scene = Scene.of("mT.");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(1);
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        assertThat(scene).hasToString(".Am");
    }

    /** carried before, on the ground, carried after, left on the ground, still hanging. */
    @ParameterizedTest
    @CsvSource({"0,0,1,0,false", "0,2,3,0,false", "0,3,3,0,true", "0,5,3,2,true", "2,0,3,0,false", "2,1,3,0,true"})
    void underATreeAMasterTakesWhatFitsTheGroundFirst(int carried, int ground, int after, int left, boolean hangs) {
        Scene scene = Scene.of("mT").croquettes(at(0, 0), carried).ground(at(1, 0), ground);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(after);
        assertThat(scene.me().infoCase(at(1, 0)).nbCroquette()).isEqualTo(left);
        assertThat(scene.me().infoArbre(at(1, 0)).aCroquette()).isEqualTo(hangs);
    }

    @Test
    void aMasterWithThreeCroquettesLeavesTheOthersAsTheyAre() {
        Scene scene = Scene.of("m*T.").croquettes(at(0, 0), 3);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        scene.me().seDeplacer(at(2, 0), at(3, 0));
        assertThat(scene.me().nbCroquettes(at(3, 0))).isEqualTo(3);
        assertThat(scene).hasToString(".*Tm");
    }

    @Test
    void aCroquetteThatComesUnderAMasterIsTakenOnlyByMovingThere() {
        Scene scene = Scene.draw("m").tree(at(0, 0), 50, 2).begin().until(2);
        assertThat(scene.me().infoArbre(at(0, 0)).aCroquette()).isTrue();
        assertThat(scene.me().nbCroquettes(at(0, 0))).isZero();
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().seDeplacer(at(1, 0), at(0, 0));
        assertThat(scene.me().nbCroquettes(at(0, 0))).isEqualTo(1);
    }

    @Test
    void aMasterLeavesBonesWhereTheyAre() {
        Scene scene = Scene.of("m0.");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        assertThat(scene).hasToString(".0m");
    }

    // Giving and putting down.

    @Test
    void aMasterGivesACroquetteToAnAdjacentDogAtNoCost() {
        Scene scene = Scene.of("md").croquettes(at(0, 0), 2).points(at(0, 0), 0);
        assertThat(scene.me().donnerCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().nbCroquettes(at(0, 0))).isEqualTo(1);
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(1);
    }

    @Test
    void aDogReceivesAnyNumberOfCroquettes() {
        Scene scene = Scene.of("md").croquettes(at(0, 0), 1).croquettes(at(1, 0), 30);
        assertThat(scene.me().donnerCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(31);
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "1, 1"})
    void aMasterGivesNeitherAcrossACellNorDiagonally(int colonne, int ligne) {
        Scene scene = Scene.of("m.d", ".d.").croquettes(at(0, 0), 1);
        assertThat(scene.me().donnerCroquette(at(0, 0), at(colonne, ligne))).isEqualTo(Erreur.HORS_PORTEE);
    }

    @ParameterizedTest
    @CsvSource({"mD", "mM", "mm", "m.", "mv.P", "DD", "dd", "Md"})
    void onlyAMasterGivesAndOnlyToADogBothOfOnesOwnTeam(String row) {
        Scene scene = Scene.of(row);
        scene.state().words()[Layout.CROQUETTES + Layout.firstOf(0)] = 1;
        assertThat(scene.me().donnerCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "0, 1", "1, 0", "1, 2"})
    void aMasterPutsACroquetteDownOnItsCellOrAnAdjacentOneAtNoCost(int colonne, int ligne) {
        Scene scene = Scene.of("...", ".m.", "...").croquettes(at(1, 1), 1).points(at(1, 1), 0);
        assertThat(scene.me().poserCroquette(at(1, 1), at(colonne, ligne))).isEqualTo(Erreur.OK);
        assertThat(scene.me().nbCroquettes(at(1, 1))).isZero();
        assertThat(scene.me().infoCase(at(colonne, ligne)).nbCroquette()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "1, 1"})
    void aMasterPutsNothingDownFurtherOrDiagonally(int colonne, int ligne) {
        Scene scene = Scene.of("m..", "...").croquettes(at(0, 0), 1);
        assertThat(scene.me().poserCroquette(at(0, 0), at(colonne, ligne))).isEqualTo(Erreur.HORS_PORTEE);
    }

    @Test
    void severalCroquettesMayLieOnOneCell() {
        Scene scene = Scene.of("m.").croquettes(at(0, 0), 3);
        for (int i = 0; i < 3; i++) {
            assertThat(scene.me().poserCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        }
        assertThat(scene.me().infoCase(at(1, 0)).nbCroquette()).isEqualTo(3);
        assertThat(scene.me().poserCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_CROQUETTES);
    }

    @ParameterizedTest
    @CsvSource({"md", "mm", "mD", "mM", "mv.P"})
    void aCroquettePutUnderACharacterIsNotPickedUpByIt(String row) {
        Scene scene = Scene.of(row).croquettes(at(0, 0), 1);
        assertThat(scene.me().poserCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().nbCroquettes(at(1, 0))).isZero();
        assertThat(scene.me().infoCase(at(1, 0)).nbCroquette()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"m#", "m~", "mP", "m@"})
    void noCroquetteIsPutOnAWallAPuddleOrAPortal(String row) {
        Scene scene = Scene.of(row, ".v").croquettes(at(0, 0), 1);
        assertThat(scene.me().poserCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.POSE_INVALIDE);
        assertThat(scene.me().nbCroquettes(at(0, 0))).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"mA", "mT", "mS", "m0", "mN", "mO"})
    void aCroquetteIsPutOnATreeASkeletonOrADoghouse(String row) {
        Scene scene = Scene.of(row).croquettes(at(0, 0), 1);
        assertThat(scene.me().poserCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().infoCase(at(1, 0)).nbCroquette()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"d.", "M.", ".."})
    void onlyAMasterOfOnesOwnPutsDown(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().poserCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
    }

    // Building and destroying.

    @Test
    void aMasterBuildsAWallOnAnAdjacentCellForFourPoints() {
        Scene scene = Scene.of(".m.");
        assertThat(scene.me().construire(at(1, 0), at(2, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().pointsMouvement(at(1, 0))).isEqualTo(4);
        assertThat(scene.me().construire(at(1, 0), at(0, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().pointsMouvement(at(1, 0))).isZero();
        assertThat(scene).hasToString("#m#");
        assertThat(scene.me().construire(at(1, 0), at(1, 1))).isEqualTo(Erreur.PLUS_DE_PM);
    }

    @Test
    void aMasterDestroysAnAdjacentWallForFourPoints() {
        Scene scene = Scene.of("#m#").points(at(1, 0), 7);
        assertThat(scene.me().detruire(at(1, 0), at(0, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().pointsMouvement(at(1, 0))).isEqualTo(3);
        assertThat(scene.me().detruire(at(1, 0), at(2, 0))).isEqualTo(Erreur.PLUS_DE_PM);
        assertThat(scene).hasToString(".m#");
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "1, 1"})
    void aMasterNeitherBuildsNorDestroysFurtherOrDiagonally(int colonne, int ligne) {
        assertThat(Scene.of("m..", "...").me().construire(at(0, 0), at(colonne, ligne)))
                .isEqualTo(Erreur.HORS_PORTEE);
        assertThat(Scene.of("m.#", ".#.").me().detruire(at(0, 0), at(colonne, ligne)))
                .isEqualTo(Erreur.HORS_PORTEE);
    }

    @Test
    void theMastersOwnCellIsInReachButHoldsNoWall() {
        Scene scene = Scene.of("m");
        assertThat(scene.me().construire(at(0, 0), at(0, 0))).isEqualTo(Erreur.CONSTRUCTION_IMPOSSIBLE);
        assertThat(scene.me().detruire(at(0, 0), at(0, 0))).isEqualTo(Erreur.DESTRUCTION_IMPOSSIBLE);
    }

    @ParameterizedTest
    @CsvSource({"d.", "D.", "M.", ".."})
    void onlyAMasterOfOnesOwnBuildsOrDestroys(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().construire(at(0, 0), at(1, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(scene.me().detruire(at(0, 0), at(1, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
    }
}
