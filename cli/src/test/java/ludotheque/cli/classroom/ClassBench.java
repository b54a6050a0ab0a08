package ludotheque.cli.classroom;

import java.io.IOException;
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
 * program built from source; Faraway with 20 files each; Mémoryx with the usual 200 games. It means something only where nothing else runs.
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

    @Test
    void cameleon() throws Exception {
        new MadeClass(place.resolve("class")).cameleon(STUDENTS);
        tell("cameleon", STUDENTS + " × 28 exercises", List.of());
    }

    @Test
    void memoryx() throws Exception {
        new MadeClass(place.resolve("class")).memoryx(STUDENTS);
        tell("memoryx", STUDENTS + " × 200 games", List.of());
    }

    /** Of this process and of all that it started and waited for, as Linux counts it. */
    private static double processorSeconds() throws IOException {
        String stat = Files.readString(Path.of("/proc/self/stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        long ticks = 0;
        for (int i = 11; i <= 14; i++) {
            ticks += Long.parseLong(fields[i]);
        }
        return ticks / 100.0;
    }

    private void tell(String game, String what, List<String> more) throws IOException {
        List<String> words =
                new ArrayList<>(List.of(game, "mark", place.resolve("class").toString(), "--unsafe", "--jobs", "2"));
        words.addAll(more);
        double before = processorSeconds();
        long start = System.nanoTime();
        Typed first = Typed.ludo(words.toArray(String[]::new));
        double seconds = (System.nanoTime() - start) / 1e9;
        double processor = processorSeconds() - before;
        start = System.nanoTime();
        Typed.ludo(words.toArray(String[]::new));
        System.out.println(first.out());
        System.out.printf(
                "%s, %s: %.1f s (%.1f s of processors), and %.1f s when all is known%n",
                game, what, seconds, processor, (System.nanoTime() - start) / 1e9);
    }
}
