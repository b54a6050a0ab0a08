package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What ./ludo sets up before Java starts. */
class LauncherTest {
    /** The name is spelled in bytes: the Java that runs this test may be in a locale that cannot write it. */
    private static final String CHECK = """
            set -euo pipefail
            . launcher/machine.sh
            use_utf8_paths
            name="$3"/$'donn\\303\\251e \\303\\240 c\\303\\264t\\303\\251.sol'
            echo hello >"$name"
            exec "$1" "-Dludo.locale=$person_locale" -cp "$2" ludotheque.cli.Ludo patience check FreeCell.123 "$name"
            """;

    private static final String NAME = "donnée à côté.sol";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"", "C", "POSIX", "C.UTF-8", "en_GB.ISO-8859-1", "xx_YY.UTF-8"})
    void aPathWithAccentsIsReadInAnyLocale(String locale) throws IOException {
        assertThat(check(locale)).endsWith(NAME + ":1:1: a number in 0..51 was expected\n");
    }

    @Test
    void theLanguageIsStillThePersons() throws IOException {
        assertThat(check("fr_FR.ISO-8859-1")).endsWith(NAME + ":1:1: un nombre dans 0..51 était attendu\n");
    }

    private String check(String locale) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                "bash",
                "-c",
                CHECK,
                "ludo",
                ProcessHandle.current().info().command().orElseThrow(),
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                folder.toString());
        builder.environment().remove("LANG");
        builder.environment().put("LC_ALL", locale);
        Process bash = builder.redirectErrorStream(true).start();
        return new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
