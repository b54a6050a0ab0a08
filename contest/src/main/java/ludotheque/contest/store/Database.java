package ludotheque.contest.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** A contest's database: a SQLite file, or PostgreSQL where several machines work on it. */
public final class Database implements AutoCloseable {
    private static final int CONNECTIONS = 8;
    private static final int BUSY_MILLIS = 20_000;
    private static final int CACHE_KIBIBYTES = 4000;

    /** What a transaction is about to write may be larger than what is kept in memory at once. */
    private static final int JOURNAL_BYTES = 64 << 20;

    /** The one lock of all who change something. */
    private static final int WRITER = 5836;

    private static final int AGAIN_MILLIS = 500;

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final boolean isSqlite;
    private final InstantSource clock;

    private Database(HikariDataSource pool, boolean isSqlite, InstantSource clock) {
        this.pool = pool;
        this.isSqlite = isSqlite;
        this.clock = clock;
        this.jdbi = Jdbi.create(pool);
    }

    /** Opens the file, which is made if need be, and brings its tables up to date. */
    public static Database sqlite(Path file, InstantSource clock) {
        SQLiteConfig config = new SQLiteConfig();
        // A transaction that begins by reading could not wait for its turn to write: it would fail at once.
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // Whatever was acknowledged is there after a power cut too.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(BUSY_MILLIS);
        config.enforceForeignKeys(true);
        config.setCacheSize(-CACHE_KIBIBYTES);
        config.setJournalSizeLimit(JOURNAL_BYTES);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        HikariConfig pool = pool();
        pool.setDataSource(source);
        return open(
                new HikariDataSource(pool),
                true,
                clock,
                Map.of("id", "INTEGER PRIMARY KEY AUTOINCREMENT", "bytes", "BLOB", "time", "TIMESTAMP"));
    }

    /** Opens a PostgreSQL database, which is there, and brings its tables up to date. Time is that of its server. */
    public static Database postgresql(DatabaseAddress address, String password) throws Unreachable {
        try {
            HikariDataSource pool = new HikariDataSource(Postgresql.configure(pool(), address, password));
            return open(pool, false, new ServerClock(pool), Postgresql.SPELLING);
        } catch (RuntimeException | SQLException failure) {
            throw new Unreachable(address, failure);
        }
    }

    /** Likewise with a clock of the caller's. */
    static Database postgresql(DatabaseAddress address, String password, InstantSource clock) {
        HikariDataSource pool = new HikariDataSource(Postgresql.configure(pool(), address, password));
        return open(pool, false, clock, Postgresql.SPELLING);
    }

    private static HikariConfig pool() {
        HikariConfig pool = new HikariConfig();
        pool.setMaximumPoolSize(CONNECTIONS);
        pool.setPoolName("contest");
        return pool;
    }

    private static Database open(
            HikariDataSource pool, boolean isSqlite, InstantSource clock, Map<String, String> spelling) {
        try {
            Flyway.configure()
                    .dataSource(pool)
                    .locations("classpath:ludotheque/contest/store")
                    .placeholders(spelling)
                    .load()
                    .migrate();
        } catch (RuntimeException failure) {
            close(pool, clock);
            throw failure;
        }
        return new Database(pool, isSqlite, clock);
    }

    /** Reads; what it sees may change from one statement to the next. */
    public <T> T read(Function<Handle, T> reading) {
        return jdbi.withHandle(reading::apply);
    }

    /**
     * Changes something as a whole or not at all. One changes at a time, on both databases: what a change has read stays true until
     * its end, and the numbers of events become visible in their order.
     */
    public <T> T change(Function<Handle, T> change) {
        return jdbi.inTransaction(handle -> {
            if (!isSqlite) {
                handle.execute("SELECT pg_advisory_xact_lock(?)", WRITER);
            }
            return change.apply(handle);
        });
    }

    /** Likewise, without an answer. */
    public void changing(Consumer<Handle> change) {
        change(handle -> {
            change.accept(handle);
            return true;
        });
    }

    /**
     * Likewise, and waits while the database is away. What was changed may be changed once more, when only the answer was lost.
     *
     * @param isStopped when to give up
     */
    public <T> T changePatiently(Function<Handle, T> change, BooleanSupplier isStopped) throws InterruptedException {
        while (true) {
            try {
                return change(change);
            } catch (RuntimeException failure) {
                if (!Postgresql.isAway(failure) || isStopped.getAsBoolean()) {
                    throw failure;
                }
                Thread.sleep(AGAIN_MILLIS);
            }
        }
    }

    public long now() {
        return clock.millis();
    }

    public InstantSource clock() {
        return clock;
    }

    public boolean isSqlite() {
        return isSqlite;
    }

    public DataSource source() {
        return pool;
    }

    @Override
    public void close() {
        close(pool, clock);
    }

    private static void close(HikariDataSource pool, InstantSource clock) {
        if (clock instanceof ServerClock server) {
            server.close();
        }
        pool.close();
    }
}
