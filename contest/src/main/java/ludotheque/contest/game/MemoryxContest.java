package ludotheque.contest.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import ludotheque.arena.player.ProgramLost;
import ludotheque.arena.player.Sittings;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Turn;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.BotGame;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.Level;
import ludotheque.memoryx.bot.ProgramBot;
import org.jspecify.annotations.Nullable;

/** Mémoryx: duels on boards of a size, whose deal and draws come from a match's seed. */
public final class MemoryxContest implements BoardGame {
    /** Of each size, so that exact bots share their tables. */
    private final Map<Size, Bots> bots = new ConcurrentHashMap<>();

    @Override
    public String word() {
        return MemoryxGame.MEMORYX.word();
    }

    @Override
    public List<String> tables() {
        return List.of("3x7", "5x5", "5x7", "7x7");
    }

    @Override
    public String table(String text) throws BadInput {
        return Size.parse(text.strip()).toString();
    }

    @Override
    public List<String> builtins() {
        return Stream.of(Level.Kind.values()).map(Level.Kind::word).toList();
    }

    @Override
    public Ended play(
            String table, long seed, List<Seated> seats, Sittings sittings, Predicate<Supplier<String>> goesOn)
            throws BadInput {
        MemoryxSetup setup = MemoryxSetup.seeded(Size.parse(table), seats.size(), 0, seed);
        List<Bot> seated = new ArrayList<>();
        for (Seated seat : seats) {
            seated.add(sit(seat, setup, seated.size(), sittings));
        }
        LastSeen seen = new LastSeen(goesOn, MemoryxGame.of(setup));
        try {
            BotGame played = BotGame.play(setup, seated, seen);
            Memoryx game = played.game();
            int[] pairs = game.scores();
            boolean isWhole = game.isOver() || BotGame.goesInCircles(game);
            return ended(played.played(), List.of(pairs[0], pairs[1]), isWhole, null);
        } catch (ProgramLost lost) {
            return ended(
                    seen.record, BoardGame.forfeited(lost, setup.deal().size().pairs()), true, lost);
        }
    }

    private static Ended ended(
            GameRecord<MemoryxSetup, Turn, Memoryx> record,
            List<Integer> scores,
            boolean isWhole,
            @Nullable ProgramLost lost) {
        return new Ended(record.toString(), record.actions().size(), scores, isWhole, lost);
    }

    private Bot sit(Seated seat, MemoryxSetup setup, int player, Sittings sittings) throws BadInput {
        if (seat.program() != null) {
            return new ProgramBot(sittings.sit(seat.program(), word(), player), setup, player);
        }
        Bots ofSize = bots.computeIfAbsent(setup.deal().size(), size -> new Bots(size, setup.players()));
        Level level = Level.parse(Objects.requireNonNull(seat.level()));
        // An exact bot completes the table that all share: one after the other.
        synchronized (ofSize) {
            return ofSize.create(level, Bots.seed(setup, player));
        }
    }

    /** The game as it was before the last question, which is all that is left of it when a program fails. */
    private static final class LastSeen implements Predicate<BotGame> {
        private final Predicate<Supplier<String>> goesOn;
        private GameRecord<MemoryxSetup, Turn, Memoryx> record;

        LastSeen(Predicate<Supplier<String>> goesOn, GameRecord<MemoryxSetup, Turn, Memoryx> start) {
            this.goesOn = goesOn;
            this.record = start;
        }

        @Override
        public boolean test(BotGame soFar) {
            record = soFar.played();
            return goesOn.test(record::toString);
        }
    }

    @Override
    public List<StartingKit> kits() {
        return BoardGame.examples("Memoryx");
    }
}
