package ludotheque.contest.web;

import ludotheque.contest.store.Databases;
import org.junit.jupiter.api.Tag;

/** A contest of Faraway with its database on PostgreSQL: everything that holds on SQLite. */
@Tag("slow")
final class FarawayWayOnPostgresqlTest extends FarawayWayTest {
    @Override
    Contest start() {
        return Contest.start(folder, Databases.freshAddress(), 1);
    }
}
