package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** Whether this machine has room for what builds and matches write. Without it nothing that happens here says anything of a champion. */
final class Room {
    /** A few builds, each of some megabytes. */
    private static final long LEAST_BYTES = 16 << 20;

    private final List<Path> places;

    Room() {
        this(List.of(Path.of(System.getProperty("java.io.tmpdir", "/tmp")), Path.of("/dev/shm")));
    }

    Room(List<Path> places) {
        this.places = places;
    }

    /** What lacks, or null. */
    @Nullable
    Text lack() {
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
