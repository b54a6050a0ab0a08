package ludotheque.cli.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.ByteOrderMark;
import ludotheque.kernel.Text;

/** A conversation through plain streams: nothing is hidden, and the answers come one a line. */
public final class PipedDialogue implements Dialogue {
    private final Shell shell;
    private final BufferedReader answers;
    private int line;

    public PipedDialogue(Shell shell) {
        this.shell = shell;
        this.answers = new BufferedReader(new InputStreamReader(shell.in(), StandardCharsets.UTF_8));
    }

    @Override
    public void say(String text) {
        shell.out().println(text);
    }

    @Override
    public String ask(String prompt) {
        shell.out().println(prompt);
        shell.out().flush();
        line++;
        try {
            String answer = answers.readLine();
            if (answer == null) {
                throw Failure.badInput(
                        "-",
                        new BadInput(
                                line,
                                1,
                                new Text(
                                        "l'entrée s'arrête avant la fin de la partie : une réponse (ou q) était attendue",
                                        "the input stops before the game does: an answer (or q) was expected")));
            }
            return (line == 1 ? ByteOrderMark.skip(answer) : answer).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
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
