package ludotheque.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The files that somebody handed in, champion or not, within bounds: what hides, and what tools leave behind, does not count. */
public final class HandedIn {
    private HandedIn() {}

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

    /** The files of an archive that lay among others. */
    public static Map<String, byte[]> files(String name, byte[] packed) throws IOException, BadSources {
        Map<String, byte[]> files = new TreeMap<>();
        Archive.read(name, packed, Sources.intake(files));
        return files;
    }
}
