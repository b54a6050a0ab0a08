package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;

/** A control group is a folder whose files are its settings and counters. */
record GroupFolder(Path path) {
    private static final int REMOVAL_TRIES = 2000;
    private static final long NANOS_BETWEEN_TRIES = 1_000_000;

    static GroupFolder make(Path path) throws IOException {
        return new GroupFolder(Files.createDirectory(path));
    }

    Path file(String name) {
        return path.resolve(name);
    }

    boolean has(String name) {
        return Files.exists(file(name));
    }

    void set(String name, long value) throws IOException {
        set(name, Long.toString(value));
    }

    void set(String name, String value) throws IOException {
        Files.writeString(file(name), value);
    }

    /** A file that holds one number. */
    OptionalLong number(String name) {
        return lines(name).stream().limit(1).mapToLong(Long::parseLong).findFirst();
    }

    /** The number after a word in a file of words and numbers. */
    OptionalLong number(String name, String word) {
        return lines(name).stream()
                .filter(line -> line.startsWith(word + " "))
                .mapToLong(line -> Long.parseLong(line.substring(word.length() + 1)))
                .findFirst();
    }

    void killAll() {
        for (String pid : lines("cgroup.procs")) {
            ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    /** Kills what is inside and removes the group. A killed process leaves a moment later, so this tries for a while. */
    void clear() {
        for (int tries = 0; tries < REMOVAL_TRIES && !remove(); tries++) {
            killAll();
            LockSupport.parkNanos(NANOS_BETWEEN_TRIES);
        }
    }

    /** Whether it is gone. */
    private boolean remove() {
        try {
            Files.deleteIfExists(path);
            return true;
        } catch (IOException stillInhabited) {
            return false;
        }
    }

    /** Nothing when the kernel does not offer that file. */
    private List<String> lines(String name) {
        try {
            return Files.readAllLines(file(name));
        } catch (IOException notThere) {
            return List.of();
        }
    }
}
