package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** One program's group: what is counted together, limited together and killed together. Closing it removes it. */
abstract class ControlGroup implements AutoCloseable {
    /** Bubblewrap's two processes live in the group too. */
    private static final int BUBBLEWRAP = 2;

    /** How many times as much processor time as a neighbour a champion gets where both want it; the referee must still get some. */
    static final int CHAMPIONS_SHARE = 10;

    private final List<GroupFolder> folders;
    private Runnable whenClosed = () -> {};
    private OptionalInt core = OptionalInt.empty();

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

    /** Keeps it to one processor, which is given back when the group is closed. */
    final void lend(int lent, Runnable giveBack) throws IOException {
        whenClosed = giveBack;
        if (pin(lent)) {
            core = OptionalInt.of(lent);
        }
    }

    /** Keeps it to one processor; whether that can be done here. */
    abstract boolean pin(int lent) throws IOException;

    abstract boolean countsSwap();

    abstract boolean ranOutOfMemory();

    /** In bytes. */
    abstract OptionalLong memoryPeak();

    abstract Optional<Duration> cpuTime();

    /** How long the processor that is its own has been busy with others, the referee left out. */
    final Optional<Duration> othersTime() {
        if (core.isEmpty()) {
            return Optional.empty();
        }
        return KernelTicks.ofProcessor(core.getAsInt())
                .flatMap(busy -> cpuTime()
                        .flatMap(own -> KernelTicks.ofReferee()
                                .map(referee -> busy.minus(own).minus(referee))));
    }

    final void kill() {
        folders.forEach(GroupFolder::killAll);
    }

    @Override
    public final void close() {
        folders.forEach(GroupFolder::clear);
        whenClosed.run();
    }
}
