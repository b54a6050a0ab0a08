package ludotheque.arena.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;

/**
 * A folder of the referee's that lasts no longer than what it is for. Nobody may look into it but the referee and the programs that
 * are shown it: where these are other users, the folder has a group of its own, which they join. Its name says whose it is, so that
 * the next referee removes it should this one be killed.
 */
public final class PrivateFolder implements AutoCloseable {
    static final Path DISK = Path.of(System.getProperty("java.io.tmpdir", "/tmp"));
    static final Path MEMORY = Path.of("/dev/shm");

    private final Path place;
    private final Path path;

    private PrivateFolder(Path place, Path path) {
        this.place = place;
        this.path = path;
    }

    public static PrivateFolder onDisk() throws NoRoom {
        return make(DISK);
    }

    /** In memory where there is such a place. */
    public static PrivateFolder inMemory() throws NoRoom {
        return make(Files.isWritable(MEMORY) ? MEMORY : DISK);
    }

    static PrivateFolder make(Path place) throws NoRoom {
        Path path = place.resolve(OwnerProcess.freshName());
        try {
            Files.createDirectory(
                    path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            if (Inspection.isRoot()) {
                Files.setAttribute(path, "unix:gid", ThrowawayUser.freshGroup());
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-x---"));
            }
            return new PrivateFolder(place, path);
        } catch (IOException failure) {
            throw new NoRoom(place, failure);
        }
    }

    public Path path() {
        return path;
    }

    /** Writes a file, and the folders above it, for the programs to read. */
    public Path write(String name, byte[] content, boolean executable) throws NoRoom {
        Path file = path.resolve(name);
        try {
            makeFoldersAbove(file);
            Files.write(file, content);
            // Whatever the umask: the folder itself is what keeps others out.
            Files.setPosixFilePermissions(
                    file, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
            return file;
        } catch (IOException failure) {
            throw new NoRoom(place, failure);
        }
    }

    private void makeFoldersAbove(Path file) throws IOException {
        Path steps = path.relativize(file);
        for (int i = 1; i < steps.getNameCount(); i++) {
            Path folder = path.resolve(steps.subpath(0, i));
            if (!Files.isDirectory(folder)) {
                Files.createDirectory(folder);
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
        }
    }

    @Override
    public void close() {
        try {
            remove(path);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Removes a folder and all in it, or a file; links are removed, not followed. */
    static void remove(Path root) throws IOException {
        if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path folder, IOException closed) throws IOException {
                // Without walls a program has our own user and may have closed its folder to us.
                if (!(closed instanceof AccessDeniedException)) {
                    throw closed;
                }
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
                remove(folder);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) throws IOException {
                if (failure != null) {
                    throw failure;
                }
                Files.deleteIfExists(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
