package ludotheque.classroom.mark;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;

/** What a class was asked to write: the exercises of one game. */
public interface Subject {
    /** The game, as in {@code ludo GAME mark}. */
    String game();

    /** The scheme for teachers who give none, as they would write it. */
    String usualScheme();

    /**
     * Reads an exercise.
     *
     * @param line of a scheme, whose last word, its points, is not for this
     * @param words how many there are before the points
     * @param kept what was worked out before: proofs may take long
     */
    Exercise exercise(Line line, int words, Allowance allowance, Journal kept) throws BadInput, InterruptedException;
}
