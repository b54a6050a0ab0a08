package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rehearsal in which a command is refused would teach Java the wrong thing, and nobody would notice. */
class RehearsalTest {
    @Test
    void everyCommandSucceeds(@TempDir Path place) {
        Path file = place.resolve("a file.txt");
        for (String command : Rehearsal.COMMANDS) {
            assertThat(Typed.ludoReading(Rehearsal.INPUT, Rehearsal.words(command, file))
                            .exitCode())
                    .as(command)
                    .isZero();
        }
    }
}
