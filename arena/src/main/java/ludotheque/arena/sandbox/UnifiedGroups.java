package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Control groups of version 2: a group is one folder. Its parent must hand memory and tasks down, and shares of processor time and
 * processors if it can. A group with processes in it may not, so ours are made beside our own group or beside one of its ancestors.
 */
record UnifiedGroups(Path parent, Cores cores) implements ControlGroups {
    private static final String CPUS = "cpuset.cpus";

    static UnifiedGroups find(ControlGroupTree tree) throws AccessDeniedException {
        Path place = tree.own().equals(tree.top()) ? tree.top() : tree.own().getParent();
        while (place != null && place.startsWith(tree.top())) {
            if (Files.isWritable(place) && handsDown(place)) {
                return new UnifiedGroups(place, cores(place));
            }
            place = place.getParent();
        }
        throw new AccessDeniedException(tree.top().toString());
    }

    private static Cores cores(Path place) {
        try {
            return new Cores(Files.readString(place.resolve(CPUS + ".effective")));
        } catch (IOException notHandedDown) {
            return new Cores("");
        }
    }

    private static boolean handsDown(Path place) {
        return handsDown(place, "cpu", "cpuset", "memory", "pids")
                || handsDown(place, "cpu", "memory", "pids")
                || handsDown(place, "memory", "pids");
    }

    private static boolean handsDown(Path place, String... controllers) {
        Path setting = place.resolve("cgroup.subtree_control");
        try {
            if (!words(setting).containsAll(List.of(controllers))) {
                Files.writeString(setting, "+" + String.join(" +", controllers));
            }
            return true;
        } catch (IOException notAllowed) {
            return false;
        }
    }

    private static Set<String> words(Path file) throws IOException {
        return Set.copyOf(List.of(Files.readString(file).strip().split(" ")));
    }

    @Override
    public List<Path> parents() {
        return List.of(parent);
    }

    @Override
    public ControlGroup of(List<GroupFolder> folders) {
        return new Group(folders);
    }

    private static final class Group extends ControlGroup {
        private final GroupFolder folder;

        Group(List<GroupFolder> folders) {
            super(folders);
            folder = folders.get(0);
        }

        @Override
        void limit(Limits limits) throws IOException {
            folder.set("memory.max", limits.memoryBytes());
            if (countsSwap()) {
                folder.set("memory.swap.max", 0);
            }
            folder.set("pids.max", tasks(limits));
        }

        @Override
        void pin(int core) throws IOException {
            if (folder.has(CPUS)) {
                folder.set(CPUS, core);
            }
        }

        @Override
        boolean countsSwap() {
            return folder.has("memory.swap.max");
        }

        @Override
        boolean ranOutOfMemory() {
            return folder.number("memory.events", "oom_kill").orElse(0) > 0;
        }

        @Override
        OptionalLong memoryPeak() {
            return folder.number("memory.peak");
        }

        @Override
        Optional<Duration> cpuTime() {
            return folder.number("cpu.stat", "usage_usec").stream()
                    .mapToObj(micros -> Duration.of(micros, ChronoUnit.MICROS))
                    .findFirst();
        }
    }
}
