package ludotheque.papattes;

import static ludotheque.papattes.Position.NONE;
import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@code historique}: what the opponent did in its latest half-turn. */
class HistoryTest {

    @Test
    void everyKindOfActionIsTold() {
        Scene scene = Scene.of("md.#m.", "..dP.v").croquettes(at(0, 0), 2).croquettes(at(1, 0), 1);
        scene.croquettes(at(2, 1), 1);
        scene.me().donnerCroquette(at(0, 0), at(1, 0));
        scene.me().poserCroquette(at(0, 0), at(0, 1));
        scene.me().manger(at(1, 0));
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        scene.me().detruire(at(4, 0), at(3, 0));
        scene.me().construire(at(4, 0), at(5, 0));
        scene.me().prendrePortail(at(2, 1), at(3, 1));
        scene.me().ageSuivant();
        assertThat(scene.you().historique())
                .containsExactly(
                        new ActionHist(TypeAction.DONNER_CROQUETTE, at(0, 0), at(1, 0)),
                        new ActionHist(TypeAction.POSER_CROQUETTE, at(0, 0), at(0, 1)),
                        new ActionHist(TypeAction.MANGER, at(1, 0), NONE),
                        new ActionHist(TypeAction.SE_DEPLACER, at(1, 0), at(2, 0)),
                        new ActionHist(TypeAction.DETRUIRE, at(4, 0), at(3, 0)),
                        new ActionHist(TypeAction.CONSTRUIRE, at(4, 0), at(5, 0)),
                        new ActionHist(TypeAction.PRENDRE_PORTAIL, at(2, 1), at(3, 1)),
                        new ActionHist(TypeAction.AGE_SUIVANT, NONE, NONE));
    }

    @Test
    void positionsAtTheFarCornerAreToldToo() {
        Scene scene = Scene.of("");
        int dog = Layout.firstOf(0);
        scene.state().words()[Layout.PLACE + dog] = at(39, 39).cell();
        scene.state().words()[Layout.OCCUPANT + at(39, 39).cell()] = 1 + dog;
        scene.me().seDeplacer(at(39, 39), at(39, 38));
        assertThat(scene.you().historique())
                .containsExactly(new ActionHist(TypeAction.SE_DEPLACER, at(39, 39), at(39, 38)));
    }

    @Test
    void refusedCancelledAndDebugActionsAreNotTold() {
        Scene scene = Scene.of("d.");
        scene.me().seDeplacer(at(0, 0), at(0, -1));
        scene.me().debugPoserPapatte(at(0, 0), 1);
        scene.me().seDeplacer(at(0, 0), at(0, 1));
        scene.me().annuler();
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.you().historique())
                .containsExactly(new ActionHist(TypeAction.SE_DEPLACER, at(0, 0), at(1, 0)));
    }

    @Test
    void onlyTheLatestHalfTurnOfTheOpponentIsTold() {
        Scene scene = Scene.of("d..D.");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.me().historique()).as("not one's own").isEmpty();
        scene.next();
        assertThat(scene.you().historique()).hasSize(1);
        scene.you().ageSuivant();
        scene.next();
        assertThat(scene.me().historique()).containsExactly(new ActionHist(TypeAction.AGE_SUIVANT, NONE, NONE));
        assertThat(scene.you().historique())
                .as("cleared when its half-turn begins")
                .isEmpty();
        scene.next();
        assertThat(scene.you().historique()).isEmpty();
    }

    @Test
    void afterTheMatchItIsTheOpponentsLatestHalfTurn() {
        Scene scene = Scene.of("d..D.").until(198);
        scene.me().ageSuivant();
        scene.next();
        scene.you().seDeplacer(at(3, 0), at(2, 0));
        scene.end();
        assertThat(scene.me().historique()).containsExactly(new ActionHist(TypeAction.SE_DEPLACER, at(3, 0), at(2, 0)));
        assertThat(scene.you().historique()).containsExactly(new ActionHist(TypeAction.AGE_SUIVANT, NONE, NONE));
    }
}
