package ludotheque.contest.work;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The version of rules and referee that a match is played with. */
public final class Engine {
    public static final String VERSION = read();

    private Engine() {}

    private static String read() {
        try (InputStream file = Objects.requireNonNull(Engine.class.getResourceAsStream("engine.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException lost) {
            throw new UncheckedIOException(lost);
        }
    }
}
