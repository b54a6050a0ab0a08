package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * The user as whom one program runs: a number that no account and no other running program has.
 *
 * @param groups those of the {@linkplain PrivateFolder private folders} that it is shown
 */
record ThrowawayUser(int uid, Set<Integer> groups) {
    /** Far above the numbers that systems give to accounts, services and containers. */
    private static final int FIRST_USER = 0x6C00_0000;

    private static final int FIRST_GROUP = 0x6400_0000;
    private static final AtomicInteger USERS = new AtomicInteger();
    private static final AtomicInteger GROUPS = new AtomicInteger();

    static ThrowawayUser whoMayRead(Collection<Path> shown) throws IOException {
        Set<Integer> groups = new TreeSet<>();
        for (Path path : shown) {
            for (Path step = path; step != null; step = step.getParent()) {
                int group = group(step);
                if (group >= FIRST_GROUP && group < FIRST_USER) {
                    groups.add(group);
                }
            }
        }
        return new ThrowawayUser(FIRST_USER + number(USERS, 0xFFFF), groups);
    }

    /** A group that nobody is in. */
    static int freshGroup() {
        return FIRST_GROUP + number(GROUPS, 0x7FFF);
    }

    private static int number(AtomicInteger count, int processes) {
        int process = (int) (ProcessHandle.current().pid() & processes);
        return (process << 12) + (count.getAndIncrement() & 0xFFF);
    }

    private static int group(Path path) throws IOException {
        return (Integer) Files.getAttribute(path, "unix:gid");
    }

    /** The command to put before the program's own. */
    List<String> become(Path setpriv) {
        String number = Integer.toString(uid);
        String joined = groups.isEmpty()
                ? "--clear-groups"
                : "--groups=" + groups.stream().map(String::valueOf).collect(Collectors.joining(","));
        // The kernel forgets whom a process dies with when it changes its user, so that is said again.
        return List.of(
                setpriv.toString(),
                "--reuid",
                number,
                "--regid",
                number,
                joined,
                "--no-new-privs",
                "--pdeathsig",
                "KILL",
                "--");
    }

    void own(Path folder) throws IOException {
        Files.setAttribute(folder, "unix:uid", uid);
    }

    /** Fails when it may not read this file or folder, naming the one on the way that is closed to it. */
    void requireReadable(Path path) throws IOException {
        require(
                path,
                List.of(
                        PosixFilePermission.OWNER_READ,
                        PosixFilePermission.GROUP_READ,
                        PosixFilePermission.OTHERS_READ));
        for (Path step = Files.isDirectory(path) ? path : path.getParent(); step != null; step = step.getParent()) {
            require(
                    step,
                    List.of(
                            PosixFilePermission.OWNER_EXECUTE,
                            PosixFilePermission.GROUP_EXECUTE,
                            PosixFilePermission.OTHERS_EXECUTE));
        }
    }

    /** One permission for the owner, one for a member of the group and one for others: as the kernel does, only one counts. */
    private void require(Path path, List<PosixFilePermission> either) throws IOException {
        boolean owner = Files.getAttribute(path, "unix:uid").equals(uid);
        PosixFilePermission needed = either.get(owner ? 0 : groups.contains(group(path)) ? 1 : 2);
        if (!Files.getPosixFilePermissions(path).contains(needed)) {
            throw new AccessDeniedException(
                    path.toString(), null, "closed to the user as whom the program runs (chmod o+rx)");
        }
    }
}
