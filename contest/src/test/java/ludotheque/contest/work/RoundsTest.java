package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Databases;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Tournaments;
import ludotheque.contest.store.World;
import ludotheque.contest.table.Table;
import ludotheque.contest.table.Tables;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.Recipe;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

final class RoundsTest {
    private static final Matches.Filter ALL = new Matches.Filter(null, null, null, null, null, null, null);

    private static long begun(World world, int rounds) {
        Database database = world.database;
        long id = database.change(
                handle -> new Tournaments(handle, database).add(world.contest, "T", rounds, null, world.organiser));
        database.changing(handle -> {
            Tournaments tournaments = new Tournaments(handle, database);
            tournaments.lock(tournaments.get(id), null, world.organiser);
            tournaments.move(tournaments.get(id), Tournaments.LOCKED, Tournaments.PLAYING, world.organiser);
        });
        return id;
    }

    private static void playAll(World world) {
        world
                .database
                .read(handle -> new Matches(handle, world.database).list(world.contest, ALL, Long.MAX_VALUE, 10_000))
                .stream()
                .filter(match -> match.state().equals(Matches.QUEUED))
                .forEach(match -> {
                    List<Matches.Seat> seats =
                            world.database.read(handle -> new Matches(handle, world.database).seats(match.id()));
                    world.play(match.id(), seats.get(0).champion(), seats.get(1).champion());
                });
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void everyPairMeetsOnBothSidesOfEachRoundsMapInSlices(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            int champions = 8;
            int rounds = 3;
            for (int i = 0; i < champions; i++) {
                world.ready(world.champion("C" + i), "c" + i);
            }
            long id = begun(world, rounds);
            Rounds plan = new Rounds(database, new Queue(database));
            // What is added later is for later tournaments.
            database.changing(handle ->
                    new Maps(handle, database).add(world.contest, "late", Maps.UPLOADED, null, "{}", world.organiser));
            int slices = 0;
            for (int step = 0; step < 20; step++) {
                slices += plan.plan(id) ? 1 : 0;
                playAll(world);
            }
            assertThat(slices).isGreaterThan(1);
            Set<List<Long>> met = new HashSet<>();
            for (Matches.Match match : database.read(
                    handle -> new Matches(handle, database).list(world.contest, ALL, Long.MAX_VALUE, 10_000))) {
                List<Matches.Seat> seats = database.read(handle -> new Matches(handle, database).seats(match.id()));
                met.add(List.of(
                        match.map(), seats.get(0).champion(), seats.get(1).champion()));
            }
            assertThat(met).hasSize(champions * (champions - 1) * rounds);
            assertThat(database.read(handle -> new Maps(handle, database).ofTournament(id))
                            .size())
                    .isEqualTo(rounds - 1);
            Tournaments.Tournament over = database.read(handle -> new Tournaments(handle, database).get(id));
            assertThat(over.state()).isEqualTo(Tournaments.COMPLETE);

            // The stronger has the larger number here, so the table is upside down.
            List<Table.Place> rows = new Tables(database).tournamentPlaces(world.contest, id);
            assertThat(rows).extracting(Table.Place::rank).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
            assertThat(rows.get(0).points()).isEqualTo(2L * 2 * (champions - 1) * rounds);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void mapsBeyondTheContestsFollowFromTheSeedThatWasCommittedTo(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            World world = new World(database);
            world.ready(world.champion("Ada"), "a");
            world.ready(world.champion("Bob"), "b");
            long id = begun(world, 2);
            new Rounds(database, new Queue(database)).plan(id);
            Tournaments.Tournament tournament = database.read(handle -> new Tournaments(handle, database).get(id));
            Maps.MapRow drawn = database.read(handle -> new Maps(handle, database).ofTournament(id))
                    .get(0);
            String expected =
                    MapFile.text(Generator.make(drawn.name(), Recipe.USUAL, Rounds.draw(tournament, "map 1")));
            assertThat(database.<String>read(handle -> new Maps(handle, database).body(drawn.id())))
                    .isEqualTo(expected);
            assertThat(Objects.requireNonNull(tournament.seed())).hasSize(64);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aVoidMatchNeverHoldsATournamentUp(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            world.ready(world.champion("Ada"), "a");
            world.ready(world.champion("Bob"), "b");
            long id = begun(world, 1);
            Rounds plan = new Rounds(database, new Queue(database));
            plan.plan(id);
            for (Matches.Match match : database.read(
                    handle -> new Matches(handle, database).list(world.contest, ALL, Long.MAX_VALUE, 10))) {
                for (int i = 0; i < Matches.TRIES; i++) {
                    database.changing(handle -> {
                        Matches matches = new Matches(handle, database);
                        matches.begin(match.id(), "x", World.WORKER);
                        matches.fail(match.id(), "x", "ours");
                    });
                }
            }
            plan.plan(id);
            assertThat(database.read(handle -> new Tournaments(handle, database).get(id))
                            .state())
                    .isEqualTo(Tournaments.COMPLETE);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void theLadderLetsThoseMeetWhoHaveMetFewestAndRestsWhenAllIsKnown(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            World world = new World(database);
            for (int i = 0; i < 3; i++) {
                world.ready(world.champion("C" + i), "c" + i);
            }
            database.changing(handle -> {
                Contests contests = new Contests(handle, database);
                contests.move(contests.get(world.contest), Contests.OPEN, null, null);
            });
            Contests.Contest contest = database.read(handle -> new Contests(handle, database).get(world.contest));
            int planned = 0;
            for (int step = 0; step < 20; step++) {
                Ladder ladder = new Ladder(database, new Queue(database), new Tables(database));
                planned += ladder.plan(contest) ? 1 : 0;
                playAll(world);
            }
            long matches = database.read(
                            handle -> new Matches(handle, database).list(world.contest, ALL, Long.MAX_VALUE, 1000))
                    .size();
            // Three champions and idle: six pairs but idle's own, on one map and both sides.
            assertThat(matches).isEqualTo(6 * 2);
            assertThat(planned).isPositive();
        }
    }
}
