package ludotheque.contest.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Databases;
import ludotheque.contest.store.Versions.Version;
import ludotheque.contest.store.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

final class StandingsTest {
    private static Standings.Entry entry(long number) {
        return new Standings.Entry(number, number, "champion " + number, null, null);
    }

    private static Standings.Played played(long match, long map, long first, long second, int result) {
        return new Standings.Played(match, match, map, 0, first, second, result, 10L * result, 5, false, false);
    }

    @Test
    void aMatchPlayedAgainCountsOnceAndOneDealtAnewCountsToo() {
        List<Standings.Entry> entries = List.of(entry(1), entry(2));
        Standings again = Standings.of(entries, List.of(dealt(1, 0, 0), dealt(2, 0, 2)), true);
        assertThat(again.rows().get(0).wins() + again.rows().get(0).losses())
                .as("the last")
                .isOne();
        // Whoever asks until he is lucky has all his deals counted, not the last.
        Standings deals = Standings.of(entries, List.of(dealt(1, 7, 0), dealt(2, 8, 0), dealt(3, 9, 2)), true);
        assertThat(deals.rows().get(0).entry().version()).isEqualTo(2);
        assertThat(deals.rows().get(0).blocks()).isEqualTo(3);
    }

    private static Standings.Played dealt(long match, long deal, int result) {
        return new Standings.Played(match, match, 1, deal, 1, 2, result, 0, 0, false, false);
    }

    @Test
    void equalPointsAreEqualRanks() {
        Standings table = Standings.of(
                List.of(entry(1), entry(2), entry(3)),
                List.of(played(1, 1, 1, 2, 2), played(2, 1, 2, 1, 2), played(3, 1, 1, 3, 2), played(4, 1, 2, 3, 2)),
                false);
        assertThat(table.rows()).extracting(Standings.Row::rank).containsExactly(1, 1, 3);
        assertThat(table.rows()).extracting(Standings.Row::points).containsExactly(4L, 4L, 0L);
    }

    @Test
    void aWinIsTwoPointsAndADrawIsOne() {
        Standings table =
                Standings.of(List.of(entry(1), entry(2)), List.of(played(1, 1, 1, 2, 2), played(2, 1, 2, 1, 1)), false);
        assertThat(table.rows()).extracting(Standings.Row::points).containsExactly(3L, 1L);
    }

    @Test
    void theSameMatchPlayedAgainCountsOnce() {
        List<Standings.Played> again = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            again.add(played(i, 7, 1, 2, i < 99 ? 0 : 2));
        }
        Standings.Row first =
                Standings.of(List.of(entry(1), entry(2)), again, true).rows().get(0);
        assertThat(first.entry().champion()).isEqualTo(1);
        assertThat(first.wins() + first.losses()).isEqualTo(1);
        assertThat(first.best()).isEqualTo(1);
        assertThat(first.worst()).isEqualTo(2);
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void theLadderIsDerivedFromMatchesOfActiveVersions(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Champions.Champion ada = world.champion("Ada");
            Version old = world.ready(ada, "a");
            Version bob = world.ready(world.champion("Bob"), "b");
            world.block(old, bob).forEach(match -> world.play(match, 9, 1));
            assertThat(rows(database, world)).contains("Ada 1-1", "Bob 1-1");
            world.ready(ada, "a new one has played nothing");
            assertThat(rows(database, world)).contains("Ada 0-0", "Bob 0-0");
            database.changing(handle -> new Champions(handle, database).disqualify(ada, "copied", world.organiser));
            assertThat(rows(database, world)).noneMatch(row -> row.startsWith("Ada"));
        }
    }

    private static List<String> rows(Database database, World world) {
        return new Tables(database)
                .ladderRows(world.contest).stream()
                        .map(row -> row.entry().name() + " " + row.wins() + "-" + row.losses())
                        .toList();
    }
}
