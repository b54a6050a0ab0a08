package ludotheque.cli.memoryx;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import ludotheque.arena.player.Sittings;
import ludotheque.cli.shell.Forfeits;
import ludotheque.cli.shell.ProgramOptions;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.survey.SurveyOptions;
import ludotheque.contest.work.Question;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.BotGame;
import ludotheque.memoryx.bot.Bots;

/**
 * Many games between the same bots and programs, who take turns to start. Game g depends on the seed and g alone, and on what programs
 * draw themselves, so the result is the same however many processors share the work.
 */
final class Series {
    private final Shell shell;
    private final Size size;
    private final List<Contender> contenders;
    private final Bots bots;
    private final ToIntFunction<Memoryx> figure;
    private final IntUnaryOperator forfeited;
    private final Forfeits forfeits = new Forfeits();
    private int stopped;

    /**
     * @param figure what is kept of a game once it has ended
     * @param forfeited what is kept of a game that the program of this player lost by failing
     * @param seats of one player for solitaire games, of two for duels
     */
    Series(
            Shell shell,
            Size size,
            ToIntFunction<Memoryx> figure,
            IntUnaryOperator forfeited,
            ProgramOptions programs,
            Seat... seats) {
        this.shell = shell;
        this.size = size;
        this.figure = figure;
        this.forfeited = forfeited;
        this.contenders = List.of(seats).stream()
                .map(seat -> Contender.of(shell, seat, programs))
                .toList();
        this.bots = new Bots(size, seats.length);
    }

    /**
     * Plays the games, or those that there is time for until Ctrl-C, and keeps one figure of each.
     *
     * @param words of the question about each of them
     */
    int[] play(SurveyOptions machines, String words, int games, long seed) {
        if (!machines.isShared()) {
            complete();
        }
        long start = System.nanoTime();
        int[] kept = machines.play(
                shell,
                words,
                games,
                (number, stop) -> forfeits.play(
                        number, stop, () -> kept(number, seed), loser -> forfeited.applyAsInt(loser) << 1));
        long rate = Math.round(kept.length * 1e9 / (System.nanoTime() - start));
        shell.note(rate + " parties par seconde", rate + " games per second");
        stopped = (int) IntStream.of(kept).filter(one -> (one & 1) == 1).count();
        return IntStream.of(kept).map(one -> one >> 1).toArray();
    }

    /** What machines that share the games are asked about each. */
    Question question(long seed) {
        complete();
        return SurveyOptions.figure(number -> kept(number, seed));
    }

    /** The threads share the exact bot's table, which they may do once it is complete. */
    private void complete() {
        Tables.complete(
                shell,
                bots,
                contenders.stream()
                        .map(contender -> contender.seat().level())
                        .filter(Objects::nonNull)
                        .toList());
    }

    /** The figure of a game and, in the lowest bit, whether it was stopped. */
    private int kept(int number, long seed) {
        Memoryx game = play(number, seed);
        return figure.applyAsInt(game) << 1 | (game.isOver() ? 0 : 1);
    }

    private Memoryx play(int number, long seed) {
        SeededRandom seeds = new SeededRandom(seed, number);
        int players = contenders.size();
        MemoryxSetup setup = MemoryxSetup.seeded(size, players, number % players, seeds.nextLong());
        try (Sittings sittings = new Sittings()) {
            List<Bot> seated = new ArrayList<>();
            for (Contender contender : contenders) {
                seated.add(contender.sit(bots, setup, seated.size(), seeds.nextLong(), sittings));
            }
            return BotGame.play(setup, seated).game();
        }
    }

    /** The games that were stopped, since the bots went round in circles. */
    int stopped() {
        return stopped;
    }

    /** Whether somebody plays who may fail. */
    boolean hasPrograms() {
        return contenders.stream().anyMatch(contender -> contender.program() != null);
    }

    Forfeits forfeits() {
        return forfeits;
    }
}
