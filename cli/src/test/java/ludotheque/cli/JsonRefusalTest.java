package ludotheque.cli;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import ludotheque.kernel.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Whoever asks for JSON is told in JSON why it was refused, beside the line on standard error. */
final class JsonRefusalTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            memoryx duel --games 0 --json       | 64 | USAGE | null | --games: a number in 1..10000000 was expected
            memoryx duel --json --foo           | 64 | USAGE | null | there is no option "--foo"
            memoryx replay none --json          | 65 | NO_SUCH_FILE | {"file":"none","line":null,"column":null} | there is no such file
            papattes map check none --json      | 65 | NO_SUCH_FILE | {"file":"none","line":null,"column":null} | neither a file nor a map that comes with the game (ludo papattes map list)
            cameleon replay - --json            | 65 | MALFORMED | {"file":"-","line":2,"column":9} | brave or temeraire was expected
            faraway solve - --json              | 65 | MALFORMED | {"file":"-","line":1,"column":1} | a card from 1 to 68 or from 101 to 145 was expected, not "cameleon"
            patience check fc.1 /dev/zero --json | 65 | TOO_LARGE | {"file":"/dev/zero","line":null,"column":null} | more than 1 MiB, too much for this format
            """)
    void theCodeThePlaceAndTheSentenceAreTold(String words, int exitCode, String code, String place, String sentence) {
        Typed typed = ludoReading("cameleon 1\nvariant bold\n", words.split(" ", -1));
        assertThat(typed.out())
                .isEqualTo("{\"code\":\"" + code + "\",\"place\":" + place + ",\"sentence\":\""
                        + sentence.replace("\"", "\\\"") + "\"}\n");
        assertThat(typed.err()).contains(sentence).hasLineCount(1);
        assertThat(typed.exitCode()).isEqualTo(exitCode);
    }

    @Test
    void anIllegalMoveHasTheCodeOfItsRule() {
        Typed typed = ludoReading("patience 1\ndeal FreeCell.123\nmove 51 50\n", "patience", "replay", "-", "--json");
        assertThat(typed.out()).matches("\\{\"code\":\"[A-Z_]+\",\"place\":\\{\"file\":\"-\",\"line\":3,.*\n");
        assertThat(typed.out()).doesNotContain("\"REFUSED\"");
        assertThat(typed.exitCode()).isEqualTo(1);
    }

    @Test
    void aFileThatMayNotBeWrittenIsNamed() throws Exception {
        Path file = Files.writeString(folder.resolve("kept"), "mine");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        Typed typed = ludo("patience", "search", "st.14", file.toString(), "--json");
        assertThat(typed.out()).startsWith("{\"code\":\"READ_ONLY\",\"place\":{\"file\":\"" + file + "\",");
        assertThat(typed.exitCode()).isEqualTo(74);
    }

    @Test
    void everyCommandThatReportsInJsonRefusesInJson() throws Exception {
        assertRefusesInJson(Ludo.commandLine(Typed.shell("")));
    }

    private static void assertRefusesInJson(CommandLine command) throws Exception {
        if (command.getCommandSpec().findOption("--json") != null) {
            String name = command.getCommandSpec().qualifiedName();
            Typed typed = ludo((name.replaceFirst("ludo ", "") + " --json --no-such-option").split(" ", -1));
            assertThat(typed.exitCode()).as(name).isEqualTo(64);
            assertThat(JsonValue.parse(typed.out()).need("code").string())
                    .as(name)
                    .isEqualTo("USAGE");
        }
        for (CommandLine verb : command.getSubcommands().values()) {
            assertRefusesInJson(verb);
        }
    }
}
