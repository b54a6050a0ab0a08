package ludotheque.kernel;

/** A record played again, action by action, each checked before it is applied. */
public final class Playthrough<A, P> {
    private final Playable<?, A, P> game;
    private final GameRecord<?, A, P> record;
    private final P position;
    private int played;

    Playthrough(Playable<?, A, P> game, GameRecord<?, A, P> record, P start) {
        this.game = game;
        this.record = record;
        this.position = start;
    }

    /** The position after what was played so far: always the same object, which {@link #next} changes. */
    public P position() {
        return position;
    }

    /** How many actions were played so far. */
    public int played() {
        return played;
    }

    public boolean hasNext() {
        return played < record.actions().size();
    }

    /** The action that {@link #next} plays. */
    public A peek() {
        return record.actions().get(played);
    }

    /** Plays one more action and returns it. */
    public A next() throws IllegalAction {
        A action = peek();
        Refusal refusal = game.check(position, action);
        if (refusal != null) {
            throw new IllegalAction(played + 1, record.line(played), refusal);
        }
        game.apply(position, action);
        played++;
        return action;
    }
}
