package ludotheque.contest.store;

import java.util.List;
import ludotheque.contest.Problem;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Champions, one for each team and one for each that comes with the game. */
public record Champions(Handle handle, Database database) {
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
        return handle.createQuery(SELECT + "WHERE id = :id")
                .bind("id", id)
                .map(Rows.of(Champion.class))
                .findOne()
                .orElseThrow(Problem::notFound);
    }

    public @Nullable Champion ofTeam(long team) {
        return handle.createQuery(SELECT + "WHERE team = :team")
                .bind("team", team)
                .map(Rows.of(Champion.class))
                .findOne()
                .orElse(null);
    }

    public Champion builtin(long contest, String word) {
        return handle.createQuery(SELECT + "WHERE contest = :contest AND builtin = :word")
                .bind("contest", contest)
                .bind("word", word)
                .map(Rows.of(Champion.class))
                .findOne()
                .orElseThrow(Problem::notFound);
    }

    public List<Champion> all(long contest) {
        return handle.createQuery(SELECT + "WHERE contest = :contest ORDER BY id")
                .bind("contest", contest)
                .map(Rows.of(Champion.class))
                .list();
    }

    /** Makes the champion of a team, under its name. */
    public long addOfTeam(Teams.Team team) {
        return handle.createQuery(
                        "INSERT INTO champions (contest, team, name) VALUES (:contest, :team, :name)" + " RETURNING id")
                .bind("contest", team.contest())
                .bind("team", team.id())
                .bind("name", team.name())
                .mapTo(Long.class)
                .one();
    }

    /** Adds a champion that comes with the game, ready to play. */
    public long addBuiltin(long contest, String word) {
        long champion = handle.createQuery(
                        "INSERT INTO champions (contest, builtin, name) VALUES (:contest, :word, :word) RETURNING id")
                .bind("contest", contest)
                .bind("word", word)
                .mapTo(Long.class)
                .one();
        long version = handle.createQuery(
                        "INSERT INTO versions (champion, number, hash, file, size, language, state, created)"
                                + " VALUES (:champion, 1, '', :word, 0, 'builtin', :state, :now) RETURNING id")
                .bind("champion", champion)
                .bind("word", word)
                .bind("state", Versions.READY)
                .bind("now", database.now())
                .mapTo(Long.class)
                .one();
        handle.createUpdate("UPDATE champions SET active = :version WHERE id = :champion")
                .bind("version", version)
                .bind("champion", champion)
                .execute();
        return champion;
    }

    /** Lets a version play from now on. */
    public void activate(Champion champion, long version, @Nullable Long account) {
        handle.createUpdate("UPDATE champions SET active = :version WHERE id = :id")
                .bind("version", version)
                .bind("id", champion.id())
                .execute();
        new Events(handle, database).add(champion.contest(), "version.active", version, account);
    }

    /** Takes a champion out of all tables, or back in when the reason is null. */
    public void disqualify(Champion champion, @Nullable String reason, long account) {
        handle.createUpdate("UPDATE champions SET disqualified = :reason WHERE id = :id")
                .bind("reason", reason)
                .bind("id", champion.id())
                .execute();
        new Events(handle, database)
                .add(
                        champion.contest(),
                        reason == null ? "champion.requalified" : "champion.disqualified",
                        champion.id(),
                        account,
                        new Json().object().field("reason", reason).end());
    }

    /** How a version came out of its checks: what its team reads. */
    public record Verdict(String state, @Nullable Text reason) {}
}
