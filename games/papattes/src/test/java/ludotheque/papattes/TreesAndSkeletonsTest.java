package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's sections 4.4 and 4.5: what comes up on trees and skeletons, and when. */
class TreesAndSkeletonsTest {

    /** The half-turns, of the first 30, at whose beginning something came up; it is taken away each time. */
    private static List<Integer> harvests(Scene scene) {
        List<Integer> turns = new ArrayList<>();
        for (int turn = 0; turn < 30; turn++) {
            scene.next();
            if (scene.state().hasGrown(0)) {
                turns.add(turn);
                scene.state().words()[Layout.GROWN] = 0;
            }
        }
        return turns;
    }

    @Test
    void aTreeOfPeriodFiveDueFirstAtThreeGrowsAtThreeEightThirteenAndSoOn() {
        assertThat(harvests(Scene.draw("").tree(at(0, 0), 5, 3).before())).containsExactly(3, 8, 13, 18, 23, 28);
    }

    @Test
    void aSkeletonOfPeriodSixDueFirstAtFiveGrowsAtFiveElevenSeventeenAndSoOn() {
        assertThat(harvests(Scene.draw("").skeleton(at(0, 0), 1, 6, 5).before()))
                .containsExactly(5, 11, 17, 23, 29);
    }

    @Test
    void whatIsDueAtTheFirstHalfTurnIsThereWhenItBegins() {
        assertThat(harvests(Scene.draw("").tree(at(0, 0), 10, 0).before())).containsExactly(0, 10, 20);
    }

    @Test
    void aTreeThatBearsACroquetteSkipsTheNextOneAndIsNotDelayed() {
        Scene scene = Scene.draw("m.").tree(at(1, 0), 4, 2).begin().until(8);
        assertThat(scene.me().infoArbre(at(1, 0))).isEqualTo(new EtatArbre(2, 4, true));
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(1);
        scene.me().seDeplacer(at(1, 0), at(0, 0));
        scene.until(9);
        assertThat(scene).hasToString("mA");
        scene.until(10);
        assertThat(scene).hasToString("mT");
    }

    @Test
    void aSkeletonWithABoneSkipsTheNextOneAndIsNotDelayed() {
        Scene scene = Scene.draw("d").skeleton(at(1, 0), 0, 4, 2).begin().until(8);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().inventaireChien(at(1, 0), 0)).isEqualTo(1);
        scene.until(9);
        assertThat(scene.me().infoSquelette(at(1, 0)).aSquelette()).isFalse();
        scene.until(10);
        assertThat(scene.me().infoSquelette(at(1, 0)).aSquelette()).isTrue();
    }

    @Test
    void croquettesOnTheGroundDoNotKeepATreeFromGrowing() {
        Scene scene =
                Scene.draw("").tree(at(0, 0), 5, 3).begin().ground(at(0, 0), 2).until(3);
        assertThat(scene.me().infoArbre(at(0, 0)).aCroquette()).isTrue();
        assertThat(scene.me().infoCase(at(0, 0)).nbCroquette()).isEqualTo(2);
    }

    @Test
    void aCharacterDoesNotKeepATreeOrASkeletonFromGrowing() {
        Scene scene = Scene.draw("dm")
                .tree(at(0, 0), 5, 3)
                .skeleton(at(1, 0), 2, 5, 3)
                .begin()
                .until(3);
        assertThat(scene.me().infoArbre(at(0, 0)).aCroquette()).isTrue();
        assertThat(scene.me().infoSquelette(at(1, 0)).aSquelette()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"dA", "mA", "dT", "mT", "dS", "mS", "d0", "m0"})
    void dogsAndMastersWalkOnTreesAndSkeletons(String row) {
        assertThat(Scene.of(row).me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
    }

    @Test
    void aCroquettePutUnderATreeIsForTheDog() {
        Scene scene = Scene.of("mTd").croquettes(at(0, 0), 1);
        assertThat(scene.me().poserCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        scene.me().seDeplacer(at(2, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(1, 0))).isEqualTo(1);
        assertThat(scene.me().infoArbre(at(1, 0)).aCroquette()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"mPA", "mPT", "mPS", "mP0"})
    void noPortalIsPushedOntoATreeOrASkeleton(String row) {
        Scene scene = Scene.of(row, "v");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(scene).hasToString(row + "\nv..");
    }

    /** The half-turn, and how many remain until the next croquette of a tree of period 5 that was due first at 3. */
    @ParameterizedTest
    @CsvSource({"0, 3", "1, 2", "2, 1", "3, 5", "4, 4", "7, 1", "8, 5", "199, 4"})
    void prochainIsTheNumberOfHalfTurnsUntilTheNextDueOne(int turn, int remaining) {
        Scene scene = Scene.draw("")
                .tree(at(0, 0), 5, 3)
                .skeleton(at(1, 0), 2, 5, 3)
                .begin()
                .until(turn);
        assertThat(scene.me().infoArbre(at(0, 0)).prochainCroquette()).isEqualTo(remaining);
        assertThat(scene.me().infoSquelette(at(1, 0)).prochainSquelette()).isEqualTo(remaining);
    }

    @Test
    void beforeTheFirstHalfTurnWhatIsDueAtOnceHasZeroToWait() {
        Scene scene =
                Scene.draw("").tree(at(0, 0), 5, 0).skeleton(at(1, 0), 2, 5, 3).before();
        assertThat(scene.me().infoArbre(at(0, 0))).isEqualTo(new EtatArbre(0, 5, false));
        assertThat(scene.me().infoSquelette(at(1, 0))).isEqualTo(new EtatSquelette(3, 2, 5, false));
    }
}
