package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's section 3: characters, their movement points and the ages. */
class MovesTest {

    @ParameterizedTest
    @CsvSource({"2, 1", "0, 1", "1, 2", "1, 0"})
    void aCharacterMovesOneCellEastWestSouthOrNorthForOnePoint(int colonne, int ligne) {
        Scene scene = Scene.of("...", ".d.", "...");
        assertThat(scene.me().seDeplacer(at(1, 1), at(colonne, ligne))).isEqualTo(Erreur.OK);
        assertThat(scene.me().chiensJoueur(0).get(0)).isEqualTo(at(colonne, ligne));
        assertThat(scene.me().pointsMouvement(at(colonne, ligne))).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "0, 0", "3, 1", "1, 1", "1, 3"})
    void aMoveGoesToAnAdjacentCellNeitherDiagonallyNorFurtherNorNowhere(int colonne, int ligne) {
        Scene scene = Scene.of("....", ".d..", "....", "....");
        assertThat(scene.me().seDeplacer(at(1, 1), at(colonne, ligne))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(scene).hasToString("....\n.d..\n....\n....");
    }

    @Test
    void theEndOfALineIsNotAdjacentToTheBeginningOfTheNext() {
        Scene scene = Scene.of(".".repeat(39) + "d", "");
        assertThat(scene.me().seDeplacer(at(39, 0), at(0, 1))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @ParameterizedTest
    @CsvSource({"dd", "dm", "dD", "dM", "md", "mm", "mD", "mM"})
    void noCharacterMovesOntoAnother(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(scene).hasToString(row);
    }

    @Test
    void noCharacterMovesOntoOneOfAnotherAge() {
        Scene scene = Scene.of("dD").age(1, 2);
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @Test
    void noCharacterMovesOntoAWanderingDog() {
        Scene scene = Scene.of("dv.P");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @Test
    void aCellThatACharacterLeftIsFree() {
        Scene scene = Scene.of("md.");
        assertThat(scene.me().seDeplacer(at(1, 0), at(2, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString(".md");
    }

    @Test
    void onlyOnesOwnCharactersMove() {
        Scene scene = Scene.of("D.M.v.P");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(scene.me().seDeplacer(at(2, 0), at(1, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(scene.me().seDeplacer(at(4, 0), at(5, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(scene.me().seDeplacer(at(1, 0), at(2, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
    }

    @Test
    void aDogHasFourPointsAHalfTurn() {
        Scene scene = Scene.of("d.....");
        for (int i = 0; i < 4; i++) {
            assertThat(scene.me().seDeplacer(at(i, 0), at(i + 1, 0))).isEqualTo(Erreur.OK);
        }
        assertThat(scene.me().seDeplacer(at(4, 0), at(5, 0))).isEqualTo(Erreur.PLUS_DE_PM);
        assertThat(scene).hasToString("....d.");
    }

    @Test
    void aMasterHasEightPointsAHalfTurn() {
        Scene scene = Scene.of("m.........");
        for (int i = 0; i < 8; i++) {
            assertThat(scene.me().seDeplacer(at(i, 0), at(i + 1, 0))).isEqualTo(Erreur.OK);
        }
        assertThat(scene.me().seDeplacer(at(8, 0), at(9, 0))).isEqualTo(Erreur.PLUS_DE_PM);
        assertThat(scene).hasToString("........m.");
    }

    @Test
    void pointsComeBackInFullAtTheBeginningOfOnesOwnHalfTurnOnly() {
        Scene scene = Scene.of("d.m.").points(at(0, 0), 1).points(at(2, 0), 3);
        scene.next();
        assertThat(scene.me().pointsMouvement(at(0, 0))).isEqualTo(1);
        assertThat(scene.me().pointsMouvement(at(2, 0))).isEqualTo(3);
        scene.next();
        assertThat(scene.me().pointsMouvement(at(0, 0))).isEqualTo(4);
        assertThat(scene.me().pointsMouvement(at(2, 0))).isEqualTo(8);
    }

    @Test
    void bothPlayersBeginInAgeZeroAndAgesAreTheirOwn() {
        Scene scene = Scene.of("");
        assertThat(scene.me().ageSuivant()).isEqualTo(Erreur.OK);
        assertThat(scene.me().ageJoueur(0)).isEqualTo(1);
        assertThat(scene.me().ageJoueur(1)).isZero();
    }

    @Test
    void theAgeGoesForwardTwiceEvenInOneHalfTurnAndNeverBack() {
        Scene scene = Scene.of("");
        assertThat(scene.me().ageSuivant()).isEqualTo(Erreur.OK);
        assertThat(scene.me().ageSuivant()).isEqualTo(Erreur.OK);
        assertThat(scene.me().ageJoueur(0)).isEqualTo(2);
        assertThat(scene.me().ageSuivant()).isEqualTo(Erreur.DERNIER_AGE);
        assertThat(scene.me().ageJoueur(0)).isEqualTo(2);
    }
}
