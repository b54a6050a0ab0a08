package ludotheque.papattes.champion;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What the turns of a champion cost, in processor time, so that a busy machine does not matter. */
final class ChampionTimes {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long[] micros;

    /** The turns of the first champion of some duels. */
    ChampionTimes(List<ChampionDuels.Duel> duels) {
        micros = duels.stream()
                .flatMapToLong(duel -> IntStream.range(0, duel.record().turns().size())
                        .filter(turn -> turn % 2 == duel.side())
                        .mapToLong(turn -> duel.record().turns().get(turn).micros()))
                .toArray();
        Arrays.sort(micros);
    }

    static long cpuMicros() {
        return THREADS.getCurrentThreadCpuTime() / 1000;
    }

    /** The time under which these hundredths of the turns stay. */
    double millis(int hundredths) {
        return micros[(micros.length - 1) * hundredths / 100] / 1000.0;
    }
}
