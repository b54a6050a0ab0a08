package ludotheque.arena.match;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;

/** The files that somebody handed in, champion or not, within bounds: what hides, and what tools leave behind, does not count. */
public final class HandedIn {
    /** What a whole class may hand in, packed and unpacked. */
    private static final int MOST_OF_A_CLASS = 256 << 20;

    private HandedIn() {}

    /** The files of an archive that holds what a whole class handed in, by their paths in it. */
    public static Map<String, byte[]> ofClass(Path archive) throws IOException, BadSources {
        Map<String, byte[]> files = new TreeMap<>();
        Intake intake = new Intake(
                MOST_OF_A_CLASS,
                Archive.MOST_ENTRIES,
                Sources::counts,
                (name, content, executable) -> files.put(name, content));
        Archive.read(String.valueOf(archive.getFileName()), Sources.content(archive, MOST_OF_A_CLASS), intake);
        return files;
    }

    /** Whether a file of this name is an archive that is opened here. */
    public static boolean isArchive(String name) {
        return Archive.isOne(name);
    }

    /** The files of a folder or of an archive, by their paths in it; a single file is alone. */
    public static Map<String, byte[]> files(Path path) throws IOException, BadSources {
        if (Files.isDirectory(path)) {
            return Sources.folder(path);
        }
        String name = String.valueOf(path.getFileName());
        return Archive.isOne(name) ? Sources.archive(path) : Map.of(name, Sources.content(path, Sources.MOST_BYTES));
    }

    /**
     * When the newest file of each entry of a folder or an archive was last changed.
     *
     * @param above what stands before the entries' names in an archive, such as {@code class/}
     */
    public static Map<String, Instant> times(Path path, String above) throws IOException, BadSources {
        Map<String, Instant> newest = new TreeMap<>();
        if (!Files.isDirectory(path)) {
            Archive.times(String.valueOf(path.getFileName()), Sources.content(path, MOST_OF_A_CLASS), (file, time) -> {
                if (file.startsWith(above)) {
                    newest.merge(file.substring(above.length()).split("/", 2)[0], time, HandedIn::later);
                }
            });
            return newest;
        }
        Files.walkFileTree(path, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String entry = path.relativize(file).getName(0).toString();
                newest.merge(entry, attributes.lastModifiedTime().toInstant(), HandedIn::later);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                return FileVisitResult.CONTINUE;
            }
        });
        return newest;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    /** The files of an archive that lay among others. */
    public static Map<String, byte[]> files(String name, byte[] packed) throws IOException, BadSources {
        Map<String, byte[]> files = new TreeMap<>();
        Archive.read(name, packed, Sources.intake(files));
        return files;
    }
}
