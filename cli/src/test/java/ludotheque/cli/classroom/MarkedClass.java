package ludotheque.cli.classroom;

import static ludotheque.cli.Typed.ludo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.io.TempDir;

/** A folder with what a class handed in, and the command that marks it. */
abstract class MarkedClass {
    @TempDir
    Path place;

    final void handIn(String student, String file, String content) throws IOException {
        Path path = place.resolve("class").resolve(student).resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, content);
    }

    final Typed mark(String game, String scheme, String... more) throws IOException {
        Path file = Files.writeString(place.resolve("scheme.txt"), scheme);
        List<String> words = new ArrayList<>(
                List.of(game, "mark", place.resolve("class").toString(), "--scheme", file.toString(), "--unsafe"));
        words.addAll(List.of("--lang", "en"));
        words.addAll(List.of(more));
        return ludo(words.toArray(String[]::new));
    }
}
