package ludotheque.papattes.match;

import java.util.List;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.match.Replay.Difference;
import ludotheque.papattes.match.Step.Function;
import org.jspecify.annotations.Nullable;

/** Where a match stands while it is played again: the state, and how many functions were called. */
public final class MatchPosition {
    private static final int PLAYERS = 2;

    private final State state;
    private final List<Seat> seats;
    private int steps;

    MatchPosition(GameMap map) {
        this(new State(new Terrain(map)), 0);
    }

    private MatchPosition(State state, int steps) {
        this.state = state;
        this.seats = List.of(new Seat(state, 0), new Seat(state, 1));
        this.steps = steps;
    }

    MatchPosition copy() {
        return new MatchPosition(state.copy(), steps);
    }

    /** The state now; after a half-turn it shows its end. */
    public State state() {
        return state;
    }

    /** How many functions were called so far. */
    public int steps() {
        return steps;
    }

    /** The function that is called next, or null when the match is over. */
    public @Nullable Function next() {
        return function(steps);
    }

    /** The function that a step calls, or null after the last one. */
    static @Nullable Function function(int step) {
        if (step < PLAYERS) {
            return Function.INIT;
        }
        if (step < PLAYERS + Constantes.NB_TOURS) {
            return Function.TURN;
        }
        return step < PLAYERS + Constantes.NB_TOURS + PLAYERS ? Function.FIN : null;
    }

    /** Whose function is called next. */
    int player() {
        return steps % PLAYERS;
    }

    /** Whether that player wanted more actions than may stand. */
    boolean isOverActionLimit(int player) {
        return seats.get(player).isOverActionLimit();
    }

    /** Plays one step to its end; says what differs from it, or null. */
    @Nullable
    Difference play(Step step) {
        Difference difference = begin(step.call(), step.call().entries().size());
        return step.function() == Function.TURN ? end(difference, step.hash()) : difference;
    }

    /** Plays the first entries of the next call, which in a half-turn then still runs; says what differs from the record, or null. */
    @Nullable
    Difference begin(Call call, int entries) {
        if (next() == Function.TURN) {
            Stages.start(state);
        }
        int player = player();
        steps++;
        Difference difference = null;
        for (Entry entry : call.entries().subList(0, entries)) {
            Erreur answer = entry.replay(seats.get(player));
            if (difference == null && answer != entry.answer()) {
                difference = new Difference(state.turn(), entry.toString(), answer.name());
            }
        }
        if (entries == call.entries().size() && call.loss() != null) {
            Stages.lose(state, player);
        }
        return difference;
    }

    /** Ends the half-turn that runs; says what differed first. */
    @Nullable
    Difference end(@Nullable Difference before, long hash) {
        Stages.end(state);
        return before == null && state.hash() != hash
                ? new Difference(state.turn(), MatchRecord.hex(hash), MatchRecord.hex(state.hash()))
                : before;
    }
}
