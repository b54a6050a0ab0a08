package ludotheque.contest.work;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import ludotheque.contest.game.ContestGame;
import ludotheque.contest.game.ContestGames;
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
 * has met everybody everywhere there is nothing left to learn, and it rests until a new version comes; where each match is dealt anew
 * they meet a few times on each map.
 */
final class Ladder {
    /** Blocks that wait at once; few, so that what is known decides what comes next. */
    private static final int WAITING = 4;

    /** How often two meet on a map, where each match is dealt anew. */
    private static final int DEALS = 4;

    private final Database database;
    private final Queue queue;
    private final Tables tables;
    private final Map<Long, Met> met = new HashMap<>();

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

    /** How many matches two had in a contest. Only what is new is asked for, as there may be hundreds of thousands. */
    private static final class Met implements Tables.Meetings {
        private final Map<Meeting, Integer> all = new HashMap<>();
        private final Map<Long, Integer> counts = new HashMap<>();
        private Tables.Told told = Tables.Told.NOTHING;

        /** Among these versions and on these maps everybody has met everybody; null when that is not known. */
        private @Nullable Everything known;

        @Override
        public void met(long first, long second, long map) {
            add(Meeting.of(first, second, map));
        }

        @Override
        public void anew() {
            all.clear();
            counts.clear();
            known = null;
        }

        void add(Meeting meeting) {
            change(meeting, 1);
        }

        void remove(Meeting meeting) {
            change(meeting, -1);
        }

        private void change(Meeting meeting, int by) {
            all.merge(meeting, by, Integer::sum);
            counts.merge(meeting.one, by, Integer::sum);
            counts.merge(meeting.other, by, Integer::sum);
        }

        int matches(Meeting meeting) {
            return all.getOrDefault(meeting, 0);
        }

        int count(Standings.Row row) {
            return counts.getOrDefault(row.entry().version(), 0);
        }
    }

    /** All versions and maps that there are. */
    private record Everything(Set<Long> versions, List<Long> maps) {}

    /** Queues what is due; whether there was anything. */
    boolean plan(Contest contest) {
        long waiting = database.read(handle -> new Matches(handle, database).waiting(contest.id(), Matches.LADDER));
        if (waiting >= WAITING) {
            return false;
        }
        List<Standings.Row> rows = tables.ladderRows(contest.id());
        Met known = met.computeIfAbsent(contest.id(), number -> new Met());
        known.told = tables.playedBetween(contest.id(), known.told, known);
        // Met for now: the log tells of them when they are over.
        List<Meeting> forNow = new ArrayList<>(underWay(contest));
        forNow.forEach(known::add);
        int before = forNow.size();
        try {
            plan(contest, waiting, rows, known, forNow);
        } finally {
            forNow.forEach(known::remove);
        }
        return forNow.size() > before;
    }

    private void plan(Contest contest, long waiting, List<Standings.Row> rows, Met known, List<Meeting> forNow) {
        Map<Long, String> maps = database.read(handle -> {
            Map<Long, String> bodies = new LinkedHashMap<>();
            new Maps(handle, database)
                    .open(contest.id())
                    .forEach(map -> bodies.put(map.id(), new Maps(handle, database).body(map.id())));
            return bodies;
        });
        Everything everything = new Everything(
                rows.stream().map(row -> row.entry().version()).collect(Collectors.toSet()),
                List.copyOf(maps.keySet()));
        if (everything.equals(known.known)) {
            return;
        }
        ContestGame game = ContestGames.of(contest.game());
        for (long count = waiting; count < WAITING; count += 2) {
            Meeting next = next(game, maps, rows, known);
            if (next == null) {
                known.known = everything;
                return;
            }
            queue(contest, next);
            // Both sides.
            for (int side = 0; side < 2; side++) {
                known.add(next);
                forNow.add(next);
            }
        }
    }

    /** The meetings of matches that are not over, or have no result. */
    private List<Meeting> underWay(Contest contest) {
        return database.read(
                handle -> handle.createQuery("SELECT a.version AS one, b.version AS other, m.map FROM matches m"
                                + " JOIN seats a ON a.match = m.id AND a.side = 0"
                                + " JOIN seats b ON b.match = m.id AND b.side = 1"
                                + " WHERE m.contest = :contest AND m.state <> 'done'"
                                + " AND m.state IN ('queued', 'running', 'void')")
                        .bind("contest", contest.id())
                        .map((row, context) -> Meeting.of(row.getLong("one"), row.getLong("other"), row.getLong("map")))
                        .list());
    }

    private static @Nullable Meeting next(
            ContestGame game, Map<Long, String> maps, List<Standings.Row> rows, Met known) {
        List<Standings.Row> needy = rows.stream()
                .filter(row -> row.entry().builtin() == null)
                .sorted(Comparator.comparingInt(known::count))
                .toList();
        for (int matches = 1; matches <= (game.dealsAnew() ? 2 * DEALS : 1); matches += 2) {
            for (Standings.Row row : needy) {
                Meeting next = next(game, row, rows, maps, known, matches);
                if (next != null) {
                    return next;
                }
            }
        }
        return null;
    }

    /** Whom one meets next, of those whom it met less often than this on some map. */
    private static @Nullable Meeting next(
            ContestGame game,
            Standings.Row row,
            List<Standings.Row> rows,
            Map<Long, String> maps,
            Met known,
            int matches) {
        List<Standings.Row> others = rows.stream()
                .filter(other -> other.entry().version() != row.entry().version())
                .sorted(Comparator.comparingDouble(
                        (Standings.Row other) -> Math.abs(other.strength() - row.strength())))
                .toList();
        for (Standings.Row other : others) {
            String builtin = other.entry().builtin();
            for (Map.Entry<Long, String> map : maps.entrySet()) {
                Meeting meeting =
                        Meeting.of(row.entry().version(), other.entry().version(), map.getKey());
                if (known.matches(meeting) < matches && (builtin == null || game.plays(builtin, map.getValue()))) {
                    return meeting;
                }
            }
        }
        return null;
    }

    private void queue(Contest contest, Meeting meeting) {
        database.changing(handle -> {
            Versions versions = new Versions(handle, database);
            Versions.Version one = versions.get(meeting.one);
            Versions.Version other = versions.get(meeting.other);
            List<Long> matches = new Matches(handle, database)
                    .add(new Matches.Planned(
                            contest.id(),
                            Matches.LADDER,
                            null,
                            meeting.map,
                            Secrets.drawLong(),
                            List.of(new Matches.Pairing(one, other), new Matches.Pairing(other, one)),
                            null));
            queue.play(handle, matches.get(0), Matches.LADDER);
        });
    }
}
