package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a machine has no protection at all, a program still runs and finds its files. */
final class UnconfinedCommandTest {

    @Test
    void aProgramFindsItsFolderAndItsMountsUnderTheirRealNames(@TempDir Path folder, @TempDir Path other)
            throws Exception {
        Files.writeString(folder.resolve("own"), "own ");
        Path state = Files.writeString(other.resolve("state"), "state ");
        Sandbox bare = new Sandbox(new Protections(null, null, false, null, null), List.of());
        try (Jailed program = bare.start(
                List.of("sh", "-c", "cat own /tmp/champion/own \"$STATE\"; echo $HOME"),
                folder,
                List.of(new Mount(state, "/tmp/papattes/etat")),
                Map.of("STATE", "/tmp/papattes/etat"),
                Limits.CHAMPION)) {
            Cell.Outcome outcome = Cell.outcome(program);
            assertThat(outcome.output()).isEqualTo("own own state " + folder.toRealPath() + "\n");
            assertThat(outcome.ending()).isEqualTo(new Ending.Exited(0));
            assertThat(program.memoryPeak()).isEmpty();
        }
    }

    @Test
    void aBuilderHasAWorkbenchInItsFolder(@TempDir Path folder) throws Exception {
        Sandbox bare = new Sandbox(new Protections(null, null, false, null, null), List.of());
        try (Jailed program = bare.start(
                List.of("sh", "-c", "echo made >/tmp/built/it; cat /tmp/built/it"),
                folder,
                List.of(),
                Map.of(),
                Limits.COMPILER)) {
            assertThat(Cell.outcome(program).output()).isEqualTo("made\n");
        }
    }
}
