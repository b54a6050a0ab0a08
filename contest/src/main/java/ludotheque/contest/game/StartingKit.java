package ludotheque.contest.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/**
 * What candidates of one language begin from.
 *
 * @param file the one among the files that they change
 */
public record StartingKit(String word, String title, String file, Map<String, byte[]> files) {

    public String text() {
        return new String(Objects.requireNonNull(files.get(file)), StandardCharsets.UTF_8);
    }

    /** A file that comes with this package. */
    static String resource(String name) {
        try (InputStream resource = Objects.requireNonNull(StartingKit.class.getResourceAsStream(name), name)) {
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException lost) {
            throw new UncheckedIOException(lost);
        }
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
