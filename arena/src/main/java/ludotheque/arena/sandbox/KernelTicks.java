package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Processor time as the kernel tells everybody, in hundredths of a second. */
final class KernelTicks {
    private static final int MILLIS = 10;

    /** Where a processor's line tells of users, kind ones, the system, two kinds of interrupts, and what the host took; not of idleness. */
    private static final List<Integer> BUSY = List.of(1, 2, 3, 6, 7, 8);

    /** Where a process's line tells of its own code and of the system's, after its name. */
    private static final List<Integer> OWN = List.of(11, 12);

    private KernelTicks() {}

    /** How long a processor has been busy, with whomever. */
    static Optional<Duration> ofProcessor(int core) {
        return read("/proc/stat").flatMap(text -> ofProcessor(core, text));
    }

    static Optional<Duration> ofProcessor(int core, String statistics) {
        return statistics
                .lines()
                .map(line -> line.split(" +"))
                .filter(words -> words[0].equals("cpu" + core))
                .findFirst()
                .map(words -> sum(words, BUSY));
    }

    /** How much processor time we have had ourselves. */
    static Optional<Duration> ofReferee() {
        return read("/proc/self/stat")
                .map(text -> sum(text.substring(text.lastIndexOf(')') + 2).split(" "), OWN));
    }

    private static Duration sum(String[] words, List<Integer> places) {
        long ticks =
                places.stream().mapToLong(place -> Long.parseLong(words[place])).sum();
        return Duration.ofMillis(ticks * MILLIS);
    }

    private static Optional<String> read(String file) {
        try {
            return Optional.of(Files.readString(Path.of(file), StandardCharsets.ISO_8859_1));
        } catch (IOException notHere) {
            return Optional.empty();
        }
    }
}
