package ludotheque.contest.store;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Makes records of rows, a component from the column of its name. Finding out how is slow, so it is done once for each kind. */
public final class Rows {
    private static final Map<Class<?>, RowMapper<?>> KNOWN = new ConcurrentHashMap<>();

    private Rows() {}

    @SuppressWarnings("unchecked") // a class is kept with its own mapper
    public static <T> RowMapper<T> of(Class<T> type) {
        return (RowMapper<T>) KNOWN.computeIfAbsent(type, ConstructorMapper::of);
    }
}
