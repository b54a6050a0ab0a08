package ludotheque.browser;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.match.Entry;
import org.jspecify.annotations.Nullable;

/**
 * A person as a champion: acts on a draft of the half-turn for as long as it takes, and when called does at once what stands in
 * the draft.
 */
final class PapattesPerson implements Champion {
    static final String WORD = "person";

    private final int player;
    private final List<Entry> standing = new ArrayList<>();
    private @Nullable Seat draft;
    private boolean ready;

    PapattesPerson(int player) {
        this.player = player;
    }

    int player() {
        return player;
    }

    /** Whether the half-turn is decided. */
    boolean isReady() {
        return ready;
    }

    int standing() {
        return standing.size();
    }

    /** The half-turn being decided, which starts from the state of the match. */
    Seat draft(State match) {
        if (draft == null) {
            State state = match.copy();
            Stages.start(state);
            draft = new Seat(state, player);
        }
        return draft;
    }

    Erreur act(State match, TypeAction type, Position first, Position second) {
        Erreur answer = draft(match).act(type, first, second, 0);
        if (answer == Erreur.OK) {
            standing.add(new Entry(type, first, second, 0, answer));
        }
        return answer;
    }

    void annuler(State match) {
        if (draft(match).annuler()) {
            standing.remove(standing.size() - 1);
        }
    }

    void decide() {
        ready = true;
    }

    @Override
    public void jouerTour(Seat seat) {
        standing.forEach(entry -> entry.replay(seat));
        standing.clear();
        draft = null;
        ready = false;
    }
}
