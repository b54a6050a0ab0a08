package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import ludotheque.kernel.Lang;
import org.junit.jupiter.api.Test;

final class ProgressCountTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong millis = new AtomicLong();

    @Test
    void itIsShownNowAndThenOnATerminalAndWipedAtTheEnd() {
        count("2");
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("\rPositions: 2,000\rPositions: 4,000\r\u001b[K");
    }

    @Test
    void itIsSilentWhenNobodyWatches() {
        count("01");
        assertThat(err.size()).isZero();
    }

    private void count(String terminals) {
        PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
        InstantSource clock = () -> Instant.ofEpochMilli(millis.get());
        Shell shell = new Shell(InputStream.nullInputStream(), stream, stream, Lang.EN, Map.of(), terminals, clock);
        try (ProgressCount count = new ProgressCount(shell, "Positions :", "Positions:")) {
            for (int i = 1; i <= 4; i++) {
                millis.addAndGet(60);
                count.show(1000L * i);
            }
        }
    }
}
