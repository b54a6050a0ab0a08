package ludotheque.arena.match;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.function.BiConsumer;
import java.util.zip.GZIPInputStream;
import ludotheque.arena.sandbox.NoRoom;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/** Reads the plain files of an archive; links and devices are refused. */
final class Archive {
    /** What a packed tar may hold, counting what is passed over. */
    private static final long MOST_UNPACKED = 128L << 20;

    static final int MOST_ENTRIES = 20_000;
    private static final int EXECUTABLE = 0100;

    /** How each entry in the list at the end of a zip begins. */
    private static final byte[] LISTED = {'P', 'K', 1, 2};

    private Archive() {}

    /** Whether a file of this name is one that {@link #read} knows. */
    static boolean isOne(String name) {
        return name.endsWith(".zip") || name.endsWith(".tgz") || name.endsWith(".tar.gz");
    }

    /** The name without what makes it an archive's. */
    static String stem(String name) {
        return name.substring(0, name.length() - (name.endsWith(".tar.gz") ? ".tar.gz" : ".zip").length());
    }

    /** Reads an archive whose kind its name tells. */
    static void read(String name, byte[] packed, Intake intake) throws NoRoom, BadSources {
        boolean zip = name.endsWith(".zip");
        try {
            if (zip) {
                zip(packed, intake);
            } else {
                tar(new Unpacked(new GZIPInputStream(new ByteArrayInputStream(packed))), intake);
            }
        } catch (NoRoom full) {
            throw full;
        } catch (EOFException cutOff) {
            throw new BadSources("l'archive est coupée avant sa fin", "the archive is cut off before its end");
        } catch (IOException damaged) {
            String kind = zip ? "zip" : "tar.gz";
            throw new BadSources(
                    "ce n'est pas une archive " + kind + ", ou elle est abîmée",
                    "this is not a " + kind + " archive, or it is damaged");
        }
    }

    /** Tells when each plain file of an archive was last changed, as far as it says. */
    static void times(String name, byte[] packed, BiConsumer<String, Instant> told) throws BadSources {
        try {
            if (name.endsWith(".zip")) {
                try (ZipFile zip = opened(packed)) {
                    for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
                        if (!entry.isDirectory()) {
                            told.accept(
                                    entry.getName(), entry.getLastModifiedTime().toInstant());
                        }
                    }
                }
                return;
            }
            TarArchiveInputStream tar = new TarArchiveInputStream(
                    new Unpacked(new GZIPInputStream(new ByteArrayInputStream(packed))), StandardCharsets.UTF_8.name());
            int entries = 0;
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                expectFew(++entries);
                if (!entry.isDirectory()) {
                    told.accept(entry.getName(), entry.getLastModifiedTime().toInstant());
                }
            }
        } catch (IOException | RuntimeException damaged) {
            throw new BadSources("l'archive est abîmée", "the archive is damaged");
        }
    }

    /** Reads a tar to its end. */
    static void tar(InputStream in, Intake intake) throws IOException, BadSources {
        try {
            TarArchiveInputStream tar = new TarArchiveInputStream(in, StandardCharsets.UTF_8.name());
            int entries = 0;
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                if (!entry.isCheckSumOK()) {
                    throw new IOException("damaged header");
                }
                expectFew(++entries);
                if (!entry.isDirectory()) {
                    expectPlain(isPlain(entry), entry.getName());
                    intake.take(entry.getName(), tar, (entry.getMode() & EXECUTABLE) != 0);
                }
            }
            if (entries == 0) {
                throw new IOException("no entry");
            }
        } catch (RuntimeException damaged) {
            throw new IOException(damaged);
        }
    }

    private static boolean isPlain(TarArchiveEntry entry) {
        byte kind = entry.getLinkFlag();
        return (kind == TarConstants.LF_NORMAL || kind == TarConstants.LF_OLDNORM) && !entry.isSparse();
    }

    /** A zip archive with no more files than may be in it. */
    private static ZipFile opened(byte[] packed) throws IOException, BadSources {
        expectFew(listed(packed));
        return ZipFile.builder()
                .setSeekableByteChannel(new SeekableInMemoryByteChannel(packed))
                .get();
    }

    private static void zip(byte[] packed, Intake intake) throws IOException, BadSources {
        try (ZipFile zip = opened(packed)) {
            for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
                if (!entry.isDirectory()) {
                    expectPlain(!entry.isUnixSymlink() && zip.canReadEntryData(entry), entry.getName());
                    try (InputStream content = zip.getInputStream(entry)) {
                        intake.take(entry.getName(), content, (entry.getUnixMode() & EXECUTABLE) != 0);
                    }
                }
            }
        } catch (RuntimeException damaged) {
            throw new IOException(damaged);
        }
    }

    /** At least as many entries as it has, known before any of them takes memory. */
    private static int listed(byte[] packed) {
        int count = 0;
        for (int i = 0; i + LISTED.length <= packed.length; i++) {
            if (Arrays.equals(packed, i, i + LISTED.length, LISTED, 0, LISTED.length)) {
                count++;
            }
        }
        return count;
    }

    private static void expectFew(int entries) throws BadSources {
        if (entries > MOST_ENTRIES) {
            throw new BadSources(
                    "archive de plus de " + MOST_ENTRIES + " entrées",
                    "archive of more than " + MOST_ENTRIES + " entries");
        }
    }

    private static void expectPlain(boolean plain, String name) throws BadSources {
        if (!plain) {
            throw Intake.notPlain(name);
        }
    }

    /** What is packed into little may be endless: beyond the bound it counts as damaged. */
    private static final class Unpacked extends FilterInputStream {
        private long left = MOST_UNPACKED;

        Unpacked(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int start, int length) throws IOException {
            int count = super.read(bytes, start, length);
            left -= Math.max(0, count);
            expectRoom();
            return count;
        }

        @Override
        public long skip(long length) throws IOException {
            long count = super.skip(length);
            left -= count;
            expectRoom();
            return count;
        }

        private void expectRoom() throws IOException {
            if (left < 0) {
                throw new IOException("unpacks to more than " + MOST_UNPACKED + " bytes");
            }
        }
    }
}
