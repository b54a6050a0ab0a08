package ludotheque.contest.work;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.sandbox.PrivateFolder;
import ludotheque.contest.store.Blobs;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Versions;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;

/**
 * What a team handed in, as the arena takes it: an archive, one file, or files written in the page. Opened by workers alone.
 */
public final class HandedIn {
    /** The name under which files come that were written in the page: a JSON object from names to texts. */
    public static final String FILES = "files.json";

    private static final Pattern NAME = Pattern.compile("[\\w][\\w.-]{0,99}");

    private HandedIn() {}

    /** Whether a file of this name can be handed in: it becomes the name of a file here. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** The bytes of a version. */
    static byte[] bytes(Database database, Versions.Version version) throws IOException {
        byte[] bytes = database.read(handle -> new Blobs(handle).get(version.hash()));
        if (bytes == null) {
            throw new IOException("the bytes of version " + version.id() + " are not in the database");
        }
        return bytes;
    }

    /** Writes it into a folder and tells where. */
    static Path write(PrivateFolder folder, String file, byte[] bytes) throws IOException, BadChampion {
        return file.equals(FILES) ? folder.write("files.zip", zip(bytes), false) : folder.write(file, bytes, false);
    }

    /** An archive, so that names and sizes are checked where those of all archives are. */
    private static byte[] zip(byte[] json) throws IOException, BadChampion {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed)) {
            for (Map.Entry<String, JsonValue> file : JsonValue.parse(new String(json, StandardCharsets.UTF_8))
                    .object()
                    .entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue().string().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        } catch (BadInput | IllegalArgumentException notFiles) {
            throw new BadChampion(
                    "un objet JSON de noms de fichiers et de textes était attendu",
                    "a JSON object of file names and texts was expected");
        }
        return packed.toByteArray();
    }
}
