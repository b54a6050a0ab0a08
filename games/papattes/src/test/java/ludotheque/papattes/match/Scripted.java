package ludotheque.papattes.match;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Seat;

/** A champion that notes each call in a list it may share with its opponent, and does something at one half-turn. */
final class Scripted implements Champion {
    /** What it does when its turn comes. */
    interface Deed {
        void on(Seat seat) throws ChampionLost;
    }

    static final int INIT = -1;
    static final int FIN = -2;

    private final List<String> calls;
    private final String name;
    private final int when;
    private final Deed deed;
    private String toPrint = "";

    Scripted(List<String> calls, String name, int when, Deed deed) {
        this.calls = calls;
        this.name = name;
        this.when = when;
        this.deed = deed;
    }

    Scripted(int when, Deed deed) {
        this(new ArrayList<>(), "", when, deed);
    }

    List<String> calls() {
        return calls;
    }

    void print(String text) {
        toPrint += text;
    }

    @Override
    public void partieInit(Seat seat) throws ChampionLost {
        called("init " + name, INIT, seat);
    }

    @Override
    public void jouerTour(Seat seat) throws ChampionLost {
        called(name + seat.tourActuel(), seat.tourActuel(), seat);
    }

    @Override
    public void partieFin(Seat seat) throws ChampionLost {
        called("fin " + name, FIN, seat);
    }

    private void called(String call, int time, Seat seat) throws ChampionLost {
        calls.add(call);
        if (time == when) {
            deed.on(seat);
        }
    }

    @Override
    public Observed observed() {
        Observed observed = Observed.printed(toPrint);
        toPrint = "";
        return observed;
    }
}
