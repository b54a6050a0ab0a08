package ludotheque.contest.store;

import java.util.List;
import ludotheque.contest.Problem;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What is played on: maps of Six Papattes, instances of Faraway. */
public record Maps(Handle handle, Database database) {
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

    public long add(
            long contest, String name, String origin, @Nullable Long tournament, String body, @Nullable Long account) {
        Long id = handle.createQuery("INSERT INTO maps (contest, name, origin, tournament, body)"
                        + " VALUES (:contest, :name, :origin, :tournament, :body)"
                        + " ON CONFLICT (contest, name) DO NOTHING RETURNING id")
                .bind("contest", contest)
                .bind("name", name)
                .bind("origin", origin)
                .bind("tournament", tournament)
                .bind("body", body)
                .mapTo(Long.class)
                .findOne()
                .orElse(null);
        if (id == null) {
            throw Problem.conflict("MAP_TAKEN", "une carte a déjà ce nom", "a map has this name already");
        }
        new Events(handle, database).add(contest, "map.added", id, account);
        return id;
    }

    /** The maps that everybody may play on. */
    public List<MapRow> open(long contest) {
        return handle.createQuery("SELECT id, contest, name, origin, tournament FROM maps"
                        + " WHERE contest = :contest AND tournament IS NULL ORDER BY id")
                .bind("contest", contest)
                .map(Rows.of(MapRow.class))
                .list();
    }

    public List<MapRow> ofTournament(long tournament) {
        return handle.createQuery("SELECT id, contest, name, origin, tournament FROM maps"
                        + " WHERE tournament = :tournament ORDER BY id")
                .bind("tournament", tournament)
                .map(Rows.of(MapRow.class))
                .list();
    }

    public MapRow get(long id) {
        return handle.createQuery("SELECT id, contest, name, origin, tournament FROM maps WHERE id = :id")
                .bind("id", id)
                .map(Rows.of(MapRow.class))
                .findOne()
                .orElseThrow(Problem::notFound);
    }

    public String body(long id) {
        return handle.createQuery("SELECT body FROM maps WHERE id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .findOne()
                .orElseThrow(Problem::notFound);
    }

    /** Takes a map away on which nothing was played. */
    public void drop(MapRow map, long account) {
        if (open(map.contest()).size() == 1) {
            throw Problem.conflict("MAP_LAST", "c'est la dernière", "this is the last one");
        }
        boolean isPlayed = handle.createQuery("SELECT COUNT(*) FROM matches WHERE map = :map")
                        .bind("map", map.id())
                        .mapTo(Long.class)
                        .one()
                > 0;
        if (isPlayed) {
            throw Problem.conflict(
                    "MAP_PLAYED", "des matchs ont été joués sur cette carte", "matches were played on this map");
        }
        boolean isPinned = handle.createQuery("SELECT COUNT(*) FROM tournaments WHERE contest = :contest"
                                + " AND state IN ('locked', 'playing')")
                        .bind("contest", map.contest())
                        .mapTo(Long.class)
                        .one()
                > 0;
        if (isPinned) {
            throw Problem.conflict("MAP_PINNED", "un tournoi est en cours", "a tournament is under way");
        }
        handle.createUpdate("DELETE FROM maps WHERE id = :id")
                .bind("id", map.id())
                .execute();
        new Events(handle, database).add(map.contest(), "map.dropped", map.id(), account);
    }
}
