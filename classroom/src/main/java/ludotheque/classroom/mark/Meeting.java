package ludotheque.classroom.mark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import ludotheque.arena.match.Workshop;
import ludotheque.classroom.handin.Handin;

/** What a class does together before each hand-in is marked, such as a tournament. */
public interface Meeting {
    /**
     * Holds it.
     *
     * @param where the folder or file in which it keeps what it has to keep
     * @return what is asked now
     */
    Subject hold(List<Handin> handins, Workshop workshop, Path where, BooleanSupplier stopped)
            throws IOException, InterruptedException;
}
