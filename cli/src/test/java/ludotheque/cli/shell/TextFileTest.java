package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TextFileTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aFileIsReplacedWholeAndNothingIsLeftBesideIt() throws Exception {
        Path file = folder.resolve("game.memoryx");
        TextFile.write(file, "one");
        TextFile.write(file, "two é");
        assertThat(file).content().isEqualTo("two é");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aFileThatCannotBeWrittenIsRefused() {
        Path file = folder.resolve("nowhere").resolve("game.memoryx");
        assertThatThrownBy(() -> TextFile.write(file, "one"))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.exitCode()).isEqualTo(1))
                .hasMessage(file + ": this file cannot be written");
    }
}
