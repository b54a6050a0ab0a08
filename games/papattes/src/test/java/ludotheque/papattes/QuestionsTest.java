package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The subject's section 9.4: the functions that only tell. */
class QuestionsTest {

    @ParameterizedTest
    @CsvSource({
        "., VIDE, true",
        "d, VIDE, true",
        "@, VIDE, true",
        "#, MUR, false",
        "~, FLAQUE, false",
        "T, ARBRE, false",
        "0, SQUELETTE, false",
        "N, NICHE, false"
    })
    void infoCaseTellsTheKindAndWhetherItIsConstructibleWhoeverStandsThere(String row, TypeCase kind, boolean can) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().infoCase(at(0, 0))).isEqualTo(new EtatCase(kind, at(0, 0), can, 0));
    }

    @Test
    void infoCaseTellsTheCroquettesOnTheGroundNotTheHangingOne() {
        Scene scene = Scene.of("T").ground(at(0, 0), 2);
        assertThat(scene.me().infoCase(at(0, 0)).nbCroquette()).isEqualTo(2);
        assertThat(Scene.of("T").me().infoCase(at(0, 0)).nbCroquette()).isZero();
    }

    @Test
    void groundInsideAZoneIsNotConstructible() {
        assertThat(Scene.of("N..").me().infoCase(at(2, 0)).estConstructible()).isFalse();
        assertThat(Scene.of("O..").me().infoCase(at(2, 0)).estConstructible()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "40, 0", "0, 40", "2147483647, -2147483648"})
    void offTheMapAQuestionNeverCrashes(int colonne, int ligne) {
        Seat seat = Scene.of("d").me();
        Position off = at(colonne, ligne);
        assertThat(seat.infoCase(off)).isEqualTo(new EtatCase(TypeCase.MUR, off, false, 0));
        assertThat(seat.infoSquelette(off)).isEqualTo(new EtatSquelette(-1, -1, -1, false));
        assertThat(seat.infoArbre(off)).isEqualTo(new EtatArbre(-1, -1, false));
        assertThat(seat.pointsMouvement(off)).isEqualTo(-1);
        assertThat(seat.nbCroquettes(off)).isEqualTo(-1);
        assertThat(seat.inventaireChien(off, 0)).isEqualTo(-1);
        assertThat(seat.deplacementsChien(off, 3)).isEmpty();
        assertThat(seat.trouverChemin(off, at(0, 0), 0)).isEmpty();
        assertThat(seat.trouverChemin(at(0, 0), off, 0)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {".", "#", "~", "N", "T"})
    void infoSqueletteElsewhereIsMinusOne(String row) {
        assertThat(Scene.of(row).me().infoSquelette(at(0, 0))).isEqualTo(new EtatSquelette(-1, -1, -1, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {".", "#", "~", "N", "0"})
    void infoArbreElsewhereIsMinusOne(String row) {
        assertThat(Scene.of(row).me().infoArbre(at(0, 0))).isEqualTo(new EtatArbre(-1, -1, false));
    }

    @Test
    void infoSqueletteTellsAgePeriodAndWhetherABoneLiesThere() {
        Scene scene = Scene.draw("").skeleton(at(0, 0), 2, 7, 0).begin();
        assertThat(scene.me().infoSquelette(at(0, 0))).isEqualTo(new EtatSquelette(7, 2, 7, true));
        scene.next();
        assertThat(scene.me().infoSquelette(at(0, 0))).isEqualTo(new EtatSquelette(6, 2, 7, true));
    }

    @Test
    void pointsMouvementAreThoseLeftAndTwoForAWanderingDog() {
        Scene scene = Scene.of("d.Dv.P").points(at(2, 0), 1);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().pointsMouvement(at(1, 0))).isEqualTo(3);
        assertThat(scene.me().pointsMouvement(at(2, 0))).as("the other team's").isEqualTo(1);
        assertThat(scene.me().pointsMouvement(at(3, 0))).as("a wandering dog's").isEqualTo(2);
        assertThat(scene.me().pointsMouvement(at(0, 0))).as("nobody's").isEqualTo(-1);
        assertThat(scene.me().pointsMouvement(at(5, 0))).as("a portal's").isEqualTo(-1);
    }

    @Test
    void nbCroquettesTellsWhatAnyCharacterCarries() {
        Scene scene = Scene.of("dmDMv*P");
        scene.croquettes(at(0, 0), 1)
                .croquettes(at(1, 0), 2)
                .croquettes(at(2, 0), 3)
                .croquettes(at(3, 0), 1);
        scene.vagabondCroquettes(at(4, 0), 5);
        int[] expected = {1, 2, 3, 1, 5, -1, -1};
        for (int colonne = 0; colonne < expected.length; colonne++) {
            assertThat(scene.me().nbCroquettes(at(colonne, 0))).isEqualTo(expected[colonne]);
        }
    }

    @Test
    void inventaireChienTellsTheBonesOfAnAge() {
        Scene scene = Scene.of("dDmvP").age(0, 1).bones(at(0, 0), 4).bones(at(1, 0), 3);
        scene.vagabondBones(at(3, 0), 0, 1).vagabondBones(at(3, 0), 2, 2);
        assertThat(bones(scene, 0)).containsExactly(0, 4, 0);
        assertThat(bones(scene, 1)).containsExactly(3, 0, 0);
        assertThat(bones(scene, 2)).as("a master").containsExactly(-1, -1, -1);
        assertThat(bones(scene, 3)).as("a wandering dog").containsExactly(1, 0, 2);
        assertThat(bones(scene, 4)).as("nobody").containsExactly(-1, -1, -1);
        assertThat(scene.me().inventaireChien(at(0, 0), -1)).isEqualTo(-1);
        assertThat(scene.me().inventaireChien(at(0, 0), 3)).isEqualTo(-1);
        assertThat(scene.me().inventaireChien(at(3, 0), 3)).isEqualTo(-1);
    }

    private static int[] bones(Scene scene, int colonne) {
        int[] bones = new int[3];
        for (int age = 0; age < 3; age++) {
            bones[age] = scene.me().inventaireChien(at(colonne, 0), age);
        }
        return bones;
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2, 7})
    void anotherPlayerNumberAnswersMinusOneOrNothing(int joueur) {
        Seat seat = Scene.of("").me();
        assertThat(seat.ageJoueur(joueur)).isEqualTo(-1);
        assertThat(seat.nicheJoueur(joueur)).isEqualTo(at(-1, -1));
        assertThat(seat.chiensJoueur(joueur)).isEmpty();
        assertThat(seat.maitresJoueur(joueur)).isEmpty();
        assertThat(seat.score(joueur)).isEqualTo(-1);
        assertThat(seat.scoreAge(joueur, 0)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void scoreAgeOfAnotherAgeIsMinusOne(int age) {
        assertThat(Scene.of("").me().scoreAge(0, age)).isEqualTo(-1);
    }

    @Test
    void scoreAgeIsTheNumberOfBonesWithoutTheOne() {
        Scene scene = Scene.of("dN").bones(at(0, 0), 4);
        assertThat(scene.me().scoreAge(0, 0)).isZero();
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().scoreAge(0, 0)).isEqualTo(4);
        assertThat(scene.you().scoreAge(0, 0)).isEqualTo(4);
        assertThat(scene.me().scoreAge(1, 0)).isZero();
    }

    @Test
    void charactersAreListedInTheMapsOrderWhereverTheyGo() {
        Scene scene = Scene.of("d.d", "m.m");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().chiensJoueur(0).subList(0, 2)).containsExactly(at(1, 0), at(2, 0));
        scene.me().seDeplacer(at(2, 1), at(1, 1));
        assertThat(scene.you().maitresJoueur(0).subList(0, 2)).containsExactly(at(0, 1), at(1, 1));
    }

    @Test
    void eachSeatKnowsWhoItIs() {
        Scene scene = Scene.of("N");
        assertThat(scene.me().moi()).isZero();
        assertThat(scene.me().adversaire()).isEqualTo(1);
        assertThat(scene.you().moi()).isEqualTo(1);
        assertThat(scene.you().adversaire()).isZero();
        assertThat(scene.you().nicheJoueur(0)).isEqualTo(at(0, 0));
    }

    // trouver_chemin; its answers are compared with a slow search in WanderingAgainstSlowTest.

    @Test
    void trouverCheminTellsTheCellsAfterTheStartUpToTheEnd() {
        Scene scene = Scene.of("....", "....");
        assertThat(scene.me().trouverChemin(at(0, 0), at(2, 0), 0)).containsExactly(at(1, 0), at(2, 0));
        assertThat(scene.me().trouverChemin(at(0, 0), at(0, 0), 0)).isEmpty();
    }

    @Test
    void amongShortestWaysTheFirstInTheOrderEastWestSouthNorthIsTold() {
        Scene scene = Scene.of("...", "...", "...");
        assertThat(scene.me().trouverChemin(at(0, 0), at(1, 1), 2)).containsExactly(at(1, 0), at(1, 1));
        assertThat(scene.me().trouverChemin(at(2, 0), at(1, 1), 2)).containsExactly(at(1, 0), at(1, 1));
        assertThat(scene.me().trouverChemin(at(0, 2), at(1, 1), 2)).containsExactly(at(1, 2), at(1, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "~", "d", "m", "D", "M", "@"})
    void whatStandsBetweenBlocksTheWay(String obstacle) {
        Scene scene = Scene.of("." + obstacle + ".", "...");
        assertThat(scene.me().trouverChemin(at(0, 0), at(2, 0), 0))
                .containsExactly(at(0, 1), at(1, 1), at(2, 1), at(2, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "~", "d", "D", "@", "O"})
    void startAndEndAreExemptFromEveryTest(String obstacle) {
        Scene scene = Scene.of(obstacle + ".");
        assertThat(scene.me().trouverChemin(at(1, 0), at(0, 0), 0)).containsExactly(at(0, 0));
        assertThat(scene.me().trouverChemin(at(0, 0), at(1, 0), 0)).containsExactly(at(1, 0));
    }

    @Test
    void theOthersZoneBlocksAPlayerAndNotAWanderingDog() {
        Scene scene = Scene.of("", "", "", "", "....O....");
        assertThat(scene.me().trouverChemin(at(0, 4), at(8, 4), 0)).hasSize(16);
        assertThat(scene.me().trouverChemin(at(0, 4), at(8, 4), 1)).hasSize(8);
        assertThat(scene.me().trouverChemin(at(0, 4), at(8, 4), 2)).hasSize(8);
        assertThat(scene.me().trouverChemin(at(0, 4), at(4, 4), 0))
                .as("the end is inside")
                .isEmpty();
        assertThat(scene.me().trouverChemin(at(0, 4), at(1, 4), 0))
                .as("just inside")
                .containsExactly(at(1, 4));
    }

    @Test
    void withoutAWayThereIsNone() {
        assertThat(Scene.of(".#.", "##.").me().trouverChemin(at(0, 0), at(2, 0), 0))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void aPathOfNobodyIsEmpty(int joueur) {
        assertThat(Scene.of("...").me().trouverChemin(at(0, 0), at(2, 0), joueur))
                .isEmpty();
    }
}
