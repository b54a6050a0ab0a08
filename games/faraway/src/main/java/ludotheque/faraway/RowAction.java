package ludotheque.faraway;

/** What can be done with a row in the making. */
public sealed interface RowAction {
    /** A region is laid in a place, counted from 1; a sanctuary goes below the row, where places do not count, and has place 0. */
    record Lay(Card card, int place) implements RowAction {
        @Override
        public String toString() {
            return "lay " + card.number() + (place == 0 ? "" : " " + place);
        }
    }

    /** A card is taken back. */
    record Take(Card card) implements RowAction {
        @Override
        public String toString() {
            return "take " + card.number();
        }
    }

    /** The row is handed in as it is. */
    record Done() implements RowAction {
        @Override
        public String toString() {
            return "done";
        }
    }
}
