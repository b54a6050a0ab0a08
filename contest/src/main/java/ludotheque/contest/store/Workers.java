package ludotheque.contest.store;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import org.jdbi.v3.core.Handle;

/** The machines that build and play. */
public record Workers(Handle handle, Database database) implements InDatabase {
    /**
     * A worker.
     *
     * @param slots how many matches it plays at once
     * @param engine its version of rules and referee
     * @param tools the languages it can build and run, a JSON object from language to compiler
     * @param missing what protects it not, one sentence a line
     */
    public record Worker(String name, int slots, String engine, String tools, String missing, long seen) {
        /** The words of the languages it can build and run. */
        public Set<String> languages() {
            try {
                return JsonValue.parse(tools).object().keySet();
            } catch (BadInput impossible) {
                throw new IllegalStateException(tools, impossible);
            }
        }
    }

    /** Workers give a sign every few seconds. */
    private static final Duration SILENT = Duration.ofSeconds(30);

    private static final Duration FORGOTTEN = Duration.ofDays(1);

    /** Says that a worker is there. */
    public void see(Worker worker) {
        handle.createUpdate("INSERT INTO workers (name, slots, engine, tools, missing, seen)"
                        + " VALUES (:name, :slots, :engine, :tools, :missing, :seen) ON CONFLICT (name) DO UPDATE"
                        + " SET slots = :slots, engine = :engine, tools = :tools, missing = :missing, seen = :seen")
                .bindMethods(worker)
                .bind("seen", database.now())
                .execute();
        sql("DELETE FROM workers WHERE seen < ?").change(database.now() - FORGOTTEN.toMillis());
        boolean isNewMinute =
                sql("INSERT INTO presence (minute, worker) VALUES (?, ?) ON CONFLICT (minute, worker) DO NOTHING")
                                .change(minute(database.now()), worker.name())
                        > 0;
        if (isNewMinute) {
            sql("DELETE FROM presence WHERE minute < ?").change(minute(database.now() - FORGOTTEN.toMillis()) - 1);
        }
    }

    /** The minute since 1970 of a moment. */
    public static long minute(long millis) {
        return TimeUnit.MILLISECONDS.toMinutes(millis);
    }

    /** How many gave a sign, by minute; minutes in which nobody did are not there. */
    public Map<Long, Long> presence(long from, long to) {
        Map<Long, Long> counts = new HashMap<>();
        handle.createQuery("SELECT minute, COUNT(*) FROM presence WHERE minute BETWEEN :from AND :to GROUP BY minute")
                .bind("from", minute(from))
                .bind("to", minute(to))
                .map((row, context) -> counts.put(row.getLong(1), row.getLong(2)))
                .list();
        return counts;
    }

    /** Those who gave a sign of late. */
    public List<Worker> present() {
        long since = database.now() - SILENT.toMillis();
        return all().stream().filter(worker -> worker.seen() >= since).toList();
    }

    public List<Worker> all() {
        return sql("SELECT * FROM workers ORDER BY name").list(Worker.class);
    }
}
