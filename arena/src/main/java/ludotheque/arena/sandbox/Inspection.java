package ludotheque.arena.sandbox;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import ludotheque.arena.sandbox.MissingProtection.Protection;
import org.jspecify.annotations.Nullable;

/** Finds out what this machine offers by trying it. */
final class Inspection {
    private static final Limits TRIAL = new Limits(64L << 20, 4096, Duration.ofSeconds(10), 8, false);

    /** Builders ask most of bubblewrap. */
    private static final Limits BUILDERS_TRIAL = new Limits(64L << 20, 4096, Duration.ofSeconds(10), 8, true);

    private static final Path SETTINGS = Path.of("/proc/sys");

    private final List<MissingProtection> missing = new ArrayList<>();

    private Inspection() {}

    static Sandbox inspect() {
        return new Inspection().sandbox();
    }

    private Sandbox sandbox() {
        ControlGroups groups = groups();
        Leftovers.clear(Optional.ofNullable(groups));
        Path setpriv = setpriv();
        Protections wanted = new Protections(groups, setpriv, setpriv != null && isRoot(), walls(), filters());
        Optional<String> failure = trial(wanted);
        if (failure.isPresent() && wanted.walls() != null) {
            noWalls(failure.get());
            wanted = wanted.withoutWalls();
            failure = trial(wanted);
        }
        if (failure.isPresent() && wanted.changesUser()) {
            noStranger(failure.get());
            wanted = wanted.withoutStranger();
        }
        return new Sandbox(wanted, missing);
    }

    private @Nullable ControlGroups groups() {
        try {
            ControlGroups groups = ControlGroups.find(
                    Files.readAllLines(Path.of("/proc/self/mountinfo")),
                    Files.readAllLines(Path.of("/proc/self/cgroup")));
            try (ControlGroup trial = groups.open(OwnerProcess.freshName(), TRIAL)) {
                if (!trial.countsSwap()
                        && Files.readAllLines(Path.of("/proc/swaps")).size() > 1) {
                    missing.add(new MissingProtection(
                            Protection.SWAP,
                            "la mémoire d'échange n'est pas comptée : ce noyau ne le fait pas (swapaccount)",
                            "swap is not counted: this kernel does not do it (swapaccount)"));
                }
            }
            return groups;
        } catch (IOException failure) {
            String reason = reason(failure);
            missing.add(new MissingProtection(
                    Protection.MEMORY,
                    "la mémoire n'est pas limitée, faute de groupe de contrôle (" + reason
                            + ") ; lancez la commande en tant que root ou par « systemd-run --user --scope »",
                    "memory is not limited, for want of a control group (" + reason
                            + "); run the command as root or through systemd-run --user --scope"));
            missing.add(new MissingProtection(
                    Protection.PROCESSES,
                    "le nombre de processus et de fils d'exécution n'est pas limité, pour la même raison",
                    "the number of threads and processes is not limited, for the same reason"));
            return null;
        }
    }

    private @Nullable Path setpriv() {
        Path program = onPath("setpriv");
        if (program == null && isRoot()) {
            noStranger("setpriv");
        }
        return program;
    }

    private @Nullable BubblewrapArguments walls() {
        Path program = onPath("bwrap");
        if (program == null) {
            noWalls("bwrap");
            return null;
        }
        try {
            return BubblewrapArguments.find(program);
        } catch (IOException failure) {
            noWalls(reason(failure));
            return null;
        }
    }

    private Protections.@Nullable Filters filters() {
        try {
            Machine machine = Machine.here().orElseThrow(() -> new NoSuchFileException(System.getProperty("os.arch")));
            return new Protections.Filters(
                    FilterFile.make(SeccompFilter.program(machine, false)),
                    FilterFile.make(SeccompFilter.program(machine, true)));
        } catch (IOException failure) {
            String reason = reason(failure);
            missing.add(new MissingProtection(
                    Protection.SYSTEM_CALLS,
                    "les appels système ne sont pas filtrés (" + reason + ")",
                    "system calls are not filtered (" + reason + ")"));
            return null;
        }
    }

    /** Runs the program that does nothing; what was said when that failed. */
    private static Optional<String> trial(Protections protections) {
        Sandbox sandbox = new Sandbox(protections, List.of());
        Limits limits = protections.walls() == null ? TRIAL : BUILDERS_TRIAL;
        try (Jailed nothing = sandbox.start(List.of("true"), Path.of("/usr"), List.of(), Map.of(), limits)) {
            Ending ending = nothing.how();
            if (ending.equals(new Ending.Exited(0))) {
                return Optional.empty();
            }
            String complaint = nothing.errors().strip();
            return Optional.of(complaint.isEmpty() ? ending.toString() : complaint);
        } catch (IOException failure) {
            return Optional.of(reason(failure));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Optional.of(stop.toString());
        }
    }

    private void noWalls(String reason) {
        missing.add(noWalls(reason, SETTINGS));
    }

    static MissingProtection noWalls(String reason, Path settings) {
        Optional<String> remedy = KernelSetting.forbidding(settings).map(KernelSetting::remedy);
        return new MissingProtection(
                Protection.ISOLATION,
                "fichiers, réseau et autres processus ne sont pas cachés : bubblewrap ne fonctionne pas ici (" + reason
                        + ")"
                        + remedy.map(command -> " ; le noyau le lui interdit, ceci l'autorise : " + command)
                                .orElse(""),
                "files, network and other processes are not hidden: bubblewrap does not work here (" + reason + ")"
                        + remedy.map(command -> "; the kernel forbids it, this allows it: " + command)
                                .orElse(""));
    }

    private void noStranger(String reason) {
        missing.add(new MissingProtection(
                Protection.PRIVILEGES,
                "le programme garderait les droits de root (" + reason + ")",
                "the program would keep root's rights (" + reason + ")"));
    }

    /** The path alone is the same in both languages. */
    private static String reason(IOException failure) {
        return failure instanceof FileSystemException about ? about.getFile() : failure.toString();
    }

    static boolean isRoot() {
        try {
            return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
        } catch (IOException | UnsupportedOperationException notLinux) {
            return false;
        }
    }

    private static @Nullable Path onPath(String program) {
        return Stream.of((System.getenv().getOrDefault("PATH", "") + ":/usr/sbin:/usr/bin").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
    }
}
