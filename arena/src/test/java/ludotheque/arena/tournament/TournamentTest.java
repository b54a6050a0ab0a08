package ludotheque.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TournamentTest {
    private static final List<Entrant> ENTRANTS =
            List.of(new BuiltinEntrant(Builtin.IDLE), new BuiltinEntrant(Builtin.RANDOM));
    private static final List<GameMap> MAPS =
            List.of(Generator.make("a", Recipe.USUAL, 1), Generator.make("b", Recipe.USUAL, 2));
    private static final int ROUNDS = 2;

    @TempDir
    private Path folder;

    @Test
    void everyOrderedPairPlaysOnEveryMapInEachRound() throws Exception {
        List<Result> results = playAll();
        assertThat(results).extracting(Result::fixture).containsExactlyInAnyOrderElementsOf(Fixture.all(2, 2, ROUNDS));
        for (Result result : results) {
            MatchRecord record = MatchRecord.parse(Files.readString(folder.resolve(result.record())));
            assertThat(record.players())
                    .containsExactly(
                            ENTRANTS.get(result.fixture().first()).name(),
                            ENTRANTS.get(result.fixture().second()).name());
        }
    }

    @Test
    void aTournamentThatWasCutOffGoesOnWhereItWas() throws Exception {
        List<Result> whole = playAll();
        Path file = folder.resolve("results.jsonl");
        List<String> lines = Files.readAllLines(file);
        // Three results, and a fourth that was being written when the machine went down.
        String torn =
                String.join("\n", lines.subList(0, 3)) + "\n" + lines.get(3).substring(0, 20);
        Files.writeString(file, torn);
        List<Result> played = Collections.synchronizedList(new ArrayList<>());
        try (Tournament tournament = open()) {
            assertThat(tournament.results()).hasSize(3);
            tournament.play(2, played::add);
            assertThat(played).hasSize(whole.size() - 3);
            assertThat(tournament.results()).containsExactlyInAnyOrderElementsOf(whole);
        }
    }

    @Test
    void aFolderBelongsToOneTournament() throws Exception {
        open().close();
        assertThatThrownBy(() -> Tournament.open(ENTRANTS, MAPS.subList(0, 1), ROUNDS, 1, folder))
                .isInstanceOf(BadChampion.class)
                .hasMessageContaining("another tournament");
    }

    @Test
    void aChampionThatChangedIsNamedAndItsEarlierResultsAreKeptApart() throws Exception {
        List<Entrant> before = List.of(new UnbuiltEntrant("a.c", "1", "error"), ENTRANTS.get(0));
        List<Entrant> after = List.of(new UnbuiltEntrant("a.c", "2", "error"), ENTRANTS.get(0));
        Tournament.open(before, MAPS, ROUNDS, Long.MAX_VALUE, folder).close();
        Tournament.open(before, MAPS, ROUNDS, Long.MAX_VALUE, folder).close();
        assertThatThrownBy(() -> Tournament.open(after, MAPS, ROUNDS, Long.MAX_VALUE, folder))
                .isInstanceOf(BadChampion.class)
                .hasMessage(folder
                        + ": \"a.c\" has changed since these matches; take another folder (--out), or delete this one");
    }

    @Test
    void aMapThatChangedIsNamedToo() throws Exception {
        open().close();
        List<GameMap> after = List.of(MAPS.get(0), Generator.make("b", Recipe.USUAL, 3));
        assertThatThrownBy(() -> Tournament.open(ENTRANTS, after, ROUNDS, 1, folder))
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
    void fewerRoundsThanWerePlayedCountAsFewMatches() throws Exception {
        playAll();
        try (Tournament tournament = Tournament.open(ENTRANTS, MAPS, 1, 1, folder)) {
            assertThat(tournament.results())
                    .extracting(Result::fixture)
                    .containsExactlyInAnyOrderElementsOf(Fixture.all(2, 2, 1));
        }
        assertThat(folder.resolve("results.jsonl"))
                .content(StandardCharsets.UTF_8)
                .hasLineCount(8);
    }

    @Test
    void aChampionThatDoesNotBuildFallsAtTheStartAndTheOthersPlayOn() throws Exception {
        List<Entrant> entrants =
                List.of(new UnbuiltEntrant("a.c", "1", "a.c:1: error\nmore"), new BuiltinEntrant(Builtin.HARVESTER));
        try (Tournament tournament = Tournament.open(entrants, MAPS.subList(0, 1), 1, 1, folder)) {
            tournament.play(1, result -> {});
            assertThat(tournament.results())
                    .extracting(Result::statuses)
                    .containsExactly(List.of("crashed", "ok"), List.of("ok", "crashed"));
            assertThat(tournament.results()).extracting(Result::winner).containsExactly(1, 0);
        }
        assertThat(folder.resolve("records/0-0-1-0.papattes"))
                .content(StandardCharsets.UTF_8)
                .contains("lost crashed \"does not build: a.c:1: error\"");
    }

    @Test
    void aWinIsWorthTwoAndADrawOne() {
        List<Result> results = List.of(result(0, 1, 5, 3), result(1, 0, 4, 4), result(2, 0, 1, 9), result(1, 2, 2, 8));
        Standings matches = new Standings(3, results, Scoring.MATCHES);
        assertThat(matches.rows()).extracting(Standings.Row::entrant).containsExactly(0, 2, 1);
        assertThat(matches.rows()).extracting(Standings.Row::points).containsExactly(5L, 2L, 1L);
        assertThat(matches.against(0, 1)).isEqualTo(new Standings.Tally(1, 1, 0));
        Standings cumulative = new Standings(3, results, Scoring.CUMULATIVE);
        assertThat(cumulative.rows()).extracting(Standings.Row::points).containsExactly(18L, 9L, 9L);
    }

    private static Result result(int first, int second, int firstScore, int secondScore) {
        return new Result(new Fixture(first, second, 0, 0), List.of(firstScore, secondScore), List.of("ok", "ok"), "");
    }

    private Tournament open() throws IOException, BadChampion {
        return Tournament.open(ENTRANTS, MAPS, ROUNDS, 1, folder);
    }

    private List<Result> playAll() throws IOException, BadChampion, InterruptedException {
        try (Tournament tournament = open()) {
            assertThat(tournament.size()).isEqualTo(8);
            tournament.play(2, result -> {});
            return tournament.results();
        }
    }
}
