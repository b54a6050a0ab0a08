package ludotheque.contest.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Events;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Teams;
import ludotheque.contest.work.NewContest;
import ludotheque.contest.work.Worker;
import ludotheque.kernel.SeededRandom;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code bench/contest} measures: a crowd that reads, hands in and plays, and the table of a large contest. */
@Tag("bench")
final class LoadBench {
    private static final int CHAMPIONS = 200;
    private static final int MATCHES = 100_000;
    private static final int CANDIDATES = 200;
    private static final Duration LASTS = Duration.ofSeconds(Integer.getInteger("load.seconds", 60));
    private static final int UPLOADS_A_MINUTE = 20;

    @TempDir
    Path folder;

    private final Map<String, ConcurrentLinkedQueue<Long>> times = new ConcurrentHashMap<>();

    @Test
    void aCrowd() throws Exception {
        long large = prepare();
        Process served = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx128m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        ServedApart.class.getName(),
                        folder.toString(),
                        "0")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (ContestFolder opened = ContestFolder.open(folder, InstantSource.system())) {
            BufferedReader out = served.inputReader(StandardCharsets.UTF_8);
            int port = Integer.parseInt(Objects.requireNonNull(out.readLine()).split(" ", -1)[0]);
            table(port, large);
            try (Worker worker = Worker.start(opened.database(), "bench", Worker.usualSlots(), true, null)) {
                crowd(port, opened.database());
                System.out.println(
                        "worker protections missing: " + worker.missing().size());
            }
            System.out.println("memory of the web process: " + memory(served) + " MiB resident at most");
            System.out.println("matches played meanwhile: "
                    + opened.database()
                            .read(handle -> handle.createQuery(
                                            "SELECT COUNT(*) FROM matches WHERE contest <> :large AND state = 'done'")
                                    .bind("large", large)
                                    .mapTo(Long.class)
                                    .one()));
        } finally {
            served.destroyForcibly().waitFor();
        }
    }

    /** A contest of many champions and matches, as if they had been played. */
    private long prepare() throws IOException {
        try (ContestFolder opened = Objects.requireNonNull(ContestFolder.serve(folder, InstantSource.system()))) {
            Database database = opened.database();
            return database.change(handle -> {
                long contest = new NewContest("Large", Contests.PAPATTES, null, null, Contests.Settings.USUAL, null)
                        .add(handle, database);
                Contests contests = new Contests(handle, database);
                contests.move(contests.get(contest), Contests.OPEN, null, null);
                contests.move(contests.get(contest), Contests.CLOSED, null, null);
                List<long[]> versions = new ArrayList<>();
                for (int i = 0; i < CHAMPIONS; i++) {
                    long champion = new Champions(handle, database).addBuiltin(contest, "made" + i);
                    Long active = new Champions(handle, database).get(champion).active();
                    versions.add(new long[] {champion, Objects.requireNonNull(active)});
                }
                SeededRandom random = new SeededRandom(1);
                PreparedBatch matches = handle.prepareBatch("INSERT INTO matches (id, contest, block, purpose, map,"
                        + " seed, state, attempt, counts, done, created) VALUES (:id, :contest, :id, 'ladder', :map, 1,"
                        + " 'done', 1, 1, :id, 1)");
                PreparedBatch seats = handle.prepareBatch("INSERT INTO seats (match, side, champion, version, score,"
                        + " result) VALUES (:match, :side, :champion, :version, :score, :result)");
                for (int i = 1; i <= MATCHES; i++) {
                    int first = random.nextInt(CHAMPIONS);
                    int second = (first + 1 + random.nextInt(CHAMPIONS - 1)) % CHAMPIONS;
                    int difference = first - second + random.nextInt(100) - 50;
                    matches.bind("id", i)
                            .bind("contest", contest)
                            .bind("map", 1 + random.nextInt(7))
                            .add();
                    for (int side = 0; side < 2; side++) {
                        long[] who = versions.get(side == 0 ? first : second);
                        int sign = side == 0 ? difference : -difference;
                        seats.bind("match", i)
                                .bind("side", side)
                                .bind("champion", who[0])
                                .bind("version", who[1])
                                .bind("score", 100 + sign)
                                .bind("result", sign > 0 ? "win" : sign < 0 ? "loss" : "draw")
                                .add();
                    }
                }
                matches.execute();
                seats.execute();
                new Events(handle, database).add(contest, "match.done", 1L, null);
                return contest;
            });
        }
    }

    private void table(int port, long large) {
        Visitor visitor = new Visitor(port);
        long start = System.nanoTime();
        visitor.get("contests/" + large + "/standings").expect(200);
        print("standings of " + CHAMPIONS + " champions and " + MATCHES + " matches, the first time", start);
        for (int i = 0; i < 500; i++) {
            timed("large standings", visitor, "contests/" + large + "/standings");
        }
        report();
    }

    private static void print(String what, long start) {
        System.out.printf(Locale.ROOT, "%s: %.1f ms%n", what, (System.nanoTime() - start) / 1e6);
    }

    private void timed(String kind, Visitor visitor, String path) {
        long start = System.nanoTime();
        int status = visitor.get(path).status();
        if (status == 200) {
            times.computeIfAbsent(kind, name -> new ConcurrentLinkedQueue<>()).add(System.nanoTime() - start);
        } else {
            times.computeIfAbsent(kind + " refused " + status, name -> new ConcurrentLinkedQueue<>())
                    .add(1L);
        }
    }

    private void report() {
        times.forEach((kind, all) -> {
            List<Long> sorted = all.stream().sorted().toList();
            System.out.printf(
                    Locale.ROOT,
                    "%-20s %6d requests, median %.1f ms, 99th percentile %.1f ms, longest %.1f ms%n",
                    kind,
                    sorted.size(),
                    sorted.get(sorted.size() / 2) / 1e6,
                    sorted.get(sorted.size() * 99 / 100) / 1e6,
                    sorted.get(sorted.size() - 1) / 1e6);
        });
        times.clear();
    }

    @SuppressWarnings("FutureReturnValueIgnored") // they go on until all is over
    private void crowd(int port, Database database) throws InterruptedException {
        long contest = database.change(handle -> {
            long made = new NewContest(
                            "Crowd",
                            Contests.PAPATTES,
                            null,
                            null,
                            new Contests.Settings(1000, 1000, 1 << 20, true, 60),
                            null)
                    .add(handle, database);
            Contests contests = new Contests(handle, database);
            contests.move(contests.get(made), Contests.OPEN, null, null);
            return made;
        });
        List<Visitor> candidates = new ArrayList<>();
        for (int i = 0; i < CANDIDATES; i++) {
            candidates.add(member(port, database, contest, "Candidate " + i));
        }
        ScheduledExecutorService threads = Executors.newScheduledThreadPool(64);
        SeededRandom random = new SeededRandom(2);
        for (Visitor candidate : candidates) {
            threads.scheduleAtFixedRate(
                    () -> {
                        timed("standings", candidate, "contests/" + contest + "/standings");
                        timed("matches", candidate, "contests/" + contest + "/matches?limit=20");
                        timed("events", candidate, "contests/" + contest + "/events?after=0&limit=20");
                    },
                    random.nextInt(3000),
                    3000,
                    TimeUnit.MILLISECONDS);
        }
        threads.scheduleAtFixedRate(
                () -> {
                    Visitor candidate = candidates.get(random.nextInt(CANDIDATES));
                    byte[] source = (Contest.PYTHON + "#" + random.nextLong()).getBytes(StandardCharsets.UTF_8);
                    long start = System.nanoTime();
                    candidate
                            .upload("contests/" + contest + "/versions?file=Champion.py", source)
                            .expect(201);
                    times.computeIfAbsent("uploads", name -> new ConcurrentLinkedQueue<>())
                            .add(System.nanoTime() - start);
                },
                0,
                60_000 / UPLOADS_A_MINUTE,
                TimeUnit.MILLISECONDS);
        Thread.sleep(LASTS.toMillis());
        threads.shutdownNow();
        threads.awaitTermination(10, TimeUnit.SECONDS);
        report();
    }

    /** A candidate with a token: hashing two hundred passwords would measure Argon2. */
    private static Visitor member(int port, Database database, long contest, String name) {
        String secret = Secrets.draw();
        database.changing(handle -> {
            Accounts accounts = new Accounts(handle, database);
            long account = Objects.requireNonNull(accounts.add(name, "x", Accounts.PLAYER))
                    .id();
            accounts.addToken(account, Secrets.hash(secret), "bench");
            Teams teams = new Teams(handle, database);
            teams.join(teams.add(contest, name, account), account);
        });
        return new Visitor(port).with("Authorization", "Bearer " + secret);
    }

    private static long memory(Process process) throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
            if (line.startsWith("VmHWM:")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
            }
        }
        throw new IOException("no such process");
    }
}
