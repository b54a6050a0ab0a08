package ludotheque.contest.work;

import java.util.List;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Tournaments;
import ludotheque.contest.store.Tournaments.Tournament;
import ludotheque.contest.store.Versions;
import ludotheque.contest.table.FarawayStandings;
import ludotheque.contest.table.Tables;
import ludotheque.faraway.Instance;
import org.jdbi.v3.core.Handle;

/**
 * The mystery instances of a Faraway tournament, as many as it has rounds, drawn from its seed; each version that was pinned runs once
 * on each, instance by instance. One more separates teams with equal points.
 */
record Mysteries(Database database, Queue queue) {
    private static final int SMALLEST = 12;
    private static final int LARGEST = 64;
    private static final int EXTRA_REGIONS = 30;

    void plan(Handle handle, Tournament tournament, List<Tournaments.Entry> entries, long block) {
        int round = (int) (block / entries.size());
        long map = instance(handle, tournament, round, regions(round, tournament.rounds()));
        queue(
                handle,
                tournament,
                map,
                entries.get((int) (block % entries.size())).version());
    }

    /** From small to large, whatever the number of rounds. */
    static int regions(int round, int rounds) {
        return rounds == 1 ? EXTRA_REGIONS : SMALLEST + (LARGEST - SMALLEST) * round / (rounds - 1);
    }

    /** Lets those with equal points run on one more instance, once; whether there was anybody. */
    boolean separate(Handle handle, Tournament tournament) {
        int drawn = new Maps(handle, database).ofTournament(tournament.id()).size();
        List<Long> tied = drawn > tournament.rounds()
                ? List.of()
                : FarawayStandings.tournament(handle, database, tournament, Tables.entries(handle, tournament.id()))
                        .tied();
        if (tied.isEmpty()) {
            return false;
        }
        long map = instance(handle, tournament, tournament.rounds(), EXTRA_REGIONS);
        new Tournaments(handle, database)
                .entries(tournament.id()).stream()
                        .filter(entry -> tied.contains(entry.champion()))
                        .forEach(entry -> queue(handle, tournament, map, entry.version()));
        return true;
    }

    /** The instance of a round, drawn when it is first needed. */
    private long instance(Handle handle, Tournament tournament, int round, int regions) {
        Maps maps = new Maps(handle, database);
        List<Maps.MapRow> drawn = maps.ofTournament(tournament.id());
        if (round < drawn.size()) {
            return drawn.get(round).id();
        }
        int number = round + 1;
        Instance instance =
                Instance.random(Rounds.draw(tournament, "instance " + number), regions, sanctuaries(regions));
        String name = "tournoi-" + tournament.id() + "-" + number;
        return maps.add(tournament.contest(), name, Maps.GENERATED, tournament.id(), instance.toString(), null);
    }

    /** Two sanctuaries for three regions, as in the published instances. */
    static int sanctuaries(int regions) {
        return regions * 2 / 3;
    }

    private void queue(Handle handle, Tournament tournament, long map, long version) {
        Versions.Version pinned = new Versions(handle, database).get(version);
        List<Long> added = new Matches(handle, database)
                .add(new Matches.Planned(
                        tournament.contest(),
                        Matches.TOURNAMENT,
                        tournament.id(),
                        map,
                        0,
                        List.of(new Matches.Pairing(List.of(pinned))),
                        null));
        queue.play(handle, added.get(0), Matches.TOURNAMENT);
    }
}
