package ludotheque.contest.work;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.PackedRecord;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Teams;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.contest.store.World;
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
            double alone = alone(real);
            say("without a database: %.2f ms a match", alone);
            for (int processes : new int[] {1, 2, 4}) {
                double each = throughTheQueue(postmaster, real, processes);
                say(
                        "%d worker%s: %.2f ms a match, %.0f a second%s",
                        processes,
                        processes == 1 ? "" : "s",
                        each,
                        1000 / each,
                        processes == 1 ? String.format(Locale.ROOT, "; the queue adds %.2f ms", each - alone) : "");
            }
        }
    }

    /** One match after the other, with its record packed as workers do; the first half warms up. */
    private static double alone(RealContest real) throws Exception {
        GameMap map =
                MapFile.parse(real.database.read(handle -> handle.createQuery("SELECT body FROM maps WHERE id = 1")
                        .mapTo(String.class)
                        .one()));
        BuiltinEntrant idle = new BuiltinEntrant(Objects.requireNonNull(Builtin.of("idle")));
        long start = 0;
        for (int i = 0; i < 2 * MATCHES; i++) {
            start = i == MATCHES ? System.nanoTime() : start;
            MatchRecord record = new ArenaMatch(map, 1, idle, idle).play(state -> true);
            PackedRecord.pack(Stripped.of(record, -1).toString());
            PlayWork.fared(record);
        }
        return (System.nanoTime() - start) / 1e6 / MATCHES;
    }

    private double throughTheQueue(Postmaster postmaster, RealContest real, int processes) throws Exception {
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
            play(real);
            return play(real);
        } finally {
            for (Process worker : workers) {
                worker.destroyForcibly().waitFor();
            }
        }
    }

    /** Asks for all at once and waits until they are played; the milliseconds of each. */
    private static double play(RealContest real) throws Exception {
        long before = real.count("SELECT COUNT(*) FROM matches");
        long idle = real.database.read(handle -> real.builtin(handle, "idle"));
        real.database.changing(handle -> {
            for (int i = 0; i < MATCHES / 2; i++) {
                real.ask(idle, idle);
            }
        });
        String left = "SELECT COUNT(*) FROM matches WHERE state IN ('queued', 'running')";
        while (real.count(left) > 0) {
            Thread.sleep(100);
        }
        return real.count("SELECT MAX(ended) - MIN(started) FROM matches WHERE id > " + before) / (double) MATCHES;
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
                watch(real, tournament);
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
                List.of(Tasks.oneTime(new Needs(Engine.VERSION, java.util.Set.of()).name(Queue.PLAY), Void.class)
                        .execute((instance, context) -> {
                            Queue.Taken taken = Queue.Taken.of(Queue.MATCHES, context.getExecution());
                            for (Matches.Match match :
                                    database.read(handle -> new Matches(handle, database).block(taken.id()))) {
                                String lease = Secrets.draw().substring(0, 32);
                                database.change(handle -> taken.isHeld(handle)
                                        && new Matches(handle, database).begin(match.id(), lease, self));
                                List<Matches.Seat> seats =
                                        database.read(handle -> new Matches(handle, database).seats(match.id()));
                                database.change(handle -> new Matches(handle, database)
                                        .end(
                                                match.id(),
                                                lease,
                                                String.valueOf(match.id()).getBytes(StandardCharsets.UTF_8),
                                                World.fared(
                                                        seats.get(0).champion(),
                                                        seats.get(1).champion())));
                            }
                        })));
        scheduler.start();
        return scheduler;
    }

    /** Plans as the director does, and says every ten seconds how far it is. */
    private static void watch(RealContest real, long tournament) throws Exception {
        Rounds rounds = new Rounds(real.database, real.queue);
        long start = System.nanoTime();
        long planning = 0;
        long told = start;
        String played = "SELECT COUNT(*) FROM matches WHERE state = 'done'";
        while (real.count("SELECT COUNT(*) FROM tournaments WHERE state = 'playing' AND id = " + tournament) > 0) {
            long before = System.nanoTime();
            real.database.changing(handle -> handle.execute("UPDATE workers SET seen = ?", real.database.now()));
            rounds.plan(tournament);
            planning += System.nanoTime() - before;
            if (System.nanoTime() - told > 10_000_000_000L) {
                told = System.nanoTime();
                tell(real.count(played), start, planning);
            }
            Thread.sleep(1000);
        }
        tell(real.count(played), start, planning);
    }

    private static void tell(long played, long start, long planning) {
        double seconds = (System.nanoTime() - start) / 1e9;
        say(
                "%d matches of 0 ms, %d champions, %d workers: %.0f s, %.0f a second; the director planned for %.0f %% of the time",
                played, CHAMPIONS, WORKERS, seconds, played / seconds, planning / 1e7 / seconds);
    }
}
