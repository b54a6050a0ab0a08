package ludotheque.cli.memoryx;

import java.time.Duration;

/** A conversation with the people at the board. */
interface Dialogue extends AutoCloseable {

    void say(String text);

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
        Left() {
            super("left the game");
        }
    }
}
