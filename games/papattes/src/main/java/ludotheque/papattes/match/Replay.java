package ludotheque.papattes.match;

import java.util.List;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import org.jspecify.annotations.Nullable;

/** Plays a record again, half-turn by half-turn, with the rules alone. */
public final class Replay {
    private MatchRecord record;
    private final State state;
    private final List<Seat> seats;

    public Replay(MatchRecord record) {
        this.record = record;
        this.state = new State(new Terrain(record.map()));
        this.seats = List.of(new Seat(state, 0), new Seat(state, 1));
        for (int player = 0; player < 2; player++) {
            if (record.inits().get(player).loss() != null) {
                Stages.lose(state, player);
            }
        }
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
        return state;
    }

    /** Whether the record has another half-turn. */
    public boolean hasNext() {
        return state.turn() + 1 < record.turns().size();
    }

    /** Plays the next half-turn to its end; says what differs from the record, or null. */
    public @Nullable Difference next() {
        Difference difference =
                begin(record.turns().get(state.turn() + 1).entries().size());
        Stages.end(state);
        long hash = record.hashes().get(state.turn());
        if (difference == null && state.hash() != hash) {
            difference = new Difference(state.turn(), MatchRecord.hex(hash), MatchRecord.hex(state.hash()));
        }
        return difference;
    }

    /** Plays the first entries of the next half-turn, which then still runs; says what differs from the record, or null. */
    public @Nullable Difference begin(int entries) {
        Stages.start(state);
        int turn = state.turn();
        Call call = record.turns().get(turn);
        Seat seat = seats.get(state.toMove());
        Difference difference = null;
        for (Entry entry : call.entries().subList(0, entries)) {
            Erreur answer = entry.replay(seat);
            if (difference == null && answer != entry.answer()) {
                difference = new Difference(turn, entry.toString(), answer.name());
            }
        }
        if (entries == call.entries().size() && call.loss() != null) {
            Stages.lose(state, state.toMove());
        }
        return difference;
    }

    /** Where a record does not say what the rules say: the half-turn, the record's words and the rules'. */
    public record Difference(int turn, String recorded, String recomputed) {}
}
