package ludotheque.contest.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import ludotheque.contest.Problem;

/** How often somebody may do something: so many at once, and then as many again evenly over a minute. */
final class RateLimits {
    private static final int MOST_KEPT = 100_000;
    private static final double MINUTE_NANOS = 60e9;

    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private static final class Bucket {
        double left;
        long at;
    }

    /** The clock only goes forward, whatever the machine's is set to. */
    RateLimits(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Takes one of what {@code who} may do {@code perMinute} times a minute, or refuses. */
    synchronized void take(String who, int perMinute) {
        long now = nanos.getAsLong();
        Bucket bucket = buckets.computeIfAbsent(who, name -> {
            Bucket fresh = new Bucket();
            fresh.left = perMinute;
            fresh.at = now;
            return fresh;
        });
        bucket.left = Math.min(perMinute, bucket.left + (now - bucket.at) * perMinute / MINUTE_NANOS);
        bucket.at = now;
        if (bucket.left < 1) {
            throw Problem.tooMany();
        }
        bucket.left--;
    }
}
