package ludotheque.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Example cases that may lie beside the checkout, in {@code shared/cases/<game>}; a clone without them has none. */
public final class ExampleCases {
    private ExampleCases() {}

    /** The files of a game whose name ends so, sorted; none when the folder is not there. */
    public static List<Path> of(String game, String ending) {
        for (Path up = Path.of("").toAbsolutePath(); up != null; up = up.getParent()) {
            Path folder = up.resolve("shared").resolve("cases").resolve(game);
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.list(folder)) {
                    return files.filter(file -> file.getFileName().toString().endsWith(ending))
                            .sorted()
                            .toList();
                } catch (IOException unreadable) {
                    throw new UncheckedIOException(unreadable);
                }
            }
        }
        return List.of();
    }
}
