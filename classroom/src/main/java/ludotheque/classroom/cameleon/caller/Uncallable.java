package ludotheque.classroom.cameleon.caller;

/** A function that cannot be called; the message is the answer. */
final class Uncallable extends Exception {
    Uncallable(String answer) {
        super(answer);
    }
}
