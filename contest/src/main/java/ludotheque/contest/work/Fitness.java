package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * Whether this machine is fit to work. It needs room for what builds and matches write; and one on which everything fails would soon
 * have spoilt all that others could have played.
 */
final class Fitness {
    /** A few builds, each of some megabytes. */
    private static final long LEAST_BYTES = 16 << 20;

    private static final int IN_A_ROW = 2;
    private static final Duration REST = Duration.ofMinutes(1);

    private final List<Path> places;
    private final LongSupplier nanos;
    private int failures;
    private long lastFailure;

    Fitness() {
        this(List.of(Path.of(System.getProperty("java.io.tmpdir", "/tmp")), Path.of("/dev/shm")), System::nanoTime);
    }

    Fitness(List<Path> places, LongSupplier nanos) {
        this.places = places;
        this.nanos = nanos;
    }

    /** Something was played to its end here. */
    synchronized void succeeded() {
        failures = 0;
    }

    /** Something failed here through no champion's fault. */
    synchronized void failed() {
        failures++;
        lastFailure = nanos.getAsLong();
    }

    /** Why this machine should take nothing now, or null. */
    @Nullable
    Text lack() {
        Text full = lackOfRoom();
        if (full != null) {
            return full;
        }
        synchronized (this) {
            boolean rests = failures >= IN_A_ROW && nanos.getAsLong() - lastFailure < REST.toNanos();
            return rests
                    ? new Text(
                            failures + " échecs de suite sur cette machine : elle attend une minute",
                            failures + " failures in a row on this machine: it waits a minute")
                    : null;
        }
    }

    /** Which place is full, or null. Then nothing that happens here says anything of a champion. */
    @Nullable
    Text lackOfRoom() {
        for (Path place : places) {
            try {
                if (Files.isDirectory(place) && Files.getFileStore(place).getUsableSpace() < LEAST_BYTES) {
                    return new Text(
                            place + " est plein : cette machine attend", place + " is full: this machine waits");
                }
            } catch (IOException unknown) {
                return new Text(place + " : " + unknown, place + ": " + unknown);
            }
        }
        return null;
    }
}
