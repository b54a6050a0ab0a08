package ludotheque.contest.store;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import ludotheque.contest.Problem;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What teams handed in. A version's bytes never change; its state goes from received to ready, or stops on the way. */
public record Versions(Handle handle, Database database) {
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

    /** Keeps what was handed in; from here on it is not lost. */
    public Version add(Champions.Champion champion, String file, byte[] bytes, long account) {
        String hash = new Blobs(handle).put(bytes);
        long id = handle.createQuery(
                        "INSERT INTO versions (champion, number, hash, file, size, state, account, created)"
                                + " VALUES (:champion,"
                                + " (SELECT COALESCE(MAX(number), 0) + 1 FROM versions WHERE champion = :champion),"
                                + " :hash, :file, :size, :state, :account, :now) RETURNING id")
                .bind("champion", champion.id())
                .bind("hash", hash)
                .bind("file", file)
                .bind("size", bytes.length)
                .bind("state", RECEIVED)
                .bind("account", account)
                .bind("now", database.now())
                .mapTo(Long.class)
                .one();
        new Events(handle, database).add(champion.contest(), "version.received", id, account);
        return get(id);
    }

    public Version get(long id) {
        return handle.createQuery(SELECT + "WHERE id = :id")
                .bind("id", id)
                .map(Rows.of(Version.class))
                .findOne()
                .orElseThrow(Problem::notFound);
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
        return handle.createQuery(SELECT + "WHERE champion = :champion AND id < :before ORDER BY id DESC LIMIT :most")
                .bind("champion", champion)
                .bind("before", before)
                .bind("most", most)
                .map(Rows.of(Version.class))
                .list();
    }

    /** Opens a build; null when this version waits for none. Whoever began one before has lost its lease. */
    public @Nullable Build begin(long version, String lease, Workers.Worker worker) {
        int changed = handle.createUpdate(
                        "UPDATE versions SET state = :building WHERE id = :id AND state IN (:received, :building)")
                .bind("building", BUILDING)
                .bind("received", RECEIVED)
                .bind("id", version)
                .execute();
        if (changed == 0) {
            return null;
        }
        long id = handle.createQuery("INSERT INTO builds (version, attempt, lease, worker, engine, tools, started)"
                        + " VALUES (:version, (SELECT COUNT(*) + 1 FROM builds WHERE version = :version),"
                        + " :lease, :worker, :engine, :tools, :now) RETURNING id")
                .bind("version", version)
                .bind("lease", lease)
                .bind("worker", worker.name())
                .bind("engine", worker.engine())
                .bind("tools", worker.tools())
                .bind("now", database.now())
                .mapTo(Long.class)
                .one();
        event(version, "version.building");
        return builds(version).stream()
                .filter(build -> build.id() == id)
                .findFirst()
                .orElseThrow();
    }

    /** Ends a build; false when its lease is over, and then nothing changes. */
    public boolean end(Build build, String lease, @Nullable String language, Champions.Verdict verdict, String log) {
        int changed = handle.createUpdate("UPDATE builds SET ended = :now, log = :log WHERE id = :id AND lease = :lease"
                        + " AND ended IS NULL AND id = (SELECT MAX(id) FROM builds WHERE version = :version)")
                .bind("now", database.now())
                .bind("log", log)
                .bind("id", build.id())
                .bind("lease", lease)
                .bind("version", build.version())
                .execute();
        if (changed == 0) {
            return false;
        }
        if (language != null) {
            handle.createUpdate("UPDATE versions SET language = :language WHERE id = :id")
                    .bind("language", language)
                    .bind("id", build.version())
                    .execute();
        }
        move(build.version(), verdict, null);
        return true;
    }

    /** Ends the lease of a build whose worker was silent for too long: whatever it reports from now on is not heard. */
    public void lose(long version) {
        handle.createUpdate("UPDATE builds SET lease = '' WHERE version = :version AND ended IS NULL")
                .bind("version", version)
                .execute();
    }

    /**
     * Ends a build that failed through a fault of ours, and tells how many of this version's have. One that ended with its worker has
     * no end and is not counted.
     */
    public long fail(Build build, String lease, String fault) {
        handle.createUpdate(
                        "UPDATE builds SET ended = :now, log = :fault WHERE id = :id AND lease = :lease AND ended IS NULL")
                .bind("now", database.now())
                .bind("fault", fault)
                .bind("id", build.id())
                .bind("lease", lease)
                .execute();
        return handle.createQuery("SELECT COUNT(*) FROM builds WHERE version = :version AND ended IS NOT NULL")
                .bind("version", build.version())
                .mapTo(Long.class)
                .one();
    }

    /** Says where a version stands now. */
    public void move(long version, Champions.Verdict verdict, @Nullable Long account) {
        Text reason = verdict.reason();
        handle.createUpdate("UPDATE versions SET state = :state, reason_fr = :fr, reason_en = :en WHERE id = :id")
                .bind("state", verdict.state())
                .bind("fr", reason == null ? null : reason.fr())
                .bind("en", reason == null ? null : reason.en())
                .bind("id", version)
                .execute();
        new Events(handle, database)
                .add(
                        contest(version),
                        "version." + verdict.state(),
                        version,
                        account,
                        new Json().object().end());
    }

    private void event(long version, String kind) {
        new Events(handle, database).add(contest(version), kind, version, null);
    }

    public long contest(long version) {
        return handle.createQuery(
                        "SELECT c.contest FROM versions v JOIN champions c ON c.id = v.champion WHERE v.id = :id")
                .bind("id", version)
                .mapTo(Long.class)
                .one();
    }

    public List<Build> builds(long version) {
        return handle.createQuery("SELECT id, version, attempt, worker, engine, tools, log, started, ended FROM builds"
                        + " WHERE version = :version ORDER BY id")
                .bind("version", version)
                .map(Rows.of(Build.class))
                .list();
    }

    /** How many versions an account handed in since a time. */
    public long since(long champion, long time) {
        return handle.createQuery("SELECT COUNT(*) FROM versions WHERE champion = :champion AND created >= :time")
                .bind("champion", champion)
                .bind("time", time)
                .mapTo(Long.class)
                .one();
    }
}
