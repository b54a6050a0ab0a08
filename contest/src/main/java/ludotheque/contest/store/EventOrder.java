package ludotheque.contest.store;

import org.jdbi.v3.core.Handle;

/**
 * Lets many add events at once, and readers trust the numbers of events all the same.
 *
 * <p>On PostgreSQL a number is drawn before it is visible, so 12 may be there while 11 is on its way. Whoever followed events by "those
 * after 12" would never see 11. So each change, before it draws a number, shows the last number that was drawn by then: in the key of
 * a shared lock, which it holds until it ends. A reader looks at the last number drawn, <em>then</em> at these locks, <em>then</em> at
 * events, and takes those up to the smallest of all that it saw. The invariant: <b>no event with such a number will appear later.</b>
 *
 * <ul>
 *   <li>A change that shows its lock draws greater numbers than the lock's.
 *   <li>A change that has yet to show it will draw a greater number than the last one that the reader saw.
 *   <li>A change that shows it no more has ended, and its events are visible to whoever asks from now on.
 * </ul>
 *
 * <p>Nobody waits for anybody, but a reader a moment for changes that are about to end. SQLite has one writer at a time, who draws and
 * shows numbers in one go.
 */
final class EventOrder {
    /** Keys of these locks begin with this; the number is in the lower 40 bits. */
    private static final long KEYS = 5837;

    private static final int BITS = 40;
    private static final int LOOKS = 10;
    private static final int LOOK_MILLIS = 5;
    private static final String LAST = "CASE WHEN is_called THEN last_value ELSE last_value - 1 END";

    /** What a change on PostgreSQL says before it draws a number, in a place where a column stands. */
    static final String SHOW = "pg_advisory_xact_lock_shared((" + KEYS + "::BIGINT << " + BITS + ") | (" + LAST + "))";

    /** Where it says so. */
    static final String FROM = " FROM events_id_seq";

    /** Draws a number, likewise. */
    static final String DRAW = "nextval('events_id_seq')";

    private static final String SMALLEST_SHOWN =
            "SELECT MIN(((classid::BIGINT << 32) | objid::BIGINT) & ((1::BIGINT << " + BITS + ") - 1)) FROM pg_locks"
                    + " WHERE locktype = 'advisory' AND objsubid = 1 AND classid::BIGINT >> " + (BITS - 32) + " = "
                    + KEYS
                    + " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
                    + " AND pid <> pg_backend_pid()";

    private EventOrder() {}

    /** The number up to which events are all there. A change sees all of its own besides. */
    static long settled(Handle handle, Database database) {
        if (database.isSqlite()) {
            return Long.MAX_VALUE;
        }
        long drawn = new Sql(handle, "SELECT " + LAST + FROM).number();
        long settled = Math.min(drawn, smallestShown(handle));
        for (int look = 1; look < LOOKS && settled < drawn; look++) {
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                break;
            }
            settled = Math.min(drawn, smallestShown(handle));
        }
        return settled;
    }

    private static long smallestShown(Handle handle) {
        return handle.createQuery(SMALLEST_SHOWN).mapTo(Long.class).findOne().orElse(Long.MAX_VALUE);
    }
}
