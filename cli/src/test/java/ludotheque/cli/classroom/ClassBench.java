package ludotheque.cli.classroom;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Marks made classes and tells how long that takes: {@code bench/class [STUDENTS]}. Patience with the usual scheme of 40 exercises, every
 * program built from source; Faraway with 20 files each. It means something only where nothing else runs.
 */
@Tag("bench")
final class ClassBench {
    private static final int STUDENTS = Integer.getInteger("class.students", 60);
    private static final int FILES = 20;

    @TempDir
    private Path place;

    @Test
    void patience() throws Exception {
        new MadeClass(place.resolve("class")).patience(STUDENTS);
        tell("patience", STUDENTS + " × 40 exercises", List.of());
    }

    @Test
    void faraway() throws Exception {
        new MadeClass(place.resolve("class")).faraway(STUDENTS);
        StringBuilder scheme = new StringBuilder();
        for (int i = 1; i <= FILES; i++) {
            scheme.append(String.format("known %02d %s 1%n", i, i <= 15 ? "known:" + i : "mystery:" + (i - 15)));
        }
        Files.writeString(place.resolve("scheme.txt"), scheme);
        tell(
                "faraway",
                STUDENTS + " × " + FILES + " files",
                List.of("--scheme", place.resolve("scheme.txt").toString()));
    }

    private void tell(String game, String what, List<String> more) {
        List<String> words =
                new ArrayList<>(List.of(game, "mark", place.resolve("class").toString(), "--unsafe"));
        words.addAll(more);
        long start = System.nanoTime();
        Typed first = Typed.ludo(words.toArray(String[]::new));
        double seconds = (System.nanoTime() - start) / 1e9;
        start = System.nanoTime();
        Typed.ludo(words.toArray(String[]::new));
        System.out.println(first.out());
        System.out.printf(
                "%s, %s: %.1f s, and %.1f s when all is known%n",
                game, what, seconds, (System.nanoTime() - start) / 1e9);
    }
}
