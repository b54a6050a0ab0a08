package ludotheque.contest.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import ludotheque.contest.game.ContestGame;
import ludotheque.contest.game.ContestGames;
import ludotheque.contest.game.FarawayContest;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Events;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Tournaments;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The tables of all contests, kept as text until an event makes them old. While matches end one after the other a table is made anew
 * at most so often that this takes a tenth of one processor; whoever asks meanwhile gets the last.
 */
public final class Tables {
    /** A table is never made more often than this. */
    private static final long LEAST_NANOS = 1_000_000_000;

    private static final int SHARE = 10;

    /** What changes matches that ended before. */
    private static final String REWRITES = "'rejudging.applied', 'match.corrected', 'match.annulled'";

    private static final String KINDS =
            "'match.done', 'match.void', 'map.added', 'map.dropped', 'version.active', 'version.disabled', 'champion.disqualified',"
                    + " 'champion.requalified', 'tournament.locked', " + REWRITES;

    private final Database database;
    private final Map<String, Kept> tables = new ConcurrentHashMap<>();
    private final Map<Long, Log> logs = new HashMap<>();
    private final ReentrantLock making = new ReentrantLock();

    /** A table and the event it takes in. */
    private record Kept(long event, Table table, String json, long made, long cost) {}

    /** The matches of a contest that were read so far. */
    private static final class Log {
        final List<Row> rows = new ArrayList<>();
        long last;
        long rewritten;
    }

    /** A match with its two seats, as they are read. */
    public record Row(
            long match,
            long block,
            long map,
            long seed,
            @Nullable Long tournament,
            long done,
            long firstVersion,
            long secondVersion,
            String result,
            long firstScore,
            long secondScore,
            @Nullable String firstCause,
            @Nullable String secondCause) {
        Standings.Played played(boolean dealsAnew) {
            return new Standings.Played(
                    match,
                    block,
                    map,
                    dealsAnew ? seed : 0,
                    firstVersion,
                    secondVersion,
                    result.equals("win") ? 2 : result.equals("draw") ? 1 : 0,
                    firstScore,
                    secondScore,
                    firstCause != null,
                    secondCause != null);
        }
    }

    public Tables(Database database) {
        this.database = database;
    }

    /** The ladder of a contest: all matches between the versions that are active now. */
    public String ladder(long contest) {
        return ladderTable(contest).json;
    }

    /** The lines of a ladder on which two meet; a contest of Faraway has none. */
    public List<Standings.Row> ladderRows(long contest) {
        return ladderTable(contest).table instanceof Standings standings ? standings.rows() : List.of();
    }

    /** Takes pairings that were played, by versions and map. */
    public interface Meetings {
        void met(long first, long second, long map);

        /** What was told before may no longer be so; all is told again. */
        void anew();
    }

    /**
     * How much was told.
     *
     * @param rewritten the last event by then that changed matches which had ended before
     */
    public record Told(long rewritten, int count) {
        public static final Told NOTHING = new Told(0, 0);
    }

    /** Tells the pairings of a contest that were played since. */
    public Told playedBetween(long contest, Told told, Meetings meetings) {
        making.lock();
        try {
            Log log = database.read(handle -> log(handle, contest));
            boolean isAnew = log.rewritten != told.rewritten;
            if (isAnew) {
                meetings.anew();
            }
            log.rows
                    .subList(isAnew ? 0 : told.count, log.rows.size())
                    .forEach(row -> meetings.met(row.firstVersion(), row.secondVersion(), row.map()));
            return new Told(log.rewritten, log.rows.size());
        } finally {
            making.unlock();
        }
    }

    private Kept ladderTable(long contest) {
        return get(
                "ladder " + contest,
                contest,
                () -> database.read(handle -> {
                    List<Standings.Entry> entries = new Sql(
                                    handle,
                                    "SELECT id AS champion, active AS version, name, builtin, disqualified FROM champions"
                                            + " WHERE contest = ? AND active IS NOT NULL AND disqualified IS NULL ORDER BY id")
                            .list(Standings.Entry.class, contest);
                    ContestGame game = game(handle, contest);
                    if (game instanceof FarawayContest) {
                        return FarawayStandings.ladder(handle, database, contest, entries);
                    }
                    List<Standings.Played> played = log(handle, contest).rows.stream()
                            .map(row -> row.played(game.dealsAnew()))
                            .toList();
                    return Standings.of(entries, played, true);
                }));
    }

    /** The table that this person may see: the public's stays as it was at the freeze. */
    public String ladder(Contest contest, boolean isOrganiser) {
        String frozen = contest.frozenTable();
        return frozen != null && !isOrganiser ? frozen : ladder(contest.id());
    }

    public String tournament(long contest, long tournament) {
        return tournamentTable(contest, tournament).json;
    }

    public List<Table.Place> tournamentPlaces(long contest, long tournament) {
        return tournamentTable(contest, tournament).table.places();
    }

    private ContestGame game(Handle handle, long contest) {
        return ContestGames.of(new Contests(handle, database).get(contest).game());
    }

    /** Those who play in a tournament and are not disqualified. */
    public static List<Standings.Entry> entries(Handle handle, long tournament) {
        return new Sql(
                        handle,
                        "SELECT c.id AS champion, e.version, c.name, c.builtin, c.disqualified FROM entries e"
                                + " JOIN champions c ON c.id = e.champion"
                                + " WHERE e.tournament = ? AND c.disqualified IS NULL ORDER BY c.id")
                .list(Standings.Entry.class, tournament);
    }

    private Kept tournamentTable(long contest, long tournament) {
        return get(
                "tournament " + tournament,
                contest,
                () -> database.read(handle -> {
                    List<Standings.Entry> entries = entries(handle, tournament);
                    ContestGame game = game(handle, contest);
                    if (game instanceof FarawayContest) {
                        return FarawayStandings.tournament(
                                handle, database, new Tournaments(handle, database).get(tournament), entries);
                    }
                    List<Standings.Played> played = log(handle, contest).rows.stream()
                            .filter(row -> row.tournament() != null && row.tournament() == tournament)
                            .map(row -> row.played(game.dealsAnew()))
                            .toList();
                    return Standings.of(entries, played, false);
                }));
    }

    private Kept get(String name, long contest, Supplier<Table> make) {
        Kept kept = tables.get(name);
        long now = System.nanoTime();
        if (kept != null && now - kept.made < Math.max(LEAST_NANOS, SHARE * kept.cost)) {
            return kept;
        }
        long event = database.read(handle -> last(handle, contest, KINDS));
        if (kept != null && kept.event == event) {
            return kept;
        }
        if (kept == null) {
            making.lock();
        } else if (!making.tryLock()) {
            return kept;
        }
        try {
            long start = System.nanoTime();
            Table table = make.get();
            String json = table.json(event);
            Kept fresh = new Kept(event, table, json, System.nanoTime(), System.nanoTime() - start);
            tables.put(name, fresh);
            return fresh;
        } finally {
            making.unlock();
        }
    }

    /** The last event of these kinds; none before it will appear later. */
    private long last(Handle handle, long contest, String kinds) {
        return last(handle, contest, kinds, new Events(handle, database).settled());
    }

    private static long last(Handle handle, long contest, String kinds, long settled) {
        return handle.createQuery("SELECT id FROM events WHERE contest = :contest AND id <= :settled AND kind IN ("
                        + kinds + ") ORDER BY id DESC LIMIT 1")
                .bind("contest", contest)
                .bind("settled", settled)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
    }

    /** All matches that count, in the order they ended; those known before are not read again. */
    private Log log(Handle handle, long contest) {
        Log log = logs.computeIfAbsent(contest, number -> new Log());
        long settled = new Events(handle, database).settled();
        long rewritten = last(handle, contest, REWRITES, settled);
        if (rewritten > log.rewritten) {
            log.rows.clear();
            log.last = 0;
            log.rewritten = rewritten;
        }
        List<Row> fresh = new Sql(
                        handle,
                        "SELECT m.id AS match, m.block, m.map, m.seed, m.tournament, m.done,"
                                + " a.version AS first_version, b.version AS second_version, a.result,"
                                + " a.score AS first_score, b.score AS second_score,"
                                + " a.cause AS first_cause, b.cause AS second_cause"
                                + " FROM matches m JOIN seats a ON a.match = m.id AND a.side = 0"
                                + " JOIN seats b ON b.match = m.id AND b.side = 1"
                                + " WHERE m.contest = ? AND m.done > ? AND m.done <= ? AND m.counts = 1"
                                + " AND m.purpose <> 'validation' ORDER BY m.done")
                .list(Row.class, contest, log.last, settled);
        log.rows.addAll(fresh);
        if (!fresh.isEmpty()) {
            log.last = fresh.get(fresh.size() - 1).done();
        }
        return log;
    }

    /** Whether a contest is frozen for whoever asks. */
    public static boolean isFrozen(Contest contest, boolean isOrganiser) {
        return contest.frozenAfter() != null && !isOrganiser && !contest.state().equals(Contests.PUBLISHED);
    }
}
