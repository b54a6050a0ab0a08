package ludotheque.contest.web;

import ludotheque.contest.store.Databases;
import org.junit.jupiter.api.Tag;

/** Contests of Mémoryx and of Caméléon with their database on PostgreSQL: everything that holds on SQLite. */
@Tag("slow")
final class BoardGamesWayOnPostgresqlTest extends BoardGamesWayTest {
    @Override
    Contest start() {
        return Contest.start(folder, Databases.freshAddress(), 1);
    }
}
