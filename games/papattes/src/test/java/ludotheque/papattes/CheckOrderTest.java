package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Of two faults the earlier one in the order of the checks is answered: one pair a line. */
class CheckOrderTest {
    private static final Position OFF = at(0, 40);

    /** A scene where nobody has points or croquettes unless it says so. */
    private static Seat poor(String... rows) {
        Scene scene = Scene.of(rows);
        for (int character = 0; character < Layout.CHARACTERS; character++) {
            scene.state().words()[Layout.POINTS + character] = 0;
        }
        return scene.me();
    }

    @Test
    void outOfTurnComesBeforeEverything() {
        Scene scene = Scene.of("D").age(1, 2);
        Seat you = scene.you();
        assertThat(you.seDeplacer(OFF, OFF)).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.prendrePortail(OFF, OFF)).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.manger(OFF)).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.construire(OFF, OFF)).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.detruire(OFF, OFF)).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.donnerCroquette(OFF, OFF)).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.poserCroquette(OFF, OFF)).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.ageSuivant()).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.debugPoserPapatte(OFF, 1)).isEqualTo(Erreur.HORS_TOUR);
        assertThat(you.manger(at(5, 5))).isEqualTo(Erreur.HORS_TOUR);
    }

    @Test
    void aPositionOffTheMapComesBeforeAWrongTarget() {
        Seat me = poor("");
        assertThat(me.seDeplacer(at(0, 0), OFF)).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.seDeplacer(OFF, at(0, 0))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.prendrePortail(at(0, 0), OFF)).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.prendrePortail(OFF, at(0, 0))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.manger(OFF)).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.construire(at(0, 0), OFF)).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.construire(OFF, at(0, 0))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.detruire(at(0, 0), OFF)).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.detruire(OFF, at(0, 0))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.donnerCroquette(at(0, 0), OFF)).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.donnerCroquette(OFF, at(0, 0))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.poserCroquette(at(0, 0), OFF)).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.poserCroquette(OFF, at(0, 0))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.debugPoserPapatte(OFF, 99)).isEqualTo(Erreur.POSITION_INVALIDE);
    }

    @Test
    void aPositionOffTheMapComesBeforeReachPlaceMovesAndCroquettes() {
        Seat me = poor("dm");
        assertThat(me.seDeplacer(at(0, 0), at(0, -1))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.prendrePortail(at(0, 0), at(0, -1))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.construire(at(1, 0), at(1, -1))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.detruire(at(1, 0), at(1, -1))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.donnerCroquette(at(1, 0), at(1, -1))).isEqualTo(Erreur.POSITION_INVALIDE);
        assertThat(me.poserCroquette(at(1, 0), at(1, -1))).isEqualTo(Erreur.POSITION_INVALIDE);
    }

    @Test
    void seDeplacerTargetThenPlaceThenPoints() {
        assertThat(poor(".#").seDeplacer(at(0, 0), at(1, 0)))
                .as("target, place")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("D.").seDeplacer(at(0, 0), at(1, 0)))
                .as("target, points")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d#").seDeplacer(at(0, 0), at(1, 0)))
                .as("place, points")
                .isEqualTo(Erreur.DEPLACEMENT_INVALIDE);
        assertThat(poor("d.").seDeplacer(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_PM);
    }

    @Test
    void prendrePortailTargetsThenReachThenCroquettes() {
        assertThat(poor("m.@").prendrePortail(at(0, 0), at(2, 0)))
                .as("no dog, reach")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d..").prendrePortail(at(0, 0), at(2, 0)))
                .as("no portal, reach")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("D@").prendrePortail(at(0, 0), at(1, 0)))
                .as("target, croquettes")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d.").prendrePortail(at(0, 0), at(1, 0)))
                .as("no portal, croquettes")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d.@").prendrePortail(at(0, 0), at(2, 0)))
                .as("reach, croquettes")
                .isEqualTo(Erreur.HORS_PORTEE);
        assertThat(poor("d@").prendrePortail(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_CROQUETTES);
    }

    @Test
    void mangerTargetThenCroquettes() {
        assertThat(poor("m").manger(at(0, 0))).as("target, croquettes").isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d").manger(at(0, 0))).isEqualTo(Erreur.PLUS_DE_CROQUETTES);
    }

    @Test
    void construireTargetThenReachThenPlaceThenPoints() {
        assertThat(poor("d..").construire(at(0, 0), at(2, 0)))
                .as("target, reach")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d#").construire(at(0, 0), at(1, 0)))
                .as("target, place")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d.").construire(at(0, 0), at(1, 0)))
                .as("target, points")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("m.#").construire(at(0, 0), at(2, 0)))
                .as("reach, place")
                .isEqualTo(Erreur.HORS_PORTEE);
        assertThat(poor("m..").construire(at(0, 0), at(2, 0)))
                .as("reach, points")
                .isEqualTo(Erreur.HORS_PORTEE);
        assertThat(poor("m#").construire(at(0, 0), at(1, 0)))
                .as("place, points")
                .isEqualTo(Erreur.CONSTRUCTION_IMPOSSIBLE);
        assertThat(poor("m.").construire(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_PM);
    }

    @Test
    void detruireTargetThenReachThenPlaceThenPoints() {
        assertThat(poor("d.#").detruire(at(0, 0), at(2, 0))).as("target, reach").isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d.").detruire(at(0, 0), at(1, 0))).as("target, place").isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d#").detruire(at(0, 0), at(1, 0))).as("target, points").isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("m..").detruire(at(0, 0), at(2, 0))).as("reach, place").isEqualTo(Erreur.HORS_PORTEE);
        assertThat(poor("m.#").detruire(at(0, 0), at(2, 0))).as("reach, points").isEqualTo(Erreur.HORS_PORTEE);
        assertThat(poor("m.").detruire(at(0, 0), at(1, 0)))
                .as("place, points")
                .isEqualTo(Erreur.DESTRUCTION_IMPOSSIBLE);
        assertThat(poor("m#").detruire(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_PM);
    }

    @Test
    void donnerCroquetteTargetsThenReachThenCroquettes() {
        assertThat(poor("M.d").donnerCroquette(at(0, 0), at(2, 0)))
                .as("no master, reach")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("m.D").donnerCroquette(at(0, 0), at(2, 0)))
                .as("no dog, reach")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("Md").donnerCroquette(at(0, 0), at(1, 0)))
                .as("no master, croquettes")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("mD").donnerCroquette(at(0, 0), at(1, 0)))
                .as("no dog, croquettes")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("m.d").donnerCroquette(at(0, 0), at(2, 0)))
                .as("reach, croquettes")
                .isEqualTo(Erreur.HORS_PORTEE);
        assertThat(poor("md").donnerCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_CROQUETTES);
    }

    @Test
    void poserCroquetteTargetThenReachThenPlaceThenCroquettes() {
        assertThat(poor("d..").poserCroquette(at(0, 0), at(2, 0)))
                .as("target, reach")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d#").poserCroquette(at(0, 0), at(1, 0)))
                .as("target, place")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("d.").poserCroquette(at(0, 0), at(1, 0)))
                .as("target, croquettes")
                .isEqualTo(Erreur.CIBLE_INVALIDE);
        assertThat(poor("m.#").poserCroquette(at(0, 0), at(2, 0)))
                .as("reach, place")
                .isEqualTo(Erreur.HORS_PORTEE);
        assertThat(poor("m..").poserCroquette(at(0, 0), at(2, 0)))
                .as("reach, croquettes")
                .isEqualTo(Erreur.HORS_PORTEE);
        assertThat(poor("m#").poserCroquette(at(0, 0), at(1, 0)))
                .as("place, croquettes")
                .isEqualTo(Erreur.POSE_INVALIDE);
        assertThat(poor("m.").poserCroquette(at(0, 0), at(1, 0))).isEqualTo(Erreur.PLUS_DE_CROQUETTES);
    }
}
