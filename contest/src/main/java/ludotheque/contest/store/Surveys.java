package ludotheque.contest.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Ranges of numbers with one question about each, cut into slices. A slice that is worked on has a lease, as a match has: who began
 * it last may answer, nobody else, so that its answers are written exactly once.
 */
public record Surveys(Handle handle, Database database) implements InDatabase {
    /** How often a slice is tried that fails through a fault of ours. */
    public static final int TRIES = 3;

    /** A slice with its question. */
    public record Slice(long id, String question, long low, long high) {}

    /** How a slice came out: answered, or given up with this fault. */
    public record Outcome(long id, @Nullable String fault) {}

    /** The number of the survey with this question, which is added unless it is there. */
    public long ask(String question, String engine) {
        sql("INSERT INTO surveys (question, engine, created) VALUES (?, ?, ?)"
                        + " ON CONFLICT (question, engine) DO NOTHING")
                .change(question, engine, database.now());
        return sql("SELECT id FROM surveys WHERE question = ? AND engine = ?").number(question, engine);
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
        int begun = sql("UPDATE slices SET lease = ?, worker = ? WHERE id = ? AND answers IS NULL AND faults < ?")
                .change(lease, worker.name(), slice, TRIES);
        return begun == 0
                ? null
                : sql("SELECT c.id, s.question, c.low, c.high FROM slices c"
                                + " JOIN surveys s ON s.id = c.survey WHERE c.id = ?")
                        .get(Slice.class, slice);
    }

    /** Writes the answers of a slice; false when its lease is over, and then nothing changes. */
    public boolean end(long slice, String lease, byte[] answers) {
        return sql("UPDATE slices SET answers = ?, lease = NULL, fault = NULL"
                                + " WHERE id = ? AND lease = ? AND answers IS NULL")
                        .change(answers, slice, lease)
                > 0;
    }

    /** Ends the lease of a worker that was silent for too long: whatever it answers from now on is not heard. */
    public void lose(long slice) {
        sql("UPDATE slices SET lease = NULL WHERE id = ? AND answers IS NULL").change(slice);
    }

    /** Reports a fault of ours; true while the slice is to be tried again. */
    public boolean fail(long slice, String lease, String fault) {
        sql("UPDATE slices SET lease = NULL, faults = faults + 1, fault = ?"
                        + " WHERE id = ? AND lease = ? AND answers IS NULL")
                .change(fault, slice, lease);
        return sql("SELECT COUNT(*) FROM slices WHERE id = ? AND answers IS NULL AND faults < ?")
                        .number(slice, TRIES)
                > 0;
    }

    /** What is known of the slices of a survey that begin between these numbers. */
    public List<Outcome> outcomes(long survey, long from, long to) {
        return sql("SELECT id, CASE WHEN answers IS NULL THEN fault END AS fault FROM slices"
                        + " WHERE survey = ? AND low BETWEEN ? AND ?"
                        + " AND (answers IS NOT NULL OR faults >= ?)")
                .list(Outcome.class, survey, from, to, TRIES);
    }

    public byte[] answers(long slice) {
        return sql("SELECT answers FROM slices WHERE id = ?").get(byte[].class, slice);
    }
}
