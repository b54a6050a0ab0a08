package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import ludotheque.contest.store.Backup;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Secrets;
import ludotheque.kernel.Json;
import ludotheque.kernel.SeededRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The whole process is killed at random moments while champions are handed in, built and played, and tournaments go on. After each
 * restart all that was acknowledged is there; in the end every match has one result and every tournament that began is complete.
 * {@code bench/contest-crash 50} does it fifty times.
 */
@Tag("slow")
final class CrashTest {
    private static final int ROUNDS = Integer.getInteger("crash.rounds", 3);
    private static final int LONGEST_LIFE_MILLIS = 6000;

    /** Few, unless it is asked for at length: beyond seven rounds maps are drawn. */
    private static final int TOURNAMENT_ROUNDS = ROUNDS < 10 ? 1 : 9;

    private static final List<String> STATES = List.of("draft", "locked", "playing", "complete");

    @TempDir
    Path folder;

    private final List<String> versions = new ArrayList<>();
    private final List<Long> matches = new ArrayList<>();

    /** The tournaments that were acknowledged, with the last state that was. */
    private final Map<Long, String> tournaments = new LinkedHashMap<>();

    /** Somebody who comes back after each restart, with his cookie and token. */
    private record Known(String cookie, String token) {
        static Known of(Visitor joined) {
            return new Known(joined.cookie(), joined.get("me").text("token"));
        }

        Visitor at(Served served) {
            return new Visitor(served.port).withCookie(cookie).with(Gate.TOKEN, token);
        }
    }

    private record Cast(long contest, Known organiser, Known ada, Known bob) {}

    /** A server in a process of its own. */
    private record Served(Process process, int port, String organiserCode) {
        static Served start(Path folder) throws IOException {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                            ServedApart.class.getName(),
                            folder.toString(),
                            "1")
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
            String[] words =
                    Objects.requireNonNull(out.readLine(), "it did not start").split(" ", -1);
            return new Served(process, Integer.parseInt(words[0]), words[1]);
        }

        void kill() throws InterruptedException {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    void nothingThatWasAcknowledgedIsLostAndNoMatchHasTwoResults() throws Exception {
        long seed = Long.getLong("crash.seed", 1);
        SeededRandom random = new SeededRandom(seed);
        Cast cast = null;
        for (int round = 0; round < ROUNDS; round++) {
            Served served = Served.start(folder);
            try {
                cast = cast == null ? begin(served) : cast;
                Cast present = cast;
                long end = System.nanoTime()
                        + Duration.ofMillis(500 + random.nextInt(LONGEST_LIFE_MILLIS))
                                .toNanos();
                int lives = round;
                Thread load = new Thread(() -> work(served, present, lives));
                load.start();
                while (System.nanoTime() < end) {
                    Thread.sleep(20);
                }
                served.kill();
                load.join();
            } finally {
                served.kill();
            }
            expectEverythingThere();
        }
        Cast present = Objects.requireNonNull(cast);
        Served last = Served.start(folder);
        try {
            // However short the lives were: one champion each and one tournament are played to the end.
            handIn(present.ada.at(last), present.contest, "ada, at last");
            handIn(present.bob.at(last), present.contest, "bob, at last");
            expectAllEnds(present.ada.at(last), present.contest);
            ask(present.ada.at(last), present.contest);
            Visitor organiser = present.organiser.at(last);
            addTournament(organiser, present.contest, "at last");
            tournaments.keySet().forEach(tournament -> carryOn(organiser, tournament));
            expectAllEnds(present.ada.at(last), present.contest);
        } finally {
            last.kill();
        }
        expectEverythingThere();
        expectOneResultEach();
        expectTournamentsComplete();
        System.out.println("kills " + ROUNDS + ", versions " + versions.size() + ", matches asked for " + matches.size()
                + ", tournaments " + tournaments.size() + ", matches played " + played());
    }

    private Cast begin(Served served) {
        Visitor organiser = new Visitor(served.port);
        organiser.post("join", joining(served.organiserCode, "Olga")).expect(201);
        long contest = Contest.open(organiser, true);
        return new Cast(
                contest,
                Known.of(organiser),
                join(served, organiser, contest, "Ada"),
                join(served, organiser, contest, "Bob"));
    }

    private static Json joining(String code, String name) {
        return new Json()
                .object()
                .field("code", code)
                .field("name", name)
                .field("password", "pass word of " + name)
                .end();
    }

    private static Known join(Served served, Visitor organiser, long contest, String name) {
        String code = organiser
                .post(
                        "contests/" + contest + "/invitations",
                        new Json().object().field("label", name).end())
                .expect(201)
                .text("codes", "0", "code");
        Visitor joined = new Visitor(served.port);
        joined.post("join", joining(code, name)).expect(201);
        return Known.of(joined);
    }

    /** Hands in, asks and holds tournaments until the server is gone; whatever was answered is remembered. */
    private void work(Served served, Cast cast, int round) {
        Visitor ada = cast.ada.at(served);
        Visitor organiser = cast.organiser.at(served);
        try {
            if (round % 5 == 0) {
                handIn(cast.bob.at(served), cast.contest, "bob " + round);
                addTournament(organiser, cast.contest, "tournament " + round);
            }
            for (int i = 0; i < 1000; i++) {
                if (i % 20 == 0) {
                    handIn(ada, cast.contest, "ada " + round + " " + i);
                }
                if (i % 8 == 0) {
                    ask(ada, cast.contest);
                    tournaments.keySet().forEach(tournament -> carryOn(organiser, tournament));
                }
                Thread.sleep(100);
            }
        } catch (java.io.UncheckedIOException | InterruptedException killed) {
            // That is what this is about.
        }
    }

    private void handIn(Visitor candidate, long contest, String remark) {
        byte[] source = (Contest.PYTHON + "# " + remark + "\n").getBytes(StandardCharsets.UTF_8);
        Visitor.Answer answer = candidate.upload("contests/" + contest + "/versions?file=Champion.py", source);
        if (answer.status() == 201) {
            versions.add(answer.number("id") + " " + Secrets.hash(source));
        }
    }

    private void addTournament(Visitor organiser, long contest, String name) {
        Visitor.Answer added = organiser.post(
                "contests/" + contest + "/tournaments",
                new Json()
                        .object()
                        .field("name", name)
                        .field("rounds", TOURNAMENT_ROUNDS)
                        .end());
        tournaments.put(added.expect(201).number("id"), "draft");
    }

    /** Locks a tournament once there are two champions, then lets it play. */
    private void carryOn(Visitor organiser, long tournament) {
        String next = switch (tournaments.getOrDefault(tournament, "")) {
            case "draft" -> "locked";
            case "locked" -> "playing";
            default -> "";
        };
        if (next.isEmpty()) {
            return;
        }
        Visitor.Answer moved = organiser.post(
                "tournaments/" + tournament + "/state",
                new Json().object().field("state", next).end());
        // A change that was made but not acknowledged, when the process was killed between the two, is found made.
        boolean isMade = moved.status() == 200
                || (moved.status() == 409 && moved.text("code").equals("BAD_STATE"));
        if (isMade) {
            tournaments.put(tournament, next);
            carryOn(organiser, tournament);
        }
    }

    private void ask(Visitor ada, long contest) {
        Visitor.Answer champions = ada.get("contests/" + contest + "/champions");
        Visitor.Answer asked = ada.post(
                "contests/" + contest + "/matches",
                new Json()
                        .object()
                        .field("opponent", champions.number("items", "0", "id"))
                        .end());
        if (asked.status() == 201) {
            matches.add(asked.number("matches", "0"));
            matches.add(asked.number("matches", "1"));
        }
    }

    private void expectEverythingThere() throws IOException {
        try (ContestFolder opened = ContestFolder.open(folder, InstantSource.system())) {
            Database database = opened.database();
            assertThat(Backup.check(database)).isEqualTo("ok");
            for (String version : versions) {
                String[] words = version.split(" ", -1);
                List<String> hashes = database.read(handle -> handle.createQuery(
                                "SELECT b.hash FROM versions v JOIN blobs b ON b.hash = v.hash WHERE v.id = :id")
                        .bind("id", Long.parseLong(words[0]))
                        .mapTo(String.class)
                        .list());
                assertThat(hashes).as("version " + words[0]).containsExactly(words[1]);
            }
            for (long match : matches) {
                assertThat(count(database, "SELECT COUNT(*) FROM matches WHERE id = " + match))
                        .as("match " + match)
                        .isOne();
            }
            tournaments.forEach((tournament, state) -> assertThat(STATES.indexOf(stateOf(database, tournament)))
                    .as("tournament " + tournament + ", " + state)
                    .isGreaterThanOrEqualTo(STATES.indexOf(state)));
        }
    }

    private static String stateOf(Database database, long tournament) {
        return database.read(handle -> handle.createQuery("SELECT state FROM tournaments WHERE id = :id")
                .bind("id", tournament)
                .mapTo(String.class)
                .one());
    }

    private long played() throws IOException {
        try (ContestFolder opened = ContestFolder.open(folder, InstantSource.system())) {
            return count(opened.database(), "SELECT COUNT(*) FROM matches WHERE state = 'done'");
        }
    }

    /** Everybody who was pinned met everybody, on both sides of every map, once. */
    private void expectTournamentsComplete() throws IOException {
        try (ContestFolder opened = ContestFolder.open(folder, InstantSource.system())) {
            Database database = opened.database();
            assertThat(tournaments).isNotEmpty().allSatisfy((tournament, state) -> {
                assertThat(state).isEqualTo("playing");
                assertThat(stateOf(database, tournament)).isEqualTo("complete");
                assertThat(count(
                                database,
                                "SELECT COUNT(*) FROM (SELECT DISTINCT m.map, a.version AS first, b.version AS second FROM matches m"
                                        + " JOIN seats a ON a.match = m.id AND a.side = 0"
                                        + " JOIN seats b ON b.match = m.id AND b.side = 1"
                                        + " WHERE m.state IN ('done', 'void') AND m.tournament = " + tournament
                                        + ") AS met"))
                        .isEqualTo(count(database, "SELECT COUNT(*) FROM matches WHERE tournament = " + tournament))
                        .isEqualTo(2L * TOURNAMENT_ROUNDS);
            });
        }
    }

    private static long count(Database database, String sql) {
        return database.read(handle -> handle.createQuery(sql).mapTo(Long.class).one());
    }

    private void expectAllEnds(Visitor ada, long contest) throws IOException {
        // Opened once: each opening looks whether all tables are up to date, which the matches would have to wait for.
        try (ContestFolder opened = ContestFolder.open(folder, InstantSource.system())) {
            Database database = opened.database();
            Contest.until(
                    () -> count(
                                    database,
                                    "SELECT COUNT(*) FROM matches WHERE state IN ('planned', 'queued', 'running')"
                                            + " AND purpose <> 'ladder'")
                            + count(
                                    database,
                                    "SELECT COUNT(*) FROM versions WHERE state IN ('received', 'building', 'validating')")
                            + count(database, "SELECT COUNT(*) FROM tournaments WHERE state = 'playing'"),
                    left -> left == 0,
                    Duration.ofMinutes(20));
        }
        ada.get("contests/" + contest + "/standings").expect(200);
    }

    private void expectOneResultEach() throws IOException {
        try (ContestFolder opened = ContestFolder.open(folder, InstantSource.system())) {
            Database database = opened.database();
            assertThat(count(
                            database,
                            "SELECT COUNT(*) FROM (SELECT subject FROM events WHERE kind = 'match.done'"
                                    + " GROUP BY subject HAVING COUNT(*) > 1) AS twice"))
                    .isZero();
            assertThat(count(
                            database,
                            "SELECT COUNT(*) FROM matches m WHERE state = 'done' AND (SELECT COUNT(*) FROM seats s"
                                    + " WHERE s.match = m.id AND s.result IS NOT NULL) <> 2"))
                    .isZero();
            // A machine that is late makes matches void by itself; being killed does not.
            assertThat(count(
                            database,
                            "SELECT COUNT(*) FROM matches WHERE state = 'void'"
                                    + " AND fault NOT LIKE '%while this machine was late%'"))
                    .as("void, although nothing but the process was killed")
                    .isZero();
            assertThat(count(database, "SELECT COUNT(*) FROM versions WHERE state IN ('our-fault', 'refused')"))
                    .isZero();
        }
    }
}
