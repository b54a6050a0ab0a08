package ludotheque.arena.match;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the plain files of a tar archive; links, devices and names that lead out of the archive are refused. */
final class Tar {
    private static final int BLOCK = 512;
    private static final int NAME_LENGTH = 100;
    private static final int SIZE_AT = 124;
    private static final int SIZE_LENGTH = 12;
    private static final int SUM_AT = 148;
    private static final int SUM_LENGTH = 8;
    private static final int KIND_AT = 156;
    private static final int PREFIX_AT = 345;
    private static final int PREFIX_LENGTH = 155;

    private Tar() {}

    static Map<String, byte[]> read(InputStream in, int mostBytes) throws IOException, BadArchive {
        Map<String, byte[]> files = new LinkedHashMap<>();
        String longName = "";
        long total = 0;
        while (true) {
            byte[] header = in.readNBytes(BLOCK);
            if (header.length == 0 || header[0] == 0) {
                return files;
            }
            expectHeader(header);
            long size = octal(header, SIZE_AT, SIZE_LENGTH);
            total += size;
            if (total > mostBytes) {
                throw new BadArchive(
                        "archive de plus de " + mostBytes + " octets", "archive of more than " + mostBytes + " bytes");
            }
            byte[] content = in.readNBytes((int) size);
            in.skipNBytes(size - content.length + (BLOCK - size % BLOCK) % BLOCK);
            char kind = (char) header[KIND_AT];
            String name = longName.isEmpty() ? name(header) : longName;
            longName = "";
            switch (kind) {
                case '0', '\0' -> files.put(checked(name), content);
                case 'L' -> longName = text(content, 0, content.length);
                case '5', 'x', 'g' -> {}
                default ->
                    throw new BadArchive(
                            "« " + name + " » n'est pas un fichier ordinaire", "\"" + name + "\" is not a plain file");
            }
        }
    }

    /** Every header holds the sum of its bytes, the sum's own place counted as blanks. */
    private static void expectHeader(byte[] header) throws BadArchive {
        if (header.length < BLOCK) {
            throw notATar();
        }
        long sum = 0;
        for (int i = 0; i < BLOCK; i++) {
            sum += i >= SUM_AT && i < SUM_AT + SUM_LENGTH ? ' ' : header[i] & 0xff;
        }
        if (sum != octal(header, SUM_AT, SUM_LENGTH)) {
            throw notATar();
        }
    }

    private static long octal(byte[] header, int start, int length) throws BadArchive {
        try {
            return Long.parseUnsignedLong(text(header, start, length).strip(), 8);
        } catch (NumberFormatException broken) {
            throw notATar();
        }
    }

    private static BadArchive notATar() {
        return new BadArchive(
                "ce n'est pas une archive tar, ou elle est abîmée", "this is not a tar archive, or it is damaged");
    }

    private static String name(byte[] header) {
        String prefix = text(header, PREFIX_AT, PREFIX_LENGTH);
        String name = text(header, 0, NAME_LENGTH);
        boolean hasPrefix = text(header, 257, 5).equals("ustar") && !prefix.isEmpty() && header[262] == 0;
        return hasPrefix ? prefix + "/" + name : name;
    }

    private static String text(byte[] bytes, int start, int length) {
        int end = start;
        while (end < start + length && bytes[end] != 0) {
            end++;
        }
        return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }

    private static String checked(String name) throws BadArchive {
        String plain = name.startsWith("./") ? name.substring(2) : name;
        if (plain.startsWith("/") || ("/" + plain + "/").contains("/../")) {
            throw new BadArchive("« " + name + " » sort de l'archive", "\"" + name + "\" leads out of the archive");
        }
        return plain;
    }
}
