package ludotheque.papattes.champion;

import static ludotheque.papattes.champion.ChampionDuels.generated;
import static ludotheque.papattes.champion.ChampionDuels.playAll;
import static ludotheque.papattes.champion.ChampionDuels.shipped;
import static ludotheque.papattes.champion.ChampionDuels.won;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludotheque.papattes.champion.ChampionDuels.Duel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who beats whom, on shipped maps from both sides; the bench prints the figures of more matches. */
@Tag("slow")
class ChampionRanksTest {
    @Test
    void expertBeatsStrong() {
        List<Duel> duels = playAll(Builtin.EXPERT, Builtin.STRONG, shipped().subList(0, 4), 1);

        assertThat(won(duels)).isGreaterThanOrEqualTo(75);
    }

    @Test
    void expertBeatsHarvesterOnMapsOfManyKinds() {
        List<Duel> duels =
                playAll(Builtin.EXPERT, Builtin.HARVESTER, generated(1).subList(2, 5), 1);

        assertThat(won(duels)).isGreaterThanOrEqualTo(99);
    }

    @Test
    void strongBeatsHarvester() {
        List<Duel> duels = playAll(Builtin.STRONG, Builtin.HARVESTER, shipped(), 1);

        assertThat(won(duels)).isGreaterThanOrEqualTo(90);
    }

    @Test
    void strongAnswersQuickly() {
        List<Duel> duels = playAll(Builtin.STRONG, Builtin.IDLE, shipped(), 1);

        assertThat(new ChampionTimes(duels).millis(99)).isLessThan(100);
    }

    @Test
    void harvesterBeatsRandom() {
        List<Duel> duels = playAll(Builtin.HARVESTER, Builtin.RANDOM, shipped(), 1);

        assertThat(won(duels)).isGreaterThanOrEqualTo(99);
    }
}
