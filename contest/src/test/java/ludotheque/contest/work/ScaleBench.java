package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Teams;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.contest.store.World;
import ludotheque.contest.table.Tables;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the queue costs a match, and how many matches a second the whole system takes. {@code bench/contest-scale} runs it. */
@Tag("bench")
final class ScaleBench {
    private static final int MATCHES = Integer.getInteger("scale.matches", 1000);
    private static final int SIMULATED = Integer.getInteger("scale.simulated", 10_000);
    private static final int CHAMPIONS = Integer.getInteger("scale.champions", 200);
    private static final int WORKERS = Integer.getInteger("scale.workers", 64);

    /** Simulated workers share processes, as connections are dear: so many in each. */
    private static final int TOGETHER = 8;

    @TempDir
    Path place;

    private static void say(String line, Object... values) {
        System.out.println(String.format(Locale.ROOT, line, values));
        System.out.flush();
    }

    @Test
    void builtInChampionsThroughTheQueueAndWithout() throws Exception {
        try (Postmaster postmaster =
                        new Postmaster(Files.createDirectory(place.resolve("data")), "localhost", "samehost");
                Database database = Database.postgresql(postmaster.address(), Postmaster.PASSWORD)) {
            RealContest real = new RealContest(database);
            Cost alone = alone(real);
            say("load average %.1f", load());
            say("without a database: %.2f ms a match, of the processor %.2f ms", alone.millis, alone.workers);
            for (int processes : new int[] {1, 2, 4}) {
                Cost each = throughTheQueue(postmaster, real, processes);
                say(
                        "%d worker%s: %.2f ms a match, %.0f a second; each takes %.2f ms longer for one. Of the processor %.2f ms in"
                                + " workers, %.2f ms in PostgreSQL: %.2f ms more. Load average %.1f",
                        processes,
                        processes == 1 ? "" : "s",
                        each.millis,
                        1000 / each.millis,
                        each.millis * processes - alone.millis,
                        each.workers,
                        each.server,
                        each.workers + each.server - alone.workers,
                        load());
            }
        }
    }

    /**
     * What a match costs, in milliseconds.
     *
     * @param workers of the processor, in those who play
     * @param server of the processor, in PostgreSQL
     */
    private record Cost(double millis, double workers, double server) {}

    private static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    /** The processor time that these used so far. */
    private static double processorSeconds(List<ProcessHandle> processes) {
        return processes.stream()
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                .mapToDouble(used -> used.toNanos() / 1e9)
                .sum();
    }

    /** One match after the other, with its record packed as workers do; the first half warms up. */
    private static Cost alone(RealContest real) throws Exception {
        GameMap map =
                MapFile.parse(real.database.read(handle -> handle.createQuery("SELECT body FROM maps WHERE id = 1")
                        .mapTo(String.class)
                        .one()));
        BuiltinEntrant idle = new BuiltinEntrant(Objects.requireNonNull(Builtin.of("idle")));
        List<ProcessHandle> self = List.of(ProcessHandle.current());
        long start = 0;
        double used = 0;
        for (int i = 0; i < 2 * MATCHES; i++) {
            if (i == MATCHES) {
                start = System.nanoTime();
                used = processorSeconds(self);
            }
            MatchRecord record = new ArenaMatch(map, 1, idle, idle).play(state -> true);
            PapattesPlay.ended(record, new int[2], List.of());
        }
        return new Cost(
                (System.nanoTime() - start) / 1e6 / MATCHES, (processorSeconds(self) - used) * 1000 / MATCHES, 0);
    }

    private Cost throughTheQueue(Postmaster postmaster, RealContest real, int processes) throws Exception {
        List<Process> workers = new ArrayList<>();
        try {
            for (int i = 0; i < processes; i++) {
                ProcessBuilder builder = new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-cp",
                                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                                WorkApart.class.getName(),
                                postmaster.address().toString(),
                                "w" + i,
                                "1")
                        .redirectError(ProcessBuilder.Redirect.DISCARD);
                builder.environment().put("LUDO_DATABASE_PASSWORD", Postmaster.PASSWORD);
                Process process = builder.start();
                workers.add(process);
                Objects.requireNonNull(
                        process.inputReader(StandardCharsets.UTF_8).readLine());
            }
            // Each is as warm as the process without a database was.
            play(real, MATCHES * processes);
            List<ProcessHandle> handles =
                    workers.stream().map(Process::toHandle).toList();
            double used = processorSeconds(handles);
            double served = postmaster.processorSeconds();
            double millis = play(real, MATCHES);
            return new Cost(
                    millis,
                    (processorSeconds(handles) - used) * 1000 / MATCHES,
                    (postmaster.processorSeconds() - served) * 1000 / MATCHES);
        } finally {
            for (Process worker : workers) {
                worker.destroyForcibly().waitFor();
            }
        }
    }

    /** Asks for all at once and waits until they are played; the milliseconds of each. */
    private static double play(RealContest real, int matches) throws Exception {
        long before = real.count("SELECT COUNT(*) FROM matches");
        long idle = real.database.read(handle -> real.builtin(handle, "idle"));
        real.database.changing(handle -> {
            for (int i = 0; i < matches / 2; i++) {
                real.ask(idle, idle);
            }
        });
        String left = "SELECT COUNT(*) FROM matches WHERE state IN ('queued', 'running')";
        while (real.count(left) > 0) {
            Thread.sleep(100);
        }
        return real.count("SELECT MAX(ended) - MIN(started) FROM matches WHERE id > " + before) / (double) matches;
    }

    @Test
    void matchesThatTakeNoTime() throws Exception {
        try (Postmaster postmaster =
                        new Postmaster(Files.createDirectory(place.resolve("data")), "localhost", "samehost");
                Database database = Database.postgresql(postmaster.address(), Postmaster.PASSWORD)) {
            RealContest real = new RealContest(database);
            for (int i = 0; i < CHAMPIONS; i++) {
                ready(real, "Team" + i);
            }
            int pairs = CHAMPIONS * (CHAMPIONS - 1);
            long tournament = real.tournament((SIMULATED + pairs - 1) / pairs, "seed");
            List<AutoCloseable> open = new ArrayList<>();
            try {
                Database shared = database;
                for (int i = 0; i < WORKERS; i++) {
                    if (i % TOGETHER == 0) {
                        shared = Database.postgresql(postmaster.address(), Postmaster.PASSWORD);
                        open.add(shared);
                    }
                    open.add(0, simulated(shared, "s" + i)::stop);
                }
                watch(postmaster, real, tournament);
            } finally {
                for (AutoCloseable one : open) {
                    one.close();
                }
            }
        }
    }

    private static void ready(RealContest real, String team) {
        Database database = real.database;
        database.changing(handle -> {
            long account = Objects.requireNonNull(new Accounts(handle, database).add(team, "x", Accounts.PLAYER))
                    .id();
            Teams teams = new Teams(handle, database);
            Teams.Team made = teams.add(real.contest, team, account);
            teams.join(made, account);
            Champions champions = new Champions(handle, database);
            Champions.Champion champion = champions.get(champions.addOfTeam(made));
            Versions versions = new Versions(handle, database);
            Versions.Version version =
                    versions.add(champion, "champion.c", team.getBytes(StandardCharsets.UTF_8), account);
            versions.move(version.id(), new Champions.Verdict(Versions.READY, null), null);
            champions.activate(champion, version.id(), null);
        });
    }

    /** A worker that does with the database what workers do, and plays in no time. */
    private static Scheduler simulated(Database database, String name) {
        Workers.Worker self = new Workers.Worker(name, 1, Engine.VERSION, "{}", "", 0);
        database.changing(handle -> new Workers(handle, database).see(self));
        Scheduler scheduler = Worker.scheduler(
                database,
                self,
                Duration.ofSeconds(3),
                Queue.MATCHES,
                1,
                List.of(Tasks.custom(new Needs(Engine.VERSION, java.util.Set.of()).name(Queue.PLAY), Void.class)
                        .execute((instance, context) -> {
                            play(database, self, Queue.Taken.of(Queue.MATCHES, context.getExecution()));
                            return (done, operations) -> {};
                        })));
        scheduler.start();
        return scheduler;
    }

    private static void play(Database database, Workers.Worker self, Queue.Taken taken) {
        TakenBlock block = new TakenBlock(database, taken, self, () -> false);
        assertThat(block.begin()).isTrue();
        while (block.isPlaying()) {
            byte[] record = String.valueOf(block.match().id()).getBytes(StandardCharsets.UTF_8);
            List<Matches.Fared> fared = World.fared(
                    block.seats().get(0).champion(), block.seats().get(1).champion());
            try {
                assertThat(block.report(record, fared, handle -> {})).isTrue();
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }
        assertThat(block.isRemoved()).isTrue();
    }

    /** Plans as the director does, while somebody looks at the standings, and says every ten seconds how far it is. */
    private static void watch(Postmaster postmaster, RealContest real, long tournament) throws Exception {
        Rounds rounds = new Rounds(real.database, real.queue);
        Tables tables = new Tables(real.database);
        ScheduledExecutorService reader = Executors.newSingleThreadScheduledExecutor();
        AtomicLong longest = new AtomicLong();
        List<ProcessHandle> self = List.of(ProcessHandle.current());
        ScheduledFuture<?> reading = reader.scheduleWithFixedDelay(
                () -> {
                    long before = System.nanoTime();
                    tables.tournament(real.contest, tournament);
                    longest.accumulateAndGet(System.nanoTime() - before, Math::max);
                },
                1,
                1,
                TimeUnit.SECONDS);
        try {
            long start = System.nanoTime();
            double used = processorSeconds(self);
            double served = postmaster.processorSeconds();
            long planning = 0;
            long told = start;
            while (real.count("SELECT COUNT(*) FROM tournaments WHERE state = 'playing' AND id = " + tournament) > 0) {
                long before = System.nanoTime();
                real.database.changing(handle -> handle.execute("UPDATE workers SET seen = ?", real.database.now()));
                rounds.plan(tournament);
                planning += System.nanoTime() - before;
                if (System.nanoTime() - told > 10_000_000_000L) {
                    told = System.nanoTime();
                    tell(real, start, planning, longest.get());
                }
                Thread.sleep(1000);
            }
            tell(real, start, planning, longest.get());
            say(
                    "of the processor %.0f s here and %.0f s in PostgreSQL; load average %.1f",
                    processorSeconds(self) - used, postmaster.processorSeconds() - served, load());
            assertThat(real.count("SELECT COUNT(*) FROM matches WHERE state <> 'done'"))
                    .isZero();
            assertThat(real.count("SELECT COUNT(*) FROM (SELECT subject FROM events WHERE kind = 'match.done'"
                            + " GROUP BY subject) AS ended"))
                    .isEqualTo(real.count("SELECT COUNT(*) FROM events WHERE kind = 'match.done'"))
                    .isEqualTo(real.count("SELECT COUNT(*) FROM matches"));
            assertThat(tables.tournamentPlaces(real.contest, tournament)).hasSize(CHAMPIONS);
            assertThat(reading.isDone())
                    .as("nobody could read the standings any more")
                    .isFalse();
        } finally {
            reader.shutdownNow();
        }
    }

    private static void tell(RealContest real, long start, long planning, long longest) {
        long played = real.count("SELECT COUNT(*) FROM matches WHERE state = 'done'");
        double seconds = (System.nanoTime() - start) / 1e9;
        say(
                "%d matches of 0 ms, %d champions, %d workers: %.0f s, %.0f a second; the director planned for %.0f %% of the"
                        + " time; whoever asked for the standings waited %.1f s at most",
                played, CHAMPIONS, WORKERS, seconds, played / seconds, planning / 1e7 / seconds, longest / 1e9);
    }
}
