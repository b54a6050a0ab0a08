package ludotheque.contest.store;

import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A part of what a database holds, within one look at it or one change. */
interface InDatabase {
    Handle handle();

    Database database();

    default Sql sql(String text) {
        return new Sql(handle(), text);
    }

    /** Adds to {@link Events} what happened here. */
    default void event(@Nullable Long contest, String kind, @Nullable Long subject, @Nullable Long account) {
        new Events(handle(), database()).add(contest, kind, subject, account);
    }

    default void event(
            @Nullable Long contest, String kind, @Nullable Long subject, @Nullable Long account, Json detail) {
        new Events(handle(), database()).add(contest, kind, subject, account, detail);
    }
}
