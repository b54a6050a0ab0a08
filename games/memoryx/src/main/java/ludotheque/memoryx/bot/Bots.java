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
        int whole = MemoryxGame.wholeTurns(record).actions().size();
        Bot bot = create(level, new SeededRandom(seed, whole).nextLong());
        Playthrough<Turn, Memoryx> watched = record.playthrough();
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
