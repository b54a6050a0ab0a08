package ludotheque.contest.store;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What teams handed in. A version's bytes never change; its state goes from received to ready, or stops on the way. */
public record Versions(Handle handle, Database database) implements InDatabase {
    public static final String RECEIVED = "received";
    public static final String REFUSED = "refused";
    public static final String BUILDING = "building";
    public static final String COMPILE_ERROR = "compile-error";
    public static final String OUR_FAULT = "our-fault";
    public static final String VALIDATING = "validating";
    public static final String FALLS = "falls";
    public static final String READY = "ready";
    public static final String DISABLED = "disabled";

    /** How often a build is tried that fails through a fault of ours. */
    public static final int TRIES = 3;

    public record Version(
            long id,
            long champion,
            int number,
            String hash,
            String file,
            long size,
            @Nullable String language,
            String state,
            @Nullable String reasonFr,
            @Nullable String reasonEn,
            long created) {
        public @Nullable Text reason() {
            return reasonFr == null || reasonEn == null ? null : new Text(reasonFr, reasonEn);
        }
    }

    /** One attempt to build a version. */
    public record Build(
            long id,
            long version,
            int attempt,
            String worker,
            String engine,
            String tools,
            @Nullable String log,
            long started,
            @Nullable Long ended) {}

    private static final String SELECT = "SELECT id, champion, number, hash, file, size, language, state, reason_fr,"
            + " reason_en, created FROM versions ";

    private static final String BUILDS =
            "SELECT id, version, attempt, worker, engine, tools, log, started, ended FROM builds ";

    /** Keeps what was handed in; from here on it is not lost. */
    public Version add(Champions.Champion champion, String file, byte[] bytes, long account) {
        String hash = new Blobs(handle).put(bytes);
        long id = sql("INSERT INTO versions (champion, number, hash, file, size, state, account, created)"
                        + " VALUES (?,"
                        + " (SELECT COALESCE(MAX(number), 0) + 1 FROM versions WHERE champion = ?),"
                        + " ?, ?, ?, ?, ?, ?) RETURNING id")
                .number(champion.id(), champion.id(), hash, file, bytes.length, RECEIVED, account, database.now());
        event(champion.contest(), "version.received", id, account);
        return get(id);
    }

    public Version get(long id) {
        return sql(SELECT + "WHERE id = ?").get(Version.class, id);
    }

    /** Versions by their numbers, all of which are there. */
    public Map<Long, Version> all(List<Long> ids) {
        return handle.createQuery(SELECT + "WHERE id IN (<ids>)")
                .bindList("ids", ids)
                .map(Rows.of(Version.class))
                .collect(Collectors.toMap(Version::id, Function.identity()));
    }

    /** The versions of a champion, newest first. */
    public List<Version> of(long champion, long before, int most) {
        return sql(SELECT + "WHERE champion = ? AND id < ? ORDER BY id DESC LIMIT ?")
                .list(Version.class, champion, before, most);
    }

    /** Opens a build; null when this version waits for none. Whoever began one before has lost its lease. */
    public @Nullable Build begin(long version, String lease, Workers.Worker worker) {
        int changed = sql("UPDATE versions SET state = ? WHERE id = ? AND state IN (?, ?)")
                .change(BUILDING, version, RECEIVED, BUILDING);
        if (changed == 0) {
            return null;
        }
        long id = sql("INSERT INTO builds (version, attempt, lease, worker, engine, tools, started)"
                        + " VALUES (?, (SELECT COUNT(*) + 1 FROM builds WHERE version = ?),"
                        + " ?, ?, ?, ?, ?) RETURNING id")
                .number(version, version, lease, worker.name(), worker.engine(), worker.tools(), database.now());
        event(contest(version), "version.building", version, null);
        return sql(BUILDS + "WHERE id = ?").get(Build.class, id);
    }

    /** Ends a build; false when its lease is over, and then nothing changes. */
    public boolean end(Build build, String lease, @Nullable String language, Champions.Verdict verdict, String log) {
        int changed = sql("UPDATE builds SET ended = ?, log = ? WHERE id = ? AND lease = ?"
                        + " AND ended IS NULL AND id = (SELECT MAX(id) FROM builds WHERE version = ?)")
                .change(database.now(), log, build.id(), lease, build.version());
        if (changed == 0) {
            return false;
        }
        if (language != null) {
            sql("UPDATE versions SET language = ? WHERE id = ?").change(language, build.version());
        }
        move(build.version(), verdict, null);
        return true;
    }

    /** Ends the lease of a build whose worker was silent for too long: whatever it reports from now on is not heard. */
    public void lose(long version) {
        sql("UPDATE builds SET lease = '' WHERE version = ? AND ended IS NULL").change(version);
    }

    /**
     * Ends a build that failed through a fault of ours, and tells how many of this version's have. One that ended with its worker has
     * no end and is not counted.
     */
    public long fail(Build build, String lease, String fault) {
        sql("UPDATE builds SET ended = ?, log = ? WHERE id = ? AND lease = ? AND ended IS NULL")
                .change(database.now(), fault, build.id(), lease);
        return sql("SELECT COUNT(*) FROM builds WHERE version = ? AND ended IS NOT NULL")
                .number(build.version());
    }

    /** Says where a version stands now. */
    public void move(long version, Champions.Verdict verdict, @Nullable Long account) {
        Text reason = verdict.reason();
        sql("UPDATE versions SET state = ?, reason_fr = ?, reason_en = ? WHERE id = ?")
                .change(
                        verdict.state(),
                        reason == null ? null : reason.fr(),
                        reason == null ? null : reason.en(),
                        version);
        event(contest(version), "version." + verdict.state(), version, account);
    }

    public long contest(long version) {
        return sql("SELECT c.contest FROM versions v JOIN champions c ON c.id = v.champion WHERE v.id = ?")
                .number(version);
    }

    public List<Build> builds(long version) {
        return sql(BUILDS + "WHERE version = ? ORDER BY id").list(Build.class, version);
    }

    /** How many versions an account handed in since a time. */
    public long since(long champion, long time) {
        return sql("SELECT COUNT(*) FROM versions WHERE champion = ? AND created >= ?")
                .number(champion, time);
    }
}
