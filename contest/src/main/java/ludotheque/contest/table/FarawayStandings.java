package ludotheque.contest.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Maps.MapRow;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Tournaments.Tournament;
import ludotheque.faraway.Contest;
import ludotheque.faraway.Contest.Part;
import ludotheque.faraway.Contest.Standing;
import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The table of a Faraway contest, with the subject's points. On known instances the best tableau counts that a team's programs ever
 * found; on mystery instances the one run of the version that was pinned. An instance on which a run is void, through a fault of
 * ours, counts for nobody.
 */
public final class FarawayStandings implements Table {
    private final List<Standings.Entry> entries;
    private final List<Standing> standings;

    /** A run that ended. */
    public record Run(
            long champion,
            long version,
            long map,
            @Nullable Long tournament,
            String state,
            @Nullable Long score,
            @Nullable String cause) {
        int answer() {
            return score == null || cause != null ? Contest.NO_ANSWER : score.intValue();
        }
    }

    /** Which instances count in which part; there is an extra one when teams had to be separated. */
    public record Instances(
            List<Long> known, List<Long> mystery, @Nullable Long extra) {}

    private FarawayStandings(List<Standings.Entry> entries, List<Standing> standings) {
        this.entries = entries;
        this.standings = standings;
    }

    /** The known instances alone, as things stand. */
    static FarawayStandings ladder(Handle handle, Database database, long contest, List<Standings.Entry> entries) {
        List<Long> open = new Maps(handle, database)
                .open(contest).stream().map(MapRow::id).toList();
        return of(entries, new Instances(open, List.of(), null), runs(handle, contest, Long.MAX_VALUE, null));
    }

    /** Known instances as they stood when the tournament was locked, and the mystery ones that were drawn for it. */
    public static FarawayStandings tournament(
            Handle handle, Database database, Tournament tournament, List<Standings.Entry> entries) {
        List<Long> drawn = new Maps(handle, database)
                .ofTournament(tournament.id()).stream().map(MapRow::id).toList();
        int rounds = Math.min(tournament.rounds(), drawn.size());
        Instances instances = new Instances(
                tournament.pinnedMaps(),
                drawn.subList(0, rounds),
                drawn.size() > tournament.rounds() ? drawn.get(tournament.rounds()) : null);
        long locked = new Sql(
                        handle,
                        "SELECT COALESCE(MAX(id), 0) FROM events WHERE contest = ?"
                                + " AND kind = 'tournament.locked' AND subject = ?")
                .number(tournament.contest(), tournament.id());
        return of(entries, instances, runs(handle, tournament.contest(), locked, tournament.id()));
    }

    /** The runs of no tournament that ended before an event, and those of one tournament. */
    private static List<Run> runs(Handle handle, long contest, long before, @Nullable Long tournament) {
        return new Sql(
                        handle,
                        "SELECT s.champion, s.version, m.map, m.tournament, m.state, s.score, s.cause"
                                + " FROM matches m JOIN seats s ON s.match = m.id"
                                + " WHERE m.contest = ? AND m.counts = 1 AND m.purpose <> 'validation'"
                                + " AND ((m.tournament IS NULL AND m.state = 'done' AND m.done < ?)"
                                + " OR (m.tournament = ? AND m.state IN ('done', 'void')))")
                .list(Run.class, contest, before, tournament == null ? -1L : (long) tournament);
    }

    /** A champion on an instance. */
    private record Cell(long champion, long map) {}

    public static FarawayStandings of(List<Standings.Entry> entries, Instances instances, List<Run> runs) {
        Map<Cell, Integer> answers = new HashMap<>();
        Set<Long> spoilt = new HashSet<>();
        for (Run run : runs) {
            if (run.state().equals("void")) {
                spoilt.add(run.map());
            } else {
                answers.merge(new Cell(run.champion(), run.map()), run.answer(), Math::max);
            }
        }
        List<Contest.Team> teams = new ArrayList<>();
        for (Standings.Entry entry : entries) {
            Long extra = instances.extra();
            teams.add(new Contest.Team(
                    String.valueOf(entry.champion()),
                    scores(entry, instances.known(), Set.of(), answers),
                    scores(entry, instances.mystery(), spoilt, answers),
                    extra == null || spoilt.contains(extra) ? Contest.NO_ANSWER : answer(entry, extra, answers)));
        }
        return new FarawayStandings(entries, Contest.standings(teams));
    }

    private static List<Integer> scores(
            Standings.Entry entry, List<Long> maps, Set<Long> spoilt, Map<Cell, Integer> answers) {
        return maps.stream()
                .filter(map -> !spoilt.contains(map))
                .map(map -> answer(entry, map, answers))
                .toList();
    }

    private static int answer(Standings.Entry entry, long map, Map<Cell, Integer> answers) {
        return answers.getOrDefault(new Cell(entry.champion(), map), Contest.NO_ANSWER);
    }

    /** The champions whose points another has too. */
    public List<Long> tied() {
        return Contest.tied(standings).stream().map(Long::valueOf).toList();
    }

    private Standings.Entry entry(Standing standing) {
        return entries.stream()
                .filter(entry ->
                        String.valueOf(entry.champion()).equals(standing.team().name()))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public List<Place> places() {
        return standings.stream()
                .map(standing -> new Place(
                        entry(standing).champion(),
                        entry(standing).version(),
                        standing.rank(),
                        standing.rank(),
                        standing.rank(),
                        standing.points()))
                .toList();
    }

    @Override
    public String json(long event) {
        Json json = new Json().object().field("event", event).name("rows").array();
        for (Standing standing : standings) {
            Standings.Entry entry = entry(standing);
            json.object().field("rank", standing.rank()).field("best", standing.rank());
            json.field("worst", standing.rank()).field("champion", entry.champion());
            json.field("version", entry.version()).field("name", entry.name()).field("builtin", entry.builtin());
            json.field("points", standing.points());
            part(json, "known", standing.known(), standing.team().known());
            part(json, "mystery", standing.mystery(), standing.team().mystery());
            int extra = standing.team().extra();
            json.field("extra", extra == Contest.NO_ANSWER ? null : (Integer) extra)
                    .end();
        }
        return json.end().end().toString();
    }

    private static void part(Json json, String name, Part part, List<Integer> scores) {
        json.name(name).object().field("instances", scores.size());
        json.field(
                "answers",
                scores.stream().filter(score -> score != Contest.NO_ANSWER).count());
        json.field("bests", part.bests()).field("points", part.points());
        json.field("sum", scores.stream().mapToInt(score -> Math.max(0, score)).sum());
        json.end();
    }
}
