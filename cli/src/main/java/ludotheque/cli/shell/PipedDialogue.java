package ludotheque.cli.shell;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import ludotheque.kernel.ByteOrderMark;

/** A conversation through plain streams: nothing is hidden, and the answers come one a line. */
public final class PipedDialogue implements Dialogue {
    /** Longer than any answer, which may be the name of a file. */
    private static final int LONGEST_ANSWER = 1 << 13;

    /** More than anybody answers in one game. */
    private static final int MOST_BYTES = 4 << 20;

    private final Shell shell;
    private final InputStream answers;
    private int line;
    private int read;

    public PipedDialogue(Shell shell) {
        this.shell = shell;
        this.answers = new BufferedInputStream(shell.in());
    }

    @Override
    public void say(String text) {
        shell.print(text);
    }

    @Override
    public void paint(String picture) {
        shell.paint(picture + System.lineSeparator());
    }

    @Override
    public String ask(String prompt) {
        shell.print(prompt);
        shell.out().flush();
        line++;
        try {
            String answer = readLine();
            return (line == 1 ? ByteOrderMark.skip(answer) : answer).strip();
        } catch (CharacterCodingException notText) {
            throw TextFile.notText(TextFile.STANDARD_INPUT, line);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private String readLine() throws IOException {
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        int next = answers.read();
        if (next < 0) {
            throw Failure.badLine(
                    TextFile.STANDARD_INPUT,
                    line,
                    "l'entrée s'arrête avant la fin de la partie : une réponse (ou q) était attendue",
                    "the input stops before the game does: an answer (or q) was expected");
        }
        for (; next >= 0 && next != '\n'; next = answers.read()) {
            if (answer.size() == LONGEST_ANSWER) {
                throw Failure.lineTooLong(line, LONGEST_ANSWER);
            }
            answer.write(next);
        }
        read += answer.size() + 1;
        if (read > MOST_BYTES) {
            throw TextFile.tooLarge(TextFile.STANDARD_INPUT, MOST_BYTES);
        }
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(answer.toByteArray()))
                .toString();
    }

    @Override
    public void pause(Duration delay, String hint) {
        shell.out().flush();
        try {
            Thread.sleep(delay.toMillis());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Left();
        }
    }

    @Override
    public void clear() {}

    @Override
    public void close() {
        shell.out().flush();
    }
}
