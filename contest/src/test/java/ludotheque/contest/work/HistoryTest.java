package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Databases;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Versions.Version;
import ludotheque.contest.store.Workers;
import ludotheque.contest.store.World;
import ludotheque.kernel.JsonValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** What the curves of the organiser's page show, an hour of sixty minutes. */
final class HistoryTest {
    private final AtomicLong now =
            new AtomicLong(Instant.parse("2026-05-12T08:00:00Z").toEpochMilli());

    private void wait(int minutes) {
        now.addAndGet(Duration.ofMinutes(minutes).toMillis());
    }

    /** From so many minutes ago to the last. */
    private static List<Long> last(JsonValue history, String curve, int minutes) throws Exception {
        JsonValue values = history;
        for (String name : curve.split("/", -1)) {
            values = values.need(name);
        }
        List<Long> all = new ArrayList<>();
        for (JsonValue value : values.array()) {
            all.add(value.number(0, Long.MAX_VALUE));
        }
        assertThat(all).hasSize(History.STEPS);
        return all.subList(all.size() - minutes, all.size());
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void matchesWaitBeginAndEndAndWorkersComeAndGo(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open(() -> Instant.ofEpochMilli(now.get()))) {
            World world = new World(database);
            Version ada = world.ready(world.champion("Ada"), "a");
            Version bob = world.ready(world.champion("Bob"), "b");
            wait(90);
            List<Long> block = world.block(ada, bob);
            wait(2);
            database.changing(handle -> new Workers(handle, database).see(World.WORKER));
            database.changing(handle -> new Matches(handle, database).begin(block.get(0), "lease", World.WORKER));
            wait(1);
            database.changing(handle ->
                    new Matches(handle, database).end(block.get(0), "lease", new byte[] {1}, World.fared(1, 0)));
            database.changing(handle -> {
                Matches matches = new Matches(handle, database);
                matches.begin(block.get(1), "lost", World.WORKER);
                matches.lose(block.get(0));
            });
            wait(1);
            now.addAndGet(-1);
            JsonValue history = JsonValue.parse(History.of(database, 60).toString());

            assertThat(last(history, "waiting/asked", 5)).containsExactly(0L, 2L, 2L, 1L, 1L);
            assertThat(last(history, "waiting/tournament", 5)).containsOnly(0L);
            assertThat(last(history, "oldest", 5)).containsExactly(0L, 59L, 119L, 179L, 239L);
            assertThat(last(history, "done", 5)).containsExactly(0L, 0L, 0L, 0L, 1L);
            assertThat(last(history, "lost", 5)).containsExactly(0L, 0L, 0L, 0L, 1L);
            assertThat(last(history, "void", 5)).containsOnly(0L);
            assertThat(last(history, "workers", 5)).contains(1L);

            wait(24 * 60);
            JsonValue later = JsonValue.parse(History.of(database, 60).toString());
            assertThat(last(later, "waiting/asked", 60)).containsOnly(1L);
            assertThat(last(later, "workers", 60)).containsOnly(0L);
            assertThat(last(later, "done", 60)).containsOnly(0L);
        }
    }
}
