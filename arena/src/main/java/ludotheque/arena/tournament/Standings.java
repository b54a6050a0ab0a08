package ludotheque.arena.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The table of a tournament, from all results so far that count. */
public final class Standings {
    private final List<Row> rows = new ArrayList<>();
    private final Map<String, Map<String, Tally>> grid = new HashMap<>();

    /**
     * One champion's line of the table.
     *
     * @param rank how many have more points, counted from 1: equal points are an equal rank
     * @param blocks on how many pairs of a map and an opponent it played, one side or both
     */
    public record Row(
            String champion,
            int rank,
            long points,
            Tally tally,
            int blocks,
            long totalScore,
            int lost,
            Consumption usage) {
        public double meanScore() {
            return tally.played() == 0 ? 0 : (double) totalScore / tally.played();
        }
    }

    /** Matches won, drawn and lost. */
    public record Tally(int wins, int draws, int losses) {
        static final Tally NONE = new Tally(0, 0, 0);

        public int played() {
            return wins + draws + losses;
        }

        Tally with(int winner, int player) {
            if (winner < 0) {
                return new Tally(wins, draws + 1, losses);
            }
            return winner == player ? new Tally(wins + 1, draws, losses) : new Tally(wins, draws, losses + 1);
        }

        Tally and(Tally other) {
            return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
        }
    }

    public Standings(List<String> champions, List<Result> results, Scoring scoring) {
        List<Row> unranked = new ArrayList<>();
        for (String champion : champions) {
            unranked.add(row(champion, results, scoring));
        }
        unranked.sort(Comparator.comparingLong(Row::points)
                .thenComparingLong(Row::totalScore)
                .reversed());
        for (Row row : unranked) {
            int better = (int) unranked.stream()
                    .filter(other -> other.points() > row.points())
                    .count();
            rows.add(new Row(
                    row.champion, better + 1, row.points, row.tally, row.blocks, row.totalScore, row.lost, row.usage));
        }
    }

    private Row row(String champion, List<Result> results, Scoring scoring) {
        Map<String, Tally> against = grid.computeIfAbsent(champion, name -> new HashMap<>());
        Set<Fixture> blocks = new HashSet<>();
        long points = 0;
        long score = 0;
        int lost = 0;
        Consumption usage = Consumption.NONE;
        for (Result result : results) {
            Fixture fixture = result.fixture();
            if (result.isVoid() || !fixture.involves(champion)) {
                continue;
            }
            int player = fixture.first().equals(champion) ? 0 : 1;
            String other = player == 0 ? fixture.second() : fixture.first();
            against.merge(other, Tally.NONE.with(result.winner(), player), Tally::and);
            blocks.add(fixture.block());
            points += scoring.points(result, player);
            score += result.scores().get(player);
            lost += result.statuses().get(player).equals(Result.OK) ? 0 : 1;
            usage = usage.and(result.usages().get(player));
        }
        Tally tally = against.values().stream().reduce(Tally.NONE, Tally::and);
        return new Row(champion, 0, points, tally, blocks.size(), score, lost, usage);
    }

    /** Best first. */
    public List<Row> rows() {
        return List.copyOf(rows);
    }

    /** How a champion fared against another, on both sides. */
    public Tally against(String champion, String other) {
        return grid.getOrDefault(champion, Map.of()).getOrDefault(other, Tally.NONE);
    }
}
