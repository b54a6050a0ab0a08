package ludotheque.memoryx.bot;

import java.util.List;
import ludotheque.memoryx.GameRecord;
import ludotheque.memoryx.Memoryx;

/**
 * A game played by bots alone, to its end.
 *
 * @param game the game as it stands at the end
 */
public record Match(Memoryx game, GameRecord played) {
    /** Two bots that only pass would never end: after so many turns that tell nobody anything the game stops. */
    public static final int MOST_TURNS_WITHOUT_NEWS = 60;

    /** Plays from the start of a record; the bots, in the order of the players, must be new. */
    public static Match play(GameRecord start, List<Bot> bots) {
        Memoryx game = start.start();
        bots.forEach(game::watch);
        GameRecord played = start;
        while (!game.isOver() && game.turnsWithoutNews() < MOST_TURNS_WITHOUT_NEWS) {
            Bot bot = bots.get(game.player());
            int faceUp = game.faceUp();
            int place = faceUp == Memoryx.NONE ? bot.chooseFirst() : bot.chooseSecond(faceUp);
            played = played.flip(game, place);
        }
        return new Match(game, played);
    }
}
