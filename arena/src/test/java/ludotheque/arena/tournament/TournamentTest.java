package ludotheque.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.PackedRecord;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TournamentTest {
    private static final List<Entrant> ENTRANTS =
            List.of(new BuiltinEntrant(Builtin.IDLE), new BuiltinEntrant(Builtin.RANDOM));
    private static final List<GameMap> MAPS =
            List.of(Generator.make("a", Recipe.USUAL, 1), Generator.make("b", Recipe.USUAL, 2));

    @TempDir
    private Path folder;

    @Test
    void everyOrderedPairPlaysOnEveryMapAndItsRecordIsPacked() throws Exception {
        List<Result> results = playAll(ENTRANTS, MAPS, 1);
        assertThat(results)
                .extracting(Result::fixture)
                .containsExactlyInAnyOrderElementsOf(Fixture.all(List.of("idle", "random"), List.of("a", "b")));
        for (Result result : results) {
            MatchRecord record = record(result);
            assertThat(record.players())
                    .containsExactly(result.fixture().first(), result.fixture().second());
            assertThat(record.map().name()).isEqualTo(result.fixture().map());
            assertThat(Files.size(folder.resolve(result.record())) * 5)
                    .isLessThan(record.toString().length());
        }
    }

    private MatchRecord record(Result result) throws Exception {
        byte[] packed = Files.readAllBytes(folder.resolve(result.record()));
        assertThat(PackedRecord.isPacked(packed)).isTrue();
        return MatchRecord.parse(PackedRecord.unpack(packed));
    }

    @Test
    void repeatingPlaysOnFreshMapsOfTheSeedAndNeverTheSameMatchAgain() throws Exception {
        List<Result> results = playAll(ENTRANTS, MAPS, 3);
        assertThat(results).hasSize(12);
        List<String> maps = new ArrayList<>();
        for (Result result : results) {
            if (result.fixture().first().equals("idle")) {
                maps.add(MapFile.oneLine(record(result).map()).replaceFirst("\"nom\":\"[^\"]*\"", ""));
            }
        }
        assertThat(maps).hasSize(6).doesNotHaveDuplicates();
        assertThat(drawn(1)).isEqualTo(drawn(1)).isNotEqualTo(drawn(2));
    }

    private static String drawn(long seed) {
        return MapFile.oneLine(Draws.complete(MAPS, 2, seed).get(2));
    }

    @Test
    void bothSidesOfAPairingArePlayedOneAfterTheOther() {
        List<Fixture> all = Fixture.all(List.of("x", "y", "z"), List.of("a", "b"));
        assertThat(all).hasSize(12).doesNotHaveDuplicates();
        for (int i = 0; i < all.size(); i += 2) {
            assertThat(all.get(i).block()).isEqualTo(all.get(i + 1).block());
        }
    }

    @Test
    void aTournamentThatWasCutOffGoesOnWhereItWas() throws Exception {
        List<Result> whole = playAll(ENTRANTS, MAPS, 1);
        Path file = folder.resolve("results.jsonl");
        List<String> lines = Files.readAllLines(file);
        // Two results, and a third that was being written when the machine went down.
        String torn =
                String.join("\n", lines.subList(0, 2)) + "\n" + lines.get(2).substring(0, 20);
        Files.writeString(file, torn);
        List<Result> played = Collections.synchronizedList(new ArrayList<>());
        try (Tournament tournament = open(ENTRANTS, MAPS, 1)) {
            assertThat(tournament.results()).hasSize(2);
            tournament.play(2, () -> false, played::add);
            assertThat(played).hasSize(2);
            assertThat(tournament.results())
                    .extracting(Result::fixture, Result::scores)
                    .containsExactlyInAnyOrderElementsOf(whole.stream()
                            .map(result -> tuple(result.fixture(), result.scores()))
                            .toList());
        }
    }

    @Test
    void aLineThatWasDamagedLaterIsNamedAndNothingIsLost() throws Exception {
        playAll(ENTRANTS, MAPS, 1);
        Path file = folder.resolve("results.jsonl");
        String damaged = Files.readString(file).replaceFirst("scores", "sc");
        Files.writeString(file, damaged);
        Tournament.Damaged told = catchThrowableOfType(Tournament.Damaged.class, () -> open(ENTRANTS, MAPS, 1));
        assertThat(told.file()).isEqualTo(file);
        assertThat(told.where().line()).isEqualTo(1);
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(damaged);
    }

    @Test
    void aDamagedPlanIsNamedAsDamaged() throws Exception {
        open(ENTRANTS, MAPS, 1).close();
        Path file = folder.resolve("plan.json");
        Files.writeString(file, Files.readString(file).substring(0, 30));
        Tournament.Damaged told = catchThrowableOfType(Tournament.Damaged.class, () -> open(ENTRANTS, MAPS, 1));
        assertThat(told.file()).isEqualTo(file);
    }

    @Test
    void aFolderBelongsToOneTournament() throws Exception {
        open(ENTRANTS, MAPS, 1).close();
        List<Entrant> others = List.of(ENTRANTS.get(0), new BuiltinEntrant(Builtin.HARVESTER));
        assertThatThrownBy(() -> open(others, MAPS, 1))
                .isInstanceOf(BadChampion.class)
                .hasMessageContaining("another tournament");
        assertThatThrownBy(() -> Tournament.open(ENTRANTS, MAPS, 1, 2, folder, Set.of()))
                .isInstanceOf(BadChampion.class)
                .hasMessageContaining("another seed");
    }

    @Test
    void mapsAreAddedToATournamentThatHasBegun() throws Exception {
        List<Result> before = playAll(ENTRANTS, MAPS.subList(0, 1), 2);
        assertThat(before).hasSize(4);
        List<Result> after = playAll(ENTRANTS, List.of(MAPS.get(1), MAPS.get(0)), 1);
        assertThat(after).hasSize(4);
        assertThat(after)
                .containsAll(before.stream()
                        .filter(result -> result.fixture().map().equals("a"))
                        .toList());
        assertThat(folder.resolve("results.jsonl"))
                .content(StandardCharsets.UTF_8)
                .hasLineCount(6);
        assertThat(after).extracting(Result::record).doesNotHaveDuplicates();
    }

    @Test
    void aChampionThatChangedIsNamedAndItsEarlierResultsAreKept() throws Exception {
        playAll(withUnbuilt("1"), MAPS, 1);
        assertThatThrownBy(() -> open(withUnbuilt("2"), MAPS, 1))
                .isInstanceOf(BadChampion.class)
                .hasMessage(
                        folder
                                + ": \"a.c\" has changed since these matches; \"--replace a.c\" plays its matches again, or take another folder (--out)");
        assertThat(folder.resolve("results.jsonl"))
                .content(StandardCharsets.UTF_8)
                .hasLineCount(12);
    }

    @Test
    void aReplacedChampionPlaysItsMatchesAgainAndTheOthersStay() throws Exception {
        playAll(withUnbuilt("1"), MAPS, 1);
        AtomicInteger again = new AtomicInteger();
        try (Tournament tournament = Tournament.open(withUnbuilt("2"), MAPS, 1, 1, folder, Set.of("a.c"))) {
            assertThat(tournament.results())
                    .hasSize(4)
                    .noneMatch(result -> result.fixture().involves("a.c"));
            tournament.play(1, () -> false, result -> again.incrementAndGet());
            assertThat(tournament.results()).hasSize(12);
        }
        assertThat(again).hasValue(8);
        open(withUnbuilt("2"), MAPS, 1).close();
    }

    private static List<Entrant> withUnbuilt(String fingerprint) {
        return List.of(new UnbuiltEntrant("a.c", fingerprint, "error"), ENTRANTS.get(0), ENTRANTS.get(1));
    }

    @Test
    void aMapThatChangedIsNamedToo() throws Exception {
        open(ENTRANTS, MAPS, 1).close();
        List<GameMap> after = List.of(MAPS.get(0), Generator.make("b", Recipe.USUAL, 3));
        assertThatThrownBy(() -> open(ENTRANTS, after, 1))
                .isInstanceOf(BadChampion.class)
                .hasMessageContaining("\"b\" has changed");
    }

    @Test
    void builtInChampionsAreKnownByTheirPlay() {
        assertThat(ENTRANTS.get(1).fingerprint())
                .isEqualTo(new BuiltinEntrant(Builtin.RANDOM).fingerprint())
                .isNotEqualTo(ENTRANTS.get(0).fingerprint());
    }

    @Test
    void fewerMapsThanWerePlayedCountAsFewMatches() throws Exception {
        playAll(ENTRANTS, MAPS, 2);
        try (Tournament tournament = open(ENTRANTS, MAPS, 1)) {
            assertThat(tournament.results()).hasSize(4);
        }
        assertThat(folder.resolve("results.jsonl"))
                .content(StandardCharsets.UTF_8)
                .hasLineCount(8);
    }

    @Test
    void whoStopsATournamentKeepsWhatWasPlayedAndDropsTheRest() throws Exception {
        AtomicBoolean isStopped = new AtomicBoolean();
        try (Tournament tournament = open(ENTRANTS, MAPS, 1)) {
            tournament.play(1, isStopped::get, result -> isStopped.set(true));
            assertThat(tournament.results()).hasSize(1);
        }
        assertThat(playAll(ENTRANTS, MAPS, 1)).hasSize(4);
    }

    /** Fails to sit down this many times. */
    private static final class Unlucky implements Entrant {
        private final AtomicInteger left;

        Unlucky(int times) {
            left = new AtomicInteger(times);
        }

        @Override
        public String name() {
            return "unlucky";
        }

        @Override
        public String fingerprint() {
            return "";
        }

        @Override
        public Sitting sit(GameMap map, long seed, int player) throws IOException {
            if (left.getAndDecrement() > 0) {
                throw new IOException("no room in memory");
            }
            return Sitting.of(Builtin.IDLE.create(seed, player));
        }
    }

    @Test
    void aFaultOfOursVoidsOneMatchForBothAndTheTournamentGoesOn() throws Exception {
        List<Entrant> entrants = List.of(new Unlucky(3), ENTRANTS.get(0));
        List<Result> results;
        try (Tournament tournament = open(entrants, MAPS, 1)) {
            // One after the other: of two at once, each could meet some of the three faults and none all of them.
            tournament.play(1, () -> false, result -> {});
            results = tournament.results();
        }
        assertThat(results).hasSize(4);
        assertThat(results)
                .filteredOn(Result::isVoid)
                .singleElement()
                .satisfies(result -> assertThat(result.fault()).isEqualTo("java.io.IOException: no room in memory"));
        Standings standings = new Standings(List.of("unlucky", "idle"), results, Scoring.MATCHES);
        assertThat(standings.rows()).allSatisfy(row -> {
            assertThat(row.tally()).isEqualTo(new Standings.Tally(0, 3, 0));
            assertThat(row.lost()).isZero();
        });
        assertThat(playAll(entrants, MAPS, 1)).hasSize(4).noneMatch(Result::isVoid);
    }

    @Test
    void aFaultThatPassesIsNotEvenSeen() throws Exception {
        assertThat(playAll(List.of(new Unlucky(2), ENTRANTS.get(0)), MAPS, 1)).noneMatch(Result::isVoid);
    }

    @Test
    void aResultCountsThoughItsRecordFindsNoRoom() throws Exception {
        try (Tournament tournament = open(ENTRANTS, MAPS, 1)) {
            Files.delete(folder.resolve("records"));
            Files.writeString(folder.resolve("records"), "in the way");
            tournament.play(1, () -> false, result -> {});
            assertThat(tournament.results())
                    .hasSize(4)
                    .allMatch(result -> result.record().isEmpty() && !result.isVoid());
        }
        assertThat(folder.resolve("results.jsonl"))
                .content(StandardCharsets.UTF_8)
                .hasLineCount(4);
    }

    @Test
    void aChampionThatDoesNotBuildFallsAtTheStartAndTheOthersPlayOn() throws Exception {
        List<Entrant> entrants =
                List.of(new UnbuiltEntrant("a.c", "1", "a.c:1: error\nmore"), new BuiltinEntrant(Builtin.HARVESTER));
        List<Result> results = playAll(entrants, MAPS.subList(0, 1), 1);
        assertThat(results)
                .extracting(Result::statuses)
                .containsExactly(List.of("crashed", "ok"), List.of("ok", "crashed"));
        assertThat(results).extracting(Result::winner).containsExactly(1, 0);
        assertThat(record(results.get(0)).toString()).contains("lost unbuilt \"a.c:1: error\"");
    }

    @Test
    void aWinIsWorthTwoAndADrawOne() {
        List<Result> results =
                List.of(result("x", "y", 5, 3), result("y", "x", 4, 4), result("z", "x", 1, 9), result("y", "z", 2, 8));
        List<String> all = List.of("x", "y", "z");
        Standings matches = new Standings(all, results, Scoring.MATCHES);
        assertThat(matches.rows()).extracting(Standings.Row::champion).containsExactly("x", "z", "y");
        assertThat(matches.rows()).extracting(Standings.Row::points).containsExactly(5L, 2L, 1L);
        assertThat(matches.rows()).extracting(Standings.Row::rank).containsExactly(1, 2, 3);
        assertThat(matches.against("x", "y")).isEqualTo(new Standings.Tally(1, 1, 0));
        Standings cumulative = new Standings(all, results, Scoring.CUMULATIVE);
        assertThat(cumulative.rows()).extracting(Standings.Row::points).containsExactly(18L, 9L, 9L);
    }

    @Test
    void equalPointsAreAnEqualRank() {
        List<Result> results = List.of(result("x", "y", 5, 3), result("y", "z", 4, 1), result("z", "x", 9, 1));
        Standings standings = new Standings(List.of("x", "y", "z", "w"), results, Scoring.MATCHES);
        assertThat(standings.rows()).extracting(Standings.Row::rank).containsExactly(1, 1, 1, 4);
    }

    @Test
    void bothSidesOfAMapAreOneTrial() {
        List<Result> results = List.of(result("x", "y", 5, 3), result("y", "x", 4, 4), result("x", "z", 1, 0));
        Standings standings = new Standings(List.of("x", "y", "z"), results, Scoring.MATCHES);
        assertThat(standings.rows().get(0).blocks()).isEqualTo(2);
        assertThat(standings.rows().get(0).tally().played()).isEqualTo(3);
    }

    private static Result result(String first, String second, int firstScore, int secondScore) {
        return new Result(
                new Fixture(first, second, "a"),
                List.of(firstScore, secondScore),
                List.of("ok", "ok"),
                List.of(Consumption.NONE, Consumption.NONE),
                "",
                "");
    }

    private Tournament open(List<Entrant> entrants, List<GameMap> maps, int repeat)
            throws IOException, BadChampion, Tournament.Damaged {
        return Tournament.open(entrants, maps, repeat, 1, folder, Set.of());
    }

    private List<Result> playAll(List<Entrant> entrants, List<GameMap> maps, int repeat) throws Exception {
        try (Tournament tournament = open(entrants, maps, repeat)) {
            tournament.play(2, () -> false, result -> {});
            return tournament.results();
        }
    }
}
