package ludotheque.contest.work;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.Text;

/** Builds and plays what the queue holds, until it is closed. Any number of them, anywhere, work on one database. */
public final class Worker implements AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(500);

    /** A worker that was not heard of for six of these is gone, and others take up its work. */
    private static final Duration HEARTBEAT = Duration.ofSeconds(3);

    private static final int SEEN_SECONDS = 5;

    private final Database database;
    private final Entrants entrants;
    private final Canary canary = new Canary();
    private final Scheduler builds;
    private final Scheduler matches;
    private final ScheduledExecutorService sign = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "worker-sign");
        thread.setDaemon(true);
        return thread;
    });
    private final List<Text> missing;
    private volatile boolean isStopped;

    /**
     * Starts to work.
     *
     * @param name tells this worker from all others; what one of this name had in hand before is taken up again at once
     * @param slots how many matches at once, each of which keeps two processors busy
     * @throws BadChampion when a protection is missing and {@code unsafe} is not said
     */
    public static Worker start(Database database, String name, int slots, boolean unsafe) throws BadChampion {
        return new Worker(database, name, slots, Workshop.open(unsafe));
    }

    /** As many as there are pairs of processors. */
    public static int usualSlots() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    @SuppressWarnings("FutureReturnValueIgnored") // it gives signs until it is closed
    private Worker(Database database, String name, int slots, Workshop workshop) {
        this.database = database;
        this.entrants = new Entrants(database, workshop);
        this.missing = workshop.missing();
        Workers.Worker self = new Workers.Worker(
                name,
                slots,
                Engine.VERSION,
                Toolchains.json(Toolchains.find()).toString(),
                String.join("\n", missing.stream().map(Text::en).toList()),
                0);
        Queue queue = new Queue(database);
        TeamPrograms programs = new TeamPrograms(database, workshop);
        FarawayRuns runs = new FarawayRuns(database, workshop.sandbox(), programs, canary, () -> isStopped);
        BuildWork build = new BuildWork(database, queue, entrants, programs, self);
        PlayWork play = new PlayWork(database, entrants, runs, self, canary, () -> isStopped);
        takeUpAgain(name);
        builds = scheduler(Queue.BUILDS, name, 1, again(Queue.BUILD, (id) -> build.run(id)));
        matches = scheduler(Queue.MATCHES, name, slots, again(Queue.PLAY, (id) -> play.run(id)));
        sign.scheduleAtFixedRate(
                () -> database.changing(handle -> new Workers(handle, database).see(self)),
                0,
                SEEN_SECONDS,
                TimeUnit.SECONDS);
        builds.start();
        matches.start();
    }

    private interface Work {
        void run(long id) throws Exception;
    }

    /** Work that is done once, or tried again a little later: whoever does it knows when to give up. */
    private Task<Void> again(String name, Work work) {
        return Tasks.oneTime(name, Void.class)
                .onDeadExecutionRevive()
                .onFailure((done, operations) ->
                        operations.reschedule(done, database.clock().instant().plusSeconds(1)))
                .execute((instance, context) -> {
                    try {
                        work.run(Long.parseLong(instance.getId()));
                    } catch (RuntimeException known) {
                        throw known;
                    } catch (Exception failure) {
                        throw new IllegalStateException(failure);
                    }
                });
    }

    private Scheduler scheduler(String table, String name, int threads, Task<?> task) {
        SchedulerBuilder builder = Scheduler.create(database.source(), List.of(task))
                .tableName(table)
                .threads(threads)
                .schedulerName(new SchedulerName.Fixed(name))
                .jdbcCustomization(Queue.customization(database))
                .enablePriority()
                .pollingInterval(POLL)
                .heartbeatInterval(HEARTBEAT)
                .failureLogging(LogLevel.DEBUG, false)
                .shutdownMaxWait(Duration.ofSeconds(20));
        // As few as there are threads: what is asked for later may go before what would be taken now.
        if (database.isSqlite()) {
            builder.pollUsingFetch(0.5, 1.0);
        } else {
            builder.pollUsingLockAndFetch(0.5, 1.0);
        }
        return builder.build();
    }

    /** Whoever had this name before is no more: what it had in hand need not wait for its silence to be noticed. */
    private void takeUpAgain(String name) {
        database.changing(handle -> {
            for (String table : List.of(Queue.MATCHES, Queue.BUILDS)) {
                handle.createUpdate("UPDATE " + table + " SET picked = :no, picked_by = NULL, last_heartbeat = NULL"
                                + " WHERE picked = :yes AND picked_by = :name")
                        .bind("no", false)
                        .bind("yes", true)
                        .bind("name", name)
                        .execute();
            }
        });
    }

    /** Looks into the queue now. */
    public void wake() {
        builds.triggerCheckForDueExecutions();
        matches.triggerCheckForDueExecutions();
    }

    /** What does not protect this machine from champions, a sentence each. */
    public List<Text> missing() {
        return missing;
    }

    @Override
    public void close() {
        isStopped = true;
        sign.shutdownNow();
        builds.stop();
        matches.stop();
        canary.close();
        entrants.close();
    }
}
