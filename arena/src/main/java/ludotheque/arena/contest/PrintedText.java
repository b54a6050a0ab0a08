package ludotheque.arena.contest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads what a program prints as it comes, so that the program never waits for us, and keeps the end of it, where its answer stands. */
final class PrintedText {
    private static final int KEPT = 64 << 10;
    private static final long PATIENCE_MILLIS = 1000;

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final Thread reader;

    PrintedText(InputStream source) {
        reader = new Thread(() -> follow(source), "standard output");
        reader.setDaemon(true);
        reader.start();
    }

    private void follow(InputStream source) {
        byte[] piece = new byte[1 << 13];
        try {
            for (int count = source.read(piece); count >= 0; count = source.read(piece)) {
                keep(piece, count);
            }
        } catch (IOException closed) {
            // What came before is what it printed.
        }
    }

    private synchronized void keep(byte[] piece, int count) {
        if (kept.size() > 2 * KEPT) {
            byte[] all = kept.toByteArray();
            kept.reset();
            kept.writeBytes(Arrays.copyOfRange(all, all.length - KEPT, all.length));
        }
        kept.write(piece, 0, count);
    }

    /** All of it once the program has ended, but without waiting for children of its own that got away and still hold the pen. */
    String text() throws InterruptedException {
        reader.join(PATIENCE_MILLIS);
        synchronized (this) {
            return kept.toString(StandardCharsets.UTF_8);
        }
    }
}
