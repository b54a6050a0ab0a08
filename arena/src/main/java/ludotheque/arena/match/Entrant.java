package ludotheque.arena.match;

import java.io.IOException;
import ludotheque.papattes.Champion;
import ludotheque.papattes.GameMap;

/** Somebody who can play any number of matches. */
public interface Entrant {
    String name();

    /** Sits down to one match. */
    Sitting sit(GameMap map, long seed, int player) throws IOException;

    /** A champion for one match, and what remains to be cleared up after it. */
    interface Sitting extends AutoCloseable {
        Champion champion();

        @Override
        void close();
    }
}
