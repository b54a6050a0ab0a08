package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Timestamp;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Databases;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Together;
import ludotheque.contest.store.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** A block in the hands of a worker, from the queue to its last result, and out of its hands. */
final class TakenBlockTest {
    private static final String STATES = "SELECT state FROM matches ORDER BY id";

    private static List<String> texts(Database database, String sql) {
        return database.read(
                handle -> handle.createQuery(sql).mapTo(String.class).list());
    }

    /** A block that this worker took, as the queue notes it. */
    private static Queue.Taken taken(RealContest real) {
        long idle = real.database.read(handle -> real.builtin(handle, "idle"));
        long block = real.ask(idle, idle);
        real.database.changing(handle -> handle.createUpdate(
                        "UPDATE match_queue SET picked = ?, picked_by = 'w', version = 7, last_heartbeat = ?")
                .bind(0, true)
                .bind(1, Timestamp.from(real.database.clock().instant()))
                .execute());
        return new Queue.Taken(Queue.MATCHES, "play", block, 7);
    }

    private static TakenBlock block(Database database, Queue.Taken taken) {
        return new TakenBlock(database, taken, World.WORKER, () -> false);
    }

    private static boolean report(TakenBlock block) throws InterruptedException {
        return block.report(new byte[] {1}, World.fared(1, 0), handle -> {});
    }

    private static void takeBack(Database database, Queue.Taken taken) {
        database.changing(handle -> {
            if (taken.takeBack(handle)) {
                new Matches(handle, database).lose(taken.id());
            }
        });
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void theReportOfAMatchBeginsTheNextAndThatOfTheLastEmptiesTheQueue(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            TakenBlock block = block(database, taken(real));
            assertThat(block.begin()).isTrue();
            assertThat(texts(database, STATES)).containsExactly("running", "queued");
            assertThat(report(block)).isTrue();
            assertThat(texts(database, STATES)).containsExactly("done", "running");
            assertThat(block.isPlaying()).isTrue();
            assertThat(report(block)).isTrue();
            assertThat(texts(database, STATES)).containsExactly("done", "done");
            assertThat(block.isPlaying()).isFalse();
            assertThat(block.isRemoved()).isTrue();
            assertThat(block.isOver()).isTrue();
            assertThat(real.count("SELECT COUNT(*) FROM match_queue")).isZero();
            assertThat(texts(database, "SELECT kind FROM events WHERE kind LIKE 'match.%' ORDER BY id"))
                    .containsExactly("match.running", "match.done", "match.running", "match.done");
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void whoLostItsBlockIsNotHeardAndBeginsNothing(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            Queue.Taken taken = taken(real);
            TakenBlock block = block(database, taken);
            assertThat(block.begin()).isTrue();
            takeBack(database, taken);
            assertThat(report(block)).isFalse();
            assertThat(block.isRemoved()).isFalse();
            assertThat(block.isOver()).isFalse();
            assertThat(block(database, taken).begin()).isFalse();
            assertThat(texts(database, STATES)).containsExactly("queued", "queued");
            assertThat(real.count("SELECT COUNT(*) FROM match_queue")).isOne();
        }
    }

    /** What is over is not played again by whoever takes the block up. */
    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void whoTakesABlockUpPlaysWhatIsLeftOfIt(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            Queue.Taken taken = taken(real);
            TakenBlock first = block(database, taken);
            assertThat(first.begin()).isTrue();
            assertThat(report(first)).isTrue();
            TakenBlock second = block(database, taken);
            assertThat(second.begin()).isTrue();
            assertThat(second.match().id()).isEqualTo(taken.id() + 1);
            assertThat(report(first)).as("its lease is over").isFalse();
            assertThat(report(second)).isTrue();
            assertThat(second.isRemoved()).isTrue();
        }
    }

    /** Whoever takes a block back waits for the change that is about to begin a match of it, and then ends that lease as well. */
    @Test
    void aMatchThatBeginsWhileItsBlockIsTakenBackIsLostToo() throws Exception {
        try (Database database = Database.postgresql(Databases.freshAddress(), "")) {
            RealContest real = new RealContest(database);
            Queue.Taken taken = taken(real);
            CountDownLatch isKept = new CountDownLatch(1);
            CompletableFuture<Boolean> begun = CompletableFuture.supplyAsync(() -> database.changeOwn(handle -> {
                Together keeping = new Together();
                Together.Answer<List<Long>> kept = taken.keep(keeping, database);
                keeping.execute(handle, database);
                isKept.countDown();
                untilSomebodyWaits(real);
                return !kept.get().isEmpty() && new Matches(handle, database).begin(taken.id(), "lease", World.WORKER);
            }));
            isKept.await();
            takeBack(database, taken);
            assertThat(begun.get()).isTrue();
            assertThat(texts(database, STATES)).containsExactly("queued", "queued");
            assertThat(texts(database, "SELECT kind FROM events WHERE kind LIKE 'match.%' ORDER BY id"))
                    .containsExactly("match.running", "match.lost");
            assertThat(database.<Boolean>changeOwn(handle ->
                            new Matches(handle, database).end(taken.id(), "lease", new byte[] {1}, World.fared(1, 0))))
                    .isFalse();
        }
    }

    private static void untilSomebodyWaits(RealContest real) {
        try {
            RealContest.until(
                    "somebody waits for the row",
                    () -> real.count("SELECT COUNT(*) FROM pg_locks WHERE NOT granted") > 0);
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }
}
