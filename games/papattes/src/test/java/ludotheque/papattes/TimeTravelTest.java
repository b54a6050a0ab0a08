package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's section 5: a dog goes through a portal and turns out to be the one that came out of it. */
class TimeTravelTest {

    @Test
    void figure16() {
        Scene scene = Scene.draw("d...", "...0").portal(1, at(2, 0)).begin();
        assertThat(scene).hasToString("d...\n...0");

        scene.next();
        assertThat(scene).as("a portal appears, a dog comes out").hasToString("d.@.\n...0");
        scene.next();
        assertThat(scene).as("it takes the bone, two cells away").hasToString("d.P.\n...v");
        assertThat(scene.me().inventaireChien(at(3, 1), 0)).isEqualTo(1);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene).as("a dog comes beside the portal").hasToString(".dP.\n...v");
        scene.croquettes(at(1, 0), 1);

        assertThat(scene.me().prendrePortail(at(1, 0), at(2, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).as("and was the wandering dog").hasToString("....\n...d");
        assertThat(scene.me().pointsMouvement(at(3, 1))).as("its points").isEqualTo(3);
        assertThat(scene.me().inventaireChien(at(3, 1), 0)).as("one bone more").isEqualTo(1);
        assertThat(scene.me().nbCroquettes(at(3, 1))).as("for a croquette").isZero();
        assertThat(scene.me().liensTemporels()).isEmpty();
        assertThat(scene.me().chiensJoueur(0).get(0)).as("its number").isEqualTo(at(3, 1));
    }

    @Test
    void travellingNeedsACroquetteAndNoPoint() {
        Scene scene = Scene.of("dP.v").points(at(0, 0), 0);
        assertThat(scene.me().prendrePortail(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_CROQUETTES);
        scene.croquettes(at(0, 0), 1);
        assertThat(scene.me().prendrePortail(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString("...d");
        assertThat(scene.me().pointsMouvement(at(3, 0))).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "1, 1"})
    void thePortalMustBeAdjacent(int colonne, int ligne) {
        Scene scene = Scene.of("d.P", ".P.", "v.v").croquettes(at(0, 0), 1);
        assertThat(scene.me().prendrePortail(at(0, 0), at(colonne, ligne))).isEqualTo(Erreur.HORS_PORTEE);
    }

    @ParameterizedTest
    @CsvSource({"mP.v", "DP.v", "MP.v", ".P.v", "d..."})
    void onlyADogOfOnesOwnTravelsAndOnlyThroughAPortal(String row) {
        Scene scene = Scene.of(row);
        assertThat(scene.me().prendrePortail(at(0, 0), at(1, 0))).isEqualTo(Erreur.CIBLE_INVALIDE);
    }

    @Test
    void aPortalWithItsDogInItCanBeTakenAndTheTravellerStandsWhereItWas() {
        Scene scene = Scene.of("d@.").croquettes(at(0, 0), 1);
        assertThat(scene.me().prendrePortail(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString(".d.");
        assertThat(scene.me().positionsPortails()).isEmpty();
        assertThat(scene.me().seDeplacer(at(1, 0), at(2, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString("..d");
    }

    /** The traveller's bones, the wandering dog's, and what is left after the journey. */
    @ParameterizedTest
    @CsvSource({"0, 0, 0", "2, 3, 5", "4, 6, 10", "7, 6, 10", "10, 10, 10"})
    void inventoriesAddUpAndWhatIsTooMuchIsDestroyed(int own, int vagabond, int after) {
        Scene scene = Scene.of("dP.v").croquettes(at(0, 0), 1).bones(at(0, 0), own);
        scene.vagabondBones(at(3, 0), 0, vagabond);
        scene.me().prendrePortail(at(0, 0), at(1, 0));
        assertThat(scene.me().inventaireChien(at(3, 0), 0)).isEqualTo(after);
    }

    @Test
    void onlyTheBonesOfThePlayersPresentAgeAreKept() {
        Scene scene = Scene.of("dP.v").age(0, 1).croquettes(at(0, 0), 1);
        scene.vagabondBones(at(3, 0), 0, 4).vagabondBones(at(3, 0), 1, 5).vagabondBones(at(3, 0), 2, 6);
        scene.me().prendrePortail(at(0, 0), at(1, 0));
        assertThat(scene.me().inventaireChien(at(3, 0), 0)).isZero();
        assertThat(scene.me().inventaireChien(at(3, 0), 1)).isEqualTo(5);
        assertThat(scene.me().inventaireChien(at(3, 0), 2)).isZero();
        scene.me().ageSuivant();
        assertThat(scene.me().inventaireChien(at(3, 0), 2)).isZero();
    }

    @Test
    void croquettesAddUpLessTheOnePaidAndAreLostAtTheEndOfTheHalfTurn() {
        Scene scene = Scene.of("dP.v").croquettes(at(0, 0), 3);
        scene.vagabondCroquettes(at(3, 0), 4);
        scene.me().prendrePortail(at(0, 0), at(1, 0));
        assertThat(scene.me().nbCroquettes(at(3, 0))).isEqualTo(6);
        scene.end();
        assertThat(scene.me().nbCroquettes(at(3, 0))).isZero();
    }

    @Test
    void aTravellerMayTravelAgain() {
        Scene scene = Scene.of("dP.vP", "v....").croquettes(at(0, 0), 2);
        assertThat(scene.me().prendrePortail(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString("...dP\nv....");
        assertThat(scene.me().prendrePortail(at(3, 0), at(4, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString(".....\nd....");
    }

    @Test
    void aPortalThatWasPushedStillLeadsToItsDog() {
        Scene scene = Scene.of("mP.d", "v...").croquettes(at(3, 0), 1);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene).hasToString(".mPd\nv...");
        assertThat(scene.me().prendrePortail(at(3, 0), at(2, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString(".m..\nd...");
    }

    @Test
    void aTravelIsNoStepSoNothingIsPickedUpOrDeposited() {
        Scene scene = Scene.draw("dP", "v*").skeleton(at(0, 1), 0, 1000, 0).begin();
        scene.croquettes(at(0, 0), 1).bones(at(0, 0), 2).ground(at(0, 1), 3);
        scene.me().prendrePortail(at(0, 0), at(1, 0));
        assertThat(scene.me().inventaireChien(at(0, 1), 0)).isEqualTo(2);
        assertThat(scene.me().infoSquelette(at(0, 1)).aSquelette()).isTrue();
        assertThat(scene.me().nbCroquettes(at(0, 1))).isZero();
        assertThat(scene.me().infoCase(at(0, 1)).nbCroquette()).isEqualTo(3);
    }

    @Test
    void aTravelThatEndsOnTheDoghouseDepositsNothing() {
        Scene scene = Scene.of("dP.v").croquettes(at(0, 0), 1).bones(at(0, 0), 2);
        int niche = scene.me().nicheJoueur(0).cell();
        int slot = scene.state().wanderer(at(3, 0).cell());
        scene.state().words()[Layout.OCCUPANT + at(3, 0).cell()] = 0;
        scene.state().words()[Layout.OCCUPANT + niche] = Layout.WANDERER + slot;
        scene.state().words()[Layout.slot(slot) + Layout.SLOT_DOG] = niche;
        assertThat(scene.me().prendrePortail(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().inventaireChien(Position.of(niche), 0)).isEqualTo(2);
        assertThat(scene.me().score(0)).isEqualTo(1);
    }

    @Test
    void aDogMayBeBroughtIntoTheOthersZone() {
        Scene scene = Scene.of("O.v.", "....dP").croquettes(at(4, 1), 1);
        assertThat(scene.me().prendrePortail(at(4, 1), at(5, 1))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString("O.d...\n......");
        assertThat(scene.me().seDeplacer(at(2, 0), at(3, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @Test
    void afterATravelThePortalsCellIsOrdinaryGroundAgain() {
        Scene scene = Scene.of("dPm.", "...v").croquettes(at(0, 0), 1);
        scene.me().prendrePortail(at(0, 0), at(1, 0));
        assertThat(scene.me().seDeplacer(at(2, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString(".m..\n...d");
    }
}
