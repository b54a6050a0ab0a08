package ludotheque.contest.store;

import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Makes records of rows, a component from the column of its name. */
final class Rows {
    private Rows() {}

    static <T> RowMapper<T> of(Class<T> type) {
        return ConstructorMapper.of(type);
    }
}
