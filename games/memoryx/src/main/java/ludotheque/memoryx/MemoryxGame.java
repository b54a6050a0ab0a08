package ludotheque.memoryx;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SeededRandom;
import org.jspecify.annotations.Nullable;

/**
 * Mémoryx as something that can be played: turns, in which chance's draw is part of the turn that turns the joker over.
 *
 * <pre>
 * memoryx 1
 * size 3 7
 * players 2
 * first 0
 * seed 2026              where the deal and later draws come from; may stand for the deal, or agrees with it
 * deal 19 12 0 14 5 …    the shuffled P; needs no seed
 * turn 6 17              two places
 * turn 19 - 4            the joker first; it moved to P[4]
 * turn 6 19 4            the joker second
 * flip 3                 last line: a first card is face up, the second is not chosen yet
 * </pre>
 */
public final class MemoryxGame implements Playable<MemoryxSetup, Turn, Memoryx> {
    public static final MemoryxGame MEMORYX = new MemoryxGame();

    private MemoryxGame() {}

    /** Reads a record. */
    public static GameRecord<MemoryxSetup, Turn, Memoryx> parse(String text) throws BadInput {
        return GameRecord.parse(MEMORYX, text);
    }

    /** The record of a game before its first turn. */
    public static GameRecord<MemoryxSetup, Turn, Memoryx> of(MemoryxSetup setup) {
        return GameRecord.of(MEMORYX, setup);
    }

    /**
     * Turns one more card over in a game that stands at the end of a record, drawing from the seed when it is the joker.
     *
     * @return the record that ends there
     */
    public static GameRecord<MemoryxSetup, Turn, Memoryx> flip(
            GameRecord<MemoryxSetup, Turn, Memoryx> record, Memoryx game, int place) {
        GameRecord<MemoryxSetup, Turn, Memoryx> whole = wholeTurns(record);
        int turnsBefore = game.turns();
        game.flip(place);
        if (game.jokerMoves()) {
            // Each turn has its own stream, so a draw depends on nothing but seed and turn.
            long source = record.setup().source();
            game.moveJoker(new SeededRandom(source, game.turns() + 1L).nextInt(game.remaining()));
        }
        Outcome last = game.last();
        return whole.with(last != null && game.turns() > turnsBefore ? last.turn() : Turn.open(place));
    }

    /** The record without the turn that is under way at its end, if any. */
    public static GameRecord<MemoryxSetup, Turn, Memoryx> wholeTurns(GameRecord<MemoryxSetup, Turn, Memoryx> record) {
        List<Turn> turns = record.actions();
        boolean open = !turns.isEmpty() && turns.get(turns.size() - 1).isOpen();
        return open ? record.cut(turns.size() - 1) : record;
    }

    @Override
    public String word() {
        return "memoryx";
    }

    /** Room for some hundred thousand turns. */
    @Override
    public int mostBytes() {
        return 4 << 20;
    }

    @Override
    public MemoryxSetup readSetup(Lines lines) throws BadInput {
        return MemoryxSetup.read(lines);
    }

    @Override
    public String setupText(MemoryxSetup setup) {
        return setup.toString();
    }

    @Override
    public Turn readAction(Lines lines) throws BadInput {
        return Turn.read(lines);
    }

    @Override
    public Memoryx start(MemoryxSetup setup) {
        return new Memoryx(setup.deal(), setup.players(), setup.first());
    }

    @Override
    public @Nullable Refusal check(Memoryx game, Turn turn) {
        return game.check(turn);
    }

    @Override
    public void apply(Memoryx game, Turn turn) {
        if (turn.isOpen()) {
            game.flip(turn.first());
        } else {
            game.play(turn);
        }
    }

    @Override
    public int mover(Memoryx game) {
        if (game.isOver()) {
            return NOBODY;
        }
        return game.jokerMoves() ? CHANCE : game.player();
    }
}
