package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** The user as whom one program runs: a number that no account and no other running program has. */
record Stranger(int uid) {
    /** Far above the numbers that systems give to accounts, services and containers. */
    private static final int FIRST = 0x6C00_0000;

    private static final AtomicInteger COUNT = new AtomicInteger();

    static Stranger next() {
        int process = (int) (ProcessHandle.current().pid() & 0xFFFF);
        return new Stranger(FIRST + (process << 12) + (COUNT.getAndIncrement() & 0xFFF));
    }

    /** The command to put before the program's own. */
    List<String> become(Path setpriv) {
        String number = Integer.toString(uid);
        return List.of(
                setpriv.toString(), "--reuid", number, "--regid", number, "--clear-groups", "--no-new-privs", "--");
    }

    void own(Path folder) throws IOException {
        Files.setAttribute(folder, "unix:uid", uid);
    }

    /** Fails when strangers may not read this file or folder, naming the one on the way that is closed to them. */
    static void requireReadable(Path path) throws IOException {
        requireReachable(path);
        require(path, PosixFilePermission.OTHERS_READ);
        if (Files.isDirectory(path)) {
            require(path, PosixFilePermission.OTHERS_EXECUTE);
        }
    }

    /** Fails when strangers may not pass through the folders above this one. */
    static void requireReachable(Path path) throws IOException {
        for (Path step = path.getParent(); step != null; step = step.getParent()) {
            require(step, PosixFilePermission.OTHERS_EXECUTE);
        }
    }

    private static void require(Path path, PosixFilePermission permission) throws IOException {
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(path);
        if (!permissions.contains(permission)) {
            throw new AccessDeniedException(
                    path.toString(), null, "closed to the user as whom the program runs (chmod o+rx)");
        }
    }
}
