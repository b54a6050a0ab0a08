package ludotheque.contest.work;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import ludotheque.contest.game.ContestGames;
import ludotheque.contest.game.PapattesContest;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Tournaments;
import ludotheque.contest.store.Tournaments.Tournament;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import org.jdbi.v3.core.Handle;

/**
 * Plans a tournament a slice at a time, as a queue of a hundred thousand would be slow. A round is a map: first those of the contest,
 * then ones drawn from the seed or, where each match is dealt anew, those of the contest again. The number of a block says its round and its pair, so planning goes on where it stopped.
 */
final class Rounds {
    private static final int SLICE = 64;

    /** Many workers with short matches shall not wait for the director, who plans once a second. */
    private static final int BLOCKS_A_SLOT = 16;

    /** Blocks that one change plans, as whoever changes something else, at the pages, waits meanwhile. */
    private static final int AT_ONCE = 256;

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
        return database.read(handle -> new Sql(
                                handle,
                                "SELECT COUNT(*) FROM versions v JOIN champions c"
                                        + " ON c.id = v.champion WHERE c.contest = ? AND v.created < ?"
                                        + " AND v.state IN ('received', 'building', 'validating')")
                        .number(tournament.contest(), hour)
                == 0);
    }

    /** Queues the next slice when the last is nearly played; ends the tournament after the last. Whether something was queued. */
    boolean plan(long id) {
        Ahead ahead = database.read(handle -> ahead(handle, id));
        if (ahead.isPlayed()) {
            return database.change(handle -> ahead(handle, id).isPlayed() && goOnOrEnd(handle, id));
        }
        boolean isQueued = false;
        long planned = ahead.planned();
        while (planned < ahead.until()) {
            long reached = database.change(handle -> planSome(handle, id, ahead.until()));
            if (reached <= planned) {
                break;
            }
            planned = reached;
            isQueued = true;
        }
        return isQueued;
    }

    /**
     * What is due.
     *
     * @param isPlayed whether all was planned and played
     * @param planned how many blocks were planned
     * @param until how many are to be
     */
    private record Ahead(boolean isPlayed, long planned, long until) {
        static final Ahead NOTHING = new Ahead(false, 0, 0);
    }

    private Ahead ahead(Handle handle, long id) {
        Tournaments tournaments = new Tournaments(handle, database);
        Tournament tournament = tournaments.get(id);
        if (!tournament.state().equals(Tournaments.PLAYING)) {
            return Ahead.NOTHING;
        }
        long left = tournaments.left(tournament);
        int entries = tournaments.entries(id).size();
        long blocks = isFaraway(handle, tournament)
                ? (long) entries * tournament.rounds()
                : blocks(entries, tournament.rounds());
        if (tournament.planned() >= blocks) {
            return new Ahead(left == 0, 0, 0);
        }
        long slice = Math.max(SLICE, BLOCKS_A_SLOT * slots(handle));
        return left > slice
                ? Ahead.NOTHING
                : new Ahead(false, tournament.planned(), Math.min(blocks, tournament.planned() + slice));
    }

    /** Lets those run once more whom nothing separates, or ends the tournament; whether something was queued. */
    private boolean goOnOrEnd(Handle handle, long id) {
        Tournaments tournaments = new Tournaments(handle, database);
        Tournament tournament = tournaments.get(id);
        if (isFaraway(handle, tournament) && mysteries.separate(handle, tournament)) {
            return true;
        }
        tournaments.move(tournament, Tournaments.PLAYING, Tournaments.COMPLETE, null);
        return false;
    }

    /** Queues some blocks; tells how many were planned by then. */
    private long planSome(Handle handle, long id, long until) {
        Tournaments tournaments = new Tournaments(handle, database);
        Tournament tournament = tournaments.get(id);
        if (!tournament.state().equals(Tournaments.PLAYING)) {
            return 0;
        }
        List<Tournaments.Entry> entries = tournaments.entries(id);
        long end = Math.min(until, tournament.planned() + AT_ONCE);
        tournaments.plan(id, end, Engine.VERSION);
        // The first to be planned says which engine plays all.
        Tournament begun = tournaments.get(id);
        if (isFaraway(handle, tournament)) {
            for (long block = tournament.planned(); block < end; block++) {
                mysteries.plan(handle, begun, entries, block);
            }
        } else {
            plan(handle, begun, entries, tournament.planned(), end);
        }
        return end;
    }

    private boolean isFaraway(Handle handle, Tournament tournament) {
        return new Contests(handle, database).get(tournament.contest()).isFaraway();
    }

    private long slots(Handle handle) {
        return new Workers(handle, database)
                .present().stream().mapToLong(Workers.Worker::slots).sum();
    }

    /** How many pairs on a map a tournament has, each of which is a match on both sides. */
    static long blocks(int champions, int rounds) {
        return (long) champions * (champions - 1) / 2 * rounds;
    }

    /** Two who meet in a block. */
    private record Pair(Versions.Version one, Versions.Version other) {}

    private void plan(Handle handle, Tournament tournament, List<Tournaments.Entry> entries, long from, long to) {
        Map<Long, Versions.Version> versions = new Versions(handle, database)
                .all(entries.stream().map(Tournaments.Entry::version).toList());
        Map<Integer, Long> maps = new HashMap<>();
        List<Pair> pairs = new ArrayList<>();
        List<Matches.Planned> blocks = new ArrayList<>();
        for (long block = from; block < to; block++) {
            int round = (int) (block / blocks(entries.size(), 1));
            Pair pair = pair(versions, entries, block % blocks(entries.size(), 1));
            pairs.add(pair);
            blocks.add(new Matches.Planned(
                    tournament.contest(),
                    Matches.TOURNAMENT,
                    tournament.id(),
                    maps.computeIfAbsent(round, number -> map(handle, tournament, number)),
                    draw(tournament, "match " + block),
                    List.of(new Matches.Pairing(pair.one, pair.other), new Matches.Pairing(pair.other, pair.one)),
                    null));
        }
        List<List<Long>> added = new Matches(handle, database).add(blocks);
        Map<Long, String> languages = Needs.languages(handle, versions.keySet());
        Map<Long, Needs> needs = new LinkedHashMap<>();
        for (int i = 0; i < added.size(); i++) {
            needs.put(
                    added.get(i).get(0),
                    Needs.of(
                            tournament.engine(),
                            languages,
                            List.of(pairs.get(i).one.id(), pairs.get(i).other.id())));
        }
        queue.play(handle, needs, Matches.TOURNAMENT);
    }

    private static Pair pair(Map<Long, Versions.Version> versions, List<Tournaments.Entry> entries, long number) {
        long left = number;
        int first = 0;
        while (left >= entries.size() - 1 - first) {
            left -= entries.size() - 1 - first;
            first++;
        }
        int second = first + 1 + (int) left;
        return new Pair(
                Objects.requireNonNull(versions.get(entries.get(first).version())),
                Objects.requireNonNull(versions.get(entries.get(second).version())));
    }

    /** The map of a round, drawn when it is first needed. */
    private long map(Handle handle, Tournament tournament, int round) {
        Maps maps = new Maps(handle, database);
        List<Long> pinned = tournament.pinnedMaps();
        if (round < pinned.size()) {
            return pinned.get(round);
        }
        if (ContestGames.of(
                        new Contests(handle, database).get(tournament.contest()).game())
                .dealsAnew()) {
            // Another deal makes another match of it: tables are played on again.
            return pinned.get(round % pinned.size());
        }
        int number = round - pinned.size();
        List<Maps.MapRow> drawn = maps.ofTournament(tournament.id());
        if (number < drawn.size()) {
            return drawn.get(number).id();
        }
        String name = "tournoi-" + tournament.id() + "-" + (number + 1);
        long seed = draw(tournament, "map " + (number + 1));
        return maps.add(
                tournament.contest(), name, Maps.GENERATED, tournament.id(), PapattesContest.draw(name, seed), null);
    }

    /** A number that follows from the committed seed: anybody can check it once the seed is shown. */
    static long draw(Tournament tournament, String what) {
        return Long.parseUnsignedLong(
                Secrets.hash(tournament.seed() + " " + what).substring(0, 16), 16);
    }
}
