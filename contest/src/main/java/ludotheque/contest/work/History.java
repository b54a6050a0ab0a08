package ludotheque.contest.work;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;

/**
 * How the work went of late, in equal steps up to now. Like {@link Metrics} it is derived from the database: whichever process is
 * asked says the same, and a restart loses nothing. A match that was tried more than once counts as waiting until its last try.
 */
public final class History {
    static final int STEPS = 60;

    private final Handle handle;
    private final Database database;
    private final long now;
    private final long step;
    private final long from;

    private History(Handle handle, Database database, int minutes) {
        this.handle = handle;
        this.database = database;
        this.now = database.now();
        this.step = Duration.ofMinutes(minutes).toMillis() / STEPS;
        this.from = now - step * STEPS;
    }

    /** The last minutes. What waits is as it was at the end of each step; the rest is what happened during it. */
    public static Json of(Database database, int minutes) {
        return database.read(handle -> new History(handle, database, minutes).json());
    }

    private Json json() {
        Json json = new Json().object().field("from", from).field("step", step);
        Map<String, long[]> waiting = new LinkedHashMap<>();
        Metrics.PURPOSES.forEach(purpose -> waiting.put(purpose, new long[STEPS]));
        long[] oldest = new long[STEPS];
        queue(waiting, oldest);
        json.name("waiting").object();
        waiting.forEach((purpose, counts) -> write(json, purpose, counts));
        json.end();
        write(json, "oldest", oldest);
        write(json, "done", ended());
        write(json, "lost", events(Matches.LOST));
        write(json, "void", events(Matches.VOIDED));
        write(json, "workers", workers());
        return json.end();
    }

    private static void write(Json json, String name, long[] values) {
        json.name(name).array();
        for (long value : values) {
            json.value(value);
        }
        json.end();
    }

    /** Matches that were there and had not begun, and for how many seconds the oldest had not. */
    private void queue(Map<String, long[]> waiting, long[] oldest) {
        handle.createQuery("SELECT purpose, made, begun, COUNT(*), MIN(created) FROM (SELECT purpose, created,"
                        + " CASE WHEN created < :from THEN 0 ELSE (created - :from) / :step END AS made,"
                        + " CASE WHEN state = 'queued' THEN :steps ELSE (started - :from) / :step END AS begun"
                        + " FROM matches WHERE (state <> 'done' AND state = 'queued') OR started >= :from) AS of_late"
                        + " GROUP BY purpose, made, begun")
                .bind("from", from)
                .bind("step", step)
                .bind("steps", (long) STEPS)
                .map((row, context) -> {
                    long[] counts = waiting.getOrDefault(row.getString(1), new long[STEPS]);
                    for (long end = row.getLong(2); end < Math.min(STEPS, row.getLong(3)); end++) {
                        int index = Math.toIntExact(end);
                        counts[index] += row.getLong(4);
                        long age = Math.max(0, from + (end + 1) * step - row.getLong(5)) / 1000;
                        oldest[index] = Math.max(oldest[index], age);
                    }
                    return counts;
                })
                .list();
    }

    private long[] ended() {
        return perStep("SELECT (ended - :from) / :step, COUNT(*) FROM matches WHERE ended >= :from GROUP BY 1");
    }

    private long[] events(String kind) {
        return perStep("SELECT (at - :from) / :step, COUNT(*) FROM events WHERE at >= :from AND kind = '" + kind
                + "' GROUP BY 1");
    }

    private long[] perStep(String sql) {
        long[] counts = new long[STEPS];
        handle.createQuery(sql)
                .bind("from", from)
                .bind("step", step)
                .map((row, context) -> counts[index(row.getLong(1))] += row.getLong(2))
                .list();
        return counts;
    }

    /** A clock that was set back may have let something happen after now. */
    private static int index(long step) {
        return Math.toIntExact(Math.min(step, STEPS - 1));
    }

    /** Who gave a sign. */
    private long[] workers() {
        long[] counts = new long[STEPS];
        Map<Long, Long> minutes = new Workers(handle, database).presence(from, now);
        Arrays.setAll(counts, index -> {
            long end = from + (index + 1) * step;
            long most = 0;
            for (long minute = Workers.minute(end - step); minute <= Workers.minute(end - 1); minute++) {
                most = Math.max(most, minutes.getOrDefault(minute, 0L));
            }
            return most;
        });
        return counts;
    }
}
