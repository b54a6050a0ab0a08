package ludotheque.arena.tournament;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import ludotheque.kernel.BadInput;

/**
 * The results so far, one line each in a file that survives whatever happens to the referee: a line is on the disk before the
 * result counts, and a last line that was cut off by a crash is dropped when the file is opened again. Of two results of one match
 * the later counts.
 */
final class Results implements AutoCloseable {
    private final FileChannel channel;
    private final Map<Fixture, Result> results;

    private Results(FileChannel channel, Map<Fixture, Result> results) {
        this.channel = channel;
        this.results = results;
    }

    /**
     * Opens the file, which is made if need be.
     *
     * @throws BadInput when a line that is not the last cannot be read
     */
    static Results open(Path file) throws IOException, BadInput {
        byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        int kept = bytes.length;
        while (kept > 0 && bytes[kept - 1] != '\n') {
            kept--;
        }
        Map<Fixture, Result> results = new LinkedHashMap<>();
        int number = 0;
        for (String line : new String(bytes, 0, kept, StandardCharsets.UTF_8).split("\n", -1)) {
            number++;
            if (!line.isEmpty()) {
                Result result = Result.parse(line, number);
                results.put(result.fixture(), result);
            }
        }
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        channel.truncate(kept);
        channel.position(kept);
        return new Results(channel, results);
    }

    /** Forgets some results for good. */
    static void forget(Path file, Predicate<Fixture> which) throws IOException, BadInput {
        try (Results results = open(file)) {
            String left = results.all().stream()
                    .filter(result -> !which.test(result.fixture()))
                    .map(result -> result.line() + "\n")
                    .collect(Collectors.joining());
            WholeFile.write(file, left.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Keeps a result. When the disk has no room for it, nothing of it stays. */
    synchronized void add(Result result) throws IOException {
        ByteBuffer line = ByteBuffer.wrap((result.line() + "\n").getBytes(StandardCharsets.UTF_8));
        long before = channel.position();
        try {
            while (line.hasRemaining()) {
                channel.write(line);
            }
            channel.force(false);
        } catch (IOException full) {
            channel.truncate(before);
            throw full;
        }
        results.put(result.fixture(), result);
    }

    synchronized List<Result> all() {
        return List.copyOf(results.values());
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
