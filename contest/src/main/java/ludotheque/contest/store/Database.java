package ludotheque.contest.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** A contest's database: a SQLite file, or PostgreSQL where several machines work on it. */
public final class Database implements AutoCloseable {
    private static final int CONNECTIONS = 8;
    private static final int BUSY_MILLIS = 20_000;
    private static final int CACHE_KIBIBYTES = 4000;

    /** What a transaction is about to write may be larger than what is kept in memory at once. */
    private static final int JOURNAL_BYTES = 64 << 20;

    /** Connections of the queue's own, which takes and gives signs of life with short statements. */
    private static final int QUEUE_CONNECTIONS = 4;

    /** The one lock of all who change what is not theirs alone. */
    private static final int WRITER = 5836;

    /** Shared by all who change what is theirs alone; whoever wants nobody to has it for himself. */
    private static final int OWN = 5838;

    private static final String OWN_FIRST =
            "SELECT pg_advisory_xact_lock_shared(" + OWN + "), " + EventOrder.SHOW + EventOrder.FROM;

    private static final String LIGHTLY_FIRST =
            "SELECT set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock_shared(" + OWN + "), "
                    + EventOrder.SHOW + EventOrder.FROM;

    private static final int AGAIN_MILLIS = 500;

    private final HikariDataSource pool;

    /** Makes the connections of the queue's own; null where it shares ours. */
    private final @Nullable Supplier<HikariDataSource> queuePool;

    private @Nullable HikariDataSource queue;
    private final Jdbi jdbi;
    private final boolean isSqlite;
    private final InstantSource clock;

    private Database(
            HikariDataSource pool,
            @Nullable Supplier<HikariDataSource> queuePool,
            boolean isSqlite,
            InstantSource clock) {
        this.pool = pool;
        this.queuePool = queuePool;
        this.isSqlite = isSqlite;
        this.clock = clock;
        this.jdbi = Jdbi.create(pool).registerArgument(new Storable());
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
                null,
                true,
                clock,
                Map.of("id", "INTEGER PRIMARY KEY AUTOINCREMENT", "bytes", "BLOB", "time", "TIMESTAMP"));
    }

    /** Opens a PostgreSQL database, which is there, and brings its tables up to date. Time is that of its server. */
    public static Database postgresql(DatabaseAddress address, String password) throws Unreachable {
        try {
            HikariDataSource pool = new HikariDataSource(Postgresql.configure(pool(), address, password));
            return open(pool, queue(address, password), false, new ServerClock(pool), Postgresql.SPELLING);
        } catch (RuntimeException | SQLException failure) {
            throw new Unreachable(address, failure);
        }
    }

    /** Likewise with a clock of the caller's. */
    static Database postgresql(DatabaseAddress address, String password, InstantSource clock) {
        HikariDataSource pool = new HikariDataSource(Postgresql.configure(pool(), address, password));
        return open(pool, queue(address, password), false, clock, Postgresql.SPELLING);
    }

    private static Supplier<HikariDataSource> queue(DatabaseAddress address, String password) {
        return () -> {
            HikariConfig pool = Postgresql.configureForQueue(pool(), address, password);
            pool.setPoolName("queue");
            pool.setMaximumPoolSize(QUEUE_CONNECTIONS);
            return new HikariDataSource(pool);
        };
    }

    private static HikariConfig pool() {
        HikariConfig pool = new HikariConfig();
        pool.setMaximumPoolSize(CONNECTIONS);
        // The others are opened when they are needed: many workers with a slot or two share a server.
        pool.setMinimumIdle(1);
        pool.setPoolName("contest");
        return pool;
    }

    private static Database open(
            HikariDataSource pool,
            @Nullable Supplier<HikariDataSource> queuePool,
            boolean isSqlite,
            InstantSource clock,
            Map<String, String> spelling) {
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
        return new Database(pool, queuePool, isSqlite, clock);
    }

    /** Reads; what it sees may change from one statement to the next. */
    public <T> T read(Function<Handle, T> reading) {
        return jdbi.withHandle(reading::apply);
    }

    /**
     * Changes something as a whole or not at all. One changes at a time, on both databases: what a change has read stays true until
     * its end, but for what workers change of their own.
     */
    public <T> T change(Function<Handle, T> change) {
        return inTransaction(
                "SELECT pg_advisory_xact_lock(" + WRITER + "); SELECT " + EventOrder.SHOW + EventOrder.FROM, change);
    }

    /** Likewise, without an answer. */
    public void changing(Consumer<Handle> change) {
        change(answering(change));
    }

    private static Function<Handle, Boolean> answering(Consumer<Handle> change) {
        return handle -> {
            change.accept(handle);
            return true;
        };
    }

    /** Likewise, while nobody changes anything, not even of his own. */
    public <T> T changeAlone(Function<Handle, T> change) {
        return inTransaction(
                "SELECT pg_advisory_xact_lock(" + WRITER + "); SELECT pg_advisory_xact_lock(" + OWN + "); SELECT "
                        + EventOrder.SHOW + EventOrder.FROM,
                change);
    }

    /**
     * Changes what is the caller's alone, as a whole or not at all: what it holds by a lease, by its row in the queue, or by its name.
     * On PostgreSQL many do so side by side, and nobody waits for those who {@link #change}. So each statement checks what it relies
     * on while it sets it, or locks it by {@link #forUpdate}; first the row of the queue, then matches, then bytes in the order of
     * their hashes, so that no two wait for each other.
     */
    public <T> T changeOwn(Function<Handle, T> change) {
        return inTransaction(OWN_FIRST, change);
    }

    /**
     * Likewise, without waiting for the disk. When the database's machine fails, the last of these may be forgotten, all of a change or
     * nothing, and nothing that was changed later is kept without it. For what is no promise: that a match begins, how far it has come.
     */
    public <T> T changeOwnLightly(Function<Handle, T> change) {
        return inTransaction(LIGHTLY_FIRST, change);
    }

    /** Likewise, statements that are all of the change. On PostgreSQL its beginning and its end make the trip with them. */
    public void changeOwn(Together all) {
        together(OWN_FIRST, all);
    }

    /** Likewise, without waiting for the disk. */
    public void changeOwnLightly(Together all) {
        together(LIGHTLY_FIRST, all);
    }

    private void together(String first, Together all) {
        jdbi.useHandle(handle -> {
            if (handle.isInTransaction()) {
                throw new IllegalStateException("a change of one's own within another");
            }
            handle.useTransaction(change -> {
                if (isSqlite) {
                    all.execute(change, this);
                } else {
                    // After it the driver knows that nothing is left to commit. What fails before it is not committed.
                    all.execute(change, first, "COMMIT");
                }
            });
        });
    }

    private <T> T inTransaction(String first, Function<Handle, T> change) {
        return jdbi.inTransaction(handle -> {
            if (!isSqlite) {
                handle.execute(first);
            }
            return change.apply(handle);
        });
    }

    /** What stands at the end of a query whose rows shall stay as they are until the change ends. */
    public String forUpdate() {
        return isSqlite ? "" : " FOR UPDATE";
    }

    /**
     * Changes patiently: waits while the database is away. What was changed may be changed once more, when only the answer was lost.
     *
     * @param change one of the ways to change something
     * @param isStopped when to give up
     */
    public static <T> T patiently(Supplier<T> change, BooleanSupplier isStopped) throws InterruptedException {
        while (true) {
            try {
                return change.get();
            } catch (RuntimeException failure) {
                if (!Postgresql.isAway(failure) || isStopped.getAsBoolean()) {
                    throw failure;
                }
                Thread.sleep(AGAIN_MILLIS);
            }
        }
    }

    /** Changes something, patiently. */
    public <T> T changePatiently(Function<Handle, T> change, BooleanSupplier isStopped) throws InterruptedException {
        return patiently(() -> change(change), isStopped);
    }

    /** Draws numbers for so many new rows, in their order. */
    List<Long> numbers(Handle handle, String table, int count) {
        if (isSqlite) {
            long last =
                    new Sql(handle, "SELECT COALESCE(MAX(seq), 0) FROM sqlite_sequence WHERE name = ?").number(table);
            return LongStream.rangeClosed(last + 1, last + count).boxed().toList();
        }
        return new Sql(handle, "SELECT nextval(pg_get_serial_sequence(?, 'id')) FROM generate_series(1, ?)")
                .list(Long.class, table, count);
    }

    /** What stands in a statement for the number of a new event. */
    String eventNumber() {
        return isSqlite
                ? "(SELECT COALESCE(MAX(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'events')"
                : EventOrder.DRAW;
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

    /** Where the queue takes and gives signs of life. None of this is a promise: on PostgreSQL it does not wait for the disk. */
    public synchronized DataSource queueSource() {
        if (queuePool == null) {
            return pool;
        }
        if (queue == null) {
            queue = queuePool.get();
        }
        return queue;
    }

    @Override
    public synchronized void close() {
        if (queue != null) {
            queue.close();
        }
        close(pool, clock);
    }

    private static void close(HikariDataSource pool, InstantSource clock) {
        if (clock instanceof ServerClock server) {
            server.close();
        }
        pool.close();
    }
}
