package ludotheque.patience;

/**
 * One card moved: onto a card on top of a column, into the first empty column, or into a free register. Written as the report
 * does: {@code 12 17}, {@code 12 V}, {@code 12 T}.
 */
public record Move(int card, int destination) {
    public static final int EMPTY_COLUMN = -1;
    public static final int REGISTER = -2;

    @Override
    public String toString() {
        return card
                + switch (destination) {
                    case EMPTY_COLUMN -> " V";
                    case REGISTER -> " T";
                    default -> " " + destination;
                };
    }
}
