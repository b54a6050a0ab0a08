package ludotheque.contest.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ludotheque.kernel.Json;
import org.jspecify.annotations.Nullable;

/**
 * A table of champions. A ladder is ordered by strength; a tournament by the subject's points, two for a win and one for a draw, where
 * equal points are equal ranks. Beside both stand strength and the ranks that are possible.
 */
public final class Standings implements Table {
    private static final double ELO = 400 / Math.log(10);
    private static final double MIDDLE = 1500;

    /** Who is in the table. */
    public record Entry(
            long champion,
            long version,
            String name,
            @Nullable String builtin,
            @Nullable String disqualified) {}

    /**
     * A match that counts.
     *
     * @param deal what the match was dealt from, or 0 where nothing is dealt
     * @param result of the first: 2, 1 or 0
     */
    public record Played(
            long match,
            long block,
            long map,
            long deal,
            long firstVersion,
            long secondVersion,
            int result,
            long firstScore,
            long secondScore,
            boolean firstFell,
            boolean secondFell) {}

    /** One line of the table. */
    public record Row(
            Entry entry,
            int rank,
            int best,
            int worst,
            long points,
            int wins,
            int draws,
            int losses,
            int falls,
            int blocks,
            long score,
            double strength,
            double error) {}

    private final List<Row> rows;

    /** Two who meet on a map, with what is dealt there. */
    private record Pairing(long first, long second, long map, long deal) {}

    private static final class Tally {
        int wins;
        int draws;
        int losses;
        int falls;
        long score;
        final Set<Long> blocks = new HashSet<>();

        void add(int result, long score, boolean fell, long block) {
            wins += result == 2 ? 1 : 0;
            draws += result == 1 ? 1 : 0;
            losses += result == 0 ? 1 : 0;
            falls += fell ? 1 : 0;
            this.score += score;
            blocks.add(block);
        }

        long points() {
            return 2L * wins + draws;
        }
    }

    private Standings(List<Row> rows) {
        this.rows = rows;
    }

    /**
     * Makes a table.
     *
     * @param played in the order they ended: of the same pairing on the same map and deal the last counts, as a match that is
     *     played again tells nothing new
     */
    public static Standings of(List<Entry> entries, List<Played> played, boolean isLadder) {
        Map<Long, Integer> places = new HashMap<>();
        for (int i = 0; i < entries.size(); i++) {
            places.put(entries.get(i).version(), i);
        }
        Map<Pairing, Played> counting = new LinkedHashMap<>();
        for (Played one : played) {
            if (places.containsKey(one.firstVersion)
                    && places.containsKey(one.secondVersion)
                    && one.firstVersion != one.secondVersion) {
                counting.put(new Pairing(one.firstVersion, one.secondVersion, one.map, one.deal), one);
            }
        }
        List<Strengths.Game> games = new ArrayList<>();
        List<Tally> tallies = new ArrayList<>();
        entries.forEach(entry -> tallies.add(new Tally()));
        Map<Pairing, Long> blocks = new HashMap<>();
        for (Played one : counting.values()) {
            int first = place(places, one.firstVersion);
            int second = place(places, one.secondVersion);
            long block = blocks.computeIfAbsent(
                    new Pairing(Math.min(first, second), Math.max(first, second), one.map, one.deal),
                    key -> (long) blocks.size());
            games.add(new Strengths.Game(first, second, one.result, block));
            tallies.get(first).add(one.result, one.firstScore, one.firstFell, block);
            tallies.get(second).add(2 - one.result, one.secondScore, one.secondFell, block);
        }
        return new Standings(rows(entries, tallies, Strengths.fit(entries.size(), games), isLadder));
    }

    private static int place(Map<Long, Integer> places, long version) {
        return java.util.Objects.requireNonNull(places.get(version));
    }

    private static List<Row> rows(List<Entry> entries, List<Tally> tallies, Strengths strengths, boolean isLadder) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            Tally tally = tallies.get(i);
            int better = 0;
            for (int other = 0; other < entries.size(); other++) {
                boolean isBetter = isLadder
                        ? strengths.of(other) > strengths.of(i)
                        : tallies.get(other).points() > tally.points();
                better += isBetter ? 1 : 0;
            }
            int[] possible = strengths.ranks(i);
            rows.add(new Row(
                    entries.get(i),
                    better + 1,
                    Math.min(possible[0], better + 1),
                    Math.max(possible[1], better + 1),
                    tally.points(),
                    tally.wins,
                    tally.draws,
                    tally.losses,
                    tally.falls,
                    tally.blocks.size(),
                    tally.score,
                    strengths.of(i),
                    strengths.error(i)));
        }
        rows.sort(Comparator.comparingInt(Row::rank)
                .thenComparing(Comparator.comparingDouble(Row::strength).reversed())
                .thenComparing(row -> row.entry().name()));
        return rows;
    }

    /** Best first. */
    public List<Row> rows() {
        return List.copyOf(rows);
    }

    @Override
    public List<Place> places() {
        return rows.stream()
                .map(row -> new Place(
                        row.entry().champion(),
                        row.entry().version(),
                        row.rank(),
                        row.best(),
                        row.worst(),
                        row.points()))
                .toList();
    }

    @Override
    public String json(long event) {
        Json json = new Json().object().field("event", event).name("rows").array();
        for (Row row : rows) {
            Entry entry = row.entry();
            json.object().field("rank", row.rank()).field("best", row.best()).field("worst", row.worst());
            json.field("champion", entry.champion())
                    .field("version", entry.version())
                    .field("name", entry.name());
            json.field("builtin", entry.builtin());
            json.field("points", row.points()).field("wins", row.wins()).field("draws", row.draws());
            json.field("losses", row.losses()).field("falls", row.falls()).field("blocks", row.blocks());
            json.field("score", row.score()).field("strength", Math.round(MIDDLE + ELO * row.strength()));
            boolean isKnown = !Double.isInfinite(row.error());
            json.field("error", isKnown ? (Long) Math.round(ELO * 1.96 * row.error()) : null)
                    .end();
        }
        return json.end().end().toString();
    }
}
