package ludotheque.classroom.mark;

import java.time.Duration;
import java.time.Instant;

/**
 * What handing in late costs.
 *
 * @param percent of the mark, for each day that has begun
 * @param cutOff after so many days nothing counts
 */
public record LatePolicy(int percent, int cutOff) {
    /** Costs nothing. */
    public static final LatePolicy FREE = new LatePolicy(0, Integer.MAX_VALUE);

    private static final int ALL = 100;

    /** Days that have begun since it was due. */
    public static int days(Instant due, Instant at) {
        Duration late = Duration.between(due, at);
        return late.isNegative() || late.isZero()
                ? 0
                : (int) Math.min(Integer.MAX_VALUE, late.minusNanos(1).toDays() + 1);
    }

    /** What is left of some hundredths of points, to the nearest. */
    public int left(int points, int days) {
        if (days > cutOff) {
            return 0;
        }
        long percentLeft = Math.max(0, ALL - (long) percent * days);
        return (int) ((points * percentLeft + ALL / 2) / ALL);
    }
}
