package ludotheque.cli.memoryx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import ludotheque.memoryx.Deal;
import ludotheque.memoryx.Size;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Play in a real terminal, which tmux holds, types into and looks at. */
@Tag("slow")
final class TerminalPlayTest {
    private static final String SOCKET = "ludo-" + ProcessHandle.current().pid();
    private static final int[] PLACES = Deal.of(new Size(3, 3), 5).places();

    @BeforeEach
    void open() throws Exception {
        boolean tmux = new ProcessBuilder("sh", "-c", "command -v tmux").start().waitFor() == 0;
        assumeTrue(tmux || "true".equals(System.getenv("CI")), "tmux is not installed");
        List<String> command = new ArrayList<>(List.of("new-session", "-d", "-x", "90", "-y", "30"));
        command.addAll(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Dludo.terminals=012",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "ludotheque.cli.Ludo"));
        command.addAll(List.of("memoryx", "play", "--lang", "en", "--seed", "5", "--size", "3x3"));
        command.addAll(List.of("--seat1", "human", "--delay", "100s", ";", "set", "remain-on-exit", "on"));
        tmux(command.toArray(String[]::new));
    }

    @AfterEach
    void close() throws Exception {
        tmux("kill-server");
    }

    @Test
    void cardsAreShownUntilAKeyIsPressedAndThenHidden() throws Exception {
        waitFor("Player 1, first card (q to quit)?");
        type("place", "Enter");
        waitFor("\"place\" is not the number of a place");
        type(String.valueOf(PLACES[1]), "Enter");
        waitFor("[1]");
        type(String.valueOf(PLACES[3]), "Enter");
        waitFor("Not a pair");
        assertThat(screen()).contains("[1]", "[2]", "(any key to go on)");
        type("Space");
        waitFor("Player 2, first card (q to quit)?");
        assertThat(screen()).doesNotContain("[1]", "[2]", "Not a pair");
        type("q", "Enter");
        waitFor("Game left.");
        assertThat(screen()).as("the screen before the game").doesNotContain("Player 2");
    }

    @Test
    void ctrlCLeavesTheGameEvenWhileCardsAreShown() throws Exception {
        waitFor("Player 1, first card");
        type(String.valueOf(PLACES[0]), "Enter");
        waitFor("(any key to go on)");
        type("C-c");
        waitFor("Game left.");
    }

    private static void type(String... keys) throws Exception {
        List<String> command = new ArrayList<>(List.of("send-keys"));
        command.addAll(List.of(keys));
        tmux(command.toArray(String[]::new));
    }

    private static void waitFor(String text) throws Exception {
        for (int tries = 0; tries < 200; tries++) {
            if (screen().contains(text)) {
                return;
            }
            Thread.sleep(50);
        }
        assertThat(screen()).contains(text);
    }

    private static String screen() throws Exception {
        return tmux("capture-pane", "-p");
    }

    private static String tmux(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("tmux", "-L", SOCKET, "-f", "/dev/null", "-u"));
        command.addAll(List.of(words));
        Process tmux = new ProcessBuilder(command).redirectErrorStream(true).start();
        String answer = new String(tmux.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(tmux.waitFor()).as(answer).isZero();
        return answer;
    }
}
