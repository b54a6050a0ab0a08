package ludotheque.classroom.player;

import java.util.Locale;
import ludotheque.classroom.mark.Result;
import ludotheque.kernel.Estimate;
import ludotheque.kernel.Text;

/**
 * What duels against one of our levels are worth. All points for whoever is not shown to be weaker: the 95 % interval of the part of the points
 * that it won reaches one half. Below, twice that part. A game that was lost by failing is lost.
 */
public final class DuelScore {
    private static final int PARTS = 1000;
    private static final double HALF = 0.5;

    private DuelScore() {}

    public static Result judge(ProgramGames<?> all, int won, int drawn, String opponent) {
        int games = all.asked();
        int lost = games - won - drawn;
        Estimate share = Estimate.share((won + drawn * HALF) / games, games);
        Text told = new Text(
                won + " victoires, " + drawn + " nulles, " + lost + " défaites contre " + opponent + " : "
                        + Figure.interval(share, 100, Locale.FRENCH) + " % des points."
                        + all.faults().fr(),
                won + " wins, " + drawn + " draws, " + lost + " losses against " + opponent + ": "
                        + Figure.interval(share, 100, Locale.ENGLISH) + " % of the points."
                        + all.faults().en());
        if (share.high() >= HALF && all.forfeited() == 0) {
            return Result.passed(told);
        }
        int part = (int) Math.round(Math.min(1, share.value() / HALF) * PARTS);
        return Result.partly(part, PARTS, told.fr(), told.en());
    }
}
