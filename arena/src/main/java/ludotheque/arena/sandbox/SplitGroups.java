package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Control groups of version 1: a group is a folder below our own in each of the trees of memory, tasks, processor time used, and processor
 * time shared, of which the last two are often one.
 */
record SplitGroups(Path memory, Path pids, Path cpuacct, Path cpu) implements ControlGroups {
    private static final String MEMORY_AND_SWAP = "memory.memsw.limit_in_bytes";

    static SplitGroups find(List<Hierarchy> hierarchies) throws NoSuchFileException {
        return new SplitGroups(
                own("memory", hierarchies),
                own("pids", hierarchies),
                own("cpuacct", hierarchies),
                own("cpu", hierarchies));
    }

    private static Path own(String controller, List<Hierarchy> hierarchies) throws NoSuchFileException {
        for (Hierarchy hierarchy : hierarchies) {
            if (hierarchy.counts(controller)) {
                return hierarchy.own();
            }
        }
        throw new NoSuchFileException("cgroup " + controller);
    }

    @Override
    public List<Path> parents() {
        return Stream.of(memory, pids, cpuacct, cpu).distinct().toList();
    }

    @Override
    public ControlGroup of(List<GroupFolder> folders) {
        return new Group(folders);
    }

    private static final class Group extends ControlGroup {
        private final GroupFolder memory;
        private final GroupFolder pids;
        private final GroupFolder cpuacct;

        Group(List<GroupFolder> folders) {
            super(folders);
            memory = folders.get(0);
            pids = folders.get(1);
            cpuacct = folders.get(2);
        }

        @Override
        void limit(Limits limits) throws IOException {
            memory.set("memory.limit_in_bytes", limits.memoryBytes());
            if (countsSwap()) {
                memory.set(MEMORY_AND_SWAP, limits.memoryBytes());
            }
            pids.set("pids.max", tasks(limits));
        }

        @Override
        boolean countsSwap() {
            return memory.has(MEMORY_AND_SWAP);
        }

        @Override
        boolean ranOutOfMemory() {
            return memory.number("memory.oom_control", "oom_kill").orElse(0) > 0;
        }

        @Override
        OptionalLong memoryPeak() {
            return memory.number("memory.max_usage_in_bytes");
        }

        @Override
        Optional<Duration> cpuTime() {
            return cpuacct.number("cpuacct.usage").stream()
                    .mapToObj(Duration::ofNanos)
                    .findFirst();
        }
    }
}
