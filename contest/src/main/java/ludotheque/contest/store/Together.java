package ludotheque.contest.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;

/**
 * Statements that go to the database together, in their order: on PostgreSQL one trip there and back for all of them. Nobody looks at
 * an answer before the last is carried out, so each says in its own text what it relies on. A name means the same value in all.
 */
public final class Together {
    private final List<Said<?>> said = new ArrayList<>();
    private final List<Consumer<SqlStatement<?>>> values = new ArrayList<>();

    /** What a statement answered, once all were carried out. */
    public static final class Answer<T> {
        private @Nullable T value;

        public T get() {
            return Objects.requireNonNull(value);
        }
    }

    /** @param mapper of its rows; null when it is told how many it changed */
    private record Said<T>(String text, @Nullable RowMapper<T> mapper, Answer<Integer> changed, Answer<List<T>> rows) {}

    /** Adds a statement that changes something; it answers how many rows. */
    public Answer<Integer> change(String text) {
        Answer<Integer> changed = new Answer<>();
        said.add(new Said<>(text, null, changed, new Answer<>()));
        return changed;
    }

    /** Adds a statement that reads something. */
    public <T> Answer<List<T>> read(String text, RowMapper<T> mapper) {
        Answer<List<T>> rows = new Answer<>();
        said.add(new Said<>(text, mapper, new Answer<>(), rows));
        return rows;
    }

    /** Says what names mean. */
    public Together bind(Consumer<SqlStatement<?>> named) {
        values.add(named);
        return this;
    }

    /** Carries all out, in the change of this handle. */
    public void execute(Handle handle, Database database) {
        if (database.isSqlite()) {
            said.forEach(one -> alone(handle, one));
        } else {
            execute(handle, "", "");
        }
    }

    /** On PostgreSQL, with something before the first statement and after the last. */
    void execute(Handle handle, String before, String after) {
        List<String> texts = said.stream().map(Said::text).toList();
        int skipped = before.isEmpty() ? 0 : 1;
        Update all = handle.createUpdate((before.isEmpty() ? "" : before + "; ")
                + String.join("; ", texts)
                + (after.isEmpty() ? "" : "; " + after));
        values.forEach(named -> named.accept(all));
        all.execute((supplier, context) -> {
            try (StatementContext closed = context) {
                PreparedStatement statement = supplier.get();
                for (int i = 0; i < skipped; i++) {
                    statement.getMoreResults();
                }
                for (Said<?> one : said) {
                    answer(one, statement, closed);
                    statement.getMoreResults();
                }
                return said.size();
            }
        });
    }

    private static <T> void answer(Said<T> one, PreparedStatement statement, StatementContext context)
            throws SQLException {
        RowMapper<T> mapper = one.mapper();
        if (mapper == null) {
            one.changed().value = statement.getUpdateCount();
            return;
        }
        List<T> rows = new ArrayList<>();
        try (ResultSet found = statement.getResultSet()) {
            RowMapper<T> known = mapper.specialize(found, context);
            while (found.next()) {
                rows.add(known.map(found, context));
            }
        }
        one.rows().value = rows;
    }

    private <T> void alone(Handle handle, Said<T> one) {
        RowMapper<T> mapper = one.mapper();
        if (mapper == null) {
            one.changed().value = named(handle.createUpdate(one.text())).execute();
        } else {
            Query query = named(handle.createQuery(one.text()));
            one.rows().value = query.map(mapper).list();
        }
    }

    /** With the names of all, of which this one has some. */
    private <S extends SqlStatement<S>> S named(S statement) {
        statement.configure(SqlStatements.class, config -> config.setUnusedBindingAllowed(true));
        values.forEach(known -> known.accept(statement));
        return statement;
    }
}
