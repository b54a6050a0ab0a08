package ludotheque.arena.protocol;

import java.io.InputStream;
import java.io.OutputStream;
import ludotheque.papattes.ChampionLost;

/** A champion's program, running. */
public interface ChampionProcess {
    /** Where the referee writes; what is flushed is sent at once. */
    OutputStream input();

    /** Where the referee reads; at its end the program has ended or soon will. */
    InputStream output();

    /** All that it printed so far. */
    String errors();

    /** Ends it at once. */
    void kill();

    /** Waits for its end and says how it came about, as a loss in the middle of a call. */
    ChampionLost ending() throws InterruptedException;
}
