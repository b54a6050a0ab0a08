package ludotheque.papattes.champion;

import static ludotheque.papattes.champion.ChampionDuels.generated;
import static ludotheque.papattes.champion.ChampionDuels.play;
import static ludotheque.papattes.champion.ChampionDuels.shipped;
import static ludotheque.papattes.champion.ChampionDuels.walledIn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.champion.ChampionDuels.Duel;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.Entry;
import ludotheque.papattes.match.Match;
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

    /** A clock that nobody has time for runs while it is looked at; how often it is looked at tells how long was thought. */
    @Test
    void itThinksLessWhereTimeRunsOut() {
        assertThat(looksAtTheClock(0)).isGreaterThan(50);
        assertThat(looksAtTheClock(150_000)).isLessThan(12);
    }

    private static int looksAtTheClock(long microsEach) {
        AtomicInteger looks = new AtomicInteger();
        Match match = new Match(
                shipped().get(0),
                1,
                List.of("expert", "idle"),
                List.of(Builtin.EXPERT.create(1, 0), Builtin.IDLE.create(1, 1)),
                () -> microsEach * looks.incrementAndGet());
        match.init();
        looks.set(0);
        match.playTurn();
        assertThat(match.record().turns().get(0).entries()).isNotEmpty();
        return looks.get();
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
