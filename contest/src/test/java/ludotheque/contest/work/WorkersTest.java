package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Databases;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.contest.store.World;
import ludotheque.contest.table.Tables;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** Several workers on one database: who takes what, and who is heard. */
@Tag("slow")
final class WorkersTest {
    private static final Duration HEARTBEAT = Duration.ofMillis(500);
    private static final Map<String, String> SNAKE = Map.of("python", "Python 3");
    private static final Map<String, String> BOTH = Map.of("python", "Python 3", "c", "gcc");

    @TempDir
    Path folder;

    private static Worker worker(Database database, String name, Map<String, String> tools, String engine)
            throws Exception {
        return Worker.start(database, name, 1, true, null, tools, engine, HEARTBEAT);
    }

    private static List<String> texts(Database database, String sql) {
        return database.read(
                handle -> handle.createQuery(sql).mapTo(String.class).list());
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void workGoesToThoseAloneWhoHaveItsLanguage(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            long written;
            try (Worker snake = worker(database, "snake", SNAKE, Engine.VERSION);
                    Worker both = worker(database, "both", BOTH, Engine.VERSION)) {
                written = real.handIn("Ada", "champion.c", RealContest.idleInC());
                RealContest.until("built in C", () -> real.stateOf(written).equals(Versions.READY));
                assertThat(snake.missing()).isEqualTo(both.missing());
            }
            assertThat(texts(database, "SELECT worker FROM builds WHERE ended IS NOT NULL"))
                    .containsExactly("both");
            assertThat(texts(database, "SELECT DISTINCT worker FROM matches")).containsExactly("both");

            try (Worker snake = worker(database, "snake", SNAKE, Engine.VERSION)) {
                long inC = real.askAgainst(written, "idle");
                long python = real.handIn("Bob", "champion.py", RealContest.PYTHON);
                RealContest.until("built in Python", () -> real.stateOf(python).equals(Versions.READY));
                long between = real.ask(written, python);
                long inPython = real.askAgainst(python, "idle");
                RealContest.until("played in Python", () -> real.isPlayed(inPython));
                assertThat(snake.refusals()).isEmpty();

                // Both were there before: whoever looked took what came after them.
                assertThat(real.block(inC)).allMatch(match -> match.attempt() == 0);
                assertThat(real.block(between)).allMatch(match -> match.attempt() == 0);
                if (!database.isSqlite()) {
                    database.changing(handle -> handle.execute("DELETE FROM workers WHERE name = 'both'"));
                    assertThat(Checkup.of(database))
                            .filteredOn(finding -> finding.what().en().equals("queue"))
                            .extracting(finding -> finding.words().en())
                            .containsExactlyInAnyOrder(
                                    "play:c+python: 1, and nobody present can do it",
                                    "play:c: 1, and nobody present can do it");
                }
            }
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aProgramOfABoardGameGoesToAWorkerThatHasItsLanguage(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database, "memoryx");
            try (Worker snake = worker(database, "snake", SNAKE, Engine.VERSION)) {
                long written = real.handIn("Ada", "bot.c", "int main(void) { return 0; }\n");
                RealContest.until("flagged", () -> real.stateOf(written).equals(Versions.OUR_FAULT));
                try (Worker both = worker(database, "both", BOTH, Engine.VERSION)) {
                    long again = real.handIn("Bob", "bot.c", "int main(void) { return 1; }\n");
                    RealContest.until("built", () -> real.stateOf(again).equals(Versions.FALLS));
                    assertThat(snake.missing()).isEqualTo(both.missing());
                    assertThat(texts(
                                    database,
                                    "SELECT worker FROM builds WHERE ended IS NOT NULL AND version = " + again))
                            .containsExactly("both");
                }
            }
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aVersionInALanguageThatNobodyHasIsFlaggedWithWhatIsMissing(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            try (Worker snake = worker(database, "snake", SNAKE, Engine.VERSION)) {
                long written = real.handIn("Ada", "champion.c", RealContest.idleInC());
                RealContest.until("flagged", () -> real.stateOf(written).equals(Versions.OUR_FAULT));
                assertThat(texts(database, "SELECT reason_en FROM versions WHERE id = " + written))
                        .allMatch(reason -> reason.contains("C is not installed (apt-get install"));
                assertThat(snake.refusals()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aTournamentIsPlayedByTheEngineItBeganWith(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            long ada = real.handIn("Ada", "champion.py", RealContest.PYTHON);
            long bob = real.handIn("Bob", "champion.py", RealContest.PYTHON + "# Bob\n");
            try (Worker right = worker(database, "right", SNAKE, Engine.VERSION)) {
                RealContest.until(
                        "ready",
                        () -> real.stateOf(ada).equals(Versions.READY)
                                && real.stateOf(bob).equals(Versions.READY));
                assertThat(right.refusals()).isEmpty();
            }
            long tournament = real.tournament(1, "seed");
            new Rounds(database, real.queue).plan(tournament);
            String left = "SELECT COUNT(*) FROM matches WHERE tournament = " + tournament + " AND state <> 'done'";

            try (Worker other = worker(database, "other", SNAKE, "9.9")) {
                assertThat(other.refusals())
                        .singleElement()
                        .satisfies(refused -> assertThat(refused.en())
                                .isEqualTo("tournament " + tournament + ": begun with version " + Engine.VERSION
                                        + ", this machine has version 9.9 and plays none of it"));
                // Asked for after the tournament was planned, though what is asked for goes first; so twice.
                for (int i = 0; i < 2; i++) {
                    long asked = real.ask(ada, bob);
                    RealContest.until("played what was asked for", () -> real.isPlayed(asked));
                }
                assertThat(real.count(left)).isEqualTo(2);
                long match = real.count("SELECT MIN(id) FROM matches WHERE tournament = " + tournament);
                assertThat(database.<Boolean>change(handle -> new Matches(handle, database)
                                .begin(match, "lease", new Workers.Worker("other", 1, "9.9", "{}", "", 0))))
                        .isFalse();
            }
            try (Worker right = worker(database, "right", SNAKE, Engine.VERSION)) {
                RealContest.until("played to the end", () -> real.count(left) == 0);
                assertThat(right.refusals()).isEmpty();
            }
            assertThat(texts(database, "SELECT DISTINCT engine FROM matches WHERE tournament = " + tournament))
                    .containsExactly(Engine.VERSION);
            assertThat(new Tables(database).tournamentPlaces(real.contest, tournament))
                    .hasSize(2);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void whoIsSilentForTooLongLosesItsLeaseAndIsNotHeardAgain(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            long idle = database.read(handle -> real.builtin(handle, "idle"));
            long block = real.ask(idle, idle);
            // Another worker has it in hand, and its heart has not beaten since.
            String mark = "UPDATE match_queue SET picked = ?, picked_by = 'gone', version = 7, last_heartbeat = ?";
            database.changing(handle -> {
                handle.createUpdate(mark)
                        .bind(0, true)
                        .bind(1, java.sql.Timestamp.from(database.clock().instant()))
                        .execute();
                assertThat(new Matches(handle, database).begin(block, "gone's", World.WORKER))
                        .isTrue();
            });
            Queue.Taken taken = new Queue.Taken(Queue.MATCHES, "play", block, 7);
            assertThat(database.<Boolean>read(taken::isHeld)).isTrue();

            try (Worker worker = worker(database, "alive", Map.of(), Engine.VERSION)) {
                RealContest.until("played by another", () -> real.isPlayed(block));
                assertThat(worker.refusals()).isEmpty();
            }

            assertThat(database.<Boolean>read(taken::isHeld)).isFalse();
            assertThat(database.<Boolean>change(handle ->
                            new Matches(handle, database).end(block, "gone's", new byte[] {1}, World.fared(9, 0))))
                    .as("a report without a lease")
                    .isFalse();
            assertThat(texts(database, "SELECT worker FROM matches")).containsOnly("alive");
            assertThat(real.count("SELECT COUNT(*) FROM events WHERE kind = 'match.lost'"))
                    .isOne();
            assertThat(real.block(block).get(0).faults()).isZero();
        }
    }

    /** Nobody needs to have taken the work up for the lease to be over. */
    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aLeaseThatWasTakenBackIsOverAtOnce(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            long idle = database.read(handle -> real.builtin(handle, "idle"));
            long block = real.ask(idle, idle);
            database.changing(handle -> {
                Matches matches = new Matches(handle, database);
                matches.begin(block, "lease", World.WORKER);
                matches.lose(block);
            });
            database.changing(handle -> {
                Matches matches = new Matches(handle, database);
                assertThat(matches.end(block, "lease", new byte[] {1}, World.fared(9, 0)))
                        .isFalse();
                assertThat(matches.show(block, "lease", new byte[] {1})).isFalse();
                assertThat(matches.putBack(block, "lease")).isFalse();
                assertThat(matches.get(block).state()).isEqualTo(Matches.QUEUED);
            });
        }
    }

    @Test
    void aReportWaitsForADatabaseThatWentAwayInTheMidstOfIt() throws Exception {
        try (Database database = Database.postgresql(Databases.freshAddress(), "")) {
            AtomicInteger tries = new AtomicInteger();
            long answer = database.changePatiently(
                    handle -> {
                        if (tries.incrementAndGet() < 3) {
                            handle.execute("SELECT pg_terminate_backend(pg_backend_pid())");
                        }
                        return handle.createQuery("SELECT 42").mapTo(Long.class).one();
                    },
                    () -> false);
            assertThat(answer).isEqualTo(42);
            assertThat(tries).hasValue(3);
        }
    }

    @Test
    void theNamesOfTasksFitTheirColumn() {
        Workers.Worker all = new Workers.Worker(
                "w", 1, "12.34.56-rc7", Toolchains.json(Toolchains.find()).toString(), "", 0);
        assertThat(Needs.within(all))
                .hasSizeGreaterThan(2)
                .allSatisfy(needs -> assertThat(needs.name(Queue.PLAY)).hasSizeLessThanOrEqualTo(40));
    }

    @Test
    void aMachineOnWhichAllFailsRestsForAMinute() {
        AtomicLong now = new AtomicLong();
        Fitness fitness = new Fitness(List.of(folder), now::get);
        fitness.failed();
        fitness.succeeded();
        fitness.failed();
        assertThat(fitness.lack()).isNull();
        fitness.failed();
        assertThat(fitness.lack()).isNotNull();
        now.set(Duration.ofSeconds(61).toNanos());
        assertThat(fitness.lack()).isNull();
    }

    @Test
    void aPlaceWithLittleRoomIsToldAndAnOrdinaryOneIsNot() {
        assertThat(new Fitness(List.of(folder), () -> 0).lack()).isNull();
        // A file system of the kernel's, on which nothing can be written.
        assertThat(new Fitness(List.of(Path.of("/proc")), () -> 0).lack())
                .isNotNull()
                .satisfies(lack -> assertThat(lack.en()).isEqualTo("/proc is full: this machine waits"));
    }
}
