package ludotheque.contest.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import ludotheque.contest.store.Events.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** Whoever follows events by their numbers misses none, however many add some at once. */
final class EventOrderTest {
    private static final int WRITERS = 6;
    private static final int EACH = 60;

    private static List<Event> after(Database database, long number) {
        return database.read(handle -> new Events(handle, database).after(number, 10_000));
    }

    private static void add(Database database, String kind) {
        database.changeOwnLightly(handle -> new Events(handle, database).add(null, kind, null, null));
    }

    @Test
    void aNumberIsNotSteppedOverWhileAnEarlierOneIsOnItsWay() throws Exception {
        try (Database database = Database.postgresql(Databases.freshAddress(), "")) {
            add(database, "test.first");
            CountDownLatch drawn = new CountDownLatch(1);
            CountDownLatch released = new CountDownLatch(1);
            CompletableFuture<Long> slow = CompletableFuture.supplyAsync(() -> database.changeOwn(handle -> {
                long number = new Events(handle, database).add(null, "test.slow", null, null);
                drawn.countDown();
                await(released);
                return number;
            }));
            drawn.await();
            add(database, "test.quick");
            assertThat(after(database, 0)).extracting(Event::kind).containsExactly("test.first");
            assertThat(database.<Long>read(handle -> new Events(handle, database).last()))
                    .isEqualTo(1);
            released.countDown();
            assertThat(slow.get()).isEqualTo(2);
            assertThat(after(database, 1)).extracting(Event::kind).containsExactly("test.slow", "test.quick");
        }
    }

    /** Nothing but a number was lost. */
    @Test
    void aChangeThatFailsHoldsNobodyUp() throws Exception {
        try (Database database = Database.postgresql(Databases.freshAddress(), "")) {
            try {
                database.changeOwn(handle -> {
                    new Events(handle, database).add(null, "test.lost", null, null);
                    throw new IllegalStateException("on purpose");
                });
            } catch (IllegalStateException expected) {
                assertThat(expected).hasMessage("on purpose");
            }
            add(database, "test.kept");
            assertThat(after(database, 0)).extracting(Event::kind).containsExactly("test.kept");
        }
    }

    @Test
    void aChangeSeesItsOwnEvents() throws Exception {
        try (Database database = Database.postgresql(Databases.freshAddress(), "")) {
            List<Event> seen = database.change(handle -> {
                Events events = new Events(handle, database);
                events.add(null, "test.own", null, null);
                return events.after(0, 10);
            });
            assertThat(seen).extracting(Event::kind).containsExactly("test.own");
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void whoFollowsWhileManyAddSeesAllOnceAndInOrder(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            List<CompletableFuture<Void>> writers = new ArrayList<>();
            for (int writer = 0; writer < WRITERS; writer++) {
                boolean isOwn = writer % 3 != 0;
                writers.add(CompletableFuture.runAsync(
                        () -> {
                            for (int i = 0; i < EACH; i++) {
                                if (isOwn) {
                                    database.changeOwnLightly(handle -> addSome(handle, database));
                                } else {
                                    database.change(handle -> addSome(handle, database));
                                }
                            }
                        },
                        task -> new Thread(task).start()));
            }
            CompletableFuture<Void> all = CompletableFuture.allOf(writers.toArray(CompletableFuture[]::new));
            List<Long> seen = new ArrayList<>();
            boolean isLast = false;
            while (!isLast) {
                isLast = all.isDone();
                long last = seen.isEmpty() ? 0 : seen.get(seen.size() - 1);
                after(database, last).forEach(event -> seen.add(event.id()));
            }
            all.join();
            assertThat(seen).isSorted().doesNotHaveDuplicates().hasSize(WRITERS * EACH * 2);
        }
    }

    private static long addSome(org.jdbi.v3.core.Handle handle, Database database) {
        Events events = new Events(handle, database);
        events.add(null, "test.one", null, null);
        return events.add(null, "test.other", null, null);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
