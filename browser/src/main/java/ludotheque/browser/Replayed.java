package ludotheque.browser;

import java.util.function.Function;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Playthrough;
import ludotheque.kernel.Refusal;

/**
 * A record and where it leads to. A question of the page plays its record once: what is asked about a position, or done in it, uses
 * the position that this one replay came to.
 */
public final class Replayed<S, A, P> {
    private final Playable<S, A, P> game;
    private final Playthrough<A, P> playthrough;
    private GameRecord<S, A, P> record;

    private Replayed(Playable<S, A, P> game, GameRecord<S, A, P> record) {
        this.game = game;
        this.record = record;
        this.playthrough = record.playthrough();
    }

    /** A record before its first action. */
    public static <S, A, P> Replayed<S, A, P> begin(Playable<S, A, P> game, String text) throws BadInput {
        return new Replayed<>(game, GameRecord.parse(game, text));
    }

    /** A record played to its end. */
    public static <S, A, P> Replayed<S, A, P> of(Playable<S, A, P> game, String text) throws BadInput, IllegalAction {
        return begin(game, text).toTheEnd();
    }

    public Replayed<S, A, P> toTheEnd() throws IllegalAction {
        while (playthrough.hasNext()) {
            playthrough.next();
        }
        return this;
    }

    public GameRecord<S, A, P> record() {
        return record;
    }

    public S setup() {
        return record.setup();
    }

    public P position() {
        return playthrough.position();
    }

    /** For whoever wants to see it step by step. */
    public Playthrough<A, P> playthrough() {
        return playthrough;
    }

    /** Plays one more action, or ends the answer because it is refused. */
    public Replayed<S, A, P> play(A action) {
        Refusal refusal = game.check(position(), action);
        if (refusal != null) {
            throw new Bridge.Refused(refusal);
        }
        game.apply(position(), action);
        return lengthened(record.with(action));
    }

    /** Takes a longer record over, whose last action was played in this position already. */
    public Replayed<S, A, P> lengthened(GameRecord<S, A, P> longer) {
        record = longer;
        return this;
    }

    /** The shape that an open game has on every page: its record, how many actions it has, and its position. */
    public static <T> Shape<T> shape(Function<T, Replayed<?, ?, ?>> game, Shape<T> position) {
        return Shape.<T>named("Played")
                .field("record", Kind.TEXT, from -> game.apply(from).record.toString())
                .field(
                        "actions",
                        Kind.NUMBER,
                        from -> game.apply(from).record.actions().size())
                .field("position", position, from -> from);
    }

    /** The shape of a game that was just set up: its record. */
    public static final Shape<GameRecord<?, ?, ?>> RECORD =
            Shape.<GameRecord<?, ?, ?>>named("Recorded").field("record", Kind.TEXT, GameRecord::toString);
}
