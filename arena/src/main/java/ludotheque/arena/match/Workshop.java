package ludotheque.arena.match;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import ludotheque.arena.protocol.TimeLimits;
import ludotheque.arena.sandbox.Ending;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.MissingProtection;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.arena.sandbox.PrivateFolder;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.champions.Build;
import ludotheque.champions.Language;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * Makes entrants of what candidates handed in. Sources are copied, joined with our own API files and built behind the same
 * walls as they will run, since compilers can be talked into reading files too. Closing it removes all that was built.
 */
public final class Workshop implements AutoCloseable {
    static final String BUILT = "out";
    private static final String SOURCES = "src";

    /** Where what is built finds its sources. */
    public static final String SOURCES_INSIDE = Sandbox.FOLDER + "/" + SOURCES;

    private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};
    private static final int LAST_LINES = 2000;
    private static final int MOST_BUILT_BYTES = 128 << 20;

    private static final String BUILD_AND_PACK =
            "\"$@\" >&2 && exec tar -c --hard-dereference --owner=0 --group=0 -C " + Sandbox.WORKBENCH + " -f - .";

    private final Sandbox sandbox;
    private final TimeLimits limits;
    private final Limits compiler;
    private final Predicate<Language> languages;
    private final Queue<PrivateFolder> folders = new ConcurrentLinkedQueue<>();

    /** Made when the first archive comes. */
    private @Nullable Unpacker unpacker;

    /**
     * Opens a workshop.
     *
     * @throws BadChampion when a protection is missing on this machine and strangers' code is not to be run without
     */
    public static Workshop open(boolean unsafe) throws BadChampion {
        return open(unsafe, TimeLimits.CONTEST, Limits.COMPILER);
    }

    /** Likewise, for these languages alone, whatever else this machine has. */
    public static Workshop open(boolean unsafe, Predicate<Language> languages) throws BadChampion {
        return open(unsafe, TimeLimits.CONTEST, Limits.COMPILER, languages);
    }

    /** Likewise, when what it builds, and compilers, may take so long. */
    static Workshop open(boolean unsafe, TimeLimits limits, Limits compiler) throws BadChampion {
        return open(
                unsafe,
                limits,
                compiler,
                language -> new Build(language).missing().isEmpty());
    }

    private static Workshop open(boolean unsafe, TimeLimits limits, Limits compiler, Predicate<Language> languages)
            throws BadChampion {
        Sandbox sandbox = Sandbox.find();
        if (!unsafe && !sandbox.missing().isEmpty()) {
            MissingProtection first = sandbox.missing().get(0);
            throw new BadChampion(
                    first.sentence().fr() + " ; --unsafe exécute quand même le programme",
                    first.sentence().en() + "; --unsafe runs the program all the same");
        }
        return new Workshop(sandbox, limits, compiler, languages);
    }

    private Workshop(Sandbox sandbox, TimeLimits limits, Limits compiler, Predicate<Language> languages) {
        this.sandbox = sandbox;
        this.limits = limits;
        this.compiler = compiler;
        this.languages = languages;
    }

    /** What is not enforced here: one sentence each, which whoever asked for {@code unsafe} should read. */
    public List<Text> missing() {
        return sandbox.missing().stream().map(MissingProtection::sentence).toList();
    }

    /** Whether a folder is a champion's own, and not one of champions. */
    public static boolean isChampion(Path folder) {
        return Sources.hasChampion(folder);
    }

    /** What the champion of a folder, a file or an archive is called. */
    public static String name(Path path) {
        return Sources.name(path);
    }

    /** What it is called where its name is taken: like the folder around it. */
    public static String otherName(Path path) {
        return Sources.folderName(path);
    }

    /** The language of a folder, a file or an archive, without building it. */
    public static Language language(Path path) throws IOException, BadChampion {
        return Sources.read(path, name(path)).language();
    }

    /** Builds the program of a folder, a file or an archive, under the name it has there. */
    public Entrant build(Path path) throws IOException, BadChampion, InterruptedException {
        return build(path, name(path));
    }

    /** Builds it under another name. Any thread may. */
    public Entrant build(Path path, String name) throws IOException, BadChampion, InterruptedException {
        return build(Sources.read(path, name));
    }

    /** Builds files that lie nowhere, as an archive holds them. */
    public Entrant build(Map<String, byte[]> files, String name) throws IOException, BadChampion, InterruptedException {
        return build(Sources.of(files, name));
    }

    /** Fails when programs in this language are not made here. */
    public void expectInstalled(String name, Language language) throws NotInstalled {
        if (!languages.test(language)) {
            throw new NotInstalled(name, language);
        }
    }

    private Entrant build(Sources sources) throws IOException, BadChampion, InterruptedException {
        Build build = new Build(sources.language());
        expectInstalled(sources.name(), sources.language());
        PrivateFolder folder = PrivateFolder.onDisk();
        folders.add(folder);
        sources.unpack(folder, SOURCES);
        compile(
                sources.name(),
                sources.fingerprint(),
                build.compile(Path.of(Sandbox.FOLDER, SOURCES), Path.of(Sandbox.WORKBENCH)),
                folder);
        return new Program(sources, build, new BuiltFolder(folder), sandbox, limits);
    }

    /**
     * Compiles where nothing lasts and takes what was built out as an archive: so a build leaves neither links nor files that are not
     * ours, whatever it does, and fills no disk. What it prints is all error output, of which only some is kept.
     */
    private void compile(String name, String fingerprint, List<String> build, PrivateFolder folder)
            throws IOException, BadChampion, InterruptedException {
        BuiltFolder before = new BuiltFolder(folder);
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", BUILD_AND_PACK, "sh"));
        command.addAll(build);
        try (Jailed compiling = sandbox.start(command, folder.path(), List.of(), Map.of(), compiler)) {
            compiling.stdin().close();
            boolean isWhole = receive(name, fingerprint, compiling, folder);
            Ending ending = compiling.how();
            if (!ending.equals(new Ending.Exited(0)) || !isWhole) {
                expectUntouched(before);
                Text how = ending.sentence();
                throw doesNotBuild(
                        name,
                        fingerprint,
                        new Text("le compilateur " + how.fr(), "the compiler " + how.en()),
                        compiling.errors().strip());
            }
        }
    }

    /** A compiler whose sources or walls somebody took away says nothing about the champion. */
    private void expectUntouched(BuiltFolder before) throws IOException {
        if (!before.isWhole() || !sandbox.isWhole()) {
            throw new IOException(before.path() + ": our temporary files were removed while a champion was built");
        }
    }

    /** Whether what came was whole; if not, how the compiler ended says why. */
    private static boolean receive(String champion, String fingerprint, Jailed compiling, PrivateFolder folder)
            throws NoRoom, DoesNotBuild {
        Intake intake = new Intake(
                MOST_BUILT_BYTES,
                name -> true,
                (name, content, executable) -> folder.write(BUILT + "/" + name, content, executable));
        try {
            Archive.tar(compiling.stdout(), intake);
            compiling.stdout().transferTo(OutputStream.nullOutputStream());
            return true;
        } catch (NoRoom full) {
            throw full;
        } catch (IOException cutOff) {
            return false;
        } catch (BadSources unusable) {
            Text what = unusable.reason();
            throw doesNotBuild(
                    champion,
                    fingerprint,
                    new Text("ce qui est construit : " + what.fr(), "what was built: " + what.en()),
                    "");
        }
    }

    private static DoesNotBuild doesNotBuild(String name, String fingerprint, Text what, String words) {
        String last = words.substring(Math.max(0, words.length() - LAST_LINES));
        return new DoesNotBuild(
                new UnbuiltEntrant(name, fingerprint, words.isEmpty() ? what : new Text(words, words)),
                (name + ": " + what.fr() + "\n" + last).strip(),
                (name + ": " + what.en() + "\n" + last).strip());
    }

    /** An entrant and the language it is written in. */
    public record HandedIn(Entrant entrant, Language language) {}

    /** Builds what a stranger handed in, one file or an archive; archives are opened behind the walls. */
    public HandedIn buildHandedIn(Path file, String name) throws IOException, BadChampion, InterruptedException {
        Sources sources = isArchive(file) ? Sources.of(unpack(file), name) : Sources.read(file, name);
        return new HandedIn(build(sources), sources.language());
    }

    /** The files of what a stranger handed in, a folder, an archive or a file; archives are opened behind the walls. */
    public Map<String, byte[]> files(Path file) throws IOException, BadChampion, InterruptedException {
        if (Files.isDirectory(file)) {
            return Sources.folder(file);
        }
        return isArchive(file)
                ? Sources.withoutCommonFolder(unpack(file))
                : Map.of(String.valueOf(file.getFileName()), Sources.content(file, Sources.MOST_BYTES));
    }

    private static boolean isArchive(Path file) {
        return Archive.isOne(String.valueOf(file.getFileName()));
    }

    private Map<String, byte[]> unpack(Path archive) throws IOException, BadSources, InterruptedException {
        byte[] packed = Sources.content(archive, Sources.MOST_PACKED_BYTES);
        return unpacker().open(String.valueOf(archive.getFileName()), packed);
    }

    private synchronized Unpacker unpacker() throws IOException {
        if (unpacker == null || !unpacker.isWhole()) {
            unpacker = Unpacker.make(sandbox);
        }
        return unpacker;
    }

    /**
     * Builds something that is no champion of Six Papattes, behind the same walls.
     *
     * @param command which finds the files in {@link #SOURCES_INSIDE} and leaves what counts in {@link Sandbox#WORKBENCH}
     * @return what it left there
     */
    public BuiltFolder make(String name, Map<String, byte[]> files, List<String> command)
            throws IOException, BadChampion, InterruptedException {
        PrivateFolder folder = PrivateFolder.onDisk();
        folders.add(folder);
        Fingerprint fingerprint = new Fingerprint();
        for (Map.Entry<String, byte[]> file : new TreeMap<>(files).entrySet()) {
            fingerprint.add(file.getKey()).add(file.getValue());
            folder.write(SOURCES + "/" + file.getKey(), file.getValue(), isExecutable(file.getValue()));
        }
        compile(name, fingerprint.toString(), command, folder);
        return new BuiltFolder(folder);
    }

    /** Archives and pages lose who may run a file; what is a script or a program tells by itself. */
    private static boolean isExecutable(byte[] content) {
        boolean isScript = content.length > 2 && content[0] == '#' && content[1] == '!';
        boolean isProgram = content.length > ELF.length && Arrays.equals(content, 0, ELF.length, ELF, 0, ELF.length);
        return isScript || isProgram;
    }

    public Sandbox sandbox() {
        return sandbox;
    }

    /** Removes what was built of one entrant, which plays no more. */
    public void remove(Entrant entrant) {
        if (entrant instanceof Program program) {
            remove(program.folder());
        }
    }

    public void remove(BuiltFolder built) {
        List<PrivateFolder> its = folders.stream().filter(built::isIn).toList();
        folders.removeAll(its);
        its.forEach(PrivateFolder::close);
    }

    @Override
    public synchronized void close() {
        if (unpacker != null) {
            unpacker.close();
        }
        folders.forEach(PrivateFolder::close);
        folders.clear();
    }
}
