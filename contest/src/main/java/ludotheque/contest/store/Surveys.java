package ludotheque.contest.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Ranges of numbers with one question about each, cut into slices. A slice that is worked on has a lease, as a match has: who began
 * it last may answer, nobody else, so that its answers are written exactly once.
 */
public record Surveys(Handle handle, Database database) {
    /** How often a slice is tried that fails through a fault of ours. */
    public static final int TRIES = 3;

    /** A slice with its question. */
    public record Slice(long id, String question, long low, long high) {}

    /** How a slice came out: answered, or given up with this fault. */
    public record Outcome(long id, @Nullable String fault) {}

    /** The number of the survey with this question, which is added unless it is there. */
    public long ask(String question, String engine) {
        handle.createUpdate("INSERT INTO surveys (question, engine, created) VALUES (:question, :engine, :now)"
                        + " ON CONFLICT (question, engine) DO NOTHING")
                .bind("question", question)
                .bind("engine", engine)
                .bind("now", database.now())
                .execute();
        return handle.createQuery("SELECT id FROM surveys WHERE question = :question AND engine = :engine")
                .bind("question", question)
                .bind("engine", engine)
                .mapTo(Long.class)
                .one();
    }

    /** A slice that is there. */
    public record Cut(long id, boolean isAnswered) {}

    /** Adds a slice unless it is there; one that was given up is tried again. */
    public Cut cut(long survey, long low, long high) {
        return handle.createQuery("INSERT INTO slices (survey, low, high, faults) VALUES (:survey, :low, :high, 0)"
                        + " ON CONFLICT (survey, low, high) DO UPDATE SET faults = 0"
                        + " RETURNING id, answers IS NOT NULL")
                .bind("survey", survey)
                .bind("low", low)
                .bind("high", high)
                .map((row, context) -> new Cut(row.getLong(1), row.getBoolean(2)))
                .one();
    }

    /** Begins a slice; null when it was answered or given up. Whoever began it before has lost its lease. */
    public @Nullable Slice begin(long slice, String lease, Workers.Worker worker) {
        int begun = handle.createUpdate("UPDATE slices SET lease = :lease, worker = :worker"
                        + " WHERE id = :id AND answers IS NULL AND faults < :tries")
                .bind("lease", lease)
                .bind("worker", worker.name())
                .bind("id", slice)
                .bind("tries", TRIES)
                .execute();
        return begun == 0
                ? null
                : handle.createQuery("SELECT c.id, s.question, c.low, c.high FROM slices c"
                                + " JOIN surveys s ON s.id = c.survey WHERE c.id = :id")
                        .bind("id", slice)
                        .map(Rows.of(Slice.class))
                        .one();
    }

    /** Writes the answers of a slice; false when its lease is over, and then nothing changes. */
    public boolean end(long slice, String lease, byte[] answers) {
        return handle.createUpdate("UPDATE slices SET answers = :answers, lease = NULL, fault = NULL"
                                + " WHERE id = :id AND lease = :lease AND answers IS NULL")
                        .bind("answers", answers)
                        .bind("id", slice)
                        .bind("lease", lease)
                        .execute()
                > 0;
    }

    /** Ends the lease of a worker that was silent for too long: whatever it answers from now on is not heard. */
    public void lose(long slice) {
        handle.createUpdate("UPDATE slices SET lease = NULL WHERE id = :id AND answers IS NULL")
                .bind("id", slice)
                .execute();
    }

    /** Reports a fault of ours; true while the slice is to be tried again. */
    public boolean fail(long slice, String lease, String fault) {
        handle.createUpdate("UPDATE slices SET lease = NULL, faults = faults + 1, fault = :fault"
                        + " WHERE id = :id AND lease = :lease AND answers IS NULL")
                .bind("fault", fault)
                .bind("id", slice)
                .bind("lease", lease)
                .execute();
        return handle.createQuery("SELECT COUNT(*) FROM slices WHERE id = :id AND answers IS NULL AND faults < :tries")
                        .bind("id", slice)
                        .bind("tries", TRIES)
                        .mapTo(Long.class)
                        .one()
                > 0;
    }

    /** What is known of the slices of a survey that begin between these numbers. */
    public List<Outcome> outcomes(long survey, long from, long to) {
        return handle.createQuery("SELECT id, CASE WHEN answers IS NULL THEN fault END AS fault FROM slices"
                        + " WHERE survey = :survey AND low BETWEEN :from AND :to"
                        + " AND (answers IS NOT NULL OR faults >= :tries)")
                .bind("survey", survey)
                .bind("from", from)
                .bind("to", to)
                .bind("tries", TRIES)
                .map(Rows.of(Outcome.class))
                .list();
    }

    public byte[] answers(long slice) {
        return handle.createQuery("SELECT answers FROM slices WHERE id = :id")
                .bind("id", slice)
                .mapTo(byte[].class)
                .one();
    }
}
