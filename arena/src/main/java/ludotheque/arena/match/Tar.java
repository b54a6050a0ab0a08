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
    private static final int KIND_AT = 156;
    private static final int PREFIX_AT = 345;
    private static final int PREFIX_LENGTH = 155;

    private Tar() {}

    static Map<String, byte[]> read(InputStream in, int mostBytes) throws IOException, BadChampion {
        Map<String, byte[]> files = new LinkedHashMap<>();
        String longName = "";
        long total = 0;
        while (true) {
            byte[] header = in.readNBytes(BLOCK);
            if (header.length < BLOCK || header[0] == 0) {
                return files;
            }
            long size = size(header);
            total += size;
            if (total > mostBytes) {
                throw new BadChampion(
                        "archive de plus de " + mostBytes + " octets", "archive of more than " + mostBytes + " bytes");
            }
            byte[] content = in.readNBytes((int) size);
            in.skipNBytes((BLOCK - size % BLOCK) % BLOCK);
            char kind = (char) header[KIND_AT];
            String name = longName.isEmpty() ? name(header) : longName;
            longName = "";
            switch (kind) {
                case '0', '\0' -> files.put(checked(name), content);
                case 'L' -> longName = text(content, 0, content.length);
                case '5', 'x', 'g' -> {}
                default ->
                    throw new BadChampion(
                            "« " + name + " » n'est pas un fichier ordinaire", "\"" + name + "\" is not a plain file");
            }
        }
    }

    private static long size(byte[] header) throws BadChampion {
        try {
            return Long.parseLong(text(header, SIZE_AT, SIZE_LENGTH).strip(), 8);
        } catch (NumberFormatException notATar) {
            throw new BadChampion("ce n'est pas une archive tar", "this is not a tar archive");
        }
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

    private static String checked(String name) throws BadChampion {
        String plain = name.startsWith("./") ? name.substring(2) : name;
        if (plain.startsWith("/") || ("/" + plain + "/").contains("/../")) {
            throw new BadChampion("« " + name + " » sort de l'archive", "\"" + name + "\" leads out of the archive");
        }
        return plain;
    }
}
