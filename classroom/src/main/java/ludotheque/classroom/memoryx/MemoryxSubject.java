package ludotheque.classroom.memoryx;

import java.util.stream.Stream;
import ludotheque.arena.player.PlayerLimits;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Preparation;
import ludotheque.classroom.mark.Subject;
import ludotheque.classroom.memoryx.MemoryxExercise.Kind;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.ExactTable;
import ludotheque.memoryx.bot.Level;
import org.jspecify.annotations.Nullable;

/** The exercises of Mémoryx: {@code legal SIZE GAMES}, {@code pairs SIZE GAMES}, {@code alone SIZE GAMES} and {@code against LEVEL SIZE GAMES}. */
public final class MemoryxSubject implements Subject {
    private static final int MOST_GAMES = 10_000;

    /** Who shows many cards, and gives up many pairs. */
    private static final Level EASY = new Level(Level.Kind.RANDOM, 0);

    private static final Level FAIR = new Level(Level.Kind.LIMITED, 7);

    @Override
    public String game() {
        return "memoryx";
    }

    @Override
    public Exercise exercise(Line line, int words, Preparation preparation) throws BadInput, InterruptedException {
        Kind kind = kind(line.word(0));
        int first = kind == Kind.AGAINST ? 2 : 1;
        if (kind == null || words != first + 2) {
            throw line.error(
                    0,
                    "legal TAILLE PARTIES, pairs TAILLE PARTIES, alone TAILLE PARTIES ou against NIVEAU TAILLE PARTIES était"
                            + " attendu",
                    "legal SIZE GAMES, pairs SIZE GAMES, alone SIZE GAMES or against LEVEL SIZE GAMES was expected");
        }
        Level opponent = kind == Kind.AGAINST ? read(line, 1, Level::parse) : kind == Kind.LEGAL ? EASY : FAIR;
        Size size = read(line, first, Size::parse);
        int games = line.integer(first + 1, 1, MOST_GAMES);
        Bots bots = new Bots(size, kind.players());
        boolean exact = kind == Kind.ALONE || opponent.kind() == Level.Kind.EXACT;
        if (exact) {
            complete(bots.table(), preparation);
        }
        double optimum = kind == Kind.ALONE ? -bots.table().startValue() : 0;
        PlayerLimits limits = new PlayerLimits(
                preparation.allowance().time(kind.word()),
                preparation.allowance().memoryBytes());
        return new MemoryxExercise(kind, size, games, opponent, bots, optimum, limits);
    }

    private static @Nullable Kind kind(String word) {
        return Stream.of(Kind.values())
                .filter(kind -> kind.word().equals(word))
                .findFirst()
                .orElse(null);
    }

    /** Hand-ins are marked at the same time and share the table, which they may do once it is complete. */
    private static void complete(ExactTable table, Preparation preparation) throws InterruptedException {
        while (table.advance()) {
            if (preparation.stopped().getAsBoolean()) {
                throw new InterruptedException();
            }
        }
    }

    private interface Reading<T> {
        T of(String word) throws BadInput;
    }

    private static <T> T read(Line line, int index, Reading<T> reading) throws BadInput {
        try {
            return reading.of(line.word(index));
        } catch (BadInput bad) {
            throw line.error(index, bad.expected().fr(), bad.expected().en());
        }
    }
}
