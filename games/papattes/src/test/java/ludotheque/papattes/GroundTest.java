package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's sections 4.1 to 4.3: puddles, empty ground and walls. */
class GroundTest {

    @ParameterizedTest
    @CsvSource({"d~", "m~", "d#", "m#"})
    void nobodyWalksOntoAPuddleOrAWall(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(scene).hasToString(row);
    }

    @ParameterizedTest
    @CsvSource({"mP~", "mP#"})
    void noPortalIsPushedOntoAPuddleOrAWall(String row) {
        Scene scene = Scene.of(row, "..v");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(scene).hasToString(row + "\n..v");
    }

    @Test
    void aPuddleIsNeitherBuiltOnNorDestroyed() {
        Scene scene = Scene.of("m~");
        assertThat(scene.me().construire(at(0, 0), at(1, 0))).isEqualTo(Erreur.CONSTRUCTION_IMPOSSIBLE);
        assertThat(scene.me().detruire(at(0, 0), at(1, 0))).isEqualTo(Erreur.DESTRUCTION_IMPOSSIBLE);
        assertThat(scene).hasToString("m~");
    }

    @Test
    void aWallTurnsEmptyGroundIntoMur() {
        Scene scene = Scene.of("m.");
        scene.me().construire(at(0, 0), at(1, 0));
        assertThat(scene.me().infoCase(at(1, 0))).isEqualTo(new EtatCase(TypeCase.MUR, at(1, 0), false, 0));
    }

    @Test
    void aWallDestroysTheCroquettesUnderIt() {
        Scene scene = Scene.of("m*").ground(at(1, 0), 3);
        assertThat(scene.me().construire(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        scene.next().next();
        assertThat(scene.me().detruire(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString("m.");
    }

    @ParameterizedTest
    @CsvSource({"md", "mm", "mD", "mM", "mv.P", "mP.v", "m@"})
    void noWallIsBuiltWhereACharacterOrAPortalIs(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().construire(at(0, 0), at(1, 0))).isEqualTo(Erreur.CONSTRUCTION_IMPOSSIBLE);
    }

    @ParameterizedTest
    @CsvSource({"m#", "m~", "mA", "mT", "mS", "m0", "mN"})
    void aWallIsBuiltOnEmptyGroundOnly(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().construire(at(0, 0), at(1, 0))).isEqualTo(Erreur.CONSTRUCTION_IMPOSSIBLE);
        assertThat(scene).hasToString(row);
    }

    @ParameterizedTest
    @CsvSource({"m.", "m~", "mA", "mT", "mS", "m0", "mN", "md", "m*"})
    void onlyAWallIsDestroyed(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().detruire(at(0, 0), at(1, 0))).isEqualTo(Erreur.DESTRUCTION_IMPOSSIBLE);
        assertThat(scene).hasToString(row);
    }

    @Test
    void aDestroyedWallLeavesEmptyGroundWhateverTheMapHadAtFirst() {
        Scene scene = Scene.of("m#.");
        scene.me().detruire(at(0, 0), at(1, 0));
        assertThat(scene.me().infoCase(at(1, 0))).isEqualTo(new EtatCase(TypeCase.VIDE, at(1, 0), true, 0));
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString(".m.");
    }

    @Test
    void theMapIsFortyByForty() {
        Scene scene = Scene.of("d");
        assertThat(scene.me().seDeplacer(at(0, 0), at(-1, 0))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(scene.me().seDeplacer(at(0, 0), at(0, -1))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(scene.me().debugPoserPapatte(at(39, 39), 1)).isEqualTo(Erreur.OK);
        assertThat(scene.me().debugPoserPapatte(at(40, 39), 1)).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(scene.me().debugPoserPapatte(at(39, 40), 1)).isEqualTo(Erreur.POSITION_INVALIDE);
    }
}
