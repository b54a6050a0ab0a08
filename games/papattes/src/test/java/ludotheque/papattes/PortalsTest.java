package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The subject's section 5: portals appear and are pushed. */
class PortalsTest {

    // Appearing.

    @Test
    void aPortalAppearsAtTheBeginningOfItsHalfTurnWithADogOnItsCell() {
        Scene scene = Scene.draw("...").portal(3, at(1, 0)).begin().until(2);
        assertThat(scene).hasToString("...");
        scene.next();
        assertThat(scene).hasToString(".@.");
        assertThat(scene.me().liensTemporels()).containsExactly(new LienTemporel(at(1, 0), at(1, 0)));
    }

    @ParameterizedTest
    @CsvSource({"d", "m", "D", "M", "#", "~", "A", "T", "S", "0", "N", "O", "@"})
    void aPortalDoesNotAppearOnACharacterAPortalOrAnythingButEmptyGroundAndIsNotRetried(String row) {
        Scene scene = Scene.draw(row).portal(1, at(0, 0)).begin().until(1);
        int there = scene.me().positionsPortails().size();
        assertThat(there).isEqualTo(row.equals("@") ? 1 : 0);
        assertThat(scene).hasToString(row);
        scene.until(9);
        assertThat(scene.me().positionsPortails()).hasSize(there);
    }

    @Test
    void aPortalDoesNotAppearOnAWanderingDog() {
        Scene scene = Scene.draw("v.P").portal(1, at(0, 0)).begin().until(1);
        assertThat(scene).hasToString("v.P");
    }

    @Test
    void aPortalThatFailedToAppearStaysAwayWhenTheCellIsFreeAgain() {
        Scene scene = Scene.draw("d..").portal(1, at(0, 0)).begin().until(2);
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.until(8);
        assertThat(scene).hasToString(".d.");
    }

    @Test
    void aPortalThatAppearsOnCroquettesDestroysThem() {
        Scene scene =
                Scene.draw("*").portal(1, at(0, 0)).begin().ground(at(0, 0), 3).until(1);
        assertThat(scene).hasToString("@");
        assertThat(scene.me().infoCase(at(0, 0)).nbCroquette()).isZero();
        assertThat(scene.me().nbCroquettes(at(0, 0))).as("the dog's").isZero();
    }

    @Test
    void ofTwoPortalsDueOnOneCellTheFirstInTheMapsOrderAppears() {
        Scene scene =
                Scene.draw(".").portal(1, at(0, 0)).portal(1, at(0, 0)).begin().until(1);
        assertThat(scene.me().positionsPortails()).containsExactly(at(0, 0));
        assertThat(scene.state().portal(0)).isEqualTo(scene.state().terrain().slotOf(0));
    }

    @Test
    void aPortalScheduledInsideAZoneAppearsLikeAnyOther() {
        Scene scene = Scene.draw("N..").portal(1, at(2, 0)).begin().until(1);
        assertThat(scene).hasToString("N.@");
    }

    @Test
    void apparitionPortailsTellsTheFutureOnesInTheMapsOrder() {
        Scene scene = Scene.draw("")
                .portal(5, at(5, 5))
                .portal(0, at(6, 6))
                .portal(2, at(7, 7))
                .portal(5, at(4, 4))
                .before();
        ApparitionPortail late = new ApparitionPortail(5, at(5, 5));
        ApparitionPortail now = new ApparitionPortail(0, at(6, 6));
        ApparitionPortail soon = new ApparitionPortail(2, at(7, 7));
        ApparitionPortail last = new ApparitionPortail(5, at(4, 4));
        assertThat(scene.me().apparitionPortails()).containsExactly(late, now, soon, last);
        scene.until(0);
        assertThat(scene.me().apparitionPortails()).containsExactly(late, soon, last);
        scene.until(2);
        assertThat(scene.me().apparitionPortails()).containsExactly(late, last);
        scene.until(5);
        assertThat(scene.me().apparitionPortails()).isEmpty();
    }

    @Test
    void portalsAndLinksAreListedByOrderOfAppearance() {
        Scene scene = Scene.draw("")
                .portal(2, at(2, 2))
                .portal(1, at(6, 6))
                .portal(1, at(4, 4))
                .begin()
                .until(2);
        assertThat(scene.me().positionsPortails()).containsExactly(at(6, 6), at(4, 4), at(2, 2));
        assertThat(scene.me().liensTemporels())
                .containsExactly(
                        new LienTemporel(at(6, 6), at(6, 6)),
                        new LienTemporel(at(4, 4), at(4, 4)),
                        new LienTemporel(at(2, 2), at(2, 2)));
    }

    // Pushing.

    @Test
    void aMasterPushesAPortalToTheRightAsInFigure17() {
        Scene scene = Scene.of("mP..", "v...");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene).hasToString(".mP.\nv...");
        assertThat(scene.me().pointsMouvement(at(1, 0))).isEqualTo(7);
        assertThat(scene.me().liensTemporels()).containsExactly(new LienTemporel(at(0, 1), at(2, 0)));
    }

    @Test
    void aPortalIsPushedStraightInEveryDirection() {
        assertThat(pushed(at(0, 1), "...", "mP.", "...")).isEqualTo("...\n.mP\n...\nv..");
        assertThat(pushed(at(2, 1), "...", ".Pm", "...")).isEqualTo("...\nPm.\n...\nv..");
        assertThat(pushed(at(1, 0), ".m.", ".P.", "...")).isEqualTo("...\n.m.\n.P.\nv..");
        assertThat(pushed(at(1, 2), "...", ".P.", ".m.")).isEqualTo(".P.\n.m.\n...\nv..");
    }

    private static String pushed(Position master, String north, String middle, String south) {
        Scene scene = Scene.of(north, middle, south, "v..");
        assertThat(scene.me().seDeplacer(master, at(1, 1))).isEqualTo(Erreur.OK);
        return scene.toString();
    }

    @Test
    void aDogNeitherPushesNorEntersAPortal() {
        Scene scene = Scene.of("dP..", "v...");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @ParameterizedTest
    @CsvSource({"mPd", "mPm", "mPD", "mPM", "mPv", "mP@", "mP~", "mP#", "mPA", "mPS", "mPN"})
    void aPortalIsPushedOnlyOntoEmptyGroundWithoutCharacterOrPortal(String row) {
        Scene scene = Scene.of(row, "v..");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @Test
    void twoPortalsInARowAreNotPushed() {
        Scene scene = Scene.of("mPP.", "vv..");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @Test
    void aPortalIsNotPushedOffTheMap() {
        Scene scene = Scene.of("Pm", "v.");
        assertThat(scene.me().seDeplacer(at(1, 0), at(0, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        String east = ".".repeat(38) + "mP";
        Scene border = Scene.of(east, "v");
        assertThat(border.me().seDeplacer(at(38, 0), at(39, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @Test
    void aPortalWithADogOnItIsNeitherPushedNorEntered() {
        Scene scene = Scene.of("m@.");
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
    }

    @Test
    void aPortalPushedOntoCroquettesDestroysThemAll() {
        Scene scene = Scene.of("mP*", "v..").ground(at(2, 0), 4);
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.OK);
        assertThat(scene.me().infoCase(at(2, 0)).nbCroquette()).isZero();
        assertThat(scene.me().nbCroquettes(at(1, 0))).isZero();
    }

    @Test
    void aPortalBehindWhichNothingIsFreeIsRefusedBeforeThePointsAreLookedAt() {
        Scene scene = Scene.of("mP#", "v..").points(at(0, 0), 0);
        assertThat(scene.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        Scene free = Scene.of("mP.", "v..").points(at(0, 0), 0);
        assertThat(free.me().seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_PM);
    }
}
