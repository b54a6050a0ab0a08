package ludotheque.papattes.play;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.champion.Builtin;
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
    private @Nullable Champion successor;
    /** Told once, so that a record says who played from there on. */
    private String told = "";

    public Person(int player) {
        this.player = player;
    }

    public int player() {
        return player;
    }

    /** Whether the half-turn is decided. */
    public boolean isReady() {
        return ready || successor != null;
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

    /** Lets a champion play from now on, after what stands in the draft. */
    public void handOver(Builtin champion, long seed) {
        told = champion.word();
        successor = champion.create(seed, player);
    }

    @Override
    public void jouerTour(Seat seat) throws ChampionLost {
        standing.forEach(entry -> entry.replay(seat));
        standing.clear();
        draft = null;
        ready = false;
        if (successor != null) {
            if (!told.isEmpty()) {
                successor.partieInit(seat);
            }
            successor.jouerTour(seat);
        }
    }

    @Override
    public Observed observed() {
        Observed observed = Observed.printed(told);
        told = "";
        return observed;
    }
}
