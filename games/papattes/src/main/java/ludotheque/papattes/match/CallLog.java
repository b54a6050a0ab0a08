package ludotheque.papattes.match;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeAction;

/**
 * What a champion does in one call. A champion may try and take back as often as it has time for, and a record must not grow without end:
 * once it is long, refused actions are left out of it and actions taken back are forgotten, which changes no state.
 */
final class CallLog implements Seat.ActionLog {
    static final int LONG = 16_384;

    private final List<Entry> entries = new ArrayList<>();
    /** Where in the entries each action stands that was not taken back. */
    private final List<Integer> standing = new ArrayList<>();

    void clear() {
        entries.clear();
        standing.clear();
    }

    List<Entry> entries() {
        return List.copyOf(entries);
    }

    @Override
    public void acted(TypeAction type, Position first, Position second, int paw, Erreur answer) {
        if (answer == Erreur.OK) {
            standing.add(entries.size());
        } else if (entries.size() >= LONG) {
            return;
        }
        entries.add(new Entry(type, first, second, paw, answer));
    }

    @Override
    public void cancelled() {
        int place = standing.remove(standing.size() - 1);
        if (entries.size() < LONG) {
            entries.add(Entry.CANCEL);
        } else {
            entries.subList(place, entries.size()).clear();
        }
    }
}
