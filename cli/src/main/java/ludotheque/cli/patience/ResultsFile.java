package ludotheque.cli.patience;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.ByteOrderMark;

/**
 * The results kept from one run to the next, a line a deal. Each line is written at once and as soon as its deal is done; a last line
 * that was cut short by a kill is dropped. Several runs may share a file: whoever adds a line holds a lock, reads what the others have
 * added, and adds nothing that is there already.
 */
final class ResultsFile implements AutoCloseable {
    /** Some four million deals. */
    static final long MOST_BYTES = 256L << 20;

    /** Many times what a line takes. */
    private static final int LONGEST_LINE = 1_000;

    private final Path file;
    private final String options;
    private final FileChannel bytes;
    private final Map<String, DealResult> results = new HashMap<>();

    /** Lines that were read, and where the next one begins. */
    private int lines;

    private long end;

    /**
     * Opens a file, or begins it when there is none.
     *
     * @param options whose results count; the file may also hold others
     */
    ResultsFile(Path file, String options) {
        TextFile.expectWritable(file);
        this.file = file;
        this.options = options;
        boolean isNew = Files.notExists(file);
        try {
            this.bytes = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
        try {
            alone(() -> {
                if (lines == 0) {
                    append(DealResult.HEADING);
                }
            });
        } catch (Failure failure) {
            close();
            if (isNew) {
                file.toFile().delete();
            }
            throw failure;
        }
    }

    /** The results that are there, by the names of the deals. */
    Map<String, DealResult> results() {
        return results;
    }

    void add(DealResult result) {
        alone(() -> {
            if (results.putIfAbsent(result.deal(), result) == null) {
                append(result.line());
            }
        });
    }

    private interface Work {
        void run() throws IOException;
    }

    /** Works while no other run does, once everything that is there has been read. */
    private void alone(Work work) {
        try {
            FileLock lock = bytes.lock();
            try {
                readFurther();
                work.run();
            } finally {
                lock.release();
            }
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
    }

    /** All of a line or, where the disk is full, nothing of it. */
    private void append(String line) throws IOException {
        ByteBuffer left = StandardCharsets.UTF_8.encode(line + "\n");
        long length = left.remaining();
        try {
            while (left.hasRemaining()) {
                bytes.write(left, end + left.position());
            }
        } catch (IOException full) {
            bytes.truncate(end);
            throw full;
        }
        lines++;
        end += length;
    }

    /** Reads the lines after those that were read, and drops one that has no end: nobody writes while we hold the lock. */
    private void readFurther() throws IOException {
        if (bytes.size() > MOST_BYTES) {
            throw TextFile.tooLarge(file.toString(), MOST_BYTES);
        }
        // Not closed: the file would be, too.
        InputStream in = new BufferedInputStream(Channels.newInputStream(bytes.position(end)));
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            if (next == '\n') {
                read(line.toString(StandardCharsets.UTF_8));
                end += line.size() + 1;
                line.reset();
            } else if (line.size() == LONGEST_LINE) {
                throw expected(lines + 1);
            } else {
                line.write(next);
            }
        }
        if (line.size() > 0 && lines == 0) {
            throw expected(1);
        }
        bytes.truncate(end);
    }

    private void read(String written) {
        String line = written.endsWith("\r") ? written.substring(0, written.length() - 1) : written;
        if (lines == 0) {
            if (!ByteOrderMark.skip(line).equals(DealResult.HEADING)) {
                throw expected(1);
            }
        } else {
            DealResult result = DealResult.parse(line);
            if (result == null) {
                throw expected(lines + 1);
            }
            if (result.options().equals(options)) {
                results.put(result.deal(), result);
            }
        }
        lines++;
    }

    private Failure expected(int line) {
        String example = line == 1 ? DealResult.HEADING : DealResult.EXAMPLE;
        return Failure.badLine(
                file.toString(),
                line,
                "une ligne comme « " + example + " » était attendue",
                "a line like \"" + example + "\" was expected");
    }

    @Override
    public void close() {
        try {
            bytes.close();
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
    }
}
