package ludotheque.papattes.champion;

import static ludotheque.papattes.champion.ChampionDuels.generated;
import static ludotheque.papattes.champion.ChampionDuels.play;
import static ludotheque.papattes.champion.ChampionDuels.shipped;
import static ludotheque.papattes.champion.ChampionDuels.walledIn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.champion.ChampionDuels.Duel;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.Entry;
import org.junit.jupiter.api.Test;

class ExpertTest {
    @Test
    void theOpponentBringsNextToNothingHome() {
        Duel duel = play(Builtin.EXPERT, Builtin.STRONG, shipped("verger"), 0, 1);

        assertThat(duel.otherScore()).isLessThan(100);
        assertThat(duel.score()).isGreaterThan(1000);
    }

    @Test
    void itTriesNothingThatIsRefused() {
        List<Call> turns = play(Builtin.EXPERT, Builtin.STRONG, generated(3).get(3), 0, 3)
                .record()
                .turns();
        for (int turn = 0; turn < turns.size(); turn += 2) {
            assertThat(turns.get(turn).entries()).extracting(Entry::answer).allMatch(Erreur.OK::equals);
        }
    }

    @Test
    void aWallAroundItsDoghouseDoesNotHoldIt() {
        assertThat(play(Builtin.EXPERT, Builtin.IDLE, walledIn(shipped("clairiere")), 0, 0)
                        .score())
                .isGreaterThan(100);
    }

    @Test
    void theSameSeedPlaysTheSame() {
        assertThat(play(Builtin.EXPERT, Builtin.HARVESTER, shipped("disette"), 1, 5)
                        .record()
                        .hashes())
                .isEqualTo(play(Builtin.EXPERT, Builtin.HARVESTER, shipped("disette"), 1, 5)
                        .record()
                        .hashes());
    }
}
