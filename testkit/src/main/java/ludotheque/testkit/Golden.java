package ludotheque.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares a text with the one kept under {@code src/test/golden}. {@code mvn test -Dgolden.write} writes it anew: look at the
 * difference before you commit it.
 */
public final class Golden {
    private Golden() {}

    public static void check(String name, String actual) throws IOException {
        Path file = Path.of("src", "test", "golden", name);
        if (System.getProperty("golden.write") != null) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, actual);
        }
        assertThat(actual).as("golden text %s", name).isEqualTo(Files.readString(file));
    }
}
