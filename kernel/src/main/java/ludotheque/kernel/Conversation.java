package ludotheque.kernel;

/**
 * What passes between a game and a program that plays it: the program is told lines, and is asked for one. A game says what the lines are;
 * who runs the program is no matter of it.
 */
public interface Conversation {
    /** Tells the program something, on one line or several. It need not answer. */
    void tell(String line);

    /** Asks the program for its move and returns the line that it answers; throws when it fails to. */
    String ask();

    /** What to throw when the rules refuse the move that it answered last. */
    RuntimeException refused(Refusal refusal);

    /** What to throw when its last answer is no move at all. */
    RuntimeException misread(Text expected);
}
