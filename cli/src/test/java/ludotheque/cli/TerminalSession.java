package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A command typed in a real terminal, which tmux holds, types into and looks at. */
public final class TerminalSession implements AutoCloseable {
    // A server that was just closed may still hold its socket, so each session has one of its own.
    private final String socket = "ludo-" + ProcessHandle.current().pid() + "-" + System.nanoTime();

    public TerminalSession(String... words) throws Exception {
        boolean tmux = new ProcessBuilder("sh", "-c", "command -v tmux").start().waitFor() == 0;
        assumeTrue(tmux || "true".equals(System.getenv("CI")), "tmux is not installed");
        List<String> command = new ArrayList<>(List.of("new-session", "-d", "-x", "90", "-y", "30"));
        // The shell outlives Ctrl-C, says how the command ended and keeps its last screen.
        command.addAll(List.of("sh", "-c", "trap : INT; \"$@\"; echo \"exit code $?\"; exec sleep 600", "sh"));
        command.addAll(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Dludo.terminals=012",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "ludotheque.cli.Ludo"));
        command.addAll(List.of(words));
        tmux(command.toArray(String[]::new));
    }

    public void type(String... keys) throws IOException {
        List<String> command = new ArrayList<>(List.of("send-keys"));
        command.addAll(List.of(keys));
        tmux(command.toArray(String[]::new));
    }

    public void waitFor(String text) throws Exception {
        for (int tries = 0; tries < 400; tries++) {
            if (screen().contains(text)) {
                return;
            }
            Thread.sleep(50);
        }
        assertThat(screen()).contains(text);
    }

    public String screen() throws IOException {
        return tmux("capture-pane", "-p");
    }

    @Override
    public void close() throws IOException {
        tmux("kill-server");
    }

    private String tmux(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of("tmux", "-L", socket, "-f", "/dev/null", "-u"));
        command.addAll(List.of(words));
        Process tmux = new ProcessBuilder(command).redirectErrorStream(true).start();
        String answer = new String(tmux.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(tmux.onExit().join().exitValue()).as(answer).isZero();
        return answer;
    }
}
