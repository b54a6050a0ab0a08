package ludotheque.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small disk of its own with little room left, or none; only root may put one in place. */
public final class FullDisk implements AutoCloseable {
    private final Path folder;

    /** @param kibibytes that may still be written */
    public FullDisk(Path folder, int kibibytes) throws IOException {
        this.folder = folder;
        int size = Math.max(4, kibibytes);
        boolean mounted = run("mount", "-t", "tmpfs", "-o", "size=" + size + "k", "tmpfs", folder.toString()) == 0;
        assumeTrue(mounted, "a small disk can be mounted by root only");
        if (kibibytes == 0) {
            Files.writeString(folder.resolve("filler"), "x".repeat(1 << 12), StandardCharsets.UTF_8);
        }
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    @Override
    public void close() throws IOException {
        run("umount", folder.toString());
    }

    private static int run(String... words) throws IOException {
        return new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .onExit()
                .join()
                .exitValue();
    }
}
