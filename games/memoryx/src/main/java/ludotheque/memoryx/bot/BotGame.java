package ludotheque.memoryx.bot;

import java.util.List;
import ludotheque.kernel.GameRecord;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Turn;

/**
 * A game played by bots alone, to its end.
 *
 * @param game the game as it stands at the end
 */
public record BotGame(Memoryx game, GameRecord<MemoryxSetup, Turn, Memoryx> played) {
    private static final int MOST_TURNS_WITHOUT_NEWS = 60;

    /**
     * Whether a duel of bots stops here: two that only pass would never end, so it does after sixty turns that told nobody
     * anything. Alone nobody passes, and even a bot that plays at random comes to an end.
     */
    public static boolean goesInCircles(Memoryx game) {
        return game.players() == 2 && game.turnsWithoutNews() >= MOST_TURNS_WITHOUT_NEWS;
    }

    /** Plays a new game; the bots, in the order of the players, must be new. */
    public static BotGame play(MemoryxSetup setup, List<Bot> bots) {
        GameRecord<MemoryxSetup, Turn, Memoryx> played = MemoryxGame.of(setup);
        Memoryx game = played.start();
        bots.forEach(game::watch);
        while (!game.isOver() && !goesInCircles(game)) {
            Bot bot = bots.get(game.player());
            int faceUp = game.faceUp();
            int place = faceUp == Memoryx.NONE ? bot.chooseFirst() : bot.chooseSecond(faceUp);
            played = MemoryxGame.flip(played, game, place);
        }
        return new BotGame(game, played);
    }
}
