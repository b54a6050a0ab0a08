package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PrivateFolderTest {

    @Test
    void itIsClosedToOthersAndItsNameSaysWhoseItIs(@TempDir Path place) throws Exception {
        try (PrivateFolder folder = PrivateFolder.make(place)) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
                    .isEqualTo(Inspection.isRoot() ? "rwxr-x---" : "rwx------");
            assertThat(OwnerProcess.self().owns(folder.path().getFileName().toString()))
                    .isTrue();
        }
    }

    @Test
    void itGoesWithAllThatIsInItButNotWithWhatALinkLeadsTo(@TempDir Path place) throws Exception {
        Path kept = Files.writeString(place.resolve("kept"), "kept");
        try (PrivateFolder folder = PrivateFolder.make(place)) {
            Path file = folder.write("a/b/c", new byte[3], true);
            assertThat(file).isExecutable().hasSize(3);
            Files.createSymbolicLink(folder.path().resolve("link"), kept);
            Files.setPosixFilePermissions(folder.path().resolve("a"), PosixFilePermissions.fromString("---------"));
        }
        assertThat(place).isDirectoryNotContaining("glob:**/ludotheque*");
        assertThat(kept).content(StandardCharsets.UTF_8).isEqualTo("kept");
    }

    @Test
    void aPlaceThatCannotBeWrittenIsNamedWithWhatToDo() {
        NoRoom full = catchThrowableOfType(NoRoom.class, () -> PrivateFolder.make(Path.of("/proc")));
        assertThat(full.sentence().en()).startsWith("/proc cannot be written (").contains("make room there (df /proc)");
        assertThat(full.sentence().fr()).startsWith("/proc ne peut pas être écrit (");
    }
}
