package ludotheque.arena.match;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.Mount;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.arena.sandbox.PrivateFolder;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.kernel.Text;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/** Has strangers' archives opened by {@link Unpack} behind the walls, and takes in what comes out within the same bounds. */
final class Unpacker implements AutoCloseable {
    private static final Limits LIMITS = new Limits(512L << 20, 16 << 10, Duration.ofMinutes(1), 256, false);
    private static final String JAVA = "/tmp/java";

    /** One class of each part that it is made of; the last two are of what the library of archives uses itself. */
    private static final List<String> PARTS = List.of(
            Unpack.class.getName(),
            Text.class.getName(),
            TarArchiveInputStream.class.getName(),
            "org.apache.commons.io.IOUtils",
            "org.apache.commons.lang3.StringUtils");

    private final Sandbox sandbox;
    private final PrivateFolder program;
    private final List<String> classPath;
    private final BuiltFolder whole;

    private Unpacker(Sandbox sandbox, PrivateFolder program, List<String> classPath) throws IOException {
        this.sandbox = sandbox;
        this.program = program;
        this.classPath = classPath;
        this.whole = new BuiltFolder(program);
    }

    /** Copies the program to where a stranger may read it. */
    static Unpacker make(Sandbox sandbox) throws IOException {
        PrivateFolder program = PrivateFolder.onDisk();
        List<String> classPath = new ArrayList<>();
        List<Path> places = PARTS.stream().map(Unpacker::place).distinct().toList();
        for (Path place : places) {
            String name = "part" + classPath.size() + (Files.isDirectory(place) ? "" : ".jar");
            copy(place, program, name);
            classPath.add(Sandbox.FOLDER + "/" + name);
        }
        return new Unpacker(sandbox, program, classPath);
    }

    private static Path place(String part) {
        try {
            return Path.of(Class.forName(part)
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (ClassNotFoundException | URISyntaxException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static void copy(Path place, PrivateFolder program, String name) throws IOException {
        try (var all = Files.walk(place)) {
            for (Path file : all.filter(path -> Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS))
                    .toList()) {
                String inside = place.relativize(file).toString();
                program.write(inside.isEmpty() ? name : name + "/" + inside, Files.readAllBytes(file), false);
            }
        }
    }

    /** Whether nobody cleaned its files away. */
    boolean isWhole() {
        return whole.isWhole();
    }

    /** The files of an archive whose kind its name tells. */
    Map<String, byte[]> open(String name, byte[] packed) throws IOException, BadSources, InterruptedException {
        Path home = Path.of(System.getProperty("java.home")).toRealPath();
        boolean isSeen = home.startsWith("/usr");
        List<String> command = List.of(
                (isSeen ? home.toString() : JAVA) + "/bin/java",
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                String.join(":", classPath),
                Unpack.class.getName(),
                name);
        List<Mount> mounts = isSeen ? List.of() : List.of(new Mount(home, JAVA));
        try (Jailed unpack = sandbox.start(command, program.path(), mounts, Map.of(), LIMITS)) {
            DataInputStream out = new DataInputStream(unpack.stdout());
            if (out.read() != Unpack.BEGUN) {
                unpack.how();
                throw new IOException("archives cannot be opened here: "
                        + unpack.errors()
                                .lines()
                                .findFirst()
                                .orElse(unpack.how().toString()));
            }
            send(packed, unpack.stdin());
            return receive(out);
        }
    }

    private static void send(byte[] packed, OutputStream in) {
        try (in) {
            in.write(packed);
        } catch (IOException gone) {
            // How it ended, or what it says, tells more.
        }
    }

    private static Map<String, byte[]> receive(DataInputStream out) throws NoRoom, BadSources {
        Map<String, byte[]> files = new TreeMap<>();
        Intake intake = Sources.intake(files);
        try {
            for (int kind = out.read(); kind != Unpack.END; kind = out.read()) {
                if (kind == Unpack.REFUSED) {
                    throw new BadSources(out.readUTF(), out.readUTF());
                }
                if (kind != Unpack.FILE) {
                    throw new EOFException();
                }
                String name = out.readUTF();
                intake.take(name, new ByteArrayInputStream(content(out)), false);
            }
            return files;
        } catch (NoRoom full) {
            throw full;
        } catch (IOException died) {
            throw new BadSources(
                    "l'archive ne peut pas être ouverte : elle demande trop de mémoire ou de temps",
                    "the archive cannot be opened: it takes too much memory or time");
        }
    }

    private static byte[] content(DataInputStream out) throws IOException {
        int length = out.readInt();
        if (length < 0 || length > Sources.MOST_BYTES) {
            throw new EOFException();
        }
        byte[] content = out.readNBytes(length);
        if (content.length < length) {
            throw new EOFException();
        }
        return content;
    }

    @Override
    public void close() {
        program.close();
    }
}
