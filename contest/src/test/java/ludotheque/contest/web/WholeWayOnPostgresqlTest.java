package ludotheque.contest.web;

import ludotheque.contest.store.Databases;
import org.junit.jupiter.api.Tag;

/** A contest of Six Papattes with its database on PostgreSQL: everything that holds on SQLite. */
@Tag("slow")
final class WholeWayOnPostgresqlTest extends WholeWayTest {
    @Override
    Contest start() {
        return Contest.start(folder, Databases.freshAddress(), 1);
    }
}
