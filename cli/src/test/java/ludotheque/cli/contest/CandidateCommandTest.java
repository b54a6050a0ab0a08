package ludotheque.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import ludotheque.arena.match.BadChampion;
import ludotheque.cli.Ludo;
import ludotheque.cli.Typed;
import ludotheque.cli.shell.Shell;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Teams;
import ludotheque.contest.web.ContestServer;
import ludotheque.contest.web.RunningContest;
import ludotheque.contest.work.NewContest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The way of a candidate who never opens the page. */
@Tag("slow")
final class CandidateCommandTest {
    @TempDir
    Path place;

    private Typed ludo(String input, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Shell shell = new Shell(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                ludotheque.kernel.Lang.EN,
                Map.of("XDG_CONFIG_HOME", place.resolve("config").toString()),
                "",
                InstantSource.system());
        int exitCode = Ludo.run(shell, words);
        shell.out().flush();
        return new Typed(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static String candidate(Database database, String game) {
        String secret = Secrets.draw();
        database.changing(handle -> {
            long contest =
                    new NewContest("Finale", game, null, null, Contests.Settings.USUAL, null).add(handle, database);
            Contests contests = new Contests(handle, database);
            contests.move(contests.get(contest), Contests.OPEN, null, null);
            Accounts accounts = new Accounts(handle, database);
            long account = Objects.requireNonNull(accounts.add("Ada", "x", Accounts.PLAYER))
                    .id();
            accounts.addToken(account, Secrets.hash(secret), "test");
            Teams teams = new Teams(handle, database);
            teams.join(teams.add(contest, "Ada", account), account);
        });
        return secret;
    }

    private ContestFolder folder() throws IOException {
        return Objects.requireNonNull(ContestFolder.serve(place.resolve("contest"), InstantSource.system()));
    }

    private static RunningContest start(ContestFolder folder) throws IOException, BadChampion {
        return RunningContest.start(
                folder,
                (path, accepted) -> null,
                new ContestServer.Options("localhost", 0, false),
                new RunningContest.Work("test", 1, true));
    }

    @Test
    void aCandidateLogsInHandsInPlaysAndReadsTheTable() throws Exception {
        try (ContestFolder folder = folder();
                RunningContest running = start(folder)) {
            String secret = candidate(folder.database(), Contests.PAPATTES);
            String address = "http://localhost:" + running.port() + "/";

            assertThat(ludo("wrong", "contest", "login", address).exitCode()).isEqualTo(1);
            Typed login = ludo(secret + "\n", "contest", "login", address);
            assertThat(login.err()).isEqualTo("Hello, Ada.\n");
            Path kept = place.resolve("config/ludo/contest.json");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)))
                    .isEqualTo("rw-------");

            Path champion = Files.createDirectories(place.resolve("mine"));
            Files.writeString(champion.resolve("champion.c"), "int partie_init(void) { return oops; }\n");
            Typed broken = ludo("", "contest", "submit", champion.toString());
            assertThat(broken.exitCode()).isEqualTo(1);
            assertThat(broken.out()).contains("version 1: compile-error").contains("oops");

            assertThat(ludo("", "papattes", "new", "python", champion.toString(), "--example")
                            .exitCode())
                    .isEqualTo(0);
            Files.delete(champion.resolve("champion.c"));
            Typed ready = ludo("", "contest", "submit", champion.toString());
            assertThat(ready.out()).as(ready.err()).isEqualTo("version 2: ready\n");
            assertThat(ready.exitCode()).isZero();

            Typed status = ludo("", "contest", "status", "--json");
            assertThat(status.out()).contains("\"state\":\"ready\"").contains("\"state\":\"compile-error\"");
            assertThat(ludo("", "contest", "log", "1").out()).contains("oops");

            Typed match = ludo("", "contest", "match", "idle", "--map", "verger");
            assertThat(match.out().lines()).hasSize(2).allMatch(line -> line.contains("Ada") && line.contains("win"));
            assertThat(ludo("", "contest", "match", "nobody").exitCode()).isEqualTo(1);
            expectStandings("Ada", "idle");
        }
    }

    /** A table is made anew now and then, so it may be that of a moment ago; on a busy machine that moment is longer. */
    private void expectStandings(String... words) throws Exception {
        Instant limit = Instant.now().plusSeconds(30);
        String standings = ludo("", "contest", "standings").out();
        while (!Stream.of(words).allMatch(standings::contains) && Instant.now().isBefore(limit)) {
            Thread.sleep(200);
            standings = ludo("", "contest", "standings").out();
        }
        assertThat(standings).contains(words);
    }

    @Test
    void aTeamOfFarawayHandsInARunAndReadsItsPoints() throws Exception {
        try (ContestFolder folder = folder();
                RunningContest running = start(folder)) {
            String secret = candidate(folder.database(), Contests.FARAWAY);
            ludo(secret + "\n", "contest", "login", "http://localhost:" + running.port() + "/");

            Path example = place.resolve("example");
            assertThat(ludo("", "faraway", "contest", "--init", example.toString())
                            .exitCode())
                    .isZero();
            Typed ready = ludo(
                    "", "contest", "submit", example.resolve("teams/example").toString());
            assertThat(ready.out()).as(ready.err()).isEqualTo("version 1: ready\n");

            Typed run = ludo("", "contest", "match", "--map", "02");
            assertThat(run.out()).as(run.err()).contains("Ada").contains("valid");
            expectStandings("Ada", "/15)");
            assertThat(ludo("", "contest", "standings", "--json").out()).contains("\"instances\":15");
        }
    }

    @ParameterizedTest
    @CsvSource({"memoryx, 5x5, exact", "cameleon, temeraire-12, perfect"})
    void aProgramOfABoardGameMeetsALevel(String game, String table, String level) throws Exception {
        String served = place.resolve("contest").toString();
        try (ContestFolder folder =
                        Objects.requireNonNull(ContestFolder.serve(Path.of(served), InstantSource.system()));
                RunningContest running = RunningContest.start(
                        folder,
                        (path, accepted) -> null,
                        new ContestServer.Options("localhost", 0, false),
                        new RunningContest.Work("test", 1, true))) {
            assertThat(ludo("", "contest", "new", served, "Duels", "--game", game)
                            .out())
                    .isEqualTo("1\n");
            Typed unknown = ludo("", "contest", "new", served, "Duels", "--game", "chess");
            assertThat(unknown.exitCode()).isEqualTo(1);
            assertThat(unknown.err()).contains("papattes, faraway, memoryx, cameleon");
            String secret = candidate(folder.database(), game);
            ludo(secret + "\n", "contest", "login", "http://localhost:" + running.port() + "/");

            Path example = Path.of("..", "docs", "exemples", "joueurs", game + ".c");
            Typed ready = ludo("", "contest", "submit", example.toString());
            assertThat(ready.out()).as(ready.err()).isEqualTo("version 1: ready\n");

            Typed match = ludo("", "contest", "match", level, "--map", table);
            assertThat(match.out().lines())
                    .as(match.err())
                    .hasSize(2)
                    .allMatch(line -> line.contains(": done") && line.contains("Ada") && line.contains(level));
            expectStandings("Ada", level);
        }
    }
}
