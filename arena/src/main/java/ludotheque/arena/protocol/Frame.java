package ludotheque.arena.protocol;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import ludotheque.papattes.Protocol;

/** All that travels, as {@link Protocol} says. */
record Frame(int kind, int number, int a, int b, int c, int d) {
    static final int BYTES = Protocol.FRAME_SIZE * Integer.BYTES;

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
