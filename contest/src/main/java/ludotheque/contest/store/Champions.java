package ludotheque.contest.store;

import java.util.List;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Champions, one for each team and one for each that comes with the game. */
public record Champions(Handle handle, Database database) implements InDatabase {
    /**
     * A champion.
     *
     * @param builtin the word of one that comes with the game, or null
     * @param active the version that plays, or null while there is none
     * @param disqualified why it no longer counts, or null
     */
    public record Champion(
            long id,
            long contest,
            @Nullable Long team,
            @Nullable String builtin,
            String name,
            @Nullable Long active,
            @Nullable String disqualified) {}

    private static final String SELECT =
            "SELECT id, contest, team, builtin, name, active, disqualified FROM champions ";

    public Champion get(long id) {
        return sql(SELECT + "WHERE id = ?").get(Champion.class, id);
    }

    public @Nullable Champion ofTeam(long team) {
        return sql(SELECT + "WHERE team = ?").find(Champion.class, team);
    }

    public Champion builtin(long contest, String word) {
        return sql(SELECT + "WHERE contest = ? AND builtin = ?").get(Champion.class, contest, word);
    }

    public List<Champion> all(long contest) {
        return sql(SELECT + "WHERE contest = ? ORDER BY id").list(Champion.class, contest);
    }

    /** Makes the champion of a team, under its name. */
    public long addOfTeam(Teams.Team team) {
        return sql("INSERT INTO champions (contest, team, name) VALUES (?, ?, ?) RETURNING id")
                .number(team.contest(), team.id(), team.name());
    }

    /** Adds a champion that comes with the game, ready to play. */
    public long addBuiltin(long contest, String word) {
        long champion = sql("INSERT INTO champions (contest, builtin, name) VALUES (?, ?, ?) RETURNING id")
                .number(contest, word, word);
        long version = sql("INSERT INTO versions (champion, number, hash, file, size, language, state, created)"
                        + " VALUES (?, 1, '', ?, 0, 'builtin', ?, ?) RETURNING id")
                .number(champion, word, Versions.READY, database.now());
        sql("UPDATE champions SET active = ? WHERE id = ?").change(version, champion);
        return champion;
    }

    /** Lets a version play from now on. */
    public void activate(Champion champion, long version, @Nullable Long account) {
        sql("UPDATE champions SET active = ? WHERE id = ?").change(version, champion.id());
        event(champion.contest(), "version.active", version, account);
    }

    /** Takes a champion out of all tables, or back in when the reason is null. */
    public void disqualify(Champion champion, @Nullable String reason, long account) {
        sql("UPDATE champions SET disqualified = ? WHERE id = ?").change(reason, champion.id());
        Json detail = new Json().object().field("reason", reason).end();
        String kind = reason == null ? "champion.requalified" : "champion.disqualified";
        event(champion.contest(), kind, champion.id(), account, detail);
    }

    /** How a version came out of its checks: what its team reads. */
    public record Verdict(String state, @Nullable Text reason) {}
}
