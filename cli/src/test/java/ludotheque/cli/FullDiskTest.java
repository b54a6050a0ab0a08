package ludotheque.cli;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a full disk nothing is left behind, and what is known is shown all the same. */
final class FullDiskTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aSolutionThatCannotBeKeptIsShown() throws Exception {
        try (FullDisk disk = new FullDisk(folder, 0)) {
            Path file = disk.file("solution.txt");
            Typed typed = ludo("patience", "search", "st.14", file.toString());
            assertThat(typed.exitCode()).isEqualTo(74);
            assertThat(typed.err()).isEqualTo(file + ": this file cannot be written\n");
            String solution = ludo("patience", "search", "st.14", "-").out();
            assertThat(typed.out()).startsWith(solution).contains("solved in ").endsWith("\nSUCCES\n");
            assertThat(left()).containsExactly("filler");
        }
    }

    @Test
    void theOldSolutionStaysWhenTheNewOneHasNoRoom() throws Exception {
        try (FullDisk disk = new FullDisk(folder, 4)) {
            Path file = Files.writeString(disk.file("solution.txt"), "old\n");
            assertThat(ludo("patience", "search", "st.14", file.toString()).exitCode())
                    .isEqualTo(74);
            assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("old\n");
            assertThat(left()).containsExactly("solution.txt");
        }
    }

    @Test
    void aTableauThatCannotBeKeptIsShown() throws Exception {
        Path instance = Files.writeString(
                Files.createTempFile("instance", ".txt"),
                ludo("faraway", "instance", "--known", "1").out());
        try (FullDisk disk = new FullDisk(folder, 0)) {
            Path file = disk.file("best.txt");
            Typed typed = ludo("faraway", "solve", instance.toString(), "-o", file.toString());
            assertThat(typed.exitCode()).isEqualTo(74);
            assertThat(typed.out()).endsWith("\n69\n").hasLineCount(2);
            assertThat(typed.err()).startsWith("Proved: ").endsWith(file + ": this file cannot be written\n");
            assertThat(left()).containsExactly("filler");
        } finally {
            Files.delete(instance);
        }
    }

    @Test
    void resultsThatCannotBeKeptAreReported() throws Exception {
        try (FullDisk disk = new FullDisk(folder, 4)) {
            Path file = disk.file("results.csv");
            Typed typed = ludo("patience", "stats", "mo", "1-300", "--out", file.toString());
            assertThat(typed.exitCode()).isEqualTo(74);
            assertThat(typed.err()).isEqualTo(file + ": this file cannot be written\n");
            assertThat(typed.out()).startsWith("MidnightOil 1-300\n").contains("solved");
            assertThat(file).content(StandardCharsets.UTF_8).endsWith("\n");
            assertThat(left()).containsExactly("results.csv");
        }
    }

    @Test
    void resultsAreNotBegunWithoutRoom() throws Exception {
        try (FullDisk disk = new FullDisk(folder, 0)) {
            Path file = disk.file("results.csv");
            assertThat(ludo("patience", "stats", "fc", "1", "--out", file.toString()))
                    .isEqualTo(new Typed(74, "", file + ": this file cannot be written\n"));
            assertThat(left()).containsExactly("filler");
        }
    }

    @Test
    void noHalfOfAContestIsLeft() throws Exception {
        try (FullDisk disk = new FullDisk(folder, 40)) {
            Path contest = disk.file("here").resolve("contest");
            assertThat(ludo("faraway", "contest", "--init", contest.toString()))
                    .isEqualTo(new Typed(74, "", contest + ": this folder cannot be written\n"));
            assertThat(left()).isEmpty();
            assertThat(ludo("faraway", "contest", "--init", folder.toString()).exitCode())
                    .isEqualTo(74);
            assertThat(left()).isEmpty();
        }
    }

    private List<String> left() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
