package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One program's group: what is counted together, limited together and killed together. Closing it removes it. */
abstract class ControlGroup implements AutoCloseable {
    /** Bubblewrap's two processes live in the group too. */
    private static final int BUBBLEWRAP = 2;

    private final List<GroupFolder> folders;
    private Runnable whenClosed = () -> {};

    ControlGroup(List<GroupFolder> folders) {
        this.folders = List.copyOf(folders);
    }

    static int tasks(Limits limits) {
        return limits.threads() + BUBBLEWRAP;
    }

    /** The files into which a process writes its number to join. */
    final List<Path> doors() {
        return folders.stream().map(folder -> folder.file("cgroup.procs")).toList();
    }

    abstract void limit(Limits limits) throws IOException;

    /** Keeps it to one processor. */
    abstract void pin(int core) throws IOException;

    final void whenClosed(Runnable deed) {
        whenClosed = deed;
    }

    abstract boolean countsSwap();

    abstract boolean ranOutOfMemory();

    /** In bytes. */
    abstract OptionalLong memoryPeak();

    abstract Optional<Duration> cpuTime();

    final void kill() {
        folders.forEach(GroupFolder::killAll);
    }

    @Override
    public final void close() {
        folders.forEach(GroupFolder::clear);
        whenClosed.run();
    }
}
