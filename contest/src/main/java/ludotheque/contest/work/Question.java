package ludotheque.contest.work;

import java.util.function.BooleanSupplier;
import ludotheque.kernel.BadInput;
import org.jspecify.annotations.Nullable;

/** What a survey asks about each number of a range. Several threads may ask at once. */
public interface Question {
    /** One line about a number, always the same for the same number; null when it was stopped before it knew. */
    @Nullable
    String answer(int number, BooleanSupplier isStopped);

    /** Understands the words of a question. */
    interface Reader {
        Question read(String words) throws BadInput;
    }
}
