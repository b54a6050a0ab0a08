package ludotheque.browser;

import java.util.List;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Seat;
import ludotheque.papattes.match.Call;

/** Does again what a record tells, then lets a champion go on from there. */
final class PapattesResumed implements Champion {
    private final List<Call> past;
    private final Champion champion;
    private boolean begun;

    PapattesResumed(List<Call> past, Champion champion) {
        this.past = past;
        this.champion = champion;
    }

    @Override
    public void jouerTour(Seat seat) throws ChampionLost {
        if (seat.tourActuel() < past.size()) {
            Call call = past.get(seat.tourActuel());
            call.entries().forEach(entry -> entry.replay(seat));
            Call.Loss loss = call.loss();
            if (loss != null) {
                throw new ChampionLost(ChampionLost.Status.CRASHED, loss.detail());
            }
            return;
        }
        if (!begun) {
            begun = true;
            champion.partieInit(seat);
        }
        champion.jouerTour(seat);
    }

    @Override
    public void partieFin(Seat seat) throws ChampionLost {
        champion.partieFin(seat);
    }

    @Override
    public String printed() {
        return champion.printed();
    }
}
