package ludotheque.arena.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** What a program writes to its error output: the beginning is kept, the rest read and dropped, so that it never waits for us. */
final class ErrorText {
    private static final long PATIENCE_MILLIS = 1000;

    private final byte[] kept;
    private int length;
    private boolean cut;
    private final Thread reader;

    ErrorText(InputStream source, int limit) {
        kept = new byte[limit];
        reader = new Thread(() -> drain(source), "error output");
        reader.setDaemon(true);
        reader.start();
    }

    private void drain(InputStream source) {
        byte[] piece = new byte[1 << 16];
        try (source) {
            for (int count = source.read(piece); count >= 0; count = source.read(piece)) {
                keep(piece, count);
            }
        } catch (IOException ended) {
            // Closed under our hands: the program is gone and so is the rest of its text.
        }
    }

    private synchronized void keep(byte[] piece, int count) {
        int taken = Math.min(count, kept.length - length);
        System.arraycopy(piece, 0, kept, length, taken);
        length += taken;
        cut |= taken < count;
    }

    synchronized String text() {
        return new String(kept, 0, length, StandardCharsets.UTF_8);
    }

    synchronized boolean isCut() {
        return cut;
    }

    /** Waits for the last words of a program that has ended, but not for children of its own that got away and still hold the pen. */
    void awaitEnd() throws InterruptedException {
        reader.join(PATIENCE_MILLIS);
    }
}
