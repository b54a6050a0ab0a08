package ludotheque.arena.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.jspecify.annotations.Nullable;

/** Starts strangers' programs, behind as many walls as this machine has. */
public final class Sandbox {
    /** Where a program sees its folder, which is also where it starts. */
    public static final String FOLDER = "/tmp/champion";

    /** An empty folder that a builder may write, lost when the builder ends. */
    public static final String WORKBENCH = "/tmp/built";

    private static final Map<String, String> ENVIRONMENT =
            Map.of("PATH", "/usr/bin:/bin", "LANG", "C.UTF-8", "HOME", FOLDER);

    /**
     * Starts programs and ends those whose time is over. One thread that never ends: the kernel kills a program with the thread that
     * started it, which is what we want when the referee dies and only then.
     */
    private static final ScheduledExecutorService KEEPER = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "sandbox");
        thread.setDaemon(true);
        return thread;
    });

    private final Protections protections;
    private final List<MissingProtection> missing;

    Sandbox(Protections protections, List<MissingProtection> missing) {
        this.protections = protections;
        this.missing = List.copyOf(missing);
    }

    /** Tries what this machine offers, and removes what a referee that was killed may have left behind. */
    public static Sandbox find() {
        return Inspection.inspect();
    }

    Protections protections() {
        return protections;
    }

    /** What cannot be enforced here. Unless this is empty, only run programs that you trust. */
    public List<MissingProtection> missing() {
        return missing;
    }

    /**
     * Starts a program. When the referee is root the program is not: its folder and mounts must be {@linkplain PrivateFolder
     * private folders}, or open to everyone ({@code o+rx}) like all folders above them.
     *
     * @param command as seen from inside: its folder is {@link #FOLDER}
     * @param folder shown at {@link #FOLDER}, read-only
     * @param mounts what else it may read
     * @param environment all it gets, besides PATH, LANG and HOME, which this may replace
     * @throws IOException when it cannot be started; a command that does not exist is told by how the program ends instead
     */
    public Jailed start(
            List<String> command, Path folder, List<Mount> mounts, Map<String, String> environment, Limits limits)
            throws IOException {
        return start(command, folder, mounts, environment, limits, false);
    }

    /** Starts a program that becomes the owner of its folder and may write into it: how much, nobody limits. */
    public Jailed startWriting(List<String> command, Path folder, Limits limits) throws IOException {
        return start(command, folder, List.of(), Map.of(), limits, true);
    }

    private Jailed start(
            List<String> command,
            Path folder,
            List<Mount> mounts,
            Map<String, String> environment,
            Limits limits,
            boolean writing)
            throws IOException {
        Path home = folder.toRealPath();
        List<Mount> shown = new ArrayList<>();
        for (Mount mount : mounts) {
            shown.add(new Mount(mount.outside().toRealPath(), mount.inside()));
        }
        Map<String, String> variables = new TreeMap<>(ENVIRONMENT);
        variables.putAll(environment);

        ThrowawayUser stranger = protections.changesUser() ? stranger(home, shown, writing) : null;
        List<String> chain = new ArrayList<>();
        if (stranger != null) {
            chain.addAll(stranger.become(Objects.requireNonNull(protections.setpriv())));
        }
        Path filter = null;
        BubblewrapArguments walls = protections.walls();
        if (walls != null) {
            filter = filter(limits);
            chain.addAll(walls.around(home, writing, shown, variables, limits.building()));
            if (filter != null) {
                chain.addAll(List.of("--seccomp", "4"));
            }
            chain.add("--");
            chain.addAll(command);
        } else {
            if (limits.building()) {
                shown.add(0, new Mount(workbench(home, stranger), WORKBENCH));
            }
            chain.addAll(new UnconfinedCommand(home, shown).command(command, variables));
        }
        return start(chain, filter, limits);
    }

    private static ThrowawayUser stranger(Path folder, List<Mount> mounts, boolean writing) throws IOException {
        List<Path> shown = new ArrayList<>(List.of(folder));
        mounts.forEach(mount -> shown.add(mount.outside()));
        ThrowawayUser stranger = ThrowawayUser.whoMayRead(shown);
        if (writing) {
            stranger.own(folder);
        }
        for (Path path : shown) {
            stranger.requireReadable(path);
        }
        return stranger;
    }

    /** Without walls there is no place that vanishes by itself: it lies in the folder and is removed with it. */
    private static Path workbench(Path folder, @Nullable ThrowawayUser stranger) throws IOException {
        Path workbench = Files.createDirectory(folder.resolve("workbench"));
        if (stranger != null) {
            stranger.own(workbench);
        }
        return workbench;
    }

    private @Nullable Path filter(Limits limits) throws NoRoom {
        Protections.Filters filters = protections.filters();
        if (filters == null) {
            return null;
        }
        return (limits.building() ? filters.builder() : filters.champion()).path();
    }

    /** Whether what we put around programs is all there; if not, a program that failed just now is not to blame. */
    public boolean isWhole() {
        Protections.Filters filters = protections.filters();
        return filters == null
                || (filters.champion().isWhole() && filters.builder().isWhole());
    }

    private Jailed start(List<String> chain, @Nullable Path filter, Limits limits) throws IOException {
        ControlGroups groups = protections.groups();
        ControlGroup group = groups == null ? null : groups.open(OwnerProcess.freshName(), limits);
        try {
            List<Path> doors = group == null ? List.of() : group.doors();
            ProcessBuilder builder = new ProcessBuilder(
                            LaunchScript.command(protections.setpriv(), doors, limits, filter, chain))
                    .directory(Path.of("/").toFile());
            // What stands in bubblewrap's own environment could be read from inside.
            builder.environment().clear();
            return new Jailed(startFromKeeper(builder), group, limits, KEEPER);
        } catch (IOException failure) {
            if (group != null) {
                group.close();
            }
            throw failure;
        }
    }

    private static Process startFromKeeper(ProcessBuilder builder) throws IOException {
        try {
            return CompletableFuture.supplyAsync(() -> start(builder), KEEPER).join();
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof UncheckedIOException cause) {
                throw cause.getCause();
            }
            throw failure;
        }
    }

    private static Process start(ProcessBuilder builder) {
        try {
            return builder.start();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
