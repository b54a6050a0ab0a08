package ludotheque.arena.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are there as a whole or not at all. */
final class WholeFile {
    private WholeFile() {}

    static void write(Path file, byte[] content) throws IOException {
        Path written = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.write(written, content);
            Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            Files.deleteIfExists(written);
            throw failure;
        }
    }
}
