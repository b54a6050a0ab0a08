package ludotheque.arena.match;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import ludotheque.papattes.match.PapattesGame;

/** A record as gzip, a tenth of its size. */
public final class PackedRecord {
    /** How the names of such files end. */
    public static final String ENDING = ".papattes.gz";

    private static final byte[] MAGIC = {0x1f, (byte) 0x8b};

    private PackedRecord() {}

    public static byte[] pack(String text) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }

    /** Whether a file begins as a packed one does; any other is text. */
    public static boolean isPacked(byte[] beginning) {
        return beginning.length >= MAGIC.length && beginning[0] == MAGIC[0] && beginning[1] == MAGIC[1];
    }

    /**
     * Reads what {@link #pack} wrote.
     *
     * @throws IOException when it is damaged or too long for a record
     */
    public static String unpack(byte[] packed) throws IOException {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            byte[] text = in.readNBytes(PapattesGame.PAPATTES.mostBytes() + 1);
            if (text.length > PapattesGame.PAPATTES.mostBytes()) {
                throw new IOException("longer than any record");
            }
            return new String(text, StandardCharsets.UTF_8);
        }
    }
}
