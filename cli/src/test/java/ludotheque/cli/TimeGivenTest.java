package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import ludotheque.cli.shell.Shell;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The time that a command is given counts from when it was typed: what it took to start is part of it. */
final class TimeGivenTest {
    private static final Instant TYPED = Instant.EPOCH;

    @ParameterizedTest
    @CsvSource({"59500, 1", "61000, 3"})
    void theStartIsPartOfIt(long millisToStart, int slices) {
        // A clock that goes on by a second each time it is looked at, from when the command has started.
        long[] now = {millisToStart};
        Shell shell = Typed.shell("");
        Shell late = new Shell(
                shell.in(),
                shell.out(),
                shell.err(),
                shell.lang(),
                shell.variables(),
                "",
                () -> Instant.ofEpochMilli(now[0] += 1000),
                TYPED);
        int exitCode = Ludo.run(late, "patience", "search", "bd.1817", "-", "--time", 60 + slices + "s");
        assertThat(shell.err().toString()).contains("the time given is over");
        assertThat(exitCode).isEqualTo(1);
        // A few seconds at most, not the minute that would have been counted from the beginning of the search.
        assertThat(now[0]).isLessThan(70_000);
    }
}
