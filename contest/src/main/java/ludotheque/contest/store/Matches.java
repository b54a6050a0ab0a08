package ludotheque.contest.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * Matches, from the plan to the result. A match that runs has a lease: who began it last may report, nobody else, so that each has
 * exactly one result whatever happens to workers. A champion's fault is a result with a cause; a fault of ours is none.
 */
public record Matches(Handle handle, Database database) implements InDatabase {
    public static final String QUEUED = "queued";
    public static final String RUNNING = "running";
    public static final String DONE = "done";
    public static final String VOID = "void";

    /** What happens to a match whose worker was silent for too long. */
    public static final String LOST = "match.lost";

    /** What happens to a match that failed for the last time through a fault of ours. */
    public static final String VOIDED = "match.void";

    public static final String VALIDATION = "validation";
    public static final String ASKED = "asked";
    public static final String LADDER = "ladder";
    public static final String TOURNAMENT = "tournament";

    public static final String WIN = "win";
    public static final String DRAW = "draw";
    public static final String LOSS = "loss";

    /** Of a run, where nobody is beaten: an answer that holds, or none. */
    public static final String VALID = "valid";

    public static final String NONE = "none";

    /** Says in SQL which match of {@code :block} is the next to be played. */
    public static final String FIRST_LEFT =
            "(SELECT MIN(id) FROM matches WHERE block = :block AND state IN ('queued', 'running'))";

    /** Says in SQL that {@code :match} ended in this very change. */
    public static final String ENDED = "EXISTS (SELECT 1 FROM matches WHERE id = :match AND lease = :drawn)";

    /** How often a match is tried that fails through a fault of ours. */
    public static final int TRIES = 3;

    /**
     * A match.
     *
     * @param done the event of its end, or null
     */
    public record Match(
            long id,
            long contest,
            long block,
            String purpose,
            @Nullable Long tournament,
            long map,
            long seed,
            String state,
            int attempt,
            int faults,
            @Nullable String worker,
            @Nullable String engine,
            @Nullable String record,
            @Nullable String fault,
            int counts,
            @Nullable Long rejudging,
            @Nullable Long replaces,
            @Nullable Long done,
            long created,
            @Nullable Long started,
            @Nullable Long ended) {}

    /** One of the two places of a match, and how its champion fared there. */
    public record Seat(
            long match,
            int side,
            long champion,
            long version,
            @Nullable Long score,
            @Nullable String result,
            @Nullable String cause,
            @Nullable Integer causeTurn,
            @Nullable String causeCall,
            @Nullable Long slowest,
            @Nullable Long cpu,
            @Nullable Long memory,
            @Nullable String record,
            @Nullable String corrected) {}

    /** Who sits at each side; one alone where the game has no opponent. */
    public record Pairing(List<Versions.Version> seats) {
        public Pairing(Versions.Version first, Versions.Version second) {
            this(List.of(first, second));
        }
    }

    /** How one champion fared, as the worker reports it. */
    @SuppressWarnings("ArrayRecordComponent") // carried to the database, never compared
    public record Fared(
            long score,
            String result,
            @Nullable String cause,
            @Nullable Integer causeTurn,
            @Nullable String causeCall,
            long slowest,
            long cpu,
            long memory,
            byte @Nullable [] record) {}

    /** How one fared with a score, against another's. */
    public static String result(long own, long other) {
        return own > other ? WIN : own < other ? LOSS : DRAW;
    }

    private static final RowMapper<NamedSeat> NAMED = new RowMapper<>() {
        @Override
        public NamedSeat map(ResultSet row, StatementContext context) throws SQLException {
            return specialize(row, context).map(row, context);
        }

        /** Once for all rows of an answer. */
        @Override
        public RowMapper<NamedSeat> specialize(ResultSet rows, StatementContext known) throws SQLException {
            RowMapper<Seat> seat = Rows.of(Seat.class).specialize(rows, known);
            return (row, context) -> new NamedSeat(
                    seat.map(row, context), row.getString("name"), row.getString("builtin"), row.getInt("number"));
        }
    };

    private static final String COLUMNS = "m.id, m.contest, m.block, m.purpose, m.tournament, m.map, m.seed, m.state,"
            + " m.attempt, m.faults, m.worker, m.engine, m.record, m.fault, m.counts, m.rejudging, m.replaces, m.done,"
            + " m.created, m.started, m.ended";

    private static final String OF_BLOCK = "SELECT " + COLUMNS + " FROM matches m WHERE m.block = :block ORDER BY m.id";

    /** By name: a column that a later version adds does not change what a statement answers that a server has prepared. */
    private static final String SEATS_OF_BLOCK = "SELECT s.match, s.side, s.champion, s.version, s.score, s.result,"
            + " s.cause, s.cause_turn, s.cause_call, s.slowest, s.cpu, s.memory, s.record, s.corrected"
            + " FROM seats s JOIN matches m ON m.id = s.match"
            + " WHERE m.block = :block ORDER BY s.match, s.side";

    /**
     * Matches that belong together, in the order they are to be played.
     *
     * @param account who asked for them, or null
     */
    public record Planned(
            long contest,
            String purpose,
            @Nullable Long tournament,
            long map,
            long seed,
            List<Pairing> pairings,
            @Nullable Long account) {}

    /** Adds a block, which the caller queues; tells the numbers of its matches, of which the first is the block's. */
    public List<Long> add(Planned block) {
        return add(List.of(block)).get(0);
    }

    /** Adds many blocks at once; tells the numbers of the matches of each. */
    public List<List<Long>> add(List<Planned> blocks) {
        int count = blocks.stream().mapToInt(block -> block.pairings().size()).sum();
        Iterator<Long> numbers = database.numbers(handle, "matches", count).iterator();
        PreparedBatch matches = handle.prepareBatch("INSERT INTO matches (id, contest, block, purpose, tournament, map,"
                + " seed, state, attempt, counts, account, created) VALUES (:id, :contest, :block, :purpose,"
                + " :tournament, :map, :seed, 'queued', 0, 1, :account, :now)");
        PreparedBatch seats = handle.prepareBatch(
                "INSERT INTO seats (match, side, champion, version) VALUES (:match, :side, :champion, :version)");
        List<List<Long>> added = new ArrayList<>();
        for (Planned block : blocks) {
            List<Long> ids = new ArrayList<>();
            for (Pairing pairing : block.pairings()) {
                long id = numbers.next();
                ids.add(id);
                matches.bind("id", id)
                        .bind("contest", block.contest())
                        .bind("block", ids.get(0))
                        .bind("purpose", block.purpose())
                        .bind("tournament", block.tournament())
                        .bind("map", block.map())
                        .bind("seed", block.seed())
                        .bind("account", block.account())
                        .bind("now", database.now())
                        .add();
                for (int side = 0; side < pairing.seats().size(); side++) {
                    seats.bind("match", id)
                            .bind("side", side)
                            .bind("champion", pairing.seats().get(side).champion())
                            .bind("version", pairing.seats().get(side).id())
                            .add();
                }
            }
            added.add(ids);
        }
        matches.execute();
        seats.execute();
        return added;
    }

    public Match get(long id) {
        return sql("SELECT " + COLUMNS + " FROM matches m WHERE m.id = ?").get(Match.class, id);
    }

    public List<Match> block(long block) {
        return handle.createQuery(OF_BLOCK)
                .bind("block", block)
                .map(Rows.of(Match.class))
                .list();
    }

    public List<Seat> seats(long match) {
        return sql("SELECT * FROM seats WHERE match = ? ORDER BY side").list(Seat.class, match);
    }

    /** A seat with the names that go with it. */
    public record NamedSeat(
            Seat seat, String name, @Nullable String builtin, int number) {}

    /** A match with all that is shown of it. */
    public record Shown(Match match, String game, String mapName, List<NamedSeat> seats) {}

    /** Looks up what is shown of matches, all at once. */
    public List<Shown> shown(List<Match> matches) {
        if (matches.isEmpty()) {
            return List.of();
        }
        Map<Long, List<NamedSeat>> seats = new HashMap<>();
        handle.createQuery("SELECT s.*, c.name, c.builtin, v.number FROM seats s"
                        + " JOIN champions c ON c.id = s.champion JOIN versions v ON v.id = s.version"
                        + " WHERE s.match IN (<ids>) ORDER BY s.match, s.side")
                .bindList("ids", matches.stream().map(Match::id).toList())
                .map(NAMED)
                .forEach(named -> seats.computeIfAbsent(named.seat().match(), match -> new ArrayList<>())
                        .add(named));
        Map<Long, String> maps = new HashMap<>();
        handle.createQuery("SELECT id, name FROM maps WHERE id IN (<ids>)")
                .bindList("ids", matches.stream().map(Match::map).distinct().toList())
                .map((row, context) -> maps.put(row.getLong("id"), row.getString("name")))
                .list();
        Map<Long, String> games = new HashMap<>();
        handle.createQuery("SELECT id, game FROM contests WHERE id IN (<ids>)")
                .bindList("ids", matches.stream().map(Match::contest).distinct().toList())
                .map((row, context) -> games.put(row.getLong("id"), row.getString("game")))
                .list();
        return matches.stream()
                .map(match -> new Shown(
                        match,
                        games.getOrDefault(match.contest(), ""),
                        maps.getOrDefault(match.map(), ""),
                        seats.getOrDefault(match.id(), List.of())))
                .toList();
    }

    /** What a list of matches is narrowed to; null is anything. */
    public record Filter(
            @Nullable Long champion,
            @Nullable Long opponent,
            @Nullable Long version,
            @Nullable Long map,
            @Nullable Long tournament,
            @Nullable String purpose,
            @Nullable String state) {}

    /** The matches of a contest that fit, newest first. */
    public List<Match> list(long contest, Filter filter, long before, int most) {
        StringBuilder text =
                new StringBuilder("SELECT " + COLUMNS + " FROM matches m WHERE m.contest = ? AND m.id < ?");
        List<Object> values = new ArrayList<>(List.of(contest, before));
        narrow(text, values, " AND m.id IN (SELECT match FROM seats WHERE champion = ?)", filter.champion());
        narrow(text, values, " AND m.id IN (SELECT match FROM seats WHERE champion = ?)", filter.opponent());
        narrow(text, values, " AND m.id IN (SELECT match FROM seats WHERE version = ?)", filter.version());
        narrow(text, values, " AND m.map = ?", filter.map());
        narrow(text, values, " AND m.tournament = ?", filter.tournament());
        narrow(text, values, " AND m.purpose = ?", filter.purpose());
        narrow(text, values, " AND m.state = ?", filter.state());
        text.append(filter.purpose() == null ? " AND m.purpose <> 'validation'" : "");
        narrow(text, values, " ORDER BY m.id DESC LIMIT ?", most);
        return sql(text.toString()).list(Match.class, values.toArray());
    }

    private static void narrow(StringBuilder text, List<Object> values, String condition, @Nullable Object value) {
        if (value != null) {
            text.append(condition);
            values.add(value);
        }
    }

    /**
     * Begins a match; false when it has ended, was never due, or belongs to a tournament that another engine began. Whoever began it
     * before has lost its lease.
     */
    public boolean begin(long match, String lease, Workers.Worker worker) {
        Together all = new Together().bind(names -> names.bind("next", match).bind("drawn", lease));
        Together.Answer<Integer> begun = begin(all, database, ":next", worker, "1 = 1");
        all.execute(handle, database);
        return begun.get() > 0;
    }

    /**
     * Likewise, together with more; answers 1 when it began.
     *
     * @param which says which match, in SQL
     * @param only what must be so besides, in SQL; {@code :drawn} is the lease
     */
    public static Together.Answer<Integer> begin(
            Together all, Database database, String which, Workers.Worker worker, String only) {
        long now = database.now();
        all.bind(names -> names.bind("worker", worker.name())
                .bind("engine", worker.engine())
                .bind("now", now));
        Together.Answer<Integer> begun = all.change("UPDATE matches SET state = 'running', lease = :drawn,"
                + " worker = :worker, engine = :engine, attempt = attempt + 1, started = :now"
                + " WHERE id = " + which + " AND state IN ('queued', 'running')"
                + " AND (tournament IS NULL OR EXISTS (SELECT 1 FROM tournaments t"
                + " WHERE t.id = matches.tournament AND COALESCE(t.engine, :engine) = :engine)) AND " + only);
        String begins = " FROM matches WHERE id = " + which + " AND lease = :drawn";
        all.change("INSERT INTO events (at, contest, kind, subject, detail)"
                + " SELECT :now, contest, 'match.running', id, '{}'" + begins);
        // What whoever began it before has shown of it.
        all.change("DELETE FROM live WHERE match IN (SELECT id" + begins + " AND attempt > 1)");
        return begun;
    }

    /** The matches of {@code :block}, read together with more. */
    public static Together.Answer<List<Match>> readBlock(Together all) {
        return all.read(OF_BLOCK, Rows.of(Match.class));
    }

    /** The seats of {@code :block}, read together with more. */
    public static Together.Answer<List<Seat>> readSeatsOfBlock(Together all) {
        return all.read(SEATS_OF_BLOCK, Rows.of(Seat.class));
    }

    /** Shows how far a match has come; false when its lease is over. */
    public boolean show(long match, String lease, byte[] record) {
        if (!isHeld(match, lease)) {
            return false;
        }
        sql("INSERT INTO live (match, record) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET record = ?")
                .change(match, record, record);
        return true;
    }

    /** Whether this lease is not over; and if so, the match stays as it is until this change ends. */
    private boolean isHeld(long match, String lease) {
        return sql("SELECT id FROM matches WHERE id = ? AND lease = ? AND state = ?" + database.forUpdate())
                        .find(Long.class, match, lease, RUNNING)
                != null;
    }

    public byte @Nullable [] live(long match) {
        return sql("SELECT record FROM live WHERE match = ?").find(byte[].class, match);
    }

    /** Reports how a match ended; false when its lease is over, and then nothing changes. */
    public boolean end(long match, String lease, byte[] record, List<Fared> fared) {
        String drawn = Secrets.drawLease();
        Together all = new Together()
                .bind(names -> names.bind("match", match).bind("lease", lease).bind("drawn", drawn));
        Together.Answer<Integer> ended = end(all, database, record, fared);
        all.execute(handle, database);
        return ended.get() > 0;
    }

    /**
     * Likewise, of {@code :match} under {@code :lease} and together with more; answers 1 when it was heard. What was drawn for this
     * change, {@code :drawn}, takes the place of the lease: by that the other statements know that it was.
     */
    public static Together.Answer<Integer> end(Together all, Database database, byte[] record, List<Fared> fared) {
        SortedMap<String, byte[]> records = new TreeMap<>();
        String shown = Blobs.hash(records, record);
        long now = database.now();
        all.bind(names -> names.bind("now", now).bind("record", shown));
        Together.Answer<Integer> ended = all.change("UPDATE matches SET state = 'done', lease = :drawn, ended = :now,"
                + " fault = NULL, record = :record, done = " + database.eventNumber()
                + " WHERE id = :match AND lease = :lease AND state = 'running'");
        // A purpose is a word of ours.
        all.change("INSERT INTO events (id, at, contest, kind, subject, detail)"
                + " SELECT done, :now, contest, 'match.done', id, '{\"purpose\":\"' || purpose || '\"}'"
                + " FROM matches WHERE id = :match AND lease = :drawn");
        for (int side = 0; side < fared.size(); side++) {
            seat(all, side, fared.get(side), records);
        }
        all.change("DELETE FROM live WHERE match = :match AND " + ENDED);
        Blobs.put(all, records, ENDED);
        return ended;
    }

    private static void seat(Together all, int side, Fared one, Map<String, byte[]> records) {
        byte[] record = one.record();
        String own = record == null ? null : Blobs.hash(records, record);
        all.bind(names -> names.bind("score" + side, one.score())
                .bind("result" + side, one.result())
                .bind("cause" + side, one.cause())
                .bind("causeTurn" + side, one.causeTurn())
                .bind("causeCall" + side, one.causeCall())
                .bind("slowest" + side, one.slowest())
                .bind("cpu" + side, one.cpu())
                .bind("memory" + side, one.memory())
                .bind("own" + side, own));
        all.change(("UPDATE seats SET score = :score#, result = :result#, cause = :cause#, cause_turn = :causeTurn#,"
                                + " cause_call = :causeCall#, slowest = :slowest#, cpu = :cpu#, memory = :memory#,"
                                + " record = :own# WHERE match = :match AND side = #")
                        .replace("#", String.valueOf(side))
                + " AND " + ENDED);
    }

    /** Puts a match back that its worker could not play for lack of something around it; false when its lease is over. */
    public boolean putBack(long match, String lease) {
        int changed = sql("UPDATE matches SET state = ?, lease = NULL WHERE id = ? AND lease = ? AND state = ?")
                .change(QUEUED, match, lease, RUNNING);
        dropLive(match);
        return changed > 0;
    }

    /** Ends the leases of a block whose worker was silent for too long: whatever it reports from now on is not heard. */
    public void lose(long block) {
        for (Match match : block(block)) {
            int changed = sql("UPDATE matches SET state = ?, lease = NULL WHERE id = ? AND state = ?")
                    .change(QUEUED, match.id(), RUNNING);
            if (changed > 0) {
                dropLive(match.id());
                event(match.contest(), LOST, match.id(), null);
            }
        }
    }

    /**
     * Reports that a match failed through a fault of ours. It waits to be played again or, after the last try, is void: flagged, and a
     * loss for nobody. Tries that ended with their worker are not counted.
     *
     * @return whether it is void now
     */
    public boolean fail(long match, String lease, String fault) {
        Match failed = get(match);
        boolean isLast = failed.faults() + 1 >= TRIES;
        int changed = sql("UPDATE matches SET state = ?, lease = NULL, fault = ?,"
                        + " faults = faults + 1 WHERE id = ? AND lease = ? AND state = ?")
                .change(isLast ? VOID : QUEUED, fault, match, lease, RUNNING);
        if (changed > 0) {
            dropLive(match);
            Json detail = new Json().object().field("attempt", failed.attempt()).end();
            event(failed.contest(), isLast ? VOIDED : "match.failed", match, null, detail);
        }
        return isLast && changed > 0;
    }

    private void dropLive(long match) {
        sql("DELETE FROM live WHERE match = ?").change(match);
    }

    /** How many matches wait or run, by purpose. */
    public long waiting(long contest, String purpose) {
        return sql("SELECT COUNT(*) FROM matches WHERE contest = ? AND purpose = ?"
                        + " AND state <> 'done' AND state IN ('queued', 'running')")
                .number(contest, purpose);
    }
}
