package ludotheque.papattes;

/**
 * What is seen of a champion besides its actions. Some machines do not count what a program uses; then those numbers are 0.
 *
 * @param printed what it printed
 * @param dropped how many bytes it printed beyond what is kept
 * @param cpuMicros the processor time of all its threads
 * @param memoryBytes the most memory it held at once so far
 */
public record Observed(String printed, long dropped, long cpuMicros, long memoryBytes) {
    public static final Observed NOTHING = printed("");

    public static Observed printed(String text) {
        return new Observed(text, 0, 0, 0);
    }
}
