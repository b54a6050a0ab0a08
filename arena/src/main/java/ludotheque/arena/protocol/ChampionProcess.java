package ludotheque.arena.protocol;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import ludotheque.papattes.ChampionLost;
import org.jspecify.annotations.Nullable;

/** A champion's program, running. */
public interface ChampionProcess {
    /**
     * The command that starts a program so that frames travel over its descriptors 3 and 4. Whatever is printed on the standard streams, be
     * it by the machine that runs the champion, is its error output.
     */
    static List<String> command(List<String> program) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", "exec \"$@\" 3<&0 4>&1 </dev/null >&2", "sh"));
        command.addAll(program);
        return command;
    }

    /** Where the referee writes; what is flushed is sent at once. */
    OutputStream input();

    /** Where the referee reads; at its end the program has ended or soon will. */
    InputStream output();

    /** What it printed since this was last asked, up to the last byte that it wrote before the question. */
    String printed();

    /** How many bytes it printed beyond what is kept, since this was last asked. */
    default long dropped() {
        return 0;
    }

    /** The processor time of all its threads so far, where the machine counts it. */
    default OptionalLong cpuMicros() {
        return OptionalLong.empty();
    }

    /** How long the processor that is its own has been busy with others so far, where it has one. */
    default OptionalLong othersMicros() {
        return OptionalLong.empty();
    }

    /** The most memory that it held at once so far, where the machine counts it. */
    default OptionalLong memoryBytes() {
        return OptionalLong.empty();
    }

    /** Ends it at once. */
    void kill();

    /** Waits for its end and says how it came about, as a loss in the middle of a call; null when it was killed. */
    @Nullable
    ChampionLost ending() throws InterruptedException;
}
