package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import ludotheque.champions.Language;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Versions;
import ludotheque.contest.table.Table;
import ludotheque.contest.table.Tables;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.champion.Builtin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A tournament on PostgreSQL, one web process and four workers, each in a network of its own, while everything fails: workers are
 * killed, cut off and out of room, one has a wrong clock, the database stops, the web process is killed. In the end each match has one
 * result, none is lost, and results and standings are those of a quiet run on one machine with the same seed. {@code
 * bench/contest-faults} makes the networks and starts this in the database's.
 */
@Tag("bench")
final class FaultsBench {
    /** Champions in C, each in its sandbox, want a machine that is not busy with other things; built-in ones do not mind. */
    private static final boolean BUILT_IN = Boolean.getBoolean("faults.builtin");

    private static final int CHAMPIONS = BUILT_IN ? Builtin.values().length : 5;
    private static final int WORKERS = 4;
    private static final int WITH_WRONG_CLOCK = 2;
    private static final int WITH_SMALL_DISK = 3;
    private static final String SEED = "the same seed";

    private static final int MATCHES = Integer.getInteger("faults.matches", 200);
    private static final int CUT_SECONDS = Integer.getInteger("faults.cut", 60);
    private static final int PAUSE_SECONDS = Integer.getInteger("faults.pause", 5);

    /** Networks are called so, with {@code db}, {@code web}, {@code w0}… behind it; {@code hub} has the other ends of their cables. */
    private static final String PREFIX = System.getProperty("faults.networks", "");

    /** How long the database is away: not noticed by leases, and longer than any lasts. */
    private static final List<Integer> AWAY_SECONDS = List.of(4, 25);

    @TempDir
    Path place;

    private final List<Process> workers = new ArrayList<>();
    private final Map<String, Integer> done = new TreeMap<>();

    @Test
    void everyMatchHasOneResultAndTheStandingsAreThoseOfAQuietRun() throws Exception {
        int rounds = (MATCHES + CHAMPIONS * (CHAMPIONS - 1) - 1) / (CHAMPIONS * (CHAMPIONS - 1));
        Outcome quiet = quiet(rounds);
        say("quiet run: " + quiet.results.size() + " matches, " + quiet.places);
        Outcome troubled = troubled(rounds);
        say("troubled run: " + done + ", leases lost " + troubled.lost + ", tries beyond the first "
                + troubled.triedAgain);
        assertThat(troubled.results).isEqualTo(quiet.results);
        assertThat(troubled.places).isEqualTo(quiet.places);
        say(troubled.results.size() + " matches: one result each, as in the quiet run; standings equal");
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    /** What came of a tournament: who stands where, and each match's scores. */
    private record Outcome(List<Table.Place> places, Map<String, String> results, long lost, long triedAgain) {
        static Outcome of(RealContest real, long tournament) {
            Map<String, String> results = new TreeMap<>();
            real.database.read(handle -> handle.createQuery("SELECT p.name, a.champion AS first, b.champion AS second,"
                            + " a.score AS scored, b.score AS other, a.result FROM matches m"
                            + " JOIN maps p ON p.id = m.map JOIN seats a ON a.match = m.id AND a.side = 0"
                            + " JOIN seats b ON b.match = m.id AND b.side = 1 WHERE m.tournament = :id")
                    .bind("id", tournament)
                    .map((row, context) -> results.put(
                            row.getString(1) + " " + row.getLong(2) + " " + row.getLong(3),
                            row.getLong(4) + "-" + row.getLong(5) + " " + row.getString(6)))
                    .list());
            return new Outcome(
                    new Tables(real.database).tournamentPlaces(real.contest, tournament),
                    results,
                    real.count("SELECT COUNT(*) FROM events WHERE kind = 'match.lost'"),
                    real.count("SELECT SUM(attempt - 1) FROM matches WHERE tournament = " + tournament));
        }
    }

    private Outcome quiet(int rounds) throws Exception {
        try (Database database = Database.sqlite(place.resolve("quiet.sqlite"), InstantSource.system());
                Worker worker = Worker.start(database, "quiet", 2, true, null)) {
            RealContest real = new RealContest(database);
            long tournament = begin(real, rounds);
            Rounds plan = new Rounds(database, real.queue);
            while (isPlaying(real, tournament)) {
                if (plan.plan(tournament)) {
                    worker.wake();
                }
                Thread.sleep(200);
            }
            expectOneResultEach(real, tournament, rounds);
            return Outcome.of(real, tournament);
        }
    }

    private static boolean isPlaying(RealContest real, long tournament) {
        return real.count("SELECT COUNT(*) FROM tournaments WHERE state = 'playing' AND id = " + tournament) > 0;
    }

    private static long begin(RealContest real, int rounds) throws Exception {
        if (BUILT_IN) {
            return real.tournamentOfBuiltins(rounds, SEED);
        }
        handIn(real);
        return real.tournament(rounds, SEED);
    }

    /** Champions that play alike and not the same: the example in C, more or less greedy. */
    private static void handIn(RealContest real) throws Exception {
        Language c = Language.of("c").orElseThrow();
        String example = new String(
                Objects.requireNonNull(Language.class.getResourceAsStream("c/example/" + c.championFile()))
                        .readAllBytes(),
                StandardCharsets.UTF_8);
        for (int i = 0; i < CHAMPIONS; i++) {
            String source = example.replace("#define CHARGE 3", "#define CHARGE " + (i + 1));
            assertThat(i == 2 || !source.equals(example)).isTrue();
            long version = real.handIn("Team" + i, c.championFile(), source);
            RealContest.until("ready", () -> real.stateOf(version).equals(Versions.READY));
        }
    }

    private static void expectOneResultEach(RealContest real, long tournament, int rounds) {
        String of = " FROM matches m WHERE m.tournament = " + tournament;
        assertThat(real.count("SELECT COUNT(*)" + of))
                .as("matches")
                .isEqualTo((long) CHAMPIONS * (CHAMPIONS - 1) * rounds);
        assertThat(real.count("SELECT COUNT(*)" + of + " AND m.state <> 'done'"))
                .as("matches without a result")
                .isZero();
        assertThat(real.count("SELECT COUNT(*)" + of
                        + " AND (SELECT COUNT(*) FROM events e WHERE e.kind = 'match.done' AND e.subject = m.id) <> 1"))
                .as("matches with other than one result")
                .isZero();
        assertThat(real.count("SELECT COUNT(*)" + of
                        + " AND (SELECT COUNT(*) FROM seats s WHERE s.match = m.id AND s.result IS NOT NULL) <> 2"))
                .as("matches with half a result")
                .isZero();
        assertThat(real.count("SELECT COUNT(*)" + of
                        + " AND EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.cause IS NOT NULL)"))
                .as("champions that fell though none of them falls")
                .isZero();
    }

    private Outcome troubled(int rounds) throws Exception {
        SeededRandom random = new SeededRandom(Long.getLong("faults.seed", 1));
        // Champions run as users of their own, who have to get there.
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path disk = Files.createDirectory(place.resolve("small-disk"));
        run("mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", disk.toString());
        Process web = null;
        try (Postmaster postmaster =
                new Postmaster(Files.createDirectory(place.resolve("data")), address("db"), network())) {
            try (Database database = Database.postgresql(postmaster.address(), Postmaster.PASSWORD)) {
                web = web(postmaster);
                for (int i = 0; i < WORKERS; i++) {
                    workers.add(worker(postmaster, i, disk));
                }
                RealContest real = new RealContest(database);
                long tournament = begin(real, rounds);
                for (int fault = 0; isPlaying(real, tournament); fault++) {
                    Thread.sleep(1000L * PAUSE_SECONDS);
                    if (!isPlaying(real, tournament)) {
                        break;
                    }
                    web = trouble(postmaster, web, fault, random, disk);
                    say(done + ", played "
                            + real.count("SELECT COUNT(*) FROM matches WHERE state = 'done'" + " AND tournament = "
                                    + tournament));
                }
                expectOneResultEach(real, tournament, rounds);
                assertThat(real.count("SELECT COUNT(*) FROM match_queue WHERE task_name LIKE 'play@%'"))
                        .as("left in the queue")
                        .isZero();
                return Outcome.of(real, tournament);
            } finally {
                for (Process process : workers) {
                    process.destroyForcibly().waitFor();
                }
                if (web != null) {
                    web.destroyForcibly().waitFor();
                }
            }
        } finally {
            run("umount", "-l", disk.toString());
        }
    }

    /** One fault after the other, so that all have their turn however short the run is. */
    private Process trouble(Postmaster postmaster, Process web, int fault, SeededRandom random, Path disk)
            throws Exception {
        switch (fault % 6) {
            case 0, 3 -> {
                int victim = random.nextInt(WORKERS);
                workers.get(victim).destroyForcibly().waitFor();
                workers.set(victim, worker(postmaster, victim, disk));
                count("worker killed");
            }
            case 1 -> {
                int victim = random.nextInt(WORKERS);
                cable("w" + victim, "down");
                Thread.sleep(1000L * CUT_SECONDS);
                cable("w" + victim, "up");
                count("network cut");
            }
            case 2 -> {
                postmaster.stop();
                Thread.sleep(1000L * AWAY_SECONDS.get(done.getOrDefault("database stopped", 0) % AWAY_SECONDS.size()));
                postmaster.startAgain();
                count("database stopped");
            }
            case 4 -> {
                web.destroyForcibly().waitFor();
                count("web killed");
                return web(postmaster);
            }
            default -> {
                Path filler = disk.resolve("filler");
                run("sh", "-c", "cat /dev/zero > " + filler + " 2>/dev/null; true");
                Thread.sleep(15_000);
                Files.delete(filler);
                count("disk full");
            }
        }
        return web;
    }

    private void count(String what) {
        done.merge(what, 1, Integer::sum);
    }

    private static String address(String who) {
        return System.getProperty("faults.address." + who, "localhost");
    }

    private static String network() {
        return System.getProperty("faults.network", "samehost");
    }

    /** Pulls or plugs a cable, at the hub. */
    private static void cable(String who, String how) throws Exception {
        run("nsenter", "--net=/run/netns/" + PREFIX + "hub", "ip", "link", "set", who, how);
    }

    private static void run(String... words) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder(words).inheritIO().start().waitFor())
                .as(String.join(" ", words))
                .isZero();
    }

    private Process worker(Postmaster postmaster, int number, Path disk) throws IOException {
        List<String> options = number == WITH_SMALL_DISK ? List.of("-Djava.io.tmpdir=" + disk) : List.<String>of();
        Map<String, String> environment = number == WITH_WRONG_CLOCK
                ? Map.of(
                        "LD_PRELOAD",
                        "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
                        "FAKETIME",
                        "+3600s",
                        "FAKETIME_DONT_FAKE_MONOTONIC",
                        "1",
                        // Its mend for an old fault of the C library makes every timed wait of Java return at once.
                        "FAKETIME_FORCE_MONOTONIC_FIX",
                        "0")
                : Map.of();
        Process process = java(
                "w" + number,
                options,
                environment,
                List.of(WorkApart.class.getName(), postmaster.address().toString(), "w" + number, "1"));
        String line = firstLine(process);
        assertThat(line).startsWith("w" + number + " works");
        assertThat(line.contains("clock 3600 s ahead") || line.contains("clock 3599 s ahead"))
                .as(line)
                .isEqualTo(number == WITH_WRONG_CLOCK);
        return process;
    }

    private Process web(Postmaster postmaster) throws IOException {
        Process process = java(
                "web",
                List.of(),
                Map.of(),
                List.of(
                        "ludotheque.contest.web.ServedApart",
                        place.resolve("web").toString(),
                        "0",
                        postmaster.address().toString()));
        firstLine(process);
        return process;
    }

    private static String firstLine(Process process) throws IOException {
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        return Objects.requireNonNull(out.readLine(), "it did not start");
    }

    private Process java(String network, List<String> options, Map<String, String> environment, List<String> program)
            throws IOException {
        List<String> words = new ArrayList<>(List.of("nsenter", "--net=/run/netns/" + PREFIX + network));
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.add("-Xmx256m");
        words.addAll(options);
        words.addAll(
                List.of("-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
        words.addAll(program);
        ProcessBuilder builder = new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.appendTo(
                        place.resolve(network + ".log").toFile()));
        builder.environment().put("LUDO_DATABASE_PASSWORD", Postmaster.PASSWORD);
        builder.environment().putAll(environment);
        return builder.start();
    }
}
