package ludotheque.contest.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Champions.Champion;
import ludotheque.contest.store.Champions.Verdict;
import ludotheque.contest.store.Versions.Version;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** What is kept, on both databases. */
final class StoreTest {
    private static <T> T read(Database database, java.util.function.Function<org.jdbi.v3.core.Handle, T> reading) {
        return database.read(reading);
    }

    private static org.assertj.core.api.AbstractBooleanAssert<?> said(boolean answer) {
        return assertThat(answer);
    }

    private static org.assertj.core.api.ObjectAssert<Object> found(@Nullable Object something) {
        return assertThat(something);
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void namesThatAPersonCouldTakeForEachOtherAreOneName(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            found(database.change(handle -> new Accounts(handle, database).add("Zoé D", "x", "player")))
                    .isNotNull();
            found(database.change(handle -> new Accounts(handle, database).add("zoe-d", "x", "player")))
                    .isNull();
            found(read(database, handle -> new Accounts(handle, database).named("ZOE D")))
                    .isNotNull();
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aCodeIsUsedAsOftenAsItSaysHoweverManyTryAtOnce(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            World world = new World(database);
            String code = database.change(handle -> new Invitations(handle, database)
                    .add(world.contest, Accounts.PLAYER, "class", null, 3, Long.MAX_VALUE, null));
            ExecutorService crowd = Executors.newFixedThreadPool(8);
            List<Future<Boolean>> tries = java.util.stream.IntStream.range(0, 20)
                    .mapToObj(i -> crowd.submit(() -> {
                        try {
                            database.change(handle ->
                                    new Invitations(handle, database).use(code.toLowerCase(java.util.Locale.ROOT)));
                            return true;
                        } catch (Problem usedUp) {
                            return false;
                        }
                    }))
                    .toList();
            int used = 0;
            for (Future<Boolean> one : tries) {
                used += one.get() ? 1 : 0;
            }
            crowd.shutdown();
            assertThat(used).isEqualTo(3);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void anExpiredCodeIsNotKnown(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            String code = database.change(handle ->
                    new Invitations(handle, database).add(world.contest, Accounts.PLAYER, "late", null, 1, 1, null));
            assertThatThrownBy(() -> read(database, handle -> new Invitations(handle, database).check(code)))
                    .isInstanceOf(Problem.class);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aSessionIsKnownByItsHashUntilItExpiresOrIsClosed(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            database.changing(handle -> {
                Accounts accounts = new Accounts(handle, database);
                accounts.open(new Accounts.Session("good", world.organiser, "t", Long.MAX_VALUE));
                accounts.open(new Accounts.Session("old", world.organiser, "t", database.now() - 1));
            });
            found(read(database, handle -> new Accounts(handle, database).session("good")))
                    .isNotNull();
            found(read(database, handle -> new Accounts(handle, database).session("old")))
                    .isNull();
            database.changing(handle -> new Accounts(handle, database).changePassword(world.organiser, "new"));
            found(read(database, handle -> new Accounts(handle, database).session("good")))
                    .isNull();
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void versionsAreNumberedAndTheirBytesAreKeptOnce(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Champion ada = world.champion("Ada");
            Version one = world.ready(ada, "same");
            Version two = world.ready(ada, "same");
            assertThat(List.of(one.number(), two.number())).containsExactly(1, 2);
            assertThat(one.hash()).isEqualTo(two.hash());
            assertThat(new String(
                            Objects.requireNonNull(read(database, handle -> new Blobs(handle).get(one.hash()))),
                            StandardCharsets.UTF_8))
                    .isEqualTo("same");
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void ofTwoWorkersThatBuildAVersionTheLastToBeginMayReport(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Champion ada = world.champion("Ada");
            Version version = database.change(
                    handle -> new Versions(handle, database).add(ada, "a.py", new byte[] {1}, world.organiser));
            Versions.Build first = Objects.requireNonNull(
                    database.change(handle -> new Versions(handle, database).begin(version.id(), "one", World.WORKER)));
            Versions.Build second = Objects.requireNonNull(
                    database.change(handle -> new Versions(handle, database).begin(version.id(), "two", World.WORKER)));
            Verdict refused = new Verdict(Versions.REFUSED, new Text("non", "no"));
            said(database.change(handle -> new Versions(handle, database).end(first, "one", null, refused, "")))
                    .isFalse();
            said(database.change(handle -> new Versions(handle, database)
                            .end(second, "two", "python", new Verdict(Versions.VALIDATING, null), "")))
                    .isTrue();
            assertThat(read(database, handle -> new Versions(handle, database).get(version.id()))
                            .state())
                    .isEqualTo(Versions.VALIDATING);
            assertThat(second.attempt()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void whateverAProgramWritesAtItsEndIsKept(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Version version = world.ready(world.champion("Ada"), "a");
            Verdict falls = new Verdict(Versions.FALLS, new Text("dit \0 \u0001 é 🦴", "says \0 \u0001 é 🦴"));
            database.changing(handle -> new Versions(handle, database).move(version.id(), falls, null));
            assertThat(read(database, handle -> new Versions(handle, database).get(version.id()))
                            .reason())
                    .isEqualTo(new Text("dit \uFFFD \u0001 é 🦴", "says \uFFFD \u0001 é 🦴"));
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aMatchHasOneResultWhateverWorkersSay(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Version ada = world.ready(world.champion("Ada"), "a");
            Version bob = world.ready(world.champion("Bob"), "b");
            long match = world.block(ada, bob).get(0);
            database.changing(handle -> new Matches(handle, database).begin(match, "one", World.WORKER));
            database.changing(handle -> new Matches(handle, database).begin(match, "two", World.WORKER));
            said(database.change(handle ->
                            new Matches(handle, database).end(match, "one", new byte[] {1}, World.fared(9, 1))))
                    .isFalse();
            said(database.change(handle ->
                            new Matches(handle, database).end(match, "two", new byte[] {2}, World.fared(1, 9))))
                    .isTrue();
            said(database.change(handle ->
                            new Matches(handle, database).end(match, "two", new byte[] {2}, World.fared(5, 5))))
                    .isFalse();
            said(database.change(handle -> new Matches(handle, database).begin(match, "three", World.WORKER)))
                    .isFalse();
            List<Matches.Seat> seats = read(database, handle -> new Matches(handle, database).seats(match));
            assertThat(seats).extracting(Matches.Seat::result).containsExactly("loss", "win");
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aFaultOfOursIsTriedThreeTimesAndThenVoid(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Version ada = world.ready(world.champion("Ada"), "a");
            Version bob = world.ready(world.champion("Bob"), "b");
            long match = world.block(ada, bob).get(0);
            for (int attempt = 1; attempt <= 3; attempt++) {
                String lease = "try " + attempt;
                database.changing(handle -> {
                    Matches matches = new Matches(handle, database);
                    assertThat(matches.begin(match, lease, World.WORKER)).isTrue();
                    matches.fail(match, lease, "no room");
                });
                assertThat(read(database, handle -> new Matches(handle, database).get(match))
                                .state())
                        .isEqualTo(attempt < 3 ? Matches.QUEUED : Matches.VOID);
            }
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aListComesInPagesNewestFirst(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Version ada = world.ready(world.champion("Ada"), "a");
            Version bob = world.ready(world.champion("Bob"), "b");
            for (int i = 0; i < 5; i++) {
                world.block(ada, bob);
            }
            Matches.Filter all = new Matches.Filter(ada.champion(), bob.champion(), null, null, null, null, null);
            List<Matches.Match> page =
                    read(database, handle -> new Matches(handle, database).list(world.contest, all, Long.MAX_VALUE, 4));
            List<Matches.Match> next = read(
                    database,
                    handle -> new Matches(handle, database)
                            .list(world.contest, all, page.get(3).id(), 100));
            assertThat(page).hasSize(4);
            assertThat(next).hasSize(6);
            assertThat(page.get(0).id()).isGreaterThan(page.get(3).id());
            assertThat(next.get(0).id()).isLessThan(page.get(3).id());
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void eventsAreSeenInTheirOrderByWhoFollowsThem(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            World world = new World(database);
            long start = read(database, handle -> new Events(handle, database).last());
            int each = 40;
            ExecutorService writers = Executors.newFixedThreadPool(4);
            List<Future<?>> all = new java.util.ArrayList<>();
            for (int writer = 0; writer < 4; writer++) {
                all.add(writers.submit(() -> {
                    for (int i = 0; i < each; i++) {
                        database.change(handle -> new Events(handle, database).add(world.contest, "x.y", 1L, null));
                    }
                }));
            }
            long last = start;
            int seen = 0;
            while (seen < 4 * each) {
                long from = last;
                for (Events.Event event :
                        read(database, handle -> new Events(handle, database).after(world.contest, from, 1000))) {
                    last = event.id();
                    seen++;
                }
                if (all.stream().allMatch(Future::isDone)
                        && read(database, handle -> new Events(handle, database).last()) == last) {
                    break;
                }
            }
            for (Future<?> one : all) {
                one.get();
            }
            writers.shutdown();
            assertThat(seen).isEqualTo(4 * each);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aContestMovesOnlyAlongItsStates(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            for (String state : List.of("open", "frozen", "closed", "final", "published")) {
                database.changing(handle -> {
                    Contests contests = new Contests(handle, database);
                    contests.move(contests.get(world.contest), state, "[]", null);
                });
            }
            assertThatThrownBy(() -> database.changing(handle -> {
                        Contests contests = new Contests(handle, database);
                        contests.move(contests.get(world.contest), "draft", null, null);
                    }))
                    .isInstanceOf(Problem.class);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void theTableOfTheFreezeStaysUntilTheThaw(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            move(database, world, "open", null);
            move(database, world, "frozen", "table of the freeze");
            assertThat(contest(database, world).frozenTable()).isEqualTo("table of the freeze");
            move(database, world, "closed", "another");
            assertThat(contest(database, world).frozenTable()).isEqualTo("table of the freeze");
            move(database, world, "open", "another");
            assertThat(contest(database, world).frozenTable()).isNull();
        }
    }

    private static void move(Database database, World world, String state, @Nullable String table) {
        database.changing(handle -> new Contests(handle, database).move(contest(database, world), state, table, null));
    }

    private static Contests.Contest contest(Database database, World world) {
        return database.read(handle -> new Contests(handle, database).get(world.contest));
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aTournamentPinsVersionsAndShowsTheHashOfItsSeed(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Champion ada = world.champion("Ada");
            Version old = world.ready(ada, "a");
            world.ready(world.champion("Bob"), "b");
            world.champion("Nothing handed in");
            long id = database.change(
                    handle -> new Tournaments(handle, database).add(world.contest, "T", 2, null, world.organiser));
            database.changing(handle -> {
                Tournaments tournaments = new Tournaments(handle, database);
                tournaments.lock(tournaments.get(id), null, world.organiser);
            });
            world.ready(ada, "a better one");
            Tournaments.Tournament locked = read(database, handle -> new Tournaments(handle, database).get(id));
            assertThat(locked.commitment()).isEqualTo(Secrets.hash(Objects.requireNonNull(locked.seed())));
            List<Tournaments.Entry> entries = read(database, handle -> new Tournaments(handle, database).entries(id));
            assertThat(entries).hasSize(2);
            assertThat(entries.get(0)).isEqualTo(new Tournaments.Entry(ada.id(), old.id()));
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aScheduledTournamentTakesTheLastVersionHandedInBeforeItsHour(Databases.Fresh fresh) {
        java.util.concurrent.atomic.AtomicLong now = new java.util.concurrent.atomic.AtomicLong(1000);
        try (Database database = fresh.open(() -> java.time.Instant.ofEpochMilli(now.get()))) {
            World world = new World(database);
            Champion ada = world.champion("Ada");
            Version early = world.ready(ada, "a");
            world.ready(world.champion("Bob"), "b");
            now.set(3000);
            world.ready(ada, "too late");
            long id = database.change(
                    handle -> new Tournaments(handle, database).add(world.contest, "T", 1, 2000L, world.organiser));
            database.changing(handle -> {
                Tournaments tournaments = new Tournaments(handle, database);
                tournaments.lock(tournaments.get(id), 2000L, null);
            });
            List<Tournaments.Entry> entries = read(database, handle -> new Tournaments(handle, database).entries(id));
            assertThat(entries).contains(new Tournaments.Entry(ada.id(), early.id()));
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aRejudgingChangesNothingUntilItIsAppliedAsAWhole(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            Version ada = world.ready(world.champion("Ada"), "a");
            Version bob = world.ready(world.champion("Bob"), "b");
            List<Long> block = world.block(ada, bob);
            block.forEach(match -> world.play(match, 9, 1));
            Rejudgings.Rejudging rejudging = database.change(handle -> new Rejudgings(handle, database)
                    .add(world.contest, "the referee was wrong", List.of(block.get(1)), world.organiser));
            List<Rejudgings.Change> changes =
                    read(database, handle -> new Rejudgings(handle, database).changes(rejudging.id()));
            assertThat(changes).extracting(change -> change.old().id()).isEqualTo(block);
            assertThatThrownBy(() -> end(database, world, rejudging.id(), Rejudgings.APPLIED))
                    .isInstanceOf(Problem.class);
            changes.forEach(change -> world.play(change.fresh().id(), 1, 9));
            assertThat(counting(database, block)).containsExactly(1, 1);
            end(database, world, rejudging.id(), Rejudgings.APPLIED);
            assertThat(counting(database, block)).containsExactly(0, 0);
            assertThat(counting(
                            database,
                            changes.stream().map(change -> change.fresh().id()).toList()))
                    .containsExactly(1, 1);
        }
    }

    private static List<Integer> counting(Database database, List<Long> matches) {
        return matches.stream()
                .map(match -> database.read(handle -> new Matches(handle, database).get(match))
                        .counts())
                .toList();
    }

    private static void end(Database database, World world, long id, String state) {
        database.changing(handle -> {
            Rejudgings rejudgings = new Rejudgings(handle, database);
            rejudgings.end(rejudgings.get(id), state, world.organiser);
        });
    }
}
