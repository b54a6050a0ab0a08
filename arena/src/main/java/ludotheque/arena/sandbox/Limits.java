package ludotheque.arena.sandbox;

import java.time.Duration;

/**
 * What a program may use.
 *
 * @param memoryBytes everything it holds: heap, stacks, code, its part of the kernel's memory, swap
 * @param outputBytes how much of its error output is kept; the rest is read and dropped
 * @param total real time from its start to its end
 * @param threads how many threads it may have at once, and processes when it builds
 * @param building whether it may start other processes and write into {@code /tmp}, as compilers do
 * @param timed whether it is timed where a result counts: it has a processor of its own, where there is one, and the larger share
 */
public record Limits(long memoryBytes, int outputBytes, Duration total, int threads, boolean building, boolean timed) {
    /**
     * What section 8 of the subject grants a champion. The referee counts its five minutes, in its own calls alone; this is for both
     * champions' and a little more.
     */
    public static final Limits CHAMPION = new Limits(500L << 20, 256 << 10, Duration.ofMinutes(11), 256, false);

    /** What a compiler gets to make a champion of its sources. */
    public static final Limits COMPILER = new Limits(2L << 30, 256 << 10, Duration.ofMinutes(2), 512, true);

    /** What builds nothing is timed. */
    public Limits(long memoryBytes, int outputBytes, Duration total, int threads, boolean building) {
        this(memoryBytes, outputBytes, total, threads, building, !building);
    }
}
