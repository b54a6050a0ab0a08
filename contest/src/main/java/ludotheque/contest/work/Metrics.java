package ludotheque.contest.work;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Events;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Workers;
import org.jdbi.v3.core.Handle;

/**
 * How the work goes, in Prometheus' text format. All of it is derived from the database, so that it is the same whichever process is
 * asked, and goes on where it was after a restart. Times of matches are read once each.
 */
public final class Metrics {
    private static final double[] MATCH_SECONDS = {0.1, 0.3, 1, 3, 10, 30, 60, 120, 300, 600};
    private static final double[] BUILD_SECONDS = {0.3, 1, 3, 10, 30, 60, 120};
    static final List<String> PURPOSES = List.of(Matches.VALIDATION, Matches.ASKED, Matches.LADDER, Matches.TOURNAMENT);

    private final Database database;
    private final Times matches = new Times(MATCH_SECONDS);

    /** The last end of a match that was read, by contest. */
    private final Map<Long, Long> read = new TreeMap<>();

    public Metrics(Database database) {
        this.database = database;
    }

    /** How many took how long. */
    private static final class Times {
        private final double[] bounds;
        private final long[] within;
        private long count;
        private double sum;

        Times(double[] bounds) {
            this.bounds = bounds;
            this.within = new long[bounds.length];
        }

        void add(double seconds) {
            count++;
            sum += seconds;
            for (int i = 0; i < bounds.length; i++) {
                within[i] += seconds <= bounds[i] ? 1 : 0;
            }
        }

        void write(StringBuilder text, String name, String help) {
            head(text, name, "histogram", help);
            for (int i = 0; i < bounds.length; i++) {
                text.append(String.format(Locale.ROOT, "%s_bucket{le=\"%s\"} %d\n", name, bounds[i], within[i]));
            }
            text.append(String.format(Locale.ROOT, "%s_bucket{le=\"+Inf\"} %d\n", name, count));
            text.append(String.format(Locale.ROOT, "%s_sum %.3f\n%s_count %d\n", name, sum, name, count));
        }
    }

    /** Everything, as of now. */
    public synchronized String text() {
        return database.read(this::text);
    }

    private String text(Handle handle) {
        StringBuilder text = new StringBuilder();
        queue(handle, text);
        workers(handle, text);
        head(text, "ludo_contest_leases_lost_total", "counter", "Matches whose worker was silent for too long.");
        String lost = "SELECT COUNT(*) FROM events WHERE kind = '" + Matches.LOST + "'";
        sample(text, "ludo_contest_leases_lost_total", count(handle, lost));
        head(text, "ludo_contest_matches_void", "gauge", "Matches that failed three times through a fault of ours.");
        String voided = "SELECT COUNT(*) FROM matches WHERE state <> 'done' AND state = 'void'";
        sample(text, "ludo_contest_matches_void", count(handle, voided));
        readMatches(handle);
        matches.write(text, "ludo_contest_match_seconds", "How long matches took, from their last beginning.");
        builds(handle).write(text, "ludo_contest_build_seconds", "How long builds took.");
        return text.toString();
    }

    private static void head(StringBuilder text, String name, String type, String help) {
        text.append("# HELP ").append(name).append(' ').append(help).append('\n');
        text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    }

    private static long count(Handle handle, String sql) {
        return new Sql(handle, sql).number();
    }

    private void queue(Handle handle, StringBuilder text) {
        Map<String, Long> waiting = new TreeMap<>();
        Map<String, Long> running = new TreeMap<>();
        Map<String, Long> oldest = new TreeMap<>();
        handle.createQuery("SELECT purpose, state, COUNT(*), MIN(created) FROM matches"
                        + " WHERE state <> 'done' AND state IN ('queued', 'running') GROUP BY purpose, state")
                .map((row, context) -> {
                    boolean isRunning = row.getString(2).equals(Matches.RUNNING);
                    (isRunning ? running : waiting).put(row.getString(1), row.getLong(3));
                    return isRunning ? null : oldest.put(row.getString(1), row.getLong(4));
                })
                .list();
        head(text, "ludo_contest_queue_matches", "gauge", "Matches that wait, by what they are for.");
        PURPOSES.forEach(purpose ->
                sample(text, "ludo_contest_queue_matches", "purpose", purpose, waiting.getOrDefault(purpose, 0L)));
        head(text, "ludo_contest_running_matches", "gauge", "Matches that are played now.");
        PURPOSES.forEach(purpose ->
                sample(text, "ludo_contest_running_matches", "purpose", purpose, running.getOrDefault(purpose, 0L)));
        head(text, "ludo_contest_queue_oldest_seconds", "gauge", "How long the oldest of them has waited.");
        for (String purpose : PURPOSES) {
            long since = oldest.getOrDefault(purpose, database.now());
            sample(text, "ludo_contest_queue_oldest_seconds", "purpose", purpose, secondsSince(since));
        }
        head(text, "ludo_contest_queue_builds", "gauge", "Versions that wait to be built or are.");
        String builds = "SELECT COUNT(*) FROM versions WHERE state IN ('received', 'building')";
        sample(text, "ludo_contest_queue_builds", count(handle, builds));
    }

    private static void sample(StringBuilder text, String name, String label, String value, long count) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        text.append(name + "{" + label + "=\"" + escaped + "\"} " + count + "\n");
    }

    private static void sample(StringBuilder text, String name, long count) {
        text.append(name + " " + count + "\n");
    }

    private void workers(Handle handle, StringBuilder text) {
        List<Workers.Worker> present = new Workers(handle, database).present();
        head(text, "ludo_contest_workers", "gauge", "Workers that gave a sign of late, by their version.");
        Map<String, Long> engines = new TreeMap<>();
        present.forEach(worker -> engines.merge(worker.engine(), 1L, Long::sum));
        engines.forEach((engine, count) -> sample(text, "ludo_contest_workers", "engine", engine, count));
        head(text, "ludo_contest_slots", "gauge", "Matches that they can play at once.");
        int slots = present.stream().mapToInt(Workers.Worker::slots).sum();
        sample(text, "ludo_contest_slots", slots);
        head(text, "ludo_contest_worker_seen_seconds", "gauge", "How long ago each worker gave its last sign.");
        for (Workers.Worker worker : new Workers(handle, database).all()) {
            sample(text, "ludo_contest_worker_seen_seconds", "worker", worker.name(), secondsSince(worker.seen()));
        }
    }

    private long secondsSince(long time) {
        return Math.max(0, database.now() - time) / 1000;
    }

    private void readMatches(Handle handle) {
        long settled = new Events(handle, database).settled();
        for (Contests.Contest contest : new Contests(handle, database).all()) {
            handle.createQuery("SELECT done, ended - started FROM matches WHERE contest = :contest AND done > :read"
                            + " AND done <= :settled ORDER BY done")
                    .bind("contest", contest.id())
                    .bind("settled", settled)
                    .bind("read", read.getOrDefault(contest.id(), 0L))
                    .map((row, context) -> {
                        matches.add(row.getLong(2) / 1000.0);
                        return row.getLong(1);
                    })
                    .forEach(done -> read.put(contest.id(), done));
        }
    }

    private static Times builds(Handle handle) {
        Times times = new Times(BUILD_SECONDS);
        handle.createQuery("SELECT ended - started FROM builds WHERE ended IS NOT NULL")
                .mapTo(Long.class)
                .forEach(millis -> times.add(millis / 1000.0));
        return times;
    }
}
