package ludotheque.contest.work;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Observed;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.MatchRecord;

/** A record without what champions printed: that is for their teams alone. */
final class Stripped {
    private Stripped() {}

    /** Keeps the words of one player's champion, or of none for -1. */
    static MatchRecord of(MatchRecord record, int kept) {
        List<Call> turns = new ArrayList<>();
        for (int turn = 0; turn < record.turns().size(); turn++) {
            turns.add(strip(record.turns().get(turn), turn % 2 == kept));
        }
        return new MatchRecord(
                record.map(),
                record.seed(),
                record.players(),
                both(record.inits(), kept),
                turns,
                record.hashes(),
                both(record.fins(), kept));
    }

    private static List<Call> both(List<Call> calls, int kept) {
        List<Call> stripped = new ArrayList<>();
        for (int player = 0; player < calls.size(); player++) {
            stripped.add(strip(calls.get(player), player == kept));
        }
        return stripped;
    }

    private static Call strip(Call call, boolean isKept) {
        if (isKept) {
            return call;
        }
        Observed seen = call.observed();
        Loss loss = call.loss();
        return new Call(
                call.micros(),
                call.entries(),
                call.left(),
                new Observed("", 0, seen.cpuMicros(), seen.memoryBytes()),
                loss == null ? null : wordless(loss));
    }

    private static Loss wordless(Loss loss) {
        if (loss instanceof Loss.OverTotalTime over) {
            return new Loss.OverTotalTime(over.limitSeconds(), "");
        }
        if (loss instanceof Loss.OverMemory over) {
            return new Loss.OverMemory(over.limitMebibytes(), "");
        }
        if (loss instanceof Loss.Exited exited) {
            return new Loss.Exited(exited.code(), "");
        }
        if (loss instanceof Loss.Unbuilt) {
            return new Loss.Unbuilt("");
        }
        if (loss instanceof Loss.Threw) {
            return new Loss.Threw("");
        }
        return loss instanceof Loss.Told told ? new Loss.Told(told.status(), "") : loss;
    }
}
