package ludotheque.contest.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** The folder of an organiser: the database, the files for the public, and a lock so that it is served once. */
public final class ContestFolder implements AutoCloseable {
    static final String DATABASE = "contest.sqlite";
    private static final Duration ORGANISER_CODE = Duration.ofDays(1);

    private final Path path;
    private final Database database;
    private final @Nullable FileChannel lock;

    private ContestFolder(Path path, Database database, @Nullable FileChannel lock) {
        this.path = path;
        this.database = database;
        this.lock = lock;
    }

    /** Opens a folder to serve it, which nobody else may do meanwhile; it is made if need be. Null when somebody does. */
    public static @Nullable ContestFolder serve(Path path, InstantSource clock) throws IOException {
        Files.createDirectories(path);
        FileChannel channel =
                FileChannel.open(path.resolve("serve.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock taken;
        try {
            taken = channel.tryLock();
        } catch (OverlappingFileLockException ourselves) {
            taken = null;
        }
        if (taken == null) {
            channel.close();
            return null;
        }
        return new ContestFolder(path, Database.sqlite(path.resolve(DATABASE), clock), channel);
    }

    /** Whether a folder is a contest's. */
    public static boolean isOne(Path path) {
        return Files.isRegularFile(path.resolve(DATABASE));
    }

    /** Opens a folder that is there, beside whoever serves it. */
    public static ContestFolder open(Path path, InstantSource clock) {
        return new ContestFolder(path, Database.sqlite(path.resolve(DATABASE), clock), null);
    }

    public Path path() {
        return path;
    }

    /** What any web server may give out. */
    public Path publicFiles() {
        return path.resolve("public");
    }

    public Database database() {
        return database;
    }

    /** A new code that makes an organiser, once, and forgets those before it; null when there is an organiser. */
    public @Nullable String organiserCode() {
        return database.change(handle -> new Accounts(handle, database).hasOrganiser() ? null : newOrganiserCode());
    }

    /** A new code that makes an organiser, once, for who lost his way in. */
    public String newOrganiserCode() {
        return database.change(handle -> {
            Invitations invitations = new Invitations(handle, database);
            invitations.dropOrganisers();
            return invitations.add(
                    null,
                    Accounts.ORGANISER,
                    Accounts.ORGANISER,
                    null,
                    1,
                    database.now() + ORGANISER_CODE.toMillis(),
                    null);
        });
    }

    @Override
    public void close() throws IOException {
        database.close();
        if (lock != null) {
            lock.close();
        }
    }
}
