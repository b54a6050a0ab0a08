package ludotheque.contest.store;

import java.util.List;
import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** All that ever changed, in its order; only added to. It is the feed that pages follow and what the jury can look up later. */
public record Events(Handle handle, Database database) implements InDatabase {
    /**
     * Something that happened.
     *
     * @param contest of which contest, or null when of none
     * @param kind such as {@code version.ready}; the first word is what the subject is
     * @param account who did it, or null when it was the machine
     * @param detail a JSON object
     */
    public record Event(
            long id,
            long at,
            @Nullable Long contest,
            String kind,
            @Nullable Long subject,
            @Nullable Long account,
            String detail) {}

    public long add(@Nullable Long contest, String kind, @Nullable Long subject, @Nullable Long account) {
        return add(contest, kind, subject, account, "{}");
    }

    public long add(@Nullable Long contest, String kind, @Nullable Long subject, @Nullable Long account, Json detail) {
        return add(contest, kind, subject, account, detail.toString());
    }

    private long add(
            @Nullable Long contest, String kind, @Nullable Long subject, @Nullable Long account, String detail) {
        return handle.createQuery("INSERT INTO events (at, contest, kind, subject, account, detail)"
                        + " VALUES (:at, :contest, :kind, :subject, :account, :detail) RETURNING id")
                .bind("at", database.now())
                .bind("contest", contest)
                .bind("kind", kind)
                .bind("subject", subject)
                .bind("account", account)
                .bind("detail", detail)
                .mapTo(Long.class)
                .one();
    }

    /** The number up to which events are all there: none of these numbers will appear later. Whoever follows events stops there. */
    public long settled() {
        return EventOrder.settled(handle, database);
    }

    /** The number of the last event of a contest, or 0. */
    public long last(long contest) {
        return sql("SELECT COALESCE(MAX(id), 0) FROM events WHERE contest = ? AND id <= ?")
                .number(contest, settled());
    }

    public long last() {
        return sql("SELECT COALESCE(MAX(id), 0) FROM events WHERE id <= ?").number(settled());
    }

    /** The events of a contest after a number, oldest first. */
    public List<Event> after(long contest, long number, int most) {
        return sql("SELECT * FROM events WHERE contest = ? AND id > ? AND id <= ? ORDER BY id LIMIT ?")
                .list(Event.class, contest, number, settled(), most);
    }

    /** The events of all contests after a number, oldest first. */
    public List<Event> after(long number, int most) {
        return sql("SELECT * FROM events WHERE id > ? AND id <= ? ORDER BY id LIMIT ?")
                .list(Event.class, number, settled(), most);
    }
}
