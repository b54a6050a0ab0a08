package ludotheque.papattes;

import static ludotheque.papattes.Scene.at;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code annuler} restores the whole state, debug marks and marks of every action included. */
class CancelTest {

    /** An action that is possible in the scene, and what lies below the north-west master. */
    private record Doing(String name, Function<Seat, Erreur> action, String southWest) {
        Doing(String name, Function<Seat, Erreur> action) {
            this(name, action, "T");
        }

        Scene scene() {
            Scene scene = Scene.of("md.#mP*", southWest + "0...dv");
            scene.croquettes(at(0, 0), 2).croquettes(at(1, 0), 1).croquettes(at(5, 1), 1);
            return scene.bones(at(1, 0), 2).vagabondBones(at(6, 1), 0, 9).vagabondCroquettes(at(6, 1), 1);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** One action of each kind that changes as much as it can. */
    static Stream<Doing> doings() {
        return Stream.of(
                new Doing("a step onto a bone", seat -> seat.seDeplacer(at(1, 0), at(1, 1))),
                new Doing("a step under a tree", seat -> seat.seDeplacer(at(0, 0), at(0, 1))),
                new Doing("a push", seat -> seat.seDeplacer(at(4, 0), at(5, 0))),
                new Doing("a travel", seat -> seat.prendrePortail(at(5, 1), at(5, 0))),
                new Doing("a meal", seat -> seat.manger(at(1, 0))),
                new Doing("a wall on a croquette", seat -> seat.construire(at(0, 0), at(0, 1)), "*"),
                new Doing("a destruction", seat -> seat.detruire(at(4, 0), at(3, 0))),
                new Doing("a gift", seat -> seat.donnerCroquette(at(0, 0), at(1, 0))),
                new Doing("a croquette put down", seat -> seat.poserCroquette(at(0, 0), at(0, 0))),
                new Doing("a new age", Seat::ageSuivant),
                new Doing("a mark", seat -> seat.debugPoserPapatte(at(7, 7), 3)),
                new Doing("a mark of no kind", seat -> seat.debugPoserPapatte(at(7, 7), 99)));
    }

    @ParameterizedTest
    @MethodSource("doings")
    void oneActionOfEachKindIsTakenBackWhole(Doing doing) {
        Scene scene = doing.scene();
        int[] before = scene.state().words().clone();
        long hash = scene.state().hash();
        assertThat(doing.action().apply(scene.me())).isEqualTo(Erreur.OK);
        assertThat(scene.state().hash()).isNotEqualTo(hash);
        assertThat(scene.me().annuler()).isTrue();
        assertThat(scene.state().words()).isEqualTo(before);
        assertThat(scene.state().hash()).isEqualTo(hash);
        assertThat(scene.me().annuler()).isFalse();
    }

    @Test
    void actionsAreTakenBackOneByOneDownToTheBeginningOfTheHalfTurn() {
        Scene scene = Scene.of("d....");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        scene.me().seDeplacer(at(2, 0), at(3, 0));
        assertThat(scene.me().annuler()).isTrue();
        assertThat(scene).hasToString("..d..");
        assertThat(scene.me().annuler()).isTrue();
        assertThat(scene.me().annuler()).isTrue();
        assertThat(scene).hasToString("d....");
        assertThat(scene.me().annuler()).isFalse();
    }

    @Test
    void theLatestSuccessfulActionIsTakenBackNotARefusedOne() {
        Scene scene = Scene.of("d.#");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.me().seDeplacer(at(1, 0), at(2, 0));
        assertThat(scene.me().annuler()).isTrue();
        assertThat(scene).hasToString("d.#");
        assertThat(scene.me().annuler()).isFalse();
    }

    @Test
    void nothingOfAnEarlierHalfTurnIsTakenBack() {
        Scene scene = Scene.of("d.");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        scene.next().next();
        assertThat(scene.me().annuler()).isFalse();
        assertThat(scene).hasToString(".d");
    }

    @Test
    void onlyThePlayerToMoveTakesBack() {
        Scene scene = Scene.of("d.");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        assertThat(scene.you().annuler()).isFalse();
        scene.end();
        assertThat(scene.me().annuler()).isFalse();
        assertThat(scene).hasToString(".d");
    }

    @Test
    void afterACopyTheCopyTakesNothingBackAndTheOriginalStillDoes() {
        Scene scene = Scene.of("d.");
        scene.me().seDeplacer(at(0, 0), at(1, 0));
        Seat copy = new Seat(scene.state().copy(), 0);
        assertThat(copy.annuler()).isFalse();
        assertThat(copy.seDeplacer(at(1, 0), at(0, 0))).isEqualTo(Erreur.OK);
        assertThat(copy.annuler()).isTrue();
        assertThat(copy.chiensJoueur(0).get(0)).isEqualTo(at(1, 0));
        assertThat(scene).hasToString(".d");
        assertThat(scene.me().annuler()).isTrue();
        assertThat(scene).hasToString("d.");
    }
}
