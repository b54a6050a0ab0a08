package ludotheque.cli.shell;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Standard output, which remembers whether writing failed only because its reader had left, as {@code head} does. */
final class StandardOutput extends PrintStream {
    private final Pipe pipe;

    StandardOutput(OutputStream out) {
        this(new Pipe(out));
    }

    private StandardOutput(Pipe pipe) {
        // Always UTF-8: Java 17 would lose the accents under a plain C locale.
        super(new BufferedOutputStream(pipe), false, StandardCharsets.UTF_8);
        this.pipe = pipe;
    }

    boolean isLeft() {
        return pipe.left;
    }

    private static final class Pipe extends FilterOutputStream {
        private boolean left;

        Pipe(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException failure) {
                // Java passes on the system's sentence and no more: "Broken pipe", "Relais brisé (pipe)".
                left = String.valueOf(failure.getMessage())
                        .toLowerCase(Locale.ROOT)
                        .contains("pipe");
                throw failure;
            }
        }
    }
}
