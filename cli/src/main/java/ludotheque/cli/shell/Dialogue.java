package ludotheque.cli.shell;

import java.time.Duration;
import java.util.function.Function;
import ludotheque.kernel.BadInput;

/** A conversation with the people who play. */
public interface Dialogue extends AutoCloseable {
    /**
     * Holds a conversation, in the terminal or through plain streams, and says what is to be said at its end.
     *
     * @param left what that is when somebody leaves
     */
    static void hold(Shell shell, String left, Function<Dialogue, String> conversation) {
        String end;
        try (Dialogue dialogue = shell.isInteractive() ? new TerminalDialogue() : new PipedDialogue(shell)) {
            end = conversation.apply(dialogue);
        } catch (Left enough) {
            end = left;
        }
        shell.print(end);
    }

    /** Says a text, which may quote anybody. */
    void say(String text);

    /** Shows what we drew, with its colours. */
    void paint(String picture);

    /**
     * Asks for one line, without the blanks around it.
     *
     * @throws Left when the person wants no more
     */
    String ask(String prompt);

    /** Asks until the answer can be read; an empty one stands for the usual. */
    default <T> T ask(Shell shell, String question, String usual, Reading<T> reading) {
        while (true) {
            String answer = ask(question + " [" + usual + "]" + shell.say(" :", ":"));
            if (answer.equals("q")) {
                throw new Left();
            }
            try {
                return reading.of(answer.isEmpty() ? usual : answer);
            } catch (BadInput error) {
                say(shell.say(error.expected()));
            }
        }
    }

    /** Leaves what was said to be read for a while; on a terminal a key cuts it short. */
    void pause(Duration delay, String hint);

    /** Hides everything said so far, where that is possible. */
    void clear();

    @Override
    void close();

    /** A person leaves the game. */
    final class Left extends RuntimeException {
        public Left() {
            super("left the game");
        }
    }
}
