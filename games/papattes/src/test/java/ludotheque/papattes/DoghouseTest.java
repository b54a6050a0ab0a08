package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's section 4.6: doghouses and their zones; and 6.3, the score. */
class DoghouseTest {

    @Test
    void twentyFiveCellsInTheShapeOfADiamondAreProtected() {
        Scene scene = Scene.of("", "", "", "", "....O");
        StringBuilder zone = new StringBuilder();
        for (int ligne = 0; ligne < 9; ligne++) {
            for (int colonne = 0; colonne < 9; colonne++) {
                zone.append(scene.me().infoCase(at(colonne, ligne)).estConstructible() ? '.' : 'x');
            }
            zone.append('\n');
        }
        assertThat(zone).hasToString("""
                        .........
                        ....x....
                        ...xxx...
                        ..xxxxx..
                        .xxxxxxx.
                        ..xxxxx..
                        ...xxx...
                        ....x....
                        .........
                        """);
    }

    @Test
    void theZoneIsClippedAtTheBorder() {
        Scene scene = Scene.of("O....d", "......");
        assertThat(scene.me().seDeplacer(at(5, 0), at(4, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().seDeplacer(at(4, 0), at(3, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(scene.me().infoCase(at(39, 1)).estConstructible()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"O...d", "O...m"})
    void nobodyWalksIntoTheOthersZone(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().seDeplacer(at(4, 0), at(3, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(scene).hasToString(row);
    }

    @Test
    void playerOneDoesNotWalkIntoPlayerZerosZoneEither() {
        Scene scene = Scene.of("N...D").next();
        assertThat(scene.you().seDeplacer(at(4, 0), at(3, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @ParameterizedTest
    @CsvSource({"N...d", "N...m"})
    void onesOwnZoneIsOpen(String row) {
        Scene scene = Scene.of(row);
        for (int i = 4; i > 0; i--) {
            assertThat(scene.me().seDeplacer(at(i, 0), at(i - 1, 0))).isEqualTo(Erreur.OK);
        }
        assertThat(scene.me().seDeplacer(at(0, 0), at(0, 1)))
                .isEqualTo(row.endsWith("d") ? Erreur.PLUS_DE_PM : Erreur.OK);
    }

    @Test
    void aDogInsideTheOthersZoneLeavesItOnlyFromItsBorder() {
        Scene scene = Scene.of("O.d.", "....");
        assertThat(scene.me().seDeplacer(at(2, 0), at(3, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        Scene border = Scene.of("O..d.");
        assertThat(border.me().seDeplacer(at(3, 0), at(4, 0))).isEqualTo(Erreur.OK);
    }

    @ParameterizedTest
    @CsvSource({"N...Pm", "O...Pm"})
    void noPortalIsPushedIntoAZone(String row) {
        Scene scene = Scene.of(row, ".....v");
        assertThat(scene.me().seDeplacer(at(5, 0), at(4, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @Test
    void aPortalIsPushedOutOfOnesOwnZone() {
        Scene scene = Scene.of("N.mP.", "....v");
        assertThat(scene.me().seDeplacer(at(2, 0), at(3, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString("N..mP\n....v");
    }

    @ParameterizedTest
    @CsvSource({"N..m", "O...m"})
    void noWallIsBuiltInAZone(String row) {
        Scene scene = Scene.of(row);
        int master = row.length() - 1;
        assertThat(scene.me().construire(at(master, 0), at(master - 1, 0))).isEqualTo(Erreur.CONSTRUCTION_IMPOSSIBLE);
    }

    @ParameterizedTest
    @CsvSource({"N.#m", "O..#m"})
    void aWallInAZoneIsDestroyed(String row) {
        Scene scene = Scene.of(row);
        int master = row.length() - 1;
        assertThat(scene.me().detruire(at(master, 0), at(master - 1, 0))).isEqualTo(Erreur.OK);
    }

    @Test
    void aCroquetteIsPutIntoTheOthersZone() {
        Scene scene = Scene.of("O...m").croquettes(at(4, 0), 1);
        assertThat(scene.me().poserCroquette(at(4, 0), at(3, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString("O..*m");
    }

    @Test
    void mastersWalkOnTheDoghouseAndDepositNothing() {
        Scene scene = Scene.of("mN");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().score(0)).isEqualTo(1);
    }

    @Test
    void aDogTakesTheCroquettesThatLieOnItsDoghouse() {
        Scene scene = Scene.of("dN").ground(at(1, 0), 2);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(2);
    }

    @Test
    void theScoreIsTheProductOfOnePlusTheBonesOfEachAge() {
        Scene scene = Scene.of("dN");
        deposit(scene, 2);
        assertThat(scene.me().score(0)).isEqualTo(3);
        scene.me().ageSuivant();
        deposit(scene, 3);
        assertThat(scene.me().score(0)).isEqualTo(3 * 4);
        scene.me().ageSuivant();
        deposit(scene, 4);
        assertThat(scene.me().score(0)).isEqualTo(3 * 4 * 5);
        assertThat(scene.me().score(1)).isEqualTo(1);
    }

    private static void deposit(Scene scene, int bones) {
        scene.points(at(0, 0), 4).bones(at(0, 0), bones);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().seDeplacer(at(1, 0), at(0, 0));
    }

    @Test
    void withoutAnyBoneTheScoreIsOneAndCarriedBonesCountForNothing() {
        Scene scene = Scene.of("d").bones(at(0, 0), 10);
        assertThat(scene.me().score(0)).isEqualTo(1);
        scene.until(199).end();
        assertThat(Stages.isOver(scene.state())).isTrue();
        assertThat(scene.me().score(0)).isEqualTo(1);
        assertThat(scene.me().scoreAge(0, 0)).isZero();
    }
}
