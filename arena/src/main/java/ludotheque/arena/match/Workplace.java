package ludotheque.arena.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.stream.Stream;

/** Folders of the referee that last no longer than what they are for. Programs may look into them. */
final class Workplace {
    private static final Path MEMORY = Path.of("/dev/shm");

    private Workplace() {}

    /** A new folder, in memory where there is such a place, that other users may enter. */
    static Path shared(String prefix) throws IOException {
        Path folder = Files.isWritable(MEMORY)
                ? Files.createTempDirectory(MEMORY, prefix)
                : Files.createTempDirectory(prefix);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        return folder;
    }

    /** Removes a folder and all in it; links in it are removed, not followed. */
    static void clear(Path folder) {
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
