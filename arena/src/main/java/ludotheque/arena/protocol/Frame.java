package ludotheque.arena.protocol;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * All that travels: six 32-bit numbers, little-endian. A champion says HELLO once, with the version it was built for, then
 * waits; it answers a CALL with any number of ACTION and CANCEL, each of which gets a REPLY, and with DONE.
 */
record Frame(int kind, int number, int a, int b, int c, int d) {
    static final int BYTES = 6 * Integer.BYTES;

    // From the champion. ACTION: the number of the action, its two positions; a debug mark is the third number.
    static final int HELLO = 1;
    static final int ACTION = 2;
    static final int CANCEL = 3;
    static final int DONE = 4;

    // To the champion. CALL: 0 partie_init, 1 jouer_tour, 2 partie_fin; REPLY: the erreur's number, or 1 for true.
    static final int CALL = 1;
    static final int REPLY = 2;

    static Frame read(InputStream in) throws IOException {
        byte[] bytes = new byte[BYTES];
        int read = in.readNBytes(bytes, 0, BYTES);
        if (read < BYTES) {
            throw new EOFException(read + " bytes of a frame");
        }
        ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        return new Frame(
                words.getInt(), words.getInt(), words.getInt(), words.getInt(), words.getInt(), words.getInt());
    }

    /** Sends a frame of which the champion reads two numbers. */
    static void write(OutputStream out, int kind, int number) throws IOException {
        ByteBuffer words = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
        words.putInt(kind).putInt(number);
        out.write(words.array());
        out.flush();
    }
}
