package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import ludotheque.cli.shell.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ServeTest {

    @ParameterizedTest
    @ValueSource(strings = {"--port 0 --no-open", "serve --port 0 --no-open"})
    void theSiteIsServedUntilInterrupted(String typed) throws Exception {
        Shell shell = Typed.shell("");
        AtomicInteger exitCode = new AtomicInteger(-1);
        Thread serving = new Thread(() -> exitCode.set(Ludo.run(shell, typed.split(" ", -1))));
        serving.start();
        try {
            HttpRequest home = HttpRequest.newBuilder(address(shell)).build();
            assertThat(HttpClient.newHttpClient()
                            .send(home, BodyHandlers.ofString())
                            .body())
                    .contains("<html");
        } finally {
            serving.interrupt();
            serving.join(Duration.ofSeconds(10).toMillis());
        }
        assertThat(exitCode).hasValue(0);
    }

    private static URI address(Shell shell) throws InterruptedException {
        for (int tries = 0; tries < 100; tries++) {
            List<String> lines = shell.out().toString().lines().toList();
            if (!lines.isEmpty()) {
                return URI.create(lines.get(0));
            }
            Thread.sleep(50);
        }
        throw new AssertionError("no address was printed");
    }

    @Test
    void aPortThatIsNotFreeIsToldInOneLine() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = other.getLocalPort();
            Typed typed = Typed.ludo("serve", "--no-open", "--port", String.valueOf(port));
            assertThat(typed.err())
                    .isEqualTo("port " + port + " is not free: choose another with --port" + System.lineSeparator());
            assertThat(typed.out()).isEmpty();
            assertThat(typed.exitCode()).isEqualTo(1);
        }
    }
}
