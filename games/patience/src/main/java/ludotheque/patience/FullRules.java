package ludotheque.patience;

import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * What full rules add to a solitaire, and what is left of it. Cards are dealt again three to a column, in xpat2's order.
 *
 * @param keepsBack whether cards go to the foundation by moves alone, and come back
 * @param number the number of the deal, which decides how cards are dealt again
 */
record FullRules(boolean keepsBack, int lifts, int redeals, int number) {
    static final int NO_NUMBER = 0;

    /** Nothing but that no card goes to the foundation by itself. */
    static final FullRules KEPT_BACK = new FullRules(true, 0, 0, NO_NUMBER);

    static FullRules of(Solitaire game, int number) {
        return switch (game.fullRulesAdd()) {
            case NOTHING -> new FullRules(false, 0, 0, number);
            case KEEPING_BACK -> new FullRules(true, 0, 0, number);
            case A_LIFT_AND_TWO_REDEALS -> new FullRules(false, 1, number == NO_NUMBER ? 0 : 2, number);
        };
    }

    FullRules afterLift() {
        return new FullRules(keepsBack, lifts - 1, redeals, number);
    }

    FullRules afterRedeal() {
        return new FullRules(keepsBack, lifts, redeals - 1, number);
    }

    @Nullable
    Refusal checkLift() {
        return lifts > 0
                ? null
                : new Refusal("NO_LIFT", "aucune carte ne peut plus être levée", "no card may be lifted any more");
    }

    @Nullable
    Refusal checkRedeal() {
        return redeals > 0
                ? null
                : new Refusal(
                        "NO_REDEAL",
                        "les cartes ne peuvent plus être redistribuées",
                        "the cards may not be dealt again any more");
    }
}
