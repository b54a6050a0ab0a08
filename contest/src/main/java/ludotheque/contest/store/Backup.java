package ludotheque.contest.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/** A copy of a contest's database as it is at one moment, also while it is served. */
public final class Backup {
    private Backup() {}

    /** Writes a copy into a file that is not there yet; a copy that fails leaves nothing behind. */
    public static void write(Database database, Path file) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path fresh = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID());
        try {
            database.read(handle ->
                    handle.execute("VACUUM INTO ?", fresh.toAbsolutePath().toString()));
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Makes a folder of a copy. */
    public static void restore(Path file, Path folder) throws IOException {
        if (ContestFolder.isOne(folder)) {
            throw new FileAlreadyExistsException(folder.toString());
        }
        Files.createDirectories(folder);
        Path fresh = folder.resolve("." + UUID.randomUUID());
        try {
            Files.copy(file, fresh);
            Files.move(fresh, folder.resolve(ContestFolder.DATABASE), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Whether the database finds itself whole; what it says otherwise. */
    public static String check(Database database) {
        return database.read(handle -> handle.createQuery("PRAGMA integrity_check")
                .mapTo(String.class)
                .findFirst()
                .orElse(""));
    }
}
