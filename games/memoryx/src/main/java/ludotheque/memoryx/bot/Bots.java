package ludotheque.memoryx.bot;

import java.util.List;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Playthrough;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Turn;
import org.jspecify.annotations.Nullable;

/** Makes bots for one size of board and number of players; exact bots made here share one table. */
public final class Bots {
    private final Size size;
    private final int players;
    private @Nullable ExactTable table;

    public Bots(Size size, int players) {
        this.size = size;
        this.players = players;
    }

    /** The exact bot's table, perhaps not complete yet: whoever waits may {@link ExactTable#advance} it and tell how far it is. */
    public ExactTable table() {
        if (table == null) {
            table = new ExactTable(players == 2 ? Objective.DUEL : Objective.SOLITAIRE, size.pairs());
        }
        return table;
    }

    public Bot create(Level level, long seed) {
        SeededRandom random = new SeededRandom(seed);
        return switch (level.kind()) {
            case RANDOM -> new RandomBot(size, random);
            case LIMITED, PERFECT -> new MemoryBot(size, level.memory(), random);
            case JOKER_AWARE -> new JokerAwareBot(size, players, random);
            case EXACT -> new ExactBot(size, table(), random);
        };
    }

    /**
     * The place that a bot which watched a whole legal record turns over next: its first card or, when one is face up, its
     * second. Depends on nothing but the record, the level and the seed.
     *
     * @throws IllegalAction when the record is not legal
     */
    public int next(GameRecord<MemoryxSetup, Turn, Memoryx> record, Level level, long seed) throws IllegalAction {
        return next(record, record.playthrough(), level, seed);
    }

    /** The same by a replay that has not begun yet, and that stands at the end of the record afterwards. */
    public int next(
            GameRecord<MemoryxSetup, Turn, Memoryx> record, Playthrough<Turn, Memoryx> watched, Level level, long seed)
            throws IllegalAction {
        int whole = MemoryxGame.wholeTurns(record).actions().size();
        Bot bot = create(level, new SeededRandom(seed, whole).nextLong());
        Memoryx game = watched.position();
        game.watch(bot);
        while (watched.played() < whole) {
            watched.next();
        }
        int first = bot.chooseFirst();
        if (!watched.hasNext()) {
            return first;
        }
        watched.next();
        return bot.chooseSecond(game.faceUp());
    }

    /** The seed of the bot in a seat: each draws from a stream of its own, so that two bots of one level do not play alike. */
    public static long seed(MemoryxSetup setup, int seat) {
        Long seed = setup.seed();
        return 2 * (seed == null ? 0 : seed) + seat;
    }

    /** What a bot which watched a whole legal record has in its head. */
    public List<Remembered> memory(GameRecord<MemoryxSetup, Turn, Memoryx> record, Level level) throws IllegalAction {
        Bot bot = create(level, 0);
        Playthrough<Turn, Memoryx> watched = record.playthrough();
        watched.position().watch(bot);
        while (watched.hasNext()) {
            watched.next();
        }
        return bot.memory();
    }
}
