package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import ludotheque.cli.Typed;
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
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("two é");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aFileThatCannotBeWrittenIsRefused() {
        Path file = folder.resolve("nowhere").resolve("game.memoryx");
        assertThatThrownBy(() -> TextFile.write(file, "one"))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.exitCode()).isEqualTo(74))
                .hasMessage(file + ": this file cannot be written");
    }

    @Test
    void aFileThatCouldNotBeWrittenIsToldAheadWithoutTouchingAnything() throws Exception {
        TextFile.expectWritable(folder.resolve("game.memoryx"));
        assertThat(folder).isEmptyDirectory();
        Path nowhere = folder.resolve("nowhere").resolve("game.memoryx");
        assertThatThrownBy(() -> TextFile.expectWritable(nowhere)).isInstanceOf(Failure.class);
        assertThatThrownBy(() -> TextFile.expectWritable(folder)).isInstanceOf(Failure.class);
    }

    @Test
    void aLinkStaysALink() throws Exception {
        Path file = Files.writeString(folder.resolve("game.memoryx"), "one");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        TextFile.write(link, "two");
        assertThat(link).isSymbolicLink();
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("two");
    }

    @Test
    void theModeOfAFileIsKept() throws Exception {
        Path file = Files.writeString(folder.resolve("game.memoryx"), "one");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        TextFile.write(file, "two");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r-----");
    }

    @Test
    void aReadOnlyFileIsRefusedEvenForRoot() throws Exception {
        Path file = Files.writeString(folder.resolve("game.memoryx"), "one");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assertThatThrownBy(() -> TextFile.write(file, "two"))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.exitCode()).isEqualTo(74))
                .hasMessage(file + ": this file is read-only");
        assertThatThrownBy(() -> TextFile.expectWritable(file)).isInstanceOf(Failure.class);
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("one");
    }

    @Test
    void filesOfOthersBesideItAreNotTouched() throws Exception {
        Path file = folder.resolve("game.memoryx");
        Path other = Files.writeString(folder.resolve("game.memoryx.part"), "mine");
        TextFile.write(file, "one");
        assertThat(other).content(StandardCharsets.UTF_8).isEqualTo("mine");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(file, other);
        }
    }

    @Test
    void aTextOfTheLargestSizeIsReadAndALargerOneRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("text"), "x".repeat(1025));
        assertThat(TextFile.read(Typed.shell(""), file.toString(), 1025)).hasSize(1025);
        assertThatThrownBy(() -> TextFile.read(Typed.shell(""), file.toString(), 1024))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.exitCode()).isEqualTo(65))
                .hasMessage(file + ": more than 1 KiB, too much for this format");
    }

    @Test
    void aDeviceIsWrittenToAndNotReplaced() {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device));
        TextFile.expectWritable(device);
        TextFile.write(device, "one");
        assertThat(Files.isRegularFile(device)).isFalse();
    }
}
