package ludotheque.memoryx;

/** How a turn ended. */
public enum Event {
    PAIR,
    MISS,
    /** The first card was the joker. */
    JOKER1,
    /** The second card was the joker. */
    JOKER2
}
