package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Map;
import ludotheque.kernel.Lang;
import org.junit.jupiter.api.Test;

final class ProgressBarTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void itIsDrawnOnATerminalAndWipedAtTheEnd() {
        half("2", Map.of());
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("\rGames [###############...............] 50%\r\u001b[K");
    }

    @Test
    void itIsSilentWhenNobodyWatches() {
        half("01", Map.of());
        half("012", Map.of("TERM", "dumb"));
        assertThat(err.size()).isZero();
    }

    private void half(String terminals, Map<String, String> variables) {
        Shell shell = new Shell(
                InputStream.nullInputStream(),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Lang.EN,
                variables,
                terminals,
                InstantSource.system());
        try (ProgressBar bar = new ProgressBar(shell, "Parties", "Games")) {
            bar.show(0.5);
            bar.show(0.501);
        }
    }
}
