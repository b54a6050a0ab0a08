package ludotheque.memoryx;

/**
 * One whole turn: two places, or one when its card is the joker; and the draw r that moved the joker, when it was turned.
 */
public record Turn(int first, int second, int draw) {
    public static final int NONE = -1;

    public static Turn of(int first, int second) {
        return new Turn(first, second, NONE);
    }
}
