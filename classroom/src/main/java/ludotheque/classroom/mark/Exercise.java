package ludotheque.classroom.mark;

import java.io.IOException;
import ludotheque.arena.match.BadChampion;
import ludotheque.kernel.Text;

/** One thing that is asked of every hand-in. */
public interface Exercise {
    /** Under which it stands in tables; no two of a scheme have the same. */
    String name();

    /** What is asked, in a sentence for students. */
    Text question();

    /** Of all that decides a result: the same hand-in need not take an exercise twice as long as this stays the same. */
    String fingerprint();

    /**
     * Lets a hand-in take it.
     *
     * @throws BadChampion when its program cannot be built
     * @throws InterruptedException when somebody asked to stop: then nothing is known
     */
    Result take(Candidate candidate) throws IOException, BadChampion, InterruptedException;
}
