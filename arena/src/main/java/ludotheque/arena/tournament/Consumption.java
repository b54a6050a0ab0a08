package ludotheque.arena.tournament;

import java.util.List;
import ludotheque.papattes.match.Call;

/** What a champion used in a match: its slowest call, and, where the machine counts them, processor time and the most memory. */
public record Consumption(long slowestMicros, long cpuMicros, long memoryBytes) {
    public static final Consumption NONE = new Consumption(0, 0, 0);

    public static Consumption of(List<Call> calls) {
        Consumption all = NONE;
        for (Call call : calls) {
            all = all.and(new Consumption(
                    call.micros(), call.observed().cpuMicros(), call.observed().memoryBytes()));
        }
        return all;
    }

    /** Both together. */
    public Consumption and(Consumption other) {
        return new Consumption(
                Math.max(slowestMicros, other.slowestMicros),
                cpuMicros + other.cpuMicros,
                Math.max(memoryBytes, other.memoryBytes));
    }
}
