package ludotheque.contest.work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Tournaments;
import ludotheque.contest.store.Tournaments.Tournament;
import ludotheque.contest.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does what is due: opens and closes contests at their hour, plans the ladder, and carries tournaments on. */
public final class Director implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Director.class);
    private static final int TICK_MILLIS = 1000;

    private final Database database;
    private final Rounds rounds;
    private final Ladder ladder;
    private final FarawayLadder farawayLadder;
    private final Tables tables;
    private final Runnable wake;
    private final PublicFiles files;

    /** One for tournaments, one for contests: making a large table takes seconds, for which no tournament waits. */
    private final ScheduledExecutorService threads = Executors.newScheduledThreadPool(2, task -> {
        Thread made = new Thread(task, "director");
        made.setDaemon(true);
        return made;
    });

    public Director(Database database, Queue queue, Tables tables, PublicFiles files, Runnable wake) {
        this.database = database;
        this.rounds = new Rounds(database, queue);
        this.ladder = new Ladder(database, queue, tables);
        this.farawayLadder = new FarawayLadder(database, queue);
        this.tables = tables;
        this.files = files;
        this.wake = wake;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // it goes on until it is closed
    public void start() {
        threads.scheduleWithFixedDelay(this::contests, 0, TICK_MILLIS, TimeUnit.MILLISECONDS);
        threads.scheduleWithFixedDelay(this::tournaments, 0, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** What is due in contests; a fault in one does not stop the others. */
    private void contests() {
        attempt(() -> {
            for (Contest contest : database.read(handle -> new Contests(handle, database).all())) {
                attempt(() -> carryOn(contest));
            }
        });
    }

    /** Likewise in tournaments. */
    private void tournaments() {
        attempt(() -> {
            for (Tournament tournament : in(Tournaments.DRAFT)) {
                attempt(() -> beginAtItsHour(tournament));
            }
        });
        attempt(() -> {
            for (Tournament tournament : in(Tournaments.PLAYING)) {
                attempt(() -> wakeIf(rounds.plan(tournament.id())));
            }
        });
    }

    private List<Tournament> in(String state) {
        return database.read(handle -> new Tournaments(handle, database).in(state));
    }

    private void carryOn(Contest contest) throws IOException {
        keepHours(contest);
        if (contest.isOn() && contest.limits().ladder()) {
            wakeIf(contest.isFaraway() ? farawayLadder.plan(contest) : ladder.plan(contest));
        }
        if (!contest.state().equals(Contests.DRAFT)) {
            files.write(
                    "contest-" + contest.id() + "-standings.json",
                    tables.ladder(contest, false).getBytes(StandardCharsets.UTF_8));
        }
    }

    private void wakeIf(boolean isQueued) {
        if (isQueued) {
            wake.run();
        }
    }

    private void beginAtItsHour(Tournament tournament) {
        Long starts = tournament.starts();
        if (starts != null && starts <= database.now() && rounds.isSettled(tournament, starts)) {
            begin(tournament, starts);
        }
    }

    private void begin(Tournament tournament, long starts) {
        database.changing(handle -> {
            Tournaments tournaments = new Tournaments(handle, database);
            try {
                tournaments.lock(tournaments.get(tournament.id()), starts, null);
                tournaments.move(tournaments.get(tournament.id()), Tournaments.LOCKED, Tournaments.PLAYING, null);
            } catch (Problem tooFew) {
                tournaments.move(tournaments.get(tournament.id()), Tournaments.DRAFT, Tournaments.DROPPED, null);
            }
        });
    }

    private void keepHours(Contest contest) {
        Long opens = contest.opens();
        Long closes = contest.closes();
        long now = database.now();
        boolean isOver = closes != null && closes <= now;
        if (contest.state().equals(Contests.DRAFT) && opens != null && opens <= now && !isOver) {
            database.changing(handle -> new Contests(handle, database).move(contest, Contests.OPEN, null, null));
        } else if (contest.isOn() && isOver) {
            database.changing(handle -> new Contests(handle, database).move(contest, Contests.CLOSED, null, null));
        }
    }

    private interface Step {
        void run() throws IOException;
    }

    private static void attempt(Step step) {
        try {
            step.run();
        } catch (IOException | RuntimeException failure) {
            LOG.warn("director: {}", failure.toString());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
        try {
            threads.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
