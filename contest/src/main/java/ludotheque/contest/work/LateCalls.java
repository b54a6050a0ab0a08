package ludotheque.contest.work;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Loss;
import ludotheque.papattes.match.MatchRecord;

/** In which calls of a match the canary was late. */
final class LateCalls {
    private final Canary canary;

    /** For {@code partie_init}, and for each half-turn. */
    private final List<Boolean> late = new ArrayList<>();

    private long before = System.nanoTime();

    LateCalls(Canary canary) {
        this.canary = canary;
    }

    /** The next call begins. */
    void begins() {
        before = System.nanoTime();
    }

    /** {@code partie_init} or a half-turn has ended. */
    void ended() {
        late.add(canary.wasLateSince(before));
    }

    /** Whether a champion's time was over in one of them. */
    boolean areToBlame(MatchRecord record) {
        for (int side = 0; side < 2; side++) {
            MatchRecord.Fall fall = record.fall(side);
            if (fall != null && fall.loss().status() == Loss.Status.TIMEOUT) {
                int call = fall.function().equals("partie_init") ? 0 : fall.at() + 1;
                if (call < late.size() && late.get(call)) {
                    return true;
                }
            }
        }
        return false;
    }
}
