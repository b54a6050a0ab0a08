package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Control groups of version 1: a group is a folder below our own in each of the trees of memory, tasks, processor time used, and processor
 * time shared, of which the last two are often one, and of processors where there is such a tree.
 */
record SplitGroups(
        Path memory,
        Path pids,
        Path cpuacct,
        Path cpu,
        @Nullable Path cpuset,
        Cores cores) implements ControlGroups {
    private static final String CPUS = "cpuset.cpus";
    private static final String MEMORY_NODES = "cpuset.mems";
    private static final String SHARE = "cpu.shares";
    private static final int USUAL_SHARE = 1024;
    private static final String MEMORY_AND_SWAP = "memory.memsw.limit_in_bytes";

    static SplitGroups find(List<ControlGroupTree> hierarchies) throws NoSuchFileException {
        Path cpuset = cpuset(hierarchies);
        return new SplitGroups(
                own("memory", hierarchies),
                own("pids", hierarchies),
                own("cpuacct", hierarchies),
                own("cpu", hierarchies),
                cpuset,
                new Cores(cpuset == null ? "" : text(cpuset.resolve(CPUS))));
    }

    /** Where processors are given out; champions can do without. */
    private static @Nullable Path cpuset(List<ControlGroupTree> hierarchies) {
        return hierarchies.stream()
                .filter(hierarchy -> hierarchy.counts("cpuset") && Files.isWritable(hierarchy.own()))
                .map(ControlGroupTree::own)
                .filter(own -> !text(own.resolve(CPUS)).isEmpty())
                .findFirst()
                .orElse(null);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException unreadable) {
            return "";
        }
    }

    private static Path own(String controller, List<ControlGroupTree> hierarchies) throws NoSuchFileException {
        for (ControlGroupTree hierarchy : hierarchies) {
            if (hierarchy.counts(controller)) {
                return hierarchy.own();
            }
        }
        throw new NoSuchFileException("cgroup " + controller);
    }

    @Override
    public List<Path> parents() {
        return Stream.of(memory, pids, cpuacct, cpu, cpuset)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    @Override
    public ControlGroup of(List<GroupFolder> folders) {
        return new Group(folders, cpuset);
    }

    private static final class Group extends ControlGroup {
        private final GroupFolder memory;
        private final GroupFolder pids;
        private final GroupFolder cpuacct;
        private final @Nullable GroupFolder shares;
        private final @Nullable Path allCores;
        private final @Nullable GroupFolder cores;

        Group(List<GroupFolder> folders, @Nullable Path allCores) {
            super(folders);
            this.allCores = allCores;
            cores = folders.stream()
                    .filter(folder -> Objects.equals(folder.path().getParent(), allCores))
                    .findFirst()
                    .orElse(null);
            shares = folders.stream()
                    .filter(folder -> folder.has(SHARE))
                    .findFirst()
                    .orElse(null);
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
            if (limits.timed() && shares != null) {
                shares.set(SHARE, CHAMPIONS_SHARE * USUAL_SHARE);
            }
            if (cores != null && allCores != null) {
                // Nobody may join a group of this tree before it has both.
                cores.set(CPUS, text(allCores.resolve(CPUS)));
                cores.set(MEMORY_NODES, text(allCores.resolve(MEMORY_NODES)));
            }
        }

        @Override
        boolean pin(int lent) throws IOException {
            if (cores == null) {
                return false;
            }
            cores.set(CPUS, lent);
            return true;
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
