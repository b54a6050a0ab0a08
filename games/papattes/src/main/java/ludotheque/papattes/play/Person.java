package ludotheque.papattes.play;

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
public final class Person implements Champion {
    /** How a record calls it among the players. */
    public static final String WORD = "person";

    private final int player;
    private final List<Entry> standing = new ArrayList<>();
    private @Nullable Seat draft;
    private boolean ready;

    public Person(int player) {
        this.player = player;
    }

    public int player() {
        return player;
    }

    /** Whether the half-turn is decided. */
    public boolean isReady() {
        return ready;
    }

    public int standing() {
        return standing.size();
    }

    /** The half-turn being decided, which starts from the state of the match. */
    public Seat draft(State match) {
        if (draft == null) {
            State state = match.copy();
            Stages.start(state);
            draft = new Seat(state, player);
        }
        return draft;
    }

    public Erreur act(State match, TypeAction type, Position first, Position second) {
        Erreur answer = draft(match).act(type, first, second, 0);
        if (answer == Erreur.OK) {
            standing.add(new Entry(type, first, second, 0, answer));
        }
        return answer;
    }

    public void annuler(State match) {
        if (draft(match).annuler()) {
            standing.remove(standing.size() - 1);
        }
    }

    public void decide() {
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
