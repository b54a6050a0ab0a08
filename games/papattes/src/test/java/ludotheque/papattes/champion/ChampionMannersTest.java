package ludotheque.papattes.champion;

import static ludotheque.papattes.champion.ChampionDuels.generated;
import static ludotheque.papattes.champion.ChampionDuels.play;
import static ludotheque.papattes.champion.ChampionDuels.shipped;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChampionMannersTest {
    @ParameterizedTest
    @EnumSource(Builtin.class)
    void theSameSeedPlaysTheSameMatch(Builtin champion) {
        assertThat(hashes(champion, 7)).isEqualTo(hashes(champion, 7));
    }

    @ParameterizedTest
    @EnumSource(value = Builtin.class, names = "IDLE", mode = EnumSource.Mode.EXCLUDE)
    void anotherSeedPlaysAnotherMatch(Builtin champion) {
        assertThat(hashes(champion, 7)).isNotEqualTo(hashes(champion, 8));
    }

    private static List<Long> hashes(Builtin champion, long seed) {
        return play(champion, Builtin.IDLE, shipped("clairiere"), 0, seed)
                .record()
                .hashes();
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Builtin.class)
    void noChampionIsLostOnAnyKindOfMap(Builtin champion) {
        for (GameMap map : generated(1)) {
            assertNobodyIsLost(play(champion, Builtin.HARVESTER, map, 1, 0).record());
        }
    }

    @Test
    void noChampionIsLostWhereThereIsNothingToDo() {
        GameMap full = shipped("clairiere");
        GameMap bare = new GameMap("bare", cleared(full.rows()), full.teams(), List.of(), List.of(), List.of());

        for (Builtin champion : Builtin.values()) {
            assertNobodyIsLost(play(champion, champion, bare, 0, 0).record());
        }
    }

    private static List<String> cleared(List<String> rows) {
        return rows.stream().map(row -> row.replace('A', '.').replace('S', '.')).toList();
    }

    private static void assertNobodyIsLost(MatchRecord record) {
        assertThat(record.turns()).extracting(Call::loss).containsOnlyNulls();
    }
}
