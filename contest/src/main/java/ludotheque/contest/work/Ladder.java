package ludotheque.contest.work;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Versions;
import ludotheque.contest.table.Standings;
import ludotheque.contest.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * Whom the ladder lets meet: who has met the fewest, with the one of nearest strength whom it has not met on every map. When everybody
 * has met everybody everywhere there is nothing left to learn, and it rests until a new version comes.
 */
final class Ladder {
    /** Blocks that wait at once; few, so that what is known decides what comes next. */
    private static final int WAITING = 4;

    private final Database database;
    private final Queue queue;
    private final Tables tables;

    Ladder(Database database, Queue queue, Tables tables) {
        this.database = database;
        this.queue = queue;
        this.tables = tables;
    }

    /** A pair of versions, the smaller number first, and a map. */
    private record Meeting(long one, long other, long map) {
        static Meeting of(long one, long other, long map) {
            return new Meeting(Math.min(one, other), Math.max(one, other), map);
        }
    }

    /** Queues what is due; whether there was anything. */
    boolean plan(Contest contest) {
        long waiting = database.read(handle -> new Matches(handle, database).waiting(contest.id(), Matches.LADDER));
        if (waiting >= WAITING) {
            return false;
        }
        List<Standings.Row> rows = tables.ladderRows(contest.id());
        Set<Meeting> met = met(contest);
        boolean planned = false;
        for (long count = waiting; count < WAITING; count += 2) {
            Meeting next = next(contest, rows, met);
            if (next == null) {
                return planned;
            }
            met.add(next);
            queue(contest, next);
            planned = true;
        }
        return planned;
    }

    private Set<Meeting> met(Contest contest) {
        Set<Meeting> met = new HashSet<>();
        tables.playedBetween(contest.id(), (first, second, map) -> met.add(Meeting.of(first, second, map)));
        database.read(handle -> handle.createQuery("SELECT a.version AS one, b.version AS other, m.map FROM matches m"
                                + " JOIN seats a ON a.match = m.id AND a.side = 0"
                                + " JOIN seats b ON b.match = m.id AND b.side = 1"
                                + " WHERE m.contest = :contest AND m.state IN ('queued', 'running', 'void')")
                        .bind("contest", contest.id())
                        .map((row, context) -> Meeting.of(row.getLong("one"), row.getLong("other"), row.getLong("map")))
                        .list())
                .forEach(met::add);
        return met;
    }

    private @Nullable Meeting next(Contest contest, List<Standings.Row> rows, Set<Meeting> met) {
        List<Maps.MapRow> maps = database.read(handle -> new Maps(handle, database).open(contest.id()));
        List<Standings.Row> needy = rows.stream()
                .filter(row -> row.entry().builtin() == null)
                .sorted(Comparator.comparingLong((Standings.Row row) -> meetings(row, met)))
                .toList();
        for (Standings.Row row : needy) {
            List<Standings.Row> others = rows.stream()
                    .filter(other -> other.entry().version() != row.entry().version())
                    .sorted(Comparator.comparingDouble(
                            (Standings.Row other) -> Math.abs(other.strength() - row.strength())))
                    .toList();
            for (Standings.Row other : others) {
                for (Maps.MapRow map : maps) {
                    Meeting meeting =
                            Meeting.of(row.entry().version(), other.entry().version(), map.id());
                    if (!met.contains(meeting)) {
                        return meeting;
                    }
                }
            }
        }
        return null;
    }

    private static long meetings(Standings.Row row, Set<Meeting> met) {
        long version = row.entry().version();
        return met.stream()
                .filter(meeting -> meeting.one == version || meeting.other == version)
                .count();
    }

    private void queue(Contest contest, Meeting meeting) {
        database.changing(handle -> {
            Versions versions = new Versions(handle, database);
            Versions.Version one = versions.get(meeting.one);
            Versions.Version other = versions.get(meeting.other);
            List<Long> matches = new Matches(handle, database)
                    .add(
                            contest.id(),
                            Matches.LADDER,
                            null,
                            meeting.map,
                            Secrets.drawLong(),
                            Matches.QUEUED,
                            List.of(new Matches.Pairing(one, other), new Matches.Pairing(other, one)),
                            null);
            queue.play(handle, matches.get(0), Matches.LADDER);
        });
    }
}
