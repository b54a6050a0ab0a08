package ludotheque.arena.tournament;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;

/**
 * The results so far, one line each in a file that survives whatever happens to the referee: a line is on the disk before the
 * result counts, and a line that was cut off by a crash is dropped when the file is opened again.
 */
final class Results implements AutoCloseable {
    private final FileChannel channel;
    private final List<Result> results = new ArrayList<>();

    private Results(FileChannel channel) {
        this.channel = channel;
    }

    static Results open(Path file) throws IOException {
        byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        Results results = new Results(FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
        int kept = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                try {
                    results.results.add(Result.parse(new String(bytes, kept, i - kept, StandardCharsets.UTF_8)));
                } catch (BadInput torn) {
                    break;
                }
                kept = i + 1;
            }
        }
        results.channel.truncate(kept);
        results.channel.position(kept);
        return results;
    }

    synchronized void add(Result result) throws IOException {
        ByteBuffer line = ByteBuffer.wrap((result.line() + "\n").getBytes(StandardCharsets.UTF_8));
        while (line.hasRemaining()) {
            channel.write(line);
        }
        channel.force(false);
        results.add(result);
    }

    synchronized List<Result> all() {
        return List.copyOf(results);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
