package ludotheque.patience.search;

import ludotheque.patience.Board;
import ludotheque.patience.Solitaire;

/** Positions from which no play wins, as far as they can be recognised sooner than by playing on. */
interface LostPositions {
    /** Whether a position is one of them. */
    boolean hold(Position position);

    /** How many positions are kept in memory. */
    default int kept() {
        return 0;
    }

    /** Those after a board that are recognised at a glance. */
    static LostPositions seenAtOnce(Board start) {
        Solitaire game = start.game();
        boolean isBound = game.registers() == 0 && game.emptyColumn() == Solitaire.EmptyColumn.NOTHING;
        return isBound && start.lifts() + start.redeals() == 0 ? new DeadEnd(game.columns()) : position -> false;
    }

    /** Those after a board that are recognised by looking closely, which pays where the question is whether there is any solution. */
    static LostPositions seenInTime(Board start) {
        // Where each card has one place, counting places is the game itself.
        boolean canCount = start.game().build() != Solitaire.Build.SAME_SUIT && CountedPlaces.canCount(start);
        LostPositions seen = seenAtOnce(start);
        return seen instanceof DeadEnd && canCount ? new CountedPlaces(start) : seen;
    }
}
