package ludotheque.cli.shell;

import java.time.Duration;

/** A conversation with the people who play. */
public interface Dialogue extends AutoCloseable {

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
