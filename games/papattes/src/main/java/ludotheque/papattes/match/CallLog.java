package ludotheque.papattes.match;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeAction;

/**
 * What a champion does in one call. A champion may try and take back as often as it has time for, and a record must not grow without end:
 * after 1024 such trials, refused actions are only counted and actions taken back are forgotten, which changes no state.
 */
final class CallLog implements Seat.ActionLog {
    /** Of this size in each of 200 half-turns, trials alone never make a record longer than 18 MB. */
    static final int TRIALS = 1024;

    private final List<Entry> entries = new ArrayList<>();
    /** Where in the entries each action stands that was not taken back. */
    private final List<Integer> standing = new ArrayList<>();

    private int trials;
    private long left;

    void clear() {
        entries.clear();
        standing.clear();
        trials = 0;
        left = 0;
    }

    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** How many actions are not among the entries. */
    long left() {
        return left;
    }

    @Override
    public void acted(TypeAction type, Position first, Position second, int paw, Erreur answer) {
        if (answer == Erreur.OK) {
            standing.add(entries.size());
        } else if (isFull()) {
            left++;
            return;
        } else {
            trials++;
        }
        entries.add(new Entry(type, first, second, paw, answer));
    }

    @Override
    public void cancelled() {
        int place = standing.remove(standing.size() - 1);
        if (isFull()) {
            List<Entry> forgotten = entries.subList(place, entries.size());
            left += forgotten.size();
            forgotten.clear();
        } else {
            trials++;
            entries.add(Entry.CANCEL);
        }
    }

    private boolean isFull() {
        return trials >= TRIALS;
    }
}
