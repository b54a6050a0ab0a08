package ludotheque.arena.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludotheque.arena.protocol.TimeLimits;
import ludotheque.arena.sandbox.Ending;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.Missing;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.champions.Build;
import ludotheque.champions.Kit;
import ludotheque.kernel.Text;

/**
 * Makes entrants of what candidates handed in. Sources are copied, joined with our own API files and built behind the same
 * walls as they will run, since compilers can be talked into reading files too. Closing it removes all that was built.
 */
public final class Workshop implements AutoCloseable {
    static final String BUILT = "out";
    private static final String SOURCES = "src";
    private static final int LAST_LINES = 2000;

    private final Sandbox sandbox;
    private final TimeLimits limits;
    private final List<Path> folders = new ArrayList<>();

    /**
     * Opens a workshop.
     *
     * @throws BadChampion when a protection is missing on this machine and strangers' code is not to be run without
     */
    public static Workshop open(boolean unsafe) throws BadChampion {
        return open(unsafe, TimeLimits.CONTEST);
    }

    /** Likewise, when what it builds may take so long. */
    static Workshop open(boolean unsafe, TimeLimits limits) throws BadChampion {
        Sandbox sandbox = Sandbox.find();
        if (!unsafe && !sandbox.missing().isEmpty()) {
            Missing first = sandbox.missing().get(0);
            throw new BadChampion(
                    first.sentence().fr() + " ; --unsafe exécute quand même le programme",
                    first.sentence().en() + "; --unsafe runs the program all the same");
        }
        return new Workshop(sandbox, limits);
    }

    private Workshop(Sandbox sandbox, TimeLimits limits) {
        this.sandbox = sandbox;
        this.limits = limits;
    }

    /** What is not enforced here: one sentence each, which whoever asked for {@code unsafe} should read. */
    public List<Text> missing() {
        return sandbox.missing().stream().map(Missing::sentence).toList();
    }

    /** Whether a folder is a champion's own, and not one of champions. */
    public static boolean isChampion(Path folder) {
        return Sources.hasChampion(folder);
    }

    /** Builds the program of a folder, a file or an archive. */
    public Entrant build(Path path) throws IOException, BadChampion, InterruptedException {
        Sources sources = Sources.read(path);
        Build build = new Build(sources.language());
        if (!build.missing().isEmpty()) {
            String packages = String.join(" ", sources.language().packages());
            throw new BadChampion(
                    sources.name() + ": " + sources.language().title() + " n'est pas installé (apt-get install "
                            + packages + ")",
                    sources.name() + ": " + sources.language().title() + " is not installed (apt-get install "
                            + packages + ")");
        }
        Path folder = Files.createTempDirectory("champion");
        folders.add(folder);
        Path inside = Files.createDirectories(folder.resolve(SOURCES));
        Files.createDirectories(folder.resolve(BUILT));
        sources.unpack(inside);
        Kit.writeApi(sources.language(), inside);
        open(folder);
        compile(sources, build, folder);
        return new Program(sources, build, folder, sandbox, limits);
    }

    private void compile(Sources sources, Build build, Path folder)
            throws IOException, BadChampion, InterruptedException {
        List<String> command = build.compile(Path.of(Sandbox.FOLDER, SOURCES), Path.of(Sandbox.FOLDER, BUILT));
        try (Jailed compiler = sandbox.start(command, folder, List.of(), Map.of(), Limits.COMPILER)) {
            compiler.stdin().close();
            String said = new String(compiler.stdout().readAllBytes(), StandardCharsets.UTF_8);
            Ending ending = compiler.how();
            if (!ending.equals(new Ending.Exited(0))) {
                String words = (said + compiler.errors()).strip();
                String last = words.substring(Math.max(0, words.length() - LAST_LINES));
                throw new DoesNotBuild(
                        new UnbuiltEntrant(sources.name(), sources.fingerprint(), words),
                        sources.name() + ": le compilateur " + ending.sentence().fr() + "\n" + last,
                        sources.name() + ": the compiler " + ending.sentence().en() + "\n" + last);
            }
        }
    }

    /** The compiler is another user: it must be able to write what it builds. */
    private static void open(Path folder) throws IOException {
        try (var walk = Files.walk(folder)) {
            for (Path path : walk.toList()) {
                String rights = Files.isDirectory(path) ? "rwxrwxrwx" : "rw-rw-rw-";
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
            }
        }
    }

    @Override
    public void close() {
        folders.forEach(Workplace::clear);
        folders.clear();
    }
}
