package ludotheque.contest.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The clock of the database's server. Machines whose own clocks differ agree by it on what is due and who was silent for too long.
 * Between two looks at it time goes on by {@link System#nanoTime}, which nobody sets.
 */
final class ServerClock implements InstantSource, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ServerClock.class);
    private static final int LOOK_SECONDS = 10;

    private final DataSource source;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "server-clock");
        made.setDaemon(true);
        return made;
    });
    private volatile Seen seen;

    /** What the server's clock said when ours said that. */
    private record Seen(Instant server, long nanos) {}

    @SuppressWarnings("FutureReturnValueIgnored") // it looks until it is closed
    ServerClock(DataSource source) throws SQLException {
        this.source = source;
        this.seen = look();
        thread.scheduleWithFixedDelay(this::lookAgain, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
    }

    private Seen look() throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            long before = System.nanoTime();
            try (ResultSet row =
                    statement.executeQuery("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000 AS BIGINT)")) {
                row.next();
                long micros = row.getLong(1);
                // It looked at its clock somewhere between our question and its answer.
                long nanos = before + (System.nanoTime() - before) / 2;
                return new Seen(Instant.ofEpochSecond(micros / 1_000_000, micros % 1_000_000 * 1000), nanos);
            }
        }
    }

    private void lookAgain() {
        try {
            seen = look();
        } catch (SQLException away) {
            LOG.debug("clock: {}", away.toString());
        }
    }

    @Override
    public Instant instant() {
        Seen last = seen;
        return last.server.plusNanos(System.nanoTime() - last.nanos);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
