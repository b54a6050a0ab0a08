package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What bubblewrap is asked for: namespaces of its own for everything, no capability, and a file system made of the few folders that
 * programs and their runtimes read.
 *
 * @param bubblewrap the program
 * @param system its arguments that are the same for everyone
 */
record BubblewrapArguments(Path bubblewrap, List<String> system) {
    private static final List<String> SYSTEM_FOLDERS = List.of("bin", "sbin", "lib", "lib32", "lib64");
    private static final List<String> DEVICES = List.of("null", "zero", "full", "random", "urandom");

    /** How the names begin of what Debian's loader, JDK, Mono and PHP read in /etc. */
    private static final List<String> SETTINGS = List.of("ld.so.cache", "alternatives", "java-", "mono", "php");

    private static final String LIBRARIES_OF_GHC = "/var/lib/ghc";

    /** All that a builder may write, in memory that counts as its own: no disk is filled. */
    private static final long BUILT_BYTES = 512L << 20;

    static BubblewrapArguments find(Path bubblewrap) throws IOException {
        List<String> system = new ArrayList<>();
        add(system, "--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts");
        add(system, "--unshare-cgroup-try", "--hostname", "ludotheque", "--cap-drop", "ALL");
        add(system, "--die-with-parent", "--new-session");
        add(system, "--ro-bind", "/usr", "/usr");
        for (String name : SYSTEM_FOLDERS) {
            Path folder = Path.of("/", name);
            if (Files.isSymbolicLink(folder)) {
                add(system, "--symlink", Files.readSymbolicLink(folder).toString(), folder.toString());
            } else {
                show(system, folder.toString());
            }
        }
        settings().forEach(path -> show(system, path));
        add(system, "--dir", "/var");
        show(system, LIBRARIES_OF_GHC);
        for (String name : DEVICES) {
            add(system, "--dev-bind-try", "/dev/" + name, "/dev/" + name);
        }
        add(system, "--symlink", "/proc/self/fd", "/dev/fd");
        // Read-only, since whoever may write /proc/1/mem becomes bubblewrap's first process.
        add(system, "--proc", "/proc", "--remount-ro", "/proc");
        return new BubblewrapArguments(bubblewrap, system);
    }

    private static List<String> settings() throws IOException {
        try (Stream<Path> all = Files.list(Path.of("/etc"))) {
            return all.map(Path::toString)
                    .filter(path -> SETTINGS.stream().anyMatch(name -> path.startsWith("/etc/" + name)))
                    .sorted()
                    .toList();
        }
    }

    /** The command to put before the program's own. */
    List<String> around(
            Path folder, boolean writing, List<Mount> mounts, Map<String, String> environment, boolean building) {
        List<String> command = new ArrayList<>(List.of(bubblewrap.toString()));
        command.addAll(system);
        if (building) {
            add(command, "--size", Long.toString(BUILT_BYTES), "--tmpfs", "/tmp", "--dir", Sandbox.WORKBENCH);
        } else {
            add(command, "--dir", "/tmp");
        }
        add(command, writing ? "--bind" : "--ro-bind", folder.toString(), Sandbox.FOLDER);
        for (Mount mount : mounts) {
            add(command, "--ro-bind", mount.outside().toString(), mount.inside());
        }
        environment.forEach((name, value) -> add(command, "--setenv", name, value));
        add(command, "--remount-ro", "/", "--chdir", Sandbox.FOLDER);
        return command;
    }

    private static void show(List<String> arguments, String path) {
        add(arguments, "--ro-bind-try", path, path);
    }

    private static void add(List<String> arguments, String... more) {
        arguments.addAll(List.of(more));
    }
}
