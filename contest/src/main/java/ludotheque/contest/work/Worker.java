package ludotheque.contest.work;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.contest.game.BoardGame;
import ludotheque.contest.game.ContestGame;
import ludotheque.contest.game.ContestGames;
import ludotheque.contest.game.FarawayContest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Surveys;
import ludotheque.contest.store.Tournaments;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Builds and plays what the queue holds, until it is closed. Any number of them, anywhere, work on one database. */
public final class Worker implements AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(500);

    /** A worker that was not heard of for six of these is gone, and others take up its work. */
    private static final Duration HEARTBEAT = Duration.ofSeconds(3);

    private static final int SEEN_SECONDS = 5;
    private static final Duration FOREVER = Duration.ofDays(36_500);
    private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

    private final Database database;
    private final Workshop workshop;
    private final Canary canary = new Canary();
    private final Fitness fitness = new Fitness();
    private final Scheduler builds;
    private final Scheduler matches;
    private final @Nullable SliceWork slices;
    private final ScheduledExecutorService sign = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "worker-sign");
        thread.setDaemon(true);
        return thread;
    });
    private final List<Text> missing;
    private final Workers.Worker self;
    private volatile boolean isStopped;

    /**
     * Starts to work.
     *
     * @param name tells this worker from all others; what one of this name had in hand before is taken up again at once
     * @param slots how many matches at once, each of which keeps two processors busy
     * @param questions understands those of surveys; null takes no part in surveys
     * @throws BadChampion when a protection is missing and {@code unsafe} is not said
     */
    public static Worker start(
            Database database, String name, int slots, boolean unsafe, Question.@Nullable Reader questions)
            throws BadChampion {
        return start(database, name, slots, unsafe, questions, Toolchains.find(), Engine.VERSION, HEARTBEAT);
    }

    /** Likewise, with these languages and this engine alone. */
    static Worker start(
            Database database,
            String name,
            int slots,
            boolean unsafe,
            Question.@Nullable Reader questions,
            Map<String, String> tools,
            String engine,
            Duration heartbeat)
            throws BadChampion {
        Workshop workshop = Workshop.open(unsafe, language -> tools.containsKey(language.word()));
        String lacks =
                String.join("\n", workshop.missing().stream().map(Text::en).toList());
        return new Worker(
                database,
                new Workers.Worker(name, slots, engine, Toolchains.json(tools).toString(), lacks, 0),
                workshop,
                questions,
                heartbeat);
    }

    /** As many as there are pairs of processors. */
    public static int usualSlots() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    @SuppressWarnings("FutureReturnValueIgnored") // it gives signs until it is closed
    private Worker(
            Database database,
            Workers.Worker self,
            Workshop workshop,
            Question.@Nullable Reader questions,
            Duration heartbeat) {
        this.database = database;
        this.self = self;
        this.workshop = workshop;
        this.missing = workshop.missing();
        TeamPrograms programs = new TeamPrograms(database, workshop);
        Map<String, GamePlay> games = games(workshop.sandbox(), programs);
        BuildWork build = new BuildWork(database, games, self, fitness, () -> isStopped);
        PlayWork play = new PlayWork(database, games, self, fitness, this::restIfUnfit, () -> isStopped);
        takeUpAgain(self.name());
        builds = scheduler(
                database,
                self,
                heartbeat,
                Queue.BUILDS,
                1,
                tasks(
                        Queue.BUILDS,
                        Queue.BUILD,
                        left(build::run),
                        (handle, id) -> new Versions(handle, database).lose(id)));
        List<Task<?>> inSlots = new ArrayList<>(
                tasks(Queue.MATCHES, Queue.PLAY, play::run, (handle, id) -> new Matches(handle, database).lose(id)));
        slices = questions == null ? null : new SliceWork(database, questions, self, () -> isStopped);
        if (slices != null) {
            inSlots.add(again(
                    Queue.MATCHES,
                    Needs.ofSurvey(self.engine()).name(Queue.ANSWER),
                    left(slices::run),
                    (handle, id) -> new Surveys(handle, database).lose(id)));
        }
        matches = scheduler(database, self, heartbeat, Queue.MATCHES, self.slots(), inSlots);
        giveSign();
        sign.scheduleAtFixedRate(this::giveSign, SEEN_SECONDS, SEEN_SECONDS, TimeUnit.SECONDS);
        builds.start();
        matches.start();
    }

    /** How each game is played here, by its word. */
    private Map<String, GamePlay> games(Sandbox sandbox, TeamPrograms programs) {
        Map<String, GamePlay> games = new HashMap<>();
        for (ContestGame game : ContestGames.ALL) {
            games.put(
                    game.word(),
                    game instanceof BoardGame board
                            ? new BoardPlay(board, database, sandbox, programs, canary)
                            : game instanceof FarawayContest
                                    ? new FarawayRuns(database, sandbox, programs, canary, () -> isStopped)
                                    : new PapattesPlay(database, new Entrants(database, workshop), canary));
        }
        return games;
    }

    /** Takes nothing while this machine is not fit for it. */
    private synchronized void restIfUnfit() {
        Text lack = fitness.lack();
        boolean isPaused = builds.getSchedulerState().isPaused();
        if (lack != null && !isPaused) {
            LOG.warn("{}", lack.en());
            builds.pause();
            matches.pause();
        } else if (lack == null && isPaused) {
            LOG.info("this machine works again");
            builds.resume();
            matches.resume();
        }
    }

    /** Says that this worker is there. */
    private void giveSign() {
        restIfUnfit();
        Text lack = fitness.lack();
        String lacks = lack == null ? self.missing() : (self.missing() + "\n" + lack.en()).strip();
        try {
            database.changeOwnLightly(handle -> {
                new Workers(handle, database)
                        .see(new Workers.Worker(self.name(), self.slots(), self.engine(), self.tools(), lacks, 0));
                return true;
            });
        } catch (RuntimeException away) {
            LOG.warn("sign: {}", away.toString());
        }
    }

    /** What is done with something that was taken from the queue. */
    private interface Work {
        /** Does it; whether it took it out of the queue as well. */
        boolean run(Queue.Taken taken) throws Exception;
    }

    /** What is done with something that stays in the queue until it is done. */
    private interface LeftInQueue {
        void run(Queue.Taken taken) throws Exception;
    }

    private static Work left(LeftInQueue work) {
        return taken -> {
            work.run(taken);
            return false;
        };
    }

    /** A task for everything that this worker can do of a kind. */
    private List<Task<?>> tasks(String table, String kind, Work work, BiConsumer<Handle, Long> lose) {
        List<Task<?>> tasks = new ArrayList<>();
        Needs.within(self).forEach(needs -> tasks.add(again(table, needs.name(kind), work, lose)));
        return tasks;
    }

    /** Work that is done once, or tried again a little later: whoever does it knows when to give up. */
    private Task<Void> again(String table, String name, Work work, BiConsumer<Handle, Long> lose) {
        return Tasks.custom(name, Void.class)
                .onDeadExecution((dead, operations) -> takeBack(Queue.Taken.of(table, dead.getExecution()), lose))
                .onFailure(this::tryAgain)
                .execute((instance, context) -> {
                    try {
                        boolean isRemoved = work.run(Queue.Taken.of(table, context.getExecution()));
                        return (done, operations) -> {
                            if (!isRemoved) {
                                operations.remove();
                            }
                        };
                    } catch (RuntimeException known) {
                        throw known;
                    } catch (Exception failure) {
                        throw new IllegalStateException(failure);
                    }
                });
    }

    /** A little later; where that cannot be said, because it is somebody else's or the database is away, others see to it. */
    private void tryAgain(ExecutionComplete failed, ExecutionOperations<Void> operations) {
        try {
            operations.reschedule(failed, database.clock().instant().plusSeconds(1));
        } catch (RuntimeException lost) {
            LOG.debug("{}: {}", failed.getExecution().taskInstance, lost.toString());
        }
    }

    /** Ends the lease of a silent worker and gives its work to all, as a whole. */
    private void takeBack(Queue.Taken dead, BiConsumer<Handle, Long> lose) {
        database.changing(handle -> {
            if (dead.takeBack(handle)) {
                LOG.warn("{} {}: its worker was silent for too long", dead.name(), dead.id());
                lose.accept(handle, dead.id());
            }
        });
    }

    /** Takes work from a table of the queue. */
    static Scheduler scheduler(
            Database database,
            Workers.Worker self,
            Duration heartbeat,
            String table,
            int threads,
            List<Task<?>> tasks) {
        SchedulerBuilder builder = Scheduler.create(database.queueSource(), tasks)
                .tableName(table)
                .threads(threads)
                .schedulerName(new SchedulerName.Fixed(self.name()))
                .jdbcCustomization(Queue.customization(database))
                .clock(() -> database.clock().instant())
                .enablePriority()
                .pollingInterval(POLL)
                .heartbeatInterval(heartbeat)
                // What this worker cannot do waits for one that can, however long that takes.
                .deleteUnresolvedAfter(FOREVER)
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
                new Sql(
                                handle,
                                "UPDATE " + table + " SET picked = ?, picked_by = NULL, last_heartbeat = NULL,"
                                        + " version = version + 1 WHERE picked = ? AND picked_by = ?")
                        .change(false, true, name);
            }
        });
    }

    /** Looks into the queue now. */
    public void wake() {
        builds.triggerCheckForDueExecutions();
        matches.triggerCheckForDueExecutions();
    }

    /** What this worker is not given since it began by another engine, a sentence for each tournament. */
    public List<Text> refusals() {
        return database.read(handle -> new Tournaments(handle, database).in(Tournaments.PLAYING)).stream()
                .filter(tournament -> !Objects.requireNonNullElse(tournament.engine(), self.engine())
                        .equals(self.engine()))
                .map(tournament -> new Text(
                        "tournoi " + tournament.id() + " : commencé avec la version " + tournament.engine()
                                + ", cette machine a la version " + self.engine() + " et n'en joue rien",
                        "tournament " + tournament.id() + ": begun with version " + tournament.engine()
                                + ", this machine has version " + self.engine() + " and plays none of it"))
                .toList();
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
        if (slices != null) {
            slices.close();
        }
        canary.close();
        workshop.close();
    }
}
