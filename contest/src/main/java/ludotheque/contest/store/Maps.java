package ludotheque.contest.store;

import java.util.List;
import ludotheque.contest.Problem;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What is played on: maps of Six Papattes, instances of Faraway. */
public record Maps(Handle handle, Database database) implements InDatabase {
    public static final String SHIPPED = "shipped";
    public static final String UPLOADED = "uploaded";
    public static final String GENERATED = "generated";

    /**
     * A map.
     *
     * @param tournament the one it was drawn for, or null when everybody may play on it
     */
    public record MapRow(
            long id,
            long contest,
            String name,
            String origin,
            @Nullable Long tournament) {}

    private static final String SELECT = "SELECT id, contest, name, origin, tournament FROM maps ";

    public long add(
            long contest, String name, String origin, @Nullable Long tournament, String body, @Nullable Long account) {
        Long id = sql("INSERT INTO maps (contest, name, origin, tournament, body)"
                        + " VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT (contest, name) DO NOTHING RETURNING id")
                .find(Long.class, contest, name, origin, tournament, body);
        if (id == null) {
            throw Problem.conflict("MAP_TAKEN", "une carte a déjà ce nom", "a map has this name already");
        }
        event(contest, "map.added", id, account);
        return id;
    }

    /** The maps that everybody may play on. */
    public List<MapRow> open(long contest) {
        return sql(SELECT + "WHERE contest = ? AND tournament IS NULL ORDER BY id")
                .list(MapRow.class, contest);
    }

    public List<MapRow> ofTournament(long tournament) {
        return sql(SELECT + "WHERE tournament = ? ORDER BY id").list(MapRow.class, tournament);
    }

    public MapRow get(long id) {
        return sql(SELECT + "WHERE id = ?").get(MapRow.class, id);
    }

    public String body(long id) {
        return sql("SELECT body FROM maps WHERE id = ?").get(String.class, id);
    }

    /** Takes a map away on which nothing was played. */
    public void drop(MapRow map, long account) {
        if (open(map.contest()).size() == 1) {
            throw Problem.conflict("MAP_LAST", "c'est la dernière", "this is the last one");
        }
        boolean isPlayed = sql("SELECT COUNT(*) FROM matches WHERE map = ?").number(map.id()) > 0;
        if (isPlayed) {
            throw Problem.conflict(
                    "MAP_PLAYED", "des matchs ont été joués sur cette carte", "matches were played on this map");
        }
        boolean isPinned = sql("SELECT COUNT(*) FROM tournaments WHERE contest = ? AND state IN ('locked', 'playing')")
                        .number(map.contest())
                > 0;
        if (isPinned) {
            throw Problem.conflict("MAP_PINNED", "un tournoi est en cours", "a tournament is under way");
        }
        sql("DELETE FROM maps WHERE id = ?").change(map.id());
        event(map.contest(), "map.dropped", map.id(), account);
    }
}
