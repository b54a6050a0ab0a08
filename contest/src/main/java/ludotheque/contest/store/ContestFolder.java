package ludotheque.contest.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.InstantSource;
import ludotheque.contest.Problem;
import ludotheque.kernel.BadInput;
import org.jspecify.annotations.Nullable;

/** The folder of an organiser: the database, the files for the public, and a lock so that it is served once. */
public final class ContestFolder implements AutoCloseable {
    static final String DATABASE = "contest.sqlite";

    /** Names the PostgreSQL database of a folder that has none of its own. */
    private static final String ADDRESS = "database.url";

    /** What is left of a database that was moved. */
    private static final String MOVED = "contest-moved.sqlite";

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
        FileChannel lock = lock(path);
        return lock == null ? null : new ContestFolder(path, Database.sqlite(path.resolve(DATABASE), clock), lock);
    }

    /** Likewise, with a database on PostgreSQL; the folder keeps its address. */
    public static @Nullable ContestFolder serve(Path path, DatabaseAddress address, String password)
            throws IOException, Unreachable {
        FileChannel lock = lock(path);
        if (lock == null) {
            return null;
        }
        try {
            Database database = Database.postgresql(address, password);
            keepAddress(path, address);
            return new ContestFolder(path, database, lock);
        } catch (IOException | Unreachable failure) {
            lock.close();
            throw failure;
        }
    }

    private static void keepAddress(Path path, DatabaseAddress address) throws IOException {
        Path fresh = path.resolve("." + ADDRESS);
        Files.writeString(fresh, address + "\n");
        Files.move(fresh, path.resolve(ADDRESS), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static @Nullable FileChannel lock(Path path) throws IOException {
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
        return channel;
    }

    /** Whether a folder is a contest's. */
    public static boolean isOne(Path path) {
        return hasOwnDatabase(path) || Files.isRegularFile(path.resolve(ADDRESS));
    }

    /** Whether a folder has its database in a file of its own. */
    public static boolean hasOwnDatabase(Path path) {
        return Files.isRegularFile(path.resolve(DATABASE));
    }

    /** The address of a folder's database, or null when it has one of its own or none. */
    public static @Nullable DatabaseAddress address(Path path) throws IOException, BadInput {
        Path file = path.resolve(ADDRESS);
        return hasOwnDatabase(path) || !Files.isRegularFile(file)
                ? null
                : DatabaseAddress.parse(Files.readString(file));
    }

    /** Opens a folder whose database is elsewhere, beside whoever serves it. */
    public static ContestFolder open(Path path, DatabaseAddress address, String password) throws Unreachable {
        return new ContestFolder(path, Database.postgresql(address, password), null);
    }

    /**
     * Takes a folder's database over to PostgreSQL, all or nothing, and sets the file aside. The folder must not be served; false when
     * it is.
     *
     * @throws Problem when the other database holds a contest already, or a worker is at work here
     */
    public static boolean move(Path path, DatabaseAddress address, String password, InstantSource clock)
            throws IOException, Unreachable {
        try (FileChannel lock = lock(path)) {
            if (lock == null) {
                return false;
            }
            try (Database from = Database.sqlite(path.resolve(DATABASE), clock);
                    Database to = Database.postgresql(address, password)) {
                Transfer.copy(from, to);
            }
            Files.move(path.resolve(DATABASE), path.resolve(MOVED));
            keepAddress(path, address);
            return true;
        }
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
