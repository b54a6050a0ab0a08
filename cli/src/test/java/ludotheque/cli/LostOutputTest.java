package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of a command whose standard output cannot be written, or whose standard input is closed. */
@Tag("slow")
@EnabledIf("hasFullDevice")
final class LostOutputTest {

    static boolean hasFullDevice() {
        return Path.of("/dev/full").toFile().exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"patience search st.14 -", "--help"})
    void aFullDiskIsToldAndNoSuccess(String words) throws Exception {
        assertThat(run(words + " --lang en", ">/dev/full"))
                .endsWith("ludo: standard output cannot be written\nexit code 74\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void aReaderWhoLeavesIsNoFailure(String language) throws Exception {
        assertThat(run("faraway contest --help --lang " + language, "| :")).isEqualTo("exit code 0\n");
    }

    @Test
    void aClosedInputIsNoConversation() throws Exception {
        // Java's own files then take the place of standard input: whatever is read, it is refused at its first line.
        assertThat(run("memoryx play --seed 1 --lang en", "<&- >/dev/null"))
                .startsWith("-:1:1: ")
                .endsWith("exit code 65\n")
                .hasLineCount(2);
    }

    private static String run(String words, String destination) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                "sh",
                "-c",
                "{ \"$JAVA\" ludotheque.cli.Ludo " + words + "; echo \"exit code $?\" >&2; } " + destination);
        builder.environment()
                .put("JAVA", ProcessHandle.current().info().command().orElseThrow());
        builder.environment()
                .put(
                        "CLASSPATH",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        return new String(builder.start().getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
