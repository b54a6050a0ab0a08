package ludotheque.arena.protocol;

import java.time.Duration;
import ludotheque.arena.sandbox.Slowness;

/**
 * How long a champion may take, on the referee's clock: to be ready before its first call, for one call, and for all of these
 * together. The opponent's time is not counted.
 */
public record TimeLimits(Duration start, Duration call, Duration total) {
    /** The subject's: a second a call and half a second of margin. Starting up is no call and has ten seconds. */
    public static final TimeLimits CONTEST = new TimeLimits(
            Slowness.stretched(Duration.ofSeconds(10)),
            Slowness.stretched(Duration.ofMillis(1500)),
            Slowness.stretched(Duration.ofSeconds(300)));
}
