package ludotheque.champions;

import java.io.IOException;
import java.nio.file.Path;

/** The example champion: small enough to read, and the same play in every language. */
public final class Example {
    private Example() {}

    /** Writes a kit with the example in it. */
    public static void write(Language language, Path folder) throws IOException {
        Kit.write(language, "example/", folder);
    }
}
