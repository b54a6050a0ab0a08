package ludotheque.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Example cases: our own in {@code testkit/cases/<game>}, and more that may lie beside the checkout in {@code shared/cases/<game>}. */
public final class ExampleCases {
    private static final List<String> FOLDERS = List.of("testkit", "shared");

    private ExampleCases() {}

    /** The files of a game whose name ends so, ours first, sorted by name. */
    public static List<Path> of(String game, String ending) {
        List<Path> cases = new ArrayList<>();
        for (String folder : FOLDERS) {
            for (Path up = Path.of("").toAbsolutePath(); up != null; up = up.getParent()) {
                Path files = up.resolve(folder).resolve("cases").resolve(game);
                if (Files.isDirectory(files)) {
                    cases.addAll(files(files, ending));
                    break;
                }
            }
        }
        return cases;
    }

    private static List<Path> files(Path folder, String ending) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
