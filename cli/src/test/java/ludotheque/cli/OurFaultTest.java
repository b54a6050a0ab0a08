package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import ludotheque.cli.shell.Shell;
import org.junit.jupiter.api.Test;

/** A standard input that breaks stands for whatever we did not foresee. */
final class OurFaultTest {

    @Test
    void ourFaultIsToldInOneLine() throws IOException {
        Shell shell = brokenShell();
        assertThat(Ludo.run(shell, "memoryx", "play", "--seed", "1")).isEqualTo(70);
        assertThat(shell.err().toString())
                .startsWith("ludo: an error of our making (")
                .endsWith("; --debug tells more" + System.lineSeparator())
                .hasLineCount(1);
    }

    @Test
    void theStackTraceIsForThoseWhoAsk() throws IOException {
        Shell shell = brokenShell();
        assertThat(Ludo.run(shell, "memoryx", "play", "--seed", "1", "--debug")).isEqualTo(70);
        assertThat(shell.err().toString()).contains("\tat ludotheque.cli.memoryx.");
    }

    private static Shell brokenShell() throws IOException {
        Shell shell = Typed.shell("");
        InputStream closed = InputStream.nullInputStream();
        closed.close();
        return new Shell(
                closed, shell.out(), shell.err(), shell.lang(), shell.variables(), shell.terminals(), shell.clock());
    }
}
