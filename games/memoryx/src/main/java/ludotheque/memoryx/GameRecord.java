package ludotheque.memoryx;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SeededRandom;
import org.jspecify.annotations.Nullable;

/**
 * A game as text: the only truth, from which every position is derived.
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
public final class GameRecord {
    /** Room for some hundred thousand turns. */
    public static final int MOST_BYTES = 4 << 20;

    private final Deal deal;
    private final int players;
    private final int first;
    private final @Nullable Long seed;
    private final List<Turn> turns;
    private final int faceUp;

    private GameRecord(Deal deal, int players, int first, @Nullable Long seed, List<Turn> turns, int faceUp) {
        this.deal = deal;
        this.players = players;
        this.first = first;
        this.seed = seed;
        this.turns = turns;
        this.faceUp = faceUp;
    }

    /** A new game whose deal and joker draws all come from the seed. */
    public static GameRecord seeded(Size size, int players, int first, long seed) {
        return new GameRecord(Deal.of(size, seed), players, first, seed, List.of(), Memoryx.NONE);
    }

    public Deal deal() {
        return deal;
    }

    public int players() {
        return players;
    }

    public int first() {
        return first;
    }

    /** The seed of the deal and of the draws, or null when the deal came from elsewhere. */
    public @Nullable Long seed() {
        return seed;
    }

    public List<Turn> turns() {
        return turns;
    }

    /** A game at its start, before any turn. */
    public Memoryx start() {
        return new Memoryx(deal, players, first);
    }

    /**
     * Plays the whole record on a game at its {@link #start}.
     *
     * @return why its first illegal action is refused, or null when all are legal
     */
    public @Nullable Refusal replay(Memoryx game) {
        Refusal refusal = replayTurns(game);
        return refusal != null ? refusal : replayFaceUp(game);
    }

    /** Plays the whole turns of the record, but not the card that is face up at its end. */
    public @Nullable Refusal replayTurns(Memoryx game) {
        for (Turn turn : turns) {
            Refusal refusal = game.check(turn);
            if (refusal != null) {
                return refusal;
            }
            game.play(turn);
        }
        return null;
    }

    /** Turns the card that is face up at the end of the record, if any. */
    public @Nullable Refusal replayFaceUp(Memoryx game) {
        if (faceUp == Memoryx.NONE) {
            return null;
        }
        Refusal refusal = game.checkFlip(faceUp);
        if (refusal == null && game.cards()[faceUp] == Memoryx.JOKER) {
            refusal = new Refusal(
                    "JOKER_ENDS_TURN", "le joker retourné finit le tour", "the joker turned over ends the turn");
        }
        if (refusal == null) {
            game.flip(faceUp);
        }
        return refusal;
    }

    /**
     * Turns one more card over in a game that stands at the end of this record, drawing from the seed when it is the joker.
     *
     * @return the record that ends there
     */
    public GameRecord flip(Memoryx game, int place) {
        int turnsBefore = game.turns();
        game.flip(place);
        if (game.jokerMoves()) {
            game.moveJoker(draw(game));
        }
        Outcome last = game.last();
        if (game.turns() == turnsBefore || last == null) {
            return new GameRecord(deal, players, first, seed, turns, place);
        }
        List<Turn> longer = new ArrayList<>(turns);
        longer.add(last.turn());
        return new GameRecord(deal, players, first, seed, longer, Memoryx.NONE);
    }

    /** What draws come from: the seed, or the deal itself when there is none. */
    public long source() {
        return seed != null ? seed : deal.fingerprint();
    }

    /** The r of the turn under way: each turn has its own stream, so a draw depends on nothing but seed and turn. */
    private int draw(Memoryx game) {
        return new SeededRandom(source(), game.turns() + 1L).nextInt(game.remaining());
    }

    public static GameRecord parse(String text) throws BadInput {
        return new RecordReader(text).read();
    }

    /** For {@link RecordReader}, which has checked what it gives. */
    static GameRecord read(Deal deal, int players, int first, @Nullable Long seed, List<Turn> turns, int faceUp) {
        return new GameRecord(deal, players, first, seed, List.copyOf(turns), faceUp);
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("memoryx 1\n");
        out.append("size ")
                .append(deal.size().lines())
                .append(' ')
                .append(deal.size().columns())
                .append('\n');
        out.append("players ").append(players).append('\n');
        out.append("first ").append(first).append('\n');
        if (seed != null) {
            out.append("seed ").append(seed).append('\n');
        }
        out.append("deal");
        for (int place : deal.places()) {
            out.append(' ').append(place);
        }
        out.append('\n');
        for (Turn turn : turns) {
            out.append("turn ").append(turn.first());
            out.append(turn.second() == Turn.NONE ? " -" : " " + turn.second());
            out.append(turn.draw() == Turn.NONE ? "" : " " + turn.draw()).append('\n');
        }
        if (faceUp != Memoryx.NONE) {
            out.append("flip ").append(faceUp).append('\n');
        }
        return out.toString();
    }
}
