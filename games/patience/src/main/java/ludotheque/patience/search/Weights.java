package ludotheque.patience.search;

import ludotheque.patience.Card;
import ludotheque.patience.ScanSettings;

/** How much each feature of a position counts against it; {@link ScanSettings} says which features these are. */
record Weights(int remaining, int blockers, int disorder, int registers, int emptyColumns, int burden, int moves) {

    static Weights of(ScanSettings settings) {
        return new Weights(
                settings.remaining(),
                settings.blockers(),
                settings.disorder(),
                settings.registers(),
                settings.emptyColumns(),
                settings.burden(),
                settings.moves());
    }

    int of(Position position, int depth) {
        return remaining * (Card.COUNT - position.deposited())
                + blockers * position.blockers()
                + disorder * position.disorder()
                + registers * position.registersUsed()
                - emptyColumns * position.emptyColumns()
                + burden * position.burden()
                + moves * depth;
    }

    int of(Layout layout, int depth) {
        return remaining * layout.remaining()
                + blockers * layout.blockers()
                + disorder * layout.disorder()
                + registers * layout.registersUsed()
                - emptyColumns * layout.emptyColumns()
                + burden * layout.burden()
                + moves * depth;
    }

    /** The same once a run of this many cards is moved and nothing else; the blockers must have been counted. */
    int after(Position position, int card, int place, int count, int depth) {
        int toRegister = place == Packing.REGISTER ? count : 0;
        int fromRegister = position.under(card) == Packing.REGISTER ? 1 : 0;
        int toEmpty = place == Packing.BOTTOM ? 1 : 0;
        int fromBottom = position.under(card) == Packing.BOTTOM ? 1 : 0;
        return remaining * (Card.COUNT - position.deposited())
                + blockers * position.blockersAfter(card, place, count)
                + disorder * position.disorderAfter(card)
                + registers * (position.registersUsed() + toRegister - fromRegister)
                - emptyColumns * (position.emptyColumns() - toEmpty + fromBottom)
                + burden * position.burdenAfter(card, place, count)
                + moves * depth;
    }
}
