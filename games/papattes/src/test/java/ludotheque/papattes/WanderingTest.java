package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's section 5: how the dogs that nobody owns walk. */
class WanderingTest {

    @Test
    void aWanderingDogTakesTwoStepsToTheNearestCroquetteAfterTheHalfTurnOfEachPlayer() {
        Scene scene = Scene.of("Pv....*");
        scene.end();
        assertThat(scene).hasToString("P..v..*");
        scene.next().end();
        assertThat(scene).hasToString("P....v*");
        scene.next().end();
        assertThat(scene).hasToString("P.....v");
        assertThat(scene.me().nbCroquettes(at(6, 0))).isEqualTo(1);
    }

    @Test
    void withoutAnythingInReachItStays() {
        Scene scene = Scene.of("Pv....").end();
        assertThat(scene).hasToString("Pv....");
        Scene walled = Scene.of("Pv..#*#", "....###").end();
        assertThat(walled).hasToString("Pv..#*#\n....###");
    }

    @Test
    void theCroquetteThatHangsInATreeIsNoTargetButOneUnderItIs() {
        assertThat(Scene.of("Pv.T").end()).hasToString("Pv.T");
        Scene scene = Scene.of("Pv.T").ground(at(3, 0), 1).end();
        assertThat(scene).hasToString("P..v");
        assertThat(scene.me().infoArbre(at(3, 0)).aCroquette()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2"})
    void bonesOfEveryAgeAreTargetsAndCountedByAge(int age) {
        Scene scene = Scene.of("Pv." + age).end();
        assertThat(scene).hasToString("P..v");
        for (int other = 0; other < 3; other++) {
            assertThat(scene.me().inventaireChien(at(3, 0), other)).isEqualTo(other == age ? 1 : 0);
        }
    }

    @Test
    void itCarriesTenBonesOfEachAgeAndDestroysTheNext() {
        Scene scene = Scene.of("Pv01").vagabondBones(at(1, 0), 0, 10).vagabondBones(at(1, 0), 1, 9);
        scene.end();
        assertThat(scene).hasToString("P.Sv");
        assertThat(scene.me().inventaireChien(at(3, 0), 0)).isEqualTo(10);
        assertThat(scene.me().inventaireChien(at(3, 0), 1)).isEqualTo(10);
    }

    @Test
    void itTakesAllTheCroquettesOfACellAndKeepsThem() {
        Scene scene = Scene.of("Pv*").ground(at(2, 0), 5).until(6);
        assertThat(scene.me().nbCroquettes(at(2, 0))).isEqualTo(5);
    }

    @Test
    void theNearestIsMeasuredByTheWayAndNotByTheAir() {
        assertThat(Scene.of("*...v#*", "P...###").end()).hasToString("*.v..#*\nP...###");
    }

    @Test
    void ofEquallyNearOnesTheFirstOfEastWestSouthNorthWins() {
        assertThat(firstStep(".*.", "*v*", ".*.")).isEqualTo(at(2, 1));
        assertThat(firstStep(".*.", "*v.", ".*.")).isEqualTo(at(0, 1));
        assertThat(firstStep(".*.", ".v.", ".*.")).isEqualTo(at(1, 2));
        assertThat(firstStep(".*.", ".v.", "...")).isEqualTo(at(1, 0));
    }

    private static Position firstStep(String north, String middle, String south) {
        Scene scene = Scene.of(north, middle, south, "P..");
        return scene.me().deplacementsChien(at(1, 1), 1).get(0);
    }

    @Test
    void theOrderDecidesEachStepAnewNotTheTarget() {
        // The croquette is two east and one south: east, east, then south.
        Scene scene = Scene.of("v..", "..*", "P..");
        assertThat(scene.me().deplacementsChien(at(0, 0), 9)).containsExactly(at(1, 0), at(2, 0), at(2, 1));
    }

    @ParameterizedTest
    @CsvSource({"Pv#*, ....", "Pv~*, ....", "Pvd*, ....", "PvM*, ....", "Pv@*, ...."})
    void wallsPuddlesCharactersAndPortalsAreInItsWay(String row, String below) {
        Scene scene = Scene.of(row, below);
        assertThat(scene.me().deplacementsChien(at(1, 0), 2)).containsExactly(at(1, 1), at(2, 1));
    }

    @Test
    void noZoneStopsIt() {
        assertThat(Scene.of("Pv.*", "...N").end()).hasToString("P..v\n...N");
        assertThat(Scene.of("Pv.*", "...O").end()).hasToString("P..v\n...O");
    }

    @Test
    void itWalksOverADoghouseAndDepositsNothing() {
        Scene scene = Scene.of("PvN*").vagabondBones(at(1, 0), 0, 2).end();
        assertThat(scene).hasToString("P.Nv");
        assertThat(scene.me().scoreAge(0, 0)).isZero();
        assertThat(scene.me().inventaireChien(at(3, 0), 0)).isEqualTo(2);
    }

    @Test
    void whatLiesUnderACharacterIsNoTarget() {
        Scene scene = Scene.of("Pvd").ground(at(2, 0), 1).end();
        assertThat(scene).hasToString("Pvd");
    }

    @Test
    void whatLiesUnderItselfIsIgnoredUntilItHasLeft() {
        Scene alone = Scene.of("Pv..").ground(at(1, 0), 1).end();
        assertThat(alone).hasToString("Pv..");
        assertThat(alone.me().nbCroquettes(at(1, 0))).isZero();

        // A step away from its own cell, that cell's croquette is nearer than the other one.
        Scene scene = Scene.of("Pv...*").ground(at(1, 0), 1);
        assertThat(scene.me().deplacementsChien(at(1, 0), 7))
                .containsExactly(at(2, 0), at(1, 0), at(2, 0), at(3, 0), at(4, 0), at(5, 0));
        scene.end();
        assertThat(scene).hasToString("Pv...*");
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(1);
    }

    @Test
    void distancesAreMeasuredAnewBeforeTheSecondStep() {
        // It eats the one beside it, then turns to the other.
        Scene scene = Scene.of("P*v..*").end();
        assertThat(scene).hasToString("P.v..*");
        assertThat(scene.me().nbCroquettes(at(2, 0))).isEqualTo(1);
    }

    @Test
    void theyWalkByOrderOfAppearanceEachFinishingItsTwoSteps() {
        Scene scene = Scene.draw(".....")
                .portal(1, at(0, 0))
                .portal(0, at(4, 0))
                .begin()
                .until(1)
                .ground(at(2, 0), 1);
        assertThat(scene).hasToString("@.*.@");
        assertThat(scene.end()).hasToString("@.v.P");
    }

    @Test
    void aDogThatALaterOneBlocksStaysThoughTheLaterOneThenLeaves() {
        Scene scene = Scene.of("PPvv.**", "#######").end();
        assertThat(scene).hasToString("PPv..v*\n#######");
    }

    @Test
    void aNewcomerWalksOffItsPortalAndDoesNotComeBackOntoIt() {
        Scene scene = Scene.of("@..*").end();
        assertThat(scene).hasToString("P.v*");
    }

    @Test
    void theOwnersDogsAreNotMoved() {
        Scene scene = Scene.of("d*.D*").end();
        assertThat(scene).hasToString("d*.D*");
    }

    // deplacements_chien

    @Test
    void deplacementsChienForeseesTheStepsOnTheMapAsItIs() {
        Scene scene = Scene.of("Pv.*.0");
        List<Position> all = List.of(at(2, 0), at(3, 0), at(4, 0), at(5, 0));
        assertThat(scene.me().deplacementsChien(at(1, 0), 100)).isEqualTo(all);
        assertThat(scene.me().deplacementsChien(at(1, 0), 3)).isEqualTo(all.subList(0, 3));
        assertThat(scene.me().deplacementsChien(at(1, 0), 0)).isEmpty();
        assertThat(scene.me().deplacementsChien(at(1, 0), -1)).isEmpty();
        assertThat(scene).hasToString("Pv.*.0");
    }

    @Test
    void deplacementsChienIsTheSameForBothPlayersAndChangesWithTheMap() {
        Scene scene = Scene.of("Pv.m*");
        assertThat(scene.you().deplacementsChien(at(1, 0), 1)).containsExactly(at(2, 0));
        scene.me().construire(at(3, 0), at(2, 0));
        assertThat(scene.you().deplacementsChien(at(1, 0), 1)).containsExactly(at(1, 1));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "2, 0", "3, 0", "-1, 0", "0, 40"})
    void deplacementsChienIsEmptyWhereNoWanderingDogIs(int colonne, int ligne) {
        Scene scene = Scene.of("Pvd*");
        assertThat(scene.me().deplacementsChien(at(colonne, ligne), 5)).isEmpty();
    }
}
