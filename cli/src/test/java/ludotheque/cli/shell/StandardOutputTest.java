package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import ludotheque.cli.Ludo;
import ludotheque.cli.Typed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StandardOutputTest {

    @ParameterizedTest
    @CsvSource({
        "No space left on device, 74, ludo: standard output cannot be written",
        "Broken pipe, 0, ''",
        "Relais brisé (pipe), 0, ''"
    })
    void onlyAReaderWhoLeftIsNoFailure(String sentence, int exitCode, String told) {
        Shell typed = Typed.shell("");
        OutputStream failing = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(sentence);
            }
        };
        Shell shell = new Shell(
                typed.in(),
                new StandardOutput(failing),
                typed.err(),
                typed.lang(),
                typed.variables(),
                "",
                typed.clock());
        assertThat(Ludo.run(shell, "patience", "show", "fc.1")).isEqualTo(exitCode);
        assertThat(typed.err().toString().strip()).isEqualTo(told);
    }
}
