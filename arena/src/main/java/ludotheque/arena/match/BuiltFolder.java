package ludotheque.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.arena.sandbox.PrivateFolder;

/** The folder of a program that was built, and what is in it: places for temporary files are cleaned by others than us. */
public final class BuiltFolder {
    private final PrivateFolder folder;
    private final Map<Path, Long> sizes = new TreeMap<>();

    /** Takes in what is in the folder now. */
    BuiltFolder(PrivateFolder folder) throws IOException {
        this.folder = folder;
        try (var files = Files.walk(folder.path())) {
            List<Path> plain = files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .toList();
            for (Path file : plain) {
                sizes.put(file, Files.size(file));
            }
        }
    }

    Path path() {
        return folder.path();
    }

    /** Where what was built lies. */
    public Path built() {
        return folder.path().resolve(Workshop.BUILT);
    }

    boolean isIn(PrivateFolder other) {
        return other.path().equals(folder.path());
    }

    /** Whether every file is there, as large as it was. */
    public boolean isWhole() {
        return sizes.entrySet().stream()
                .allMatch(file -> file.getKey().toFile().length() == file.getValue()
                        && Files.isRegularFile(file.getKey(), LinkOption.NOFOLLOW_LINKS));
    }
}
