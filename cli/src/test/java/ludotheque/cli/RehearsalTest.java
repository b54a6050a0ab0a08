package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A rehearsal in which a command is refused would teach Java the wrong thing, and nobody would notice. */
class RehearsalTest {
    @SuppressWarnings("unused") // by name
    private static final List<String> COMMANDS = Rehearsal.COMMANDS;

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void everyCommandSucceeds(String command) {
        assertThat(Typed.ludoReading(Rehearsal.INPUT, command.split(" ", -1)).exitCode())
                .isZero();
    }
}
