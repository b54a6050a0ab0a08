package ludotheque.contest.work;

import ludotheque.contest.game.ContestGame;
import ludotheque.contest.game.ContestGames;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Settings;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Names;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * A contest to come, and what every contest of its game begins with.
 *
 * @param account who makes it, or null from the command line
 */
public record NewContest(
        String name,
        String game,
        @Nullable Long opens,
        @Nullable Long closes,
        Settings settings,
        @Nullable Long account) {
    private static final int LONGEST_NAME = 80;

    public NewContest {
        name = Names.title(name, LONGEST_NAME);
        ContestGames.of(game);
    }

    /** Adds it and tells its number. */
    public long add(Handle handle, Database database) {
        long contest = new Contests(handle, database).add(name, game, opens, closes, settings, account);
        ContestGame its = ContestGames.of(game);
        Maps maps = new Maps(handle, database);
        its.maps().forEach((map, body) -> maps.add(contest, map, Maps.SHIPPED, null, body, account));
        its.builtins().forEach(word -> new Champions(handle, database).addBuiltin(contest, word));
        return contest;
    }
}
