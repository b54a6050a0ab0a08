package ludotheque.classroom.mark;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import org.jspecify.annotations.Nullable;

/** What a class was asked to write: the exercises of one game. */
public interface Subject {
    /** The game, as in {@code ludo GAME mark}. */
    String game();

    /** The scheme for teachers who give none, as they would write it: the file {@code scheme.txt} beside the subject's class. */
    default String usualScheme() {
        try (InputStream file = Objects.requireNonNull(getClass().getResourceAsStream("scheme.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Reads an exercise.
     *
     * @param line of a scheme, whose last word, its points, is not for this
     * @param words how many there are before the points
     */
    Exercise exercise(Line line, int words, Preparation preparation) throws BadInput, IOException, InterruptedException;

    /** Where each hand-in stands in a competition, in the order of the marks, null for those who take no part; empty without a competition. */
    default List<@Nullable Rank> ranks(Marks marks) {
        return List.of();
    }

    /** A place in a competition. */
    record Rank(int rank, int points) {}
}
