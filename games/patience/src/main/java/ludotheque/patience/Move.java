package ludotheque.patience;

/**
 * One card moved: onto a card on top of a column, into the first empty column, or into a free register. Written as the report
 * does: {@code 12 17}, {@code 12 V}, {@code 12 T}. Full rules add a card to the foundation, {@code 12 F}, a card lifted to the top of
 * its column, {@code 12 L}, and the cards dealt again, {@code R}.
 */
public record Move(int card, int destination) {
    public static final int EMPTY_COLUMN = -1;
    public static final int REGISTER = -2;
    public static final int FOUNDATION = -3;
    public static final int LIFT = -4;

    /** All cards left are dealt again. */
    public static final Move REDEAL = new Move(-1, -5);

    @Override
    public String toString() {
        if (equals(REDEAL)) {
            return "R";
        }
        return card
                + switch (destination) {
                    case EMPTY_COLUMN -> " V";
                    case REGISTER -> " T";
                    case FOUNDATION -> " F";
                    case LIFT -> " L";
                    default -> " " + destination;
                };
    }
}
