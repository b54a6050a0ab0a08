package ludotheque.classroom.mark;

import java.time.Duration;
import java.util.Map;

/**
 * What a program may take in one run.
 *
 * @param times by the kind of exercise
 */
public record Allowance(Map<String, Duration> times, long memoryBytes) {
    private static final Duration USUAL = Duration.ofSeconds(10);

    public Allowance {
        times = Map.copyOf(times);
    }

    public Duration time(String kind) {
        return times.getOrDefault(kind, USUAL);
    }
}
