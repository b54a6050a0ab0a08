package ludotheque.arena.protocol;

import ludotheque.kernel.Text;

/**
 * A champion was not done in time.
 *
 * @param limitMillis what it was given
 * @param cpuMillis how long its threads ran meanwhile; negative where the machine does not count it
 */
public record Overrun(long limitMillis, long cpuMillis) {
    /** What a report says of it, after the champion's name: one that waits has another fault than one that computes. */
    public Text sentence() {
        String given = limitMillis + " ms";
        if (cpuMillis < 0) {
            return new Text("a dépassé " + given, "went over " + given);
        }
        // On a busy machine a program that computes all the time may have got no more than a part of a processor.
        return 10 * cpuMillis < limitMillis
                ? new Text(
                        "a dépassé " + given + " en attendant (" + cpuMillis + " ms de calcul)",
                        "went over " + given + " while idle (" + cpuMillis + " ms of computing)")
                : new Text(
                        "a dépassé " + given + " en calculant (" + cpuMillis + " ms de calcul)",
                        "went over " + given + " while busy (" + cpuMillis + " ms of computing)");
    }
}
