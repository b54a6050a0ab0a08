package ludotheque.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import ludotheque.cli.shell.Shell;

/** What came of a command typed without a terminal, in English unless it says otherwise. */
public record Typed(int exitCode, String out, String err) {

    public static Typed ludo(String... words) {
        return ludoReading("", words);
    }

    /** Types a command that finds this text on its standard input. */
    public static Typed ludoReading(String input, String... words) {
        Shell shell = shell(input, words);
        int exitCode = Ludo.run(shell, words);
        return new Typed(exitCode, shell.out().toString(), shell.err().toString());
    }

    public static Shell shell(String input, String... words) {
        return new Shell(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new Captured(),
                new Captured(),
                Shell.language(words, Map.of()),
                Map.of(),
                "",
                InstantSource.fixed(Instant.EPOCH));
    }

    private static final class Captured extends PrintStream {
        Captured() {
            super(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        }

        @Override
        public String toString() {
            return ((ByteArrayOutputStream) out).toString(StandardCharsets.UTF_8);
        }
    }
}
