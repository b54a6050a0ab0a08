package ludotheque.contest.work;

import java.util.List;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Versions;
import org.jdbi.v3.core.Handle;

/** Lets every version that is active run once on each known instance, instance by instance. */
record FarawayLadder(Database database, Queue queue) {
    /** Runs that wait at once; few, as what people ask for goes first. */
    private static final int WAITING = 4;

    /** A run to come. */
    private record Due(long version, long map) {}

    /** Queues what is due; whether there was anything. */
    boolean plan(Contest contest) {
        return database.change(handle -> {
            long waiting = new Matches(handle, database).waiting(contest.id(), Matches.LADDER);
            List<Due> due = waiting >= WAITING ? List.of() : due(handle, contest, WAITING - waiting);
            for (Due one : due) {
                Versions.Version version = new Versions(handle, database).get(one.version);
                List<Long> added = new Matches(handle, database)
                        .add(new Matches.Planned(
                                contest.id(),
                                Matches.LADDER,
                                null,
                                one.map,
                                0,
                                List.of(new Matches.Pairing(List.of(version))),
                                null));
                queue.play(handle, added.get(0), Matches.LADDER);
            }
            return !due.isEmpty();
        });
    }

    private static List<Due> due(Handle handle, Contest contest, long most) {
        return handle.createQuery("SELECT c.active AS version, p.id AS map FROM maps p JOIN champions c"
                        + " ON c.contest = p.contest WHERE p.contest = :contest AND p.tournament IS NULL"
                        + " AND c.active IS NOT NULL AND c.disqualified IS NULL AND NOT EXISTS"
                        + " (SELECT 1 FROM seats s JOIN matches m ON m.id = s.match WHERE s.version = c.active"
                        + " AND m.map = p.id AND m.tournament IS NULL AND m.purpose <> 'validation')"
                        + " ORDER BY p.id, c.id LIMIT :most")
                .bind("contest", contest.id())
                .bind("most", most)
                .map((row, context) -> new Due(row.getLong("version"), row.getLong("map")))
                .list();
    }
}
