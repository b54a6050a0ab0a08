package ludotheque.classroom.mark;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The file in which results are kept as they come, a JSON object a line, so that whoever is stopped goes on where he was. A result is found
 * by what was handed in and by what was asked, not by names: whatever changed is marked again and nothing else. A line without an end, which
 * a kill left, is dropped. One process at a time has it.
 */
public final class Journal implements AutoCloseable {
    private static final String HEADING = "{\"ludo\":\"marks\",\"version\":1}";
    private static final long MOST_BYTES = 512L << 20;

    private final FileChannel bytes;
    private final Map<String, Result> results = new HashMap<>();
    private final Map<String, String> facts = new HashMap<>();

    private Journal(FileChannel bytes) {
        this.bytes = bytes;
    }

    /** Somebody else marks with the same file. */
    public static final class InUse extends IOException {
        InUse(Path file) {
            super(file.toString());
        }
    }

    /** Opens a file, or begins it. */
    public static Journal open(Path file) throws IOException, BadInput {
        FileChannel bytes =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            lock(file, bytes);
            Journal journal = new Journal(bytes);
            journal.read();
            return journal;
        } catch (IOException | BadInput failure) {
            bytes.close();
            throw failure;
        }
    }

    /** Held until the channel is closed. */
    private static void lock(Path file, FileChannel bytes) throws IOException {
        try {
            FileLock lock = bytes.tryLock();
            if (lock == null) {
                throw new InUse(file);
            }
        } catch (OverlappingFileLockException ours) {
            throw new InUse(file);
        }
    }

    private void read() throws IOException, BadInput {
        if (bytes.size() > MOST_BYTES) {
            throw new BadInput(
                    "un fichier d'au plus " + MOST_BYTES + " octets était attendu",
                    "a file of at most " + MOST_BYTES + " bytes was expected");
        }
        byte[] all = Channels.newInputStream(bytes.position(0)).readNBytes((int) bytes.size());
        int end = 0;
        int number = 0;
        for (int i = 0; i < all.length; i++) {
            if (all[i] == '\n') {
                read(new String(all, end, i - end, StandardCharsets.UTF_8), ++number);
                end = i + 1;
            }
        }
        if (number == 0 && all.length > HEADING.length()) {
            throw noJournal();
        }
        bytes.truncate(end);
        bytes.position(end);
        if (number == 0) {
            append(HEADING);
        }
    }

    private static BadInput noJournal() {
        return new BadInput("« " + HEADING + " » était attendu", "\"" + HEADING + "\" was expected");
    }

    private void read(String text, int number) throws BadInput {
        if (number == 1) {
            if (!text.equals(HEADING)) {
                throw noJournal();
            }
            return;
        }
        JsonValue line = JsonValue.parse(text, number, 1);
        JsonValue fact = line.get("fact");
        if (fact != null) {
            facts.put(fact.string(), line.need("value").string());
        } else {
            results.put(key(line.need("handin").string(), line.need("exercise").string()), Result.read(line));
        }
    }

    private static String key(String handin, String exercise) {
        return handin + " " + exercise;
    }

    synchronized @Nullable Result result(String handin, String exercise) {
        return results.get(key(handin, exercise));
    }

    synchronized void keep(String handin, String exercise, Result result) throws IOException {
        Json line = new Json().object().field("handin", handin).field("exercise", exercise);
        append(result.write(line).end().toString());
        results.put(key(handin, exercise), result);
    }

    /** What was worked out before under this name, or null. */
    public synchronized @Nullable String fact(String name) {
        return facts.get(name);
    }

    public synchronized void keepFact(String name, String value) throws IOException {
        append(new Json()
                .object()
                .field("fact", name)
                .field("value", value)
                .end()
                .toString());
        facts.put(name, value);
    }

    /** A whole line, brought to the disk: a result is never half there. */
    private void append(String line) throws IOException {
        long start = bytes.position();
        ByteBuffer left = StandardCharsets.UTF_8.encode(line + "\n");
        try {
            while (left.hasRemaining()) {
                bytes.write(left);
            }
            bytes.force(false);
        } catch (IOException full) {
            bytes.truncate(start);
            throw full;
        }
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
