package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
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
 * The whole process is killed at random moments while champions are handed in, built and played. After each restart all that was
 * acknowledged is there; in the end every match has one result. {@code bench/contest-crash 50} does it fifty times.
 */
@Tag("slow")
final class CrashTest {
    private static final int ROUNDS = Integer.getInteger("crash.rounds", 3);
    private static final int LONGEST_LIFE_MILLIS = 6000;

    @TempDir
    Path folder;

    private String invitation = "";
    private final List<String> versions = new ArrayList<>();
    private final List<Long> matches = new ArrayList<>();

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
        String cookie = "";
        String token = "";
        long contest = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Served served = Served.start(folder);
            try {
                Visitor ada = new Visitor(served.port);
                if (round == 0) {
                    contest = begin(served);
                    Visitor joined = join(served);
                    cookie = joined.cookie();
                    token = joined.get("me").text("token");
                }
                ada.withCookie(cookie).with(Gate.TOKEN, token);
                long end = System.nanoTime()
                        + Duration.ofMillis(500 + random.nextInt(LONGEST_LIFE_MILLIS))
                                .toNanos();
                int lives = round;
                long number = contest;
                Thread load = new Thread(() -> work(ada, number, lives));
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
        Served last = Served.start(folder);
        try {
            Visitor ada = new Visitor(last.port).withCookie(cookie);
            expectAllEnds(ada, contest);
        } finally {
            last.kill();
        }
        expectEverythingThere();
        expectOneResultEach();
        assertThat(versions).hasSizeGreaterThanOrEqualTo(ROUNDS / 2);
        assertThat(matches).isNotEmpty();
    }

    private long begin(Served served) {
        Visitor organiser = new Visitor(served.port);
        organiser
                .post(
                        "join",
                        new Json()
                                .object()
                                .field("code", served.organiserCode)
                                .field("name", "Olga")
                                .field("password", "organising is fun")
                                .end())
                .expect(201);
        long contest = Contest.open(organiser, true);
        String code = organiser
                .post(
                        "contests/" + contest + "/invitations",
                        new Json().object().field("label", "Ada").end())
                .expect(201)
                .text("codes", "0", "code");
        invitation = code;
        return contest;
    }

    private Visitor join(Served served) {
        Visitor ada = new Visitor(served.port);
        ada.post(
                        "join",
                        new Json()
                                .object()
                                .field("code", invitation)
                                .field("name", "Ada")
                                .field("password", "pass word of Ada")
                                .end())
                .expect(201);
        return ada;
    }

    /** Hands in and asks until the server is gone; whatever was answered is remembered. */
    private void work(Visitor ada, long contest, int round) {
        try {
            for (int i = 0; i < 1000; i++) {
                byte[] source = (Contest.PYTHON + "# " + round + " " + i + "\n").getBytes(StandardCharsets.UTF_8);
                if (i % 20 == 0) {
                    Visitor.Answer answer = ada.upload("contests/" + contest + "/versions?file=Champion.py", source);
                    if (answer.status() == 201) {
                        versions.add(answer.number("id") + " " + Secrets.hash(source));
                    }
                }
                if (i % 4 == 0) {
                    ask(ada, contest);
                }
                Thread.sleep(100);
            }
        } catch (java.io.UncheckedIOException | InterruptedException killed) {
            // That is what this is about.
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
        }
    }

    private static long count(Database database, String sql) {
        return database.read(handle -> handle.createQuery(sql).mapTo(Long.class).one());
    }

    private void expectAllEnds(Visitor ada, long contest) throws IOException {
        Contest.until(
                () -> {
                    try (ContestFolder opened = ContestFolder.open(folder, InstantSource.system())) {
                        Database database = opened.database();
                        return count(
                                        database,
                                        "SELECT COUNT(*) FROM matches WHERE state IN ('planned', 'queued', 'running')"
                                                + " AND purpose <> 'ladder'")
                                + count(
                                        database,
                                        "SELECT COUNT(*) FROM versions WHERE state IN ('received', 'building', 'validating')");
                    } catch (IOException failure) {
                        throw new AssertionError(failure);
                    }
                },
                left -> left == 0,
                Duration.ofMinutes(20));
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
            assertThat(count(database, "SELECT COUNT(*) FROM matches WHERE state = 'void'"))
                    .as("void, although nothing but the process was killed")
                    .isZero();
            assertThat(count(database, "SELECT COUNT(*) FROM versions WHERE state IN ('our-fault', 'refused')"))
                    .isZero();
        }
    }
}
