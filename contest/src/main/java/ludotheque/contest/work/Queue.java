package ludotheque.contest.work;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.jdbc.JdbcCustomization;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.jdbc.SqliteJdbcCustomization;
import com.github.kagkarlsson.scheduler.task.Execution;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Logger;
import javax.sql.DataSource;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Together;
import org.jdbi.v3.core.Handle;

/**
 * What waits to be done, in tables of db-scheduler's. Something is queued in the transaction that decides it, so that nothing is
 * decided and forgotten. Builds have a table of their own: they never wait for matches.
 */
public final class Queue {
    static final String MATCHES = "match_queue";
    static final String BUILDS = "build_queue";
    static final String PLAY = "play";
    static final String BUILD = "build";
    static final String ANSWER = "answer";

    /** Slices of surveys take the slots of matches, so that nothing disturbs a match; and only those that no match wants. */
    private static final int SURVEY_PRIORITY = 1;

    private final Database database;

    public Queue(Database database) {
        this.database = database;
    }

    /** What is asked for by a person goes before the ladder, and that before a tournament. */
    static int priority(String purpose) {
        return switch (purpose) {
            case Matches.VALIDATION -> 40;
            case Matches.ASKED -> 30;
            case Matches.LADDER -> 20;
            default -> 10;
        };
    }

    public void play(Handle handle, long block, String purpose) {
        play(handle, Map.of(block, Needs.ofBlock(handle, block)), purpose);
    }

    /** Queues many blocks at once, each with what it needs. */
    void play(Handle handle, Map<Long, Needs> blocks, String purpose) {
        List<TaskInstance<?>> tasks = new ArrayList<>();
        blocks.forEach(
                (block, needs) -> tasks.add(new TaskInstance.Builder<Void>(needs.name(PLAY), String.valueOf(block))
                        .priority(priority(purpose))
                        .build()));
        client(handle, MATCHES).scheduleBatch(tasks, database.clock().instant());
    }

    public void build(Handle handle, long version) {
        build(handle, version, Needs.NOTHING);
    }

    /** Queues a version whose language is known by now. */
    void build(Handle handle, long version, Needs needs) {
        schedule(handle, BUILDS, new TaskInstance.Builder<Void>(needs.name(BUILD), String.valueOf(version)).build());
    }

    /** Queues a slice for workers of this engine. */
    void answer(Handle handle, long slice, String engine) {
        schedule(
                handle,
                MATCHES,
                new TaskInstance.Builder<Void>(Needs.ofSurvey(engine).name(ANSWER), String.valueOf(slice))
                        .priority(SURVEY_PRIORITY)
                        .build());
    }

    /**
     * Something that a worker took from the queue.
     *
     * @param version of its row: another once somebody else took it
     */
    record Taken(String table, String name, long id, long version) {
        private static final String WHERE =
                " WHERE task_name = :name AND task_instance = :id AND version = :version AND picked = :yes";

        static Taken of(String table, Execution execution) {
            return new Taken(
                    table,
                    execution.taskInstance.getTaskName(),
                    Long.parseLong(execution.taskInstance.getId()),
                    execution.version);
        }

        /** Whether it is still its worker's. */
        boolean isHeld(Handle handle) {
            return handle.createQuery("SELECT version FROM " + table + WHERE)
                    .bind("name", name)
                    .bind("id", String.valueOf(id))
                    .bind("version", version)
                    .bind("yes", true)
                    .mapTo(Long.class)
                    .findOne()
                    .isPresent();
        }

        /** Begins statements by keeping it: if it is still its worker's, nobody takes it from him until their change ends. */
        Together.Answer<List<Long>> keep(Together all, Database database) {
            all.bind(names -> names.bind("name", name)
                    .bind("id", String.valueOf(id))
                    .bind("version", version)
                    .bind("yes", true));
            return all.read(
                    "SELECT version FROM " + table + WHERE + database.forUpdate(), (row, context) -> row.getLong(1));
        }

        /** Says in SQL that it is kept. */
        String isKept() {
            return "EXISTS (SELECT 1 FROM " + table + WHERE + ")";
        }

        /** Takes it out of the queue, since it is done, if it is kept and something else is so; answers 1 when it did. */
        Together.Answer<Integer> remove(Together all, String only) {
            return all.change("DELETE FROM " + table + WHERE + " AND " + only);
        }

        /** Takes it from its worker, who was silent for too long, and gives it to all; false when somebody did before. */
        boolean takeBack(Handle handle) {
            return handle.createUpdate("UPDATE " + table + " SET picked = :no, picked_by = NULL,"
                                    + " last_heartbeat = NULL, version = version + 1" + WHERE)
                            .bind("no", false)
                            .bind("yes", true)
                            .bind("name", name)
                            .bind("id", String.valueOf(id))
                            .bind("version", version)
                            .execute()
                    > 0;
        }
    }

    private void schedule(Handle handle, String table, TaskInstance<Void> task) {
        client(handle, table).scheduleIfNotExists(task, database.clock().instant());
    }

    private SchedulerClient client(Handle handle, String table) {
        return SchedulerClient.Builder.create(new OneConnection(handle.getConnection()), List.of())
                .tableName(table)
                .enablePriority()
                .jdbcCustomization(customization(database))
                .build();
    }

    static JdbcCustomization customization(Database database) {
        return database.isSqlite()
                ? new SqliteJdbcCustomization()
                : new PostgreSqlJdbcCustomization(
                        /* useGenericLockAndFetch= */ false, /* persistTimestampInUTC= */ false);
    }

    /** Gives the one connection of a transaction, which stays open. */
    private record OneConnection(Connection connection) implements DataSource {
        @Override
        public Connection getConnection() {
            return (Connection) Proxy.newProxyInstance(
                    OneConnection.class.getClassLoader(),
                    new Class<?>[] {Connection.class},
                    (proxy, method, arguments) -> {
                        if (method.getName().equals("close")) {
                            return null;
                        }
                        try {
                            return method.invoke(connection, arguments);
                        } catch (InvocationTargetException failure) {
                            throw failure.getCause();
                        }
                    });
        }

        @Override
        public Connection getConnection(String user, String password) {
            return getConnection();
        }

        @Override
        public PrintWriter getLogWriter() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void setLogWriter(PrintWriter out) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void setLoginTimeout(int seconds) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int getLoginTimeout() {
            return 0;
        }

        @Override
        public Logger getParentLogger() {
            throw new UnsupportedOperationException();
        }

        @Override
        public <T> T unwrap(Class<T> type) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isWrapperFor(Class<?> type) {
            return false;
        }
    }
}
