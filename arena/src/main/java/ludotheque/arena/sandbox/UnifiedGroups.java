package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Control groups of version 2: a group is one folder. Its parent must hand memory and tasks down, and shares of processor time and
 * processors if it can, which a group with processes in it may not. So a group of our own that systemd left to us ({@code Delegate=yes})
 * holds ours, once everybody in it has moved one level down. Elsewhere they are made beside our own group or beside the nearest of its
 * ancestors that hands down most: systemd gives its slices no processors to hand down unless somebody asked for them.
 */
record UnifiedGroups(Path parent, Cores cores) implements ControlGroups {
    private static final String CPUS = "cpuset.cpus";
    private static final String SHARE = "cpu.weight";
    private static final int USUAL_SHARE = 100;
    private static final String PROCESSES = "cgroup.procs";

    /** The mark that the system's systemd, though not a user's, leaves on a group that it will not touch. */
    private static final String DELEGATED = "delegate";

    /** Where we live ourselves in a group that is left to us. */
    private static final String REFEREE = "referee";

    private static final int MOVES = 100;

    /** What is handed down at best, and what else will do. */
    private static final List<List<String>> CONTROLLERS = List.of(
            List.of("cpu", "cpuset", "memory", "pids"), List.of("cpu", "memory", "pids"), List.of("memory", "pids"));

    static UnifiedGroups find(ControlGroupTree tree) throws AccessDeniedException {
        Path own = tree.own();
        if (isDelegated(own) && isEmptied(own)) {
            return new UnifiedGroups(own, cores(own));
        }
        for (List<String> controllers : CONTROLLERS) {
            Path place = own.equals(tree.top()) ? own : own.getParent();
            while (place != null && place.startsWith(tree.top())) {
                if (Files.isWritable(place) && handsDown(place, controllers)) {
                    return new UnifiedGroups(place, cores(place));
                }
                place = place.getParent();
            }
        }
        // A container's own group is left to it without a mark.
        if (isEmptied(own)) {
            return new UnifiedGroups(own, cores(own));
        }
        throw new AccessDeniedException(tree.top().toString());
    }

    private static boolean isDelegated(Path group) {
        try {
            return Files.getFileAttributeView(group, UserDefinedFileAttributeView.class)
                    .list()
                    .contains(DELEGATED);
        } catch (IOException noMarksHere) {
            return false;
        }
    }

    /** Moves everybody in a group one level down, and says whether it hands down what we need now. */
    private static boolean isEmptied(Path group) {
        if (!Files.isWritable(group)) {
            return false;
        }
        try {
            Path within = group.resolve(REFEREE);
            if (!Files.exists(within)) {
                Files.createDirectory(within);
            }
            List<String> inside = Files.readAllLines(group.resolve(PROCESSES));
            // Whoever is moved may start another meanwhile.
            for (int moves = 0; moves < MOVES && !inside.isEmpty(); moves++) {
                inside.forEach(process -> move(process, within));
                inside = Files.readAllLines(group.resolve(PROCESSES));
            }
            return CONTROLLERS.stream().anyMatch(controllers -> handsDown(group, controllers));
        } catch (IOException notAllowed) {
            return false;
        }
    }

    private static void move(String process, Path group) {
        try {
            Files.writeString(group.resolve(PROCESSES), process);
        } catch (IOException gone) {
            // It has ended, or the next try fails as well.
        }
    }

    private static Cores cores(Path place) {
        try {
            return new Cores(Files.readString(place.resolve(CPUS + ".effective")));
        } catch (IOException notHandedDown) {
            return new Cores("");
        }
    }

    private static boolean handsDown(Path place, List<String> controllers) {
        Path setting = place.resolve("cgroup.subtree_control");
        try {
            if (words(setting).containsAll(controllers)) {
                return true;
            }
            if (!words(place.resolve("cgroup.controllers")).containsAll(controllers)) {
                return false;
            }
            Files.writeString(setting, "+" + String.join(" +", controllers));
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
            if (limits.timed() && folder.has(SHARE)) {
                folder.set(SHARE, CHAMPIONS_SHARE * USUAL_SHARE);
            }
        }

        @Override
        boolean pin(int lent) throws IOException {
            if (!folder.has(CPUS)) {
                return false;
            }
            folder.set(CPUS, lent);
            return true;
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
