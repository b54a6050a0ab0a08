package ludotheque.cli.memoryx;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToIntFunction;
import ludotheque.cli.shell.ManyGames;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.BotGame;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.Level;

/**
 * Many games between the same bots, who take turns to start. Game g depends on the seed and g alone, so the result is the
 * same however many processors share the work.
 */
final class Series {
    private final Shell shell;
    private final Size size;
    private final List<Level> levels;
    private final Bots bots;
    private final AtomicInteger stopped = new AtomicInteger();

    /** @param levels of one bot for solitaire games, of two for duels */
    Series(Shell shell, Size size, Level... levels) {
        this.shell = shell;
        this.size = size;
        this.levels = List.of(levels);
        this.bots = new Bots(size, levels.length);
    }

    /** Plays the games, or those that there is time for until Ctrl-C, and keeps one figure of each once it has ended. */
    int[] play(int games, long seed, ToIntFunction<Memoryx> figure) {
        // The threads share the exact bot's table, which they may do once it is complete.
        Tables.complete(shell, bots, levels);
        long start = System.nanoTime();
        int[] figures = ManyGames.play(shell, games, number -> figure.applyAsInt(play(number, seed)));
        long rate = Math.round(figures.length * 1e9 / (System.nanoTime() - start));
        shell.note(rate + " parties par seconde", rate + " games per second");
        return figures;
    }

    private Memoryx play(int number, long seed) {
        SeededRandom seeds = new SeededRandom(seed, number);
        MemoryxSetup setup = MemoryxSetup.seeded(size, levels.size(), number % levels.size(), seeds.nextLong());
        List<Bot> players = levels.stream()
                .map(level -> bots.create(level, seeds.nextLong()))
                .toList();
        Memoryx game = BotGame.play(setup, players).game();
        if (!game.isOver()) {
            stopped.incrementAndGet();
        }
        return game;
    }

    /** The games that were stopped, since the bots went round in circles. */
    int stopped() {
        return stopped.get();
    }
}
