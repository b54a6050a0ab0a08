package ludotheque.memoryx.bot;

import java.util.List;
import java.util.function.Predicate;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Turn;

/**
 * A game played by bots alone, to its end.
 *
 * @param game the game as it stands at the end of what was played
 */
public record BotGame(Memoryx game, GameRecord<MemoryxSetup, Turn, Memoryx> played) {
    private static final int MOST_TURNS_WITHOUT_NEWS = 60;
    private static final int MOST_TURNS_WITHOUT_NEWS_ALONE = 1000;

    /**
     * Whether a game of bots stops here: two that only pass would never end, so a duel does after sixty turns that told nobody
     * anything. Alone nobody of ours passes, and even a bot that plays at random finds something much sooner than a stranger's program
     * that turns the same two cards for ever.
     */
    public static boolean goesInCircles(Memoryx game) {
        return game.turnsWithoutNews()
                >= (game.players() == 2 ? MOST_TURNS_WITHOUT_NEWS : MOST_TURNS_WITHOUT_NEWS_ALONE);
    }

    /** Plays a new game; the bots, in the order of the players, must be new. */
    public static BotGame play(MemoryxSetup setup, List<Bot> bots) {
        return play(setup, bots, soFar -> true);
    }

    /** Likewise, for as long as {@code goesOn} says so before each card; a game cut short has a record too. */
    public static BotGame play(MemoryxSetup setup, List<Bot> bots, Predicate<BotGame> goesOn) {
        GameRecord<MemoryxSetup, Turn, Memoryx> played = MemoryxGame.of(setup);
        Memoryx game = played.start();
        bots.forEach(game::watch);
        while (!game.isOver() && !goesInCircles(game)) {
            if (!goesOn.test(new BotGame(game, played))) {
                return new BotGame(game, played);
            }
            Bot bot = bots.get(game.player());
            int faceUp = game.faceUp();
            int place = faceUp == Memoryx.NONE ? bot.chooseFirst() : bot.chooseSecond(faceUp);
            Refusal refusal = game.checkFlip(place);
            if (refusal != null) {
                throw bot.refused(refusal);
            }
            played = MemoryxGame.flip(played, game, place);
        }
        bots.forEach(bot -> bot.ended(game.scores()));
        return new BotGame(game, played);
    }
}
