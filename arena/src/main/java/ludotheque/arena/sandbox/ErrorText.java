package ludotheque.arena.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a program writes to its error output. The beginning is kept, and the very end, where programs say what they died of; the
 * rest is read and dropped, so that the program never waits for us.
 *
 * <p>A thread that waits in a read may hold what it has just been given, and nobody could tell. So this one looks whether there is
 * something, and whoever asks looks too: then all that was written before the question is in the answer.
 */
final class ErrorText {
    private static final int LAST_BYTES = 4096;
    /** As much as a pipe of an ordinary user ever holds: a program that writes on and on does not hold us up. */
    private static final int LARGEST_PIPE = 1 << 20;

    private static final long SHORTEST_PAUSE = 1;
    private static final long LONGEST_PAUSE = 8;
    private static final int QUIET_LOOKS = 5;
    private static final long PATIENCE_MILLIS = 1000;

    private final Process process;
    private final InputStream source;
    private final byte[] first;
    private final byte[] last = new byte[LAST_BYTES];
    private final byte[] piece = new byte[1 << 16];
    private long length;
    private int told;
    private long toldDropped;
    private final Thread reader;

    ErrorText(Process process, int limit) {
        this.process = process;
        source = process.getErrorStream();
        first = new byte[limit];
        reader = new Thread(this::follow, "error output");
        reader.setDaemon(true);
        reader.start();
    }

    private void follow() {
        try {
            long pause = SHORTEST_PAUSE;
            while (process.isAlive()) {
                pause = drain() > 0 ? SHORTEST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
                Thread.sleep(pause);
            }
            // The JDK empties the pipe of a program that has ended and hands out what it found a moment later.
            for (int quiet = 0; quiet < QUIET_LOOKS; quiet = drain() > 0 ? 0 : quiet + 1) {
                Thread.sleep(SHORTEST_PAUSE);
            }
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes what is there. */
    private synchronized int drain() {
        int taken = 0;
        try {
            for (int there = source.available(); there > 0 && taken < LARGEST_PIPE; there = source.available()) {
                taken += keep(source.read(piece, 0, Math.min(there, piece.length)));
            }
        } catch (IOException exchanged) {
            // At the program's end the JDK puts another stream in the place of this one; the next look finds it.
        }
        return taken;
    }

    private int keep(int count) {
        if (length < first.length) {
            int room = first.length - (int) length;
            System.arraycopy(piece, 0, first, (int) length, Math.min(count, room));
        }
        for (int i = Math.max(0, count - LAST_BYTES); i < count; i++) {
            last[(int) ((length + i) % LAST_BYTES)] = piece[i];
        }
        length += Math.max(0, count);
        return Math.max(0, count);
    }

    private int kept() {
        return (int) Math.min(length, first.length);
    }

    /** The beginning, as far as it has come. */
    synchronized String text() {
        return decoded(first, 0, Utf8.end(first, kept()));
    }

    synchronized boolean isCut() {
        return length > first.length;
    }

    /** What of the beginning was written since this was last asked; a letter of which half is there waits for the other half. */
    synchronized String next() {
        drain();
        // After the program's end no other half comes, unless it was dropped.
        int end = process.isAlive() || isCut() ? Utf8.end(first, kept()) : kept();
        String next = decoded(first, told, Math.max(told, end));
        told = Math.max(told, end);
        return next;
    }

    /** How many bytes were dropped since this was last asked. */
    synchronized long nextDropped() {
        long dropped = Math.max(0, length - first.length);
        long next = dropped - toldDropped;
        toldDropped = dropped;
        return next;
    }

    /** The end of it, from a whole letter on; a sign of omission stands before it when it is not all. */
    synchronized String lastWords() {
        int count = (int) Math.min(length, LAST_BYTES);
        byte[] end = new byte[count];
        for (int i = 0; i < count; i++) {
            end[i] = last[(int) ((length - count + i) % LAST_BYTES)];
        }
        int start = length > count ? Utf8.start(end) : 0;
        return (length > count ? "…" : "") + decoded(end, start, count).strip();
    }

    private static String decoded(byte[] bytes, int start, int end) {
        return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }

    /** Waits for the last words of a program that has ended, but not for children of its own that got away and still hold the pen. */
    void awaitEnd() throws InterruptedException {
        reader.join(PATIENCE_MILLIS);
    }
}
