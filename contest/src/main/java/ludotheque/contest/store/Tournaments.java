package ludotheque.contest.store;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludotheque.contest.Problem;
import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Tournaments: everybody against everybody on both sides of as many maps as it has rounds. Its blocks have a fixed order, round by
 * round, of which {@code planned} are matches already.
 */
public record Tournaments(Handle handle, Database database) implements InDatabase {
    public static final String DRAFT = "draft";
    public static final String LOCKED = "locked";
    public static final String PLAYING = "playing";
    public static final String COMPLETE = "complete";
    public static final String PUBLISHED = "published";
    public static final String DROPPED = "dropped";

    public record Tournament(
            long id,
            long contest,
            String name,
            String state,
            int rounds,
            @Nullable Long starts,
            @Nullable String seed,
            @Nullable String commitment,
            @Nullable String maps,
            long planned,
            @Nullable String engine) {
        /** The contest's maps when it was locked: its first rounds. */
        public List<Long> pinnedMaps() {
            return maps == null || maps.isEmpty()
                    ? List.of()
                    : Stream.of(maps.split(" ", -1)).map(Long::valueOf).toList();
        }
    }

    /** Who plays in it, with the version that was pinned. */
    public record Entry(long champion, long version) {}

    private static final String SELECT =
            "SELECT id, contest, name, state, rounds, starts, seed, commitment, maps, planned, engine"
                    + " FROM tournaments ";

    public long add(long contest, String name, int rounds, @Nullable Long starts, long account) {
        long id = sql("INSERT INTO tournaments (contest, name, state, rounds, starts, planned, created)"
                        + " VALUES (?, ?, ?, ?, ?, 0, ?) RETURNING id")
                .number(contest, name, DRAFT, rounds, starts, database.now());
        event(contest, "tournament.added", id, account);
        return id;
    }

    public Tournament get(long id) {
        return sql(SELECT + "WHERE id = ?").get(Tournament.class, id);
    }

    public List<Tournament> of(long contest, long before, int most) {
        return sql(SELECT + "WHERE contest = ? AND id < ? ORDER BY id DESC LIMIT ?")
                .list(Tournament.class, contest, before, most);
    }

    public List<Tournament> in(String state) {
        return sql(SELECT + "WHERE state = ? ORDER BY id").list(Tournament.class, state);
    }

    public List<Entry> entries(long tournament) {
        return sql("SELECT champion, version FROM entries WHERE tournament = ? ORDER BY champion")
                .list(Entry.class, tournament);
    }

    /**
     * Pins the versions and draws the seed, of which the hash is shown: nobody can choose maps after seeing who plays.
     *
     * @param before only versions handed in before this time, or null for the active ones
     */
    public void lock(Tournament tournament, @Nullable Long before, @Nullable Long account) {
        expect(tournament, DRAFT);
        String pinned = before == null
                ? "c.active"
                : "(SELECT MAX(v.id) FROM versions v WHERE v.champion = c.id AND v.state = 'ready'"
                        + " AND v.created < :before)";
        var insert = handle.createUpdate("INSERT INTO entries (tournament, champion, version)"
                        + " SELECT :tournament, id, pinned FROM (SELECT c.id, " + pinned + " AS pinned"
                        + " FROM champions c WHERE c.contest = :contest AND c.builtin IS NULL"
                        + " AND c.disqualified IS NULL) AS chosen WHERE pinned IS NOT NULL")
                .bind("tournament", tournament.id())
                .bind("contest", tournament.contest());
        if (before != null) {
            insert.bind("before", before);
        }
        if (insert.execute() < 2) {
            throw Problem.conflict(
                    "TOO_FEW",
                    "au moins deux champions prêts étaient attendus",
                    "at least two champions that are ready were expected");
        }
        String seed = Secrets.draw();
        String commitment = Secrets.hash(seed);
        String maps = new Maps(handle, database)
                .open(tournament.contest()).stream()
                        .map(map -> String.valueOf(map.id()))
                        .collect(Collectors.joining(" "));
        sql("UPDATE tournaments SET state = ?, seed = ?, commitment = ?, maps = ? WHERE id = ?")
                .change(LOCKED, seed, commitment, maps, tournament.id());
        Json detail = new Json().object().field("commitment", commitment).end();
        event(tournament.contest(), "tournament.locked", tournament.id(), account, detail);
    }

    private static void expect(Tournament tournament, String state) {
        if (!tournament.state().equals(state)) {
            throw Problem.conflict(
                    "BAD_STATE",
                    "un tournoi « " + state + " » était attendu, pas « " + tournament.state() + " »",
                    "a tournament that is \"" + state + "\" was expected, not \"" + tournament.state() + "\"");
        }
    }

    /** Moves a tournament from one state to the next. */
    public void move(Tournament tournament, String from, String to, @Nullable Long account) {
        expect(tournament, from);
        sql("UPDATE tournaments SET state = ? WHERE id = ? AND state = ?").change(to, tournament.id(), from);
        event(tournament.contest(), "tournament." + to, tournament.id(), account);
    }

    /** Says how many of its blocks are matches now; the engine that plays the first of them plays all. */
    public void plan(long tournament, long planned, String engine) {
        sql("UPDATE tournaments SET planned = ?, engine = COALESCE(engine, ?) WHERE id = ?")
                .change(planned, engine, tournament);
    }

    /** How many matches it has by now. */
    public long count(long tournament) {
        return sql("SELECT COUNT(*) FROM matches WHERE tournament = ? AND replaces IS NULL")
                .number(tournament);
    }

    /** How many of its matches are in a state. */
    public long count(long tournament, String state) {
        return sql("SELECT COUNT(*) FROM matches WHERE tournament = ? AND state = ? AND replaces IS NULL")
                .number(tournament, state);
    }

    /** How many of its matches wait or run. In one look: one that goes from one to the other meanwhile is not missed. */
    public long left(Tournament tournament) {
        return sql("SELECT COUNT(*) FROM matches WHERE contest = ? AND tournament = ?"
                        + " AND state <> 'done' AND state IN ('queued', 'running') AND replaces IS NULL")
                .number(tournament.contest(), tournament.id());
    }
}
