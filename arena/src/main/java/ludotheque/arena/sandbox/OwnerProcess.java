package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The process that a control group, a temporary file or folder belongs to, written in its name: a number and when it started, since
 * numbers come back; in ticks since the machine started, since its clock may be set; and in which world of numbers, since a container
 * has its own and may share the rest. So what a referee that was killed left behind is known, and removed, by the next one there.
 */
record OwnerProcess(String world, long pid, long started) {
    /** Which words of what the kernel says of a process are its state and its start, counting from 0. */
    private static final int STATE = 2;

    private static final int START = 21;
    private static final Set<String> ENDED = Set.of("Z", "X");

    private static final String PREFIX = "ludotheque_";
    private static final AtomicInteger COUNT = new AtomicInteger();

    static OwnerProcess self() {
        long pid = ProcessHandle.current().pid();
        return living(pid).orElse(new OwnerProcess(ourWorld(), pid, 0));
    }

    /** The number of the namespace that process numbers are in, here. */
    private static String ourWorld() {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/ns/pid"))
                    .toString()
                    .replaceAll("\\D", "");
        } catch (IOException unknown) {
            return "0";
        }
    }

    /** Whether a process still does anything: one that ended and that nobody asked for, as in a container without an init, does not. */
    static boolean isRunning(long pid) {
        return living(pid).isPresent();
    }

    private static Optional<OwnerProcess> living(long pid) {
        try {
            String said = Files.readString(Path.of("/proc", Long.toString(pid), "stat"), StandardCharsets.ISO_8859_1);
            // The second word is the program's name in brackets, which may hold blanks and brackets itself.
            String[] words = said.substring(said.lastIndexOf(')') + 2).split(" ", -1);
            return ENDED.contains(words[STATE - 2])
                    ? Optional.empty()
                    : Optional.of(new OwnerProcess(ourWorld(), pid, Long.parseLong(words[START - 2])));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** A name that nothing else has. */
    static String freshName() {
        return self().name(Integer.toString(COUNT.getAndIncrement()));
    }

    /** A name that says whose it is. */
    String name(String what) {
        return PREFIX + world + "-" + pid + "-" + started + "-" + what;
    }

    boolean owns(String name) {
        return name.startsWith(name(""));
    }

    /** Whether a name is one of ours and its owner, whom we could see, is no more. */
    static boolean isAbandoned(String name) {
        if (!name.startsWith(PREFIX)) {
            return false;
        }
        List<String> parts = List.of(name.substring(PREFIX.length()).split("-", 4));
        if (parts.size() < 4 || !parts.get(0).equals(ourWorld())) {
            return false;
        }
        try {
            OwnerProcess owner =
                    new OwnerProcess(parts.get(0), Long.parseLong(parts.get(1)), Long.parseLong(parts.get(2)));
            return living(owner.pid()).filter(owner::equals).isEmpty();
        } catch (NumberFormatException notOurs) {
            return false;
        }
    }
}
