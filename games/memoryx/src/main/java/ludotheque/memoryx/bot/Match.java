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
    private static final int MOST_TURNS_WITHOUT_NEWS = 60;

    /**
     * Whether a duel of bots stops here: two that only pass would never end, so it does after sixty turns that told nobody
     * anything. Alone nobody passes, and even a bot that plays at random comes to an end.
     */
    public static boolean goesInCircles(Memoryx game) {
        return game.players() == 2 && game.turnsWithoutNews() >= MOST_TURNS_WITHOUT_NEWS;
    }

    /** Plays from the start of a record; the bots, in the order of the players, must be new. */
    public static Match play(GameRecord start, List<Bot> bots) {
        Memoryx game = start.start();
        bots.forEach(game::watch);
        GameRecord played = start;
        while (!game.isOver() && !goesInCircles(game)) {
            Bot bot = bots.get(game.player());
            int faceUp = game.faceUp();
            int place = faceUp == Memoryx.NONE ? bot.chooseFirst() : bot.chooseSecond(faceUp);
            played = played.flip(game, place);
        }
        return new Match(game, played);
    }
}
