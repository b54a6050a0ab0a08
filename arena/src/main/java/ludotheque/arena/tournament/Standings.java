package ludotheque.arena.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The table of a tournament, from all results so far. */
public final class Standings {
    private final List<Row> rows;
    private final Tally[][] grid;

    /** One entrant's line of the table. */
    public record Row(int entrant, long points, Tally tally, long totalScore, int lost) {
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
    }

    public Standings(int entrants, List<Result> results, Scoring scoring) {
        this.grid = new Tally[entrants][entrants];
        long[] points = new long[entrants];
        long[] scores = new long[entrants];
        int[] lost = new int[entrants];
        for (int i = 0; i < entrants; i++) {
            for (int j = 0; j < entrants; j++) {
                grid[i][j] = Tally.NONE;
            }
        }
        for (Result result : results) {
            int[] players = {result.fixture().first(), result.fixture().second()};
            for (int player = 0; player < 2; player++) {
                int entrant = players[player];
                int other = players[1 - player];
                grid[entrant][other] = grid[entrant][other].with(result.winner(), player);
                points[entrant] += scoring.points(result, player);
                scores[entrant] += result.scores().get(player);
                lost[entrant] += result.statuses().get(player).equals("ok") ? 0 : 1;
            }
        }
        this.rows = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            rows.add(new Row(i, points[i], total(grid[i]), scores[i], lost[i]));
        }
        rows.sort(Comparator.comparingLong(Row::points)
                .thenComparingLong(Row::totalScore)
                .reversed()
                .thenComparingInt(Row::entrant));
    }

    private static Tally total(Tally[] against) {
        int wins = 0;
        int draws = 0;
        int losses = 0;
        for (Tally tally : against) {
            wins += tally.wins();
            draws += tally.draws();
            losses += tally.losses();
        }
        return new Tally(wins, draws, losses);
    }

    /** Best first. */
    public List<Row> rows() {
        return List.copyOf(rows);
    }

    /** How an entrant fared against another, on both sides. */
    public Tally against(int entrant, int other) {
        return grid[entrant][other];
    }
}
