package ludotheque.contest.work;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Settings;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Names;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.ShippedMaps;
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
        if (!game.equals(Contests.PAPATTES) && !game.equals(Contests.FARAWAY)) {
            throw Problem.bad("BAD_GAME", "papattes ou faraway était attendu", "papattes or faraway was expected");
        }
    }

    /** Adds it and tells its number. */
    public long add(Handle handle, Database database) {
        long contest = new Contests(handle, database).add(name, game, opens, closes, settings, account);
        if (game.equals(Contests.FARAWAY)) {
            addInstances(new Maps(handle, database), contest);
            return contest;
        }
        for (String map : ShippedMaps.NAMES) {
            new Maps(handle, database).add(contest, map, Maps.SHIPPED, null, shipped(map), account);
        }
        for (Builtin builtin : Builtin.values()) {
            new Champions(handle, database).addBuiltin(contest, builtin.word());
        }
        return contest;
    }

    private void addInstances(Maps maps, long contest) {
        int number = 0;
        for (Instance instance : PublishedInstances.known()) {
            number++;
            maps.add(contest, (number < 10 ? "0" : "") + number, Maps.SHIPPED, null, instance.toString(), account);
        }
    }

    private static String shipped(String name) {
        try (InputStream file =
                Objects.requireNonNull(ShippedMaps.class.getResourceAsStream(ShippedMaps.resource(name)))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException lost) {
            throw new UncheckedIOException(lost);
        }
    }
}
