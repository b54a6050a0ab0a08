package ludotheque.contest.store;

import java.util.List;
import ludotheque.contest.Problem;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.ResultIterable;
import org.jspecify.annotations.Nullable;

/** A statement, with a question mark for each of its values. What it answers are single values, or records as {@link Rows} makes them. */
public record Sql(Handle handle, String text) {
    /** Changes something, and tells how many rows. */
    public int change(@Nullable Object... values) {
        return handle.execute(text, values);
    }

    public <T> List<T> list(Class<T> type, @Nullable Object... values) {
        return rows(type, values).list();
    }

    /** The one that there is, or null. */
    public <T> @Nullable T find(Class<T> type, @Nullable Object... values) {
        return rows(type, values).findOne().orElse(null);
    }

    /** The one that somebody asks for by its number or its name. */
    public <T> T get(Class<T> type, @Nullable Object... values) {
        return rows(type, values).findOne().orElseThrow(Problem::notFound);
    }

    /** How many there are, or the number of what was added. */
    public long number(@Nullable Object... values) {
        return rows(Long.class, values).one();
    }

    private <T> ResultIterable<T> rows(Class<T> type, @Nullable Object... values) {
        return type.isRecord()
                ? handle.select(text, values).map(Rows.of(type))
                : handle.select(text, values).mapTo(type);
    }
}
