package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A filter of system calls as a file, since bubblewrap reads its filter from one. Referees live for weeks and places for temporary files
 * are cleaned: a file that is gone is written again before it is used, so that no program is blamed for it.
 */
final class FilterFile {
    private final Path path;
    private final byte[] program;

    private FilterFile(Path path, byte[] program) {
        this.path = path;
        this.program = program;
    }

    static FilterFile make(byte[] program) throws IOException {
        Path path = Files.createTempFile(PrivateFolder.DISK, OwnerProcess.self().name("filter"), ".bpf");
        path.toFile().deleteOnExit();
        Files.write(path, program);
        return new FilterFile(path, program);
    }

    /** Where it is, as large as it should be. */
    synchronized Path path() throws NoRoom {
        try {
            if (!isWhole()) {
                Path fresh = Files.createTempFile(
                        PrivateFolder.DISK, OwnerProcess.self().name("filter"), ".bpf");
                Files.write(fresh, program);
                Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
            }
            return path;
        } catch (IOException failure) {
            throw new NoRoom(PrivateFolder.DISK, failure);
        }
    }

    boolean isWhole() {
        return path.toFile().length() == program.length;
    }
}
