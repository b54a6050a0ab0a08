package ludotheque.contest.work;

import java.util.List;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Tournaments;
import ludotheque.contest.store.Tournaments.Tournament;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.Recipe;
import org.jdbi.v3.core.Handle;

/**
 * Plans a tournament a slice at a time, as a queue of a hundred thousand would be slow. A round is a map: first those of the contest,
 * then ones drawn from the seed. The number of a block says its round and its pair, so planning goes on where it stopped.
 */
final class Rounds {
    private static final int SLICE = 64;

    /** Many workers with short matches shall not wait for the director, who plans once a second. */
    private static final int BLOCKS_A_SLOT = 8;

    private final Database database;
    private final Queue queue;
    private final Mysteries mysteries;

    Rounds(Database database, Queue queue) {
        this.database = database;
        this.queue = queue;
        this.mysteries = new Mysteries(database, queue);
    }

    /** Whether nothing that was handed in before the hour is still on its way. */
    boolean isSettled(Tournament tournament, long hour) {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM versions v JOIN champions c"
                                + " ON c.id = v.champion WHERE c.contest = :contest AND v.created < :hour"
                                + " AND v.state IN ('received', 'building', 'validating')")
                        .bind("contest", tournament.contest())
                        .bind("hour", hour)
                        .mapTo(Long.class)
                        .one()
                == 0);
    }

    /** Queues the next slice when the last is nearly played; ends the tournament after the last. Whether something was queued. */
    boolean plan(long id) {
        return database.change(handle -> {
            Tournaments tournaments = new Tournaments(handle, database);
            Tournament tournament = tournaments.get(id);
            if (!tournament.state().equals(Tournaments.PLAYING)) {
                return false;
            }
            long waiting = tournaments.count(id, Matches.QUEUED) + tournaments.count(id, Matches.RUNNING);
            List<Tournaments.Entry> entries = tournaments.entries(id);
            boolean isFaraway =
                    new Contests(handle, database).get(tournament.contest()).isFaraway();
            long blocks = isFaraway
                    ? (long) entries.size() * tournament.rounds()
                    : blocks(entries.size(), tournament.rounds());
            if (tournament.planned() >= blocks) {
                boolean goesOn = waiting == 0 && isFaraway && mysteries.separate(handle, tournament);
                if (waiting == 0 && !goesOn) {
                    tournaments.move(tournament, Tournaments.PLAYING, Tournaments.COMPLETE, null);
                }
                return goesOn;
            }
            long slice = Math.max(SLICE, BLOCKS_A_SLOT * slots(handle));
            if (waiting > slice) {
                return false;
            }
            long until = Math.min(blocks, tournament.planned() + slice);
            tournaments.plan(id, until, Engine.VERSION);
            for (long block = tournament.planned(); block < until; block++) {
                if (isFaraway) {
                    mysteries.plan(handle, tournament, entries, block);
                } else {
                    plan(handle, tournament, entries, block);
                }
            }
            return true;
        });
    }

    private long slots(Handle handle) {
        return new Workers(handle, database)
                .present().stream().mapToLong(Workers.Worker::slots).sum();
    }

    /** How many pairs on a map a tournament has, each of which is a match on both sides. */
    static long blocks(int champions, int rounds) {
        return (long) champions * (champions - 1) / 2 * rounds;
    }

    private void plan(Handle handle, Tournament tournament, List<Tournaments.Entry> entries, long block) {
        long pairs = blocks(entries.size(), 1);
        int round = (int) (block / pairs);
        long left = block % pairs;
        int first = 0;
        while (left >= entries.size() - 1 - first) {
            left -= entries.size() - 1 - first;
            first++;
        }
        int second = first + 1 + (int) left;
        Versions versions = new Versions(handle, database);
        Versions.Version one = versions.get(entries.get(first).version());
        Versions.Version other = versions.get(entries.get(second).version());
        List<Long> matches = new Matches(handle, database)
                .add(
                        tournament.contest(),
                        Matches.TOURNAMENT,
                        tournament.id(),
                        map(handle, tournament, round),
                        draw(tournament, "match " + block),
                        Matches.QUEUED,
                        List.of(new Matches.Pairing(one, other), new Matches.Pairing(other, one)),
                        null);
        queue.play(handle, matches.get(0), Matches.TOURNAMENT);
    }

    /** The map of a round, drawn when it is first needed. */
    private long map(Handle handle, Tournament tournament, int round) {
        Maps maps = new Maps(handle, database);
        List<Long> pinned = tournament.pinnedMaps();
        if (round < pinned.size()) {
            return pinned.get(round);
        }
        int number = round - pinned.size();
        List<Maps.MapRow> drawn = maps.ofTournament(tournament.id());
        if (number < drawn.size()) {
            return drawn.get(number).id();
        }
        String name = "tournoi-" + tournament.id() + "-" + (number + 1);
        long seed = draw(tournament, "map " + (number + 1));
        return maps.add(
                tournament.contest(),
                name,
                Maps.GENERATED,
                tournament.id(),
                MapFile.text(Generator.make(name, Recipe.USUAL, seed)),
                null);
    }

    /** A number that follows from the committed seed: anybody can check it once the seed is shown. */
    static long draw(Tournament tournament, String what) {
        return Long.parseUnsignedLong(
                Secrets.hash(tournament.seed() + " " + what).substring(0, 16), 16);
    }
}
