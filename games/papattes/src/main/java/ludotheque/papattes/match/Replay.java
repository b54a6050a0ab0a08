package ludotheque.papattes.match;

import ludotheque.papattes.State;
import org.jspecify.annotations.Nullable;

/** Plays a record again, half-turn by half-turn, with the rules alone. */
public final class Replay {
    private MatchRecord record;
    private final MatchPosition position;

    public Replay(MatchRecord record) {
        this.record = record;
        this.position = new MatchPosition(record.map());
        record.inits().forEach(init -> position.begin(init, init.entries().size()));
    }

    public MatchRecord record() {
        return record;
    }

    /** Goes on with a longer record of the same match. */
    public void follow(MatchRecord longer) {
        this.record = longer;
    }

    /** The state now; after a half-turn it shows its end. */
    public State state() {
        return position.state();
    }

    /** Whether the record has another half-turn. */
    public boolean hasNext() {
        return state().turn() + 1 < record.turns().size();
    }

    /** Plays the next half-turn to its end; says what differs from the record, or null. */
    public @Nullable Difference next() {
        int turn = state().turn() + 1;
        Difference difference = begin(record.turns().get(turn).entries().size());
        return position.end(difference, record.hashes().get(turn));
    }

    /** Plays the first entries of the next half-turn, which then still runs; says what differs from the record, or null. */
    public @Nullable Difference begin(int entries) {
        return position.begin(record.turns().get(state().turn() + 1), entries);
    }

    /** Where a record does not say what the rules say: the half-turn, the record's words and the rules'. */
    public record Difference(int turn, String recorded, String recomputed) {}
}
