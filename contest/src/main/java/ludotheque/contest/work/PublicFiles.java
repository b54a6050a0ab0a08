package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What a crowd may read without asking us: files that any web server can give out, each replaced as a whole when it changes. */
public final class PublicFiles {
    private final Path folder;
    private final Map<String, byte[]> last = new ConcurrentHashMap<>();

    public PublicFiles(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    public void write(String name, byte[] content) throws IOException {
        if (Arrays.equals(last.get(name), content)) {
            return;
        }
        Path fresh = folder.resolve("." + name + ".new");
        Files.write(fresh, content);
        Files.move(fresh, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        last.put(name, content);
    }
}
