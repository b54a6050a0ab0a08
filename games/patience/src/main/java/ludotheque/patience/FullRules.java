package ludotheque.patience;

import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * What full rules add to a solitaire, and what is left of it. In FreeCell and Baker's Dozen no card goes to the foundation by itself,
 * and the last one of a suit may come back. In Midnight Oil one card, once, may be lifted to the top of its column, and the cards
 * left may be dealt again twice, three to a column, in xpat2's order.
 *
 * @param keepsBack whether cards go to the foundation by moves alone, and come back
 * @param number the number of the deal, which decides how cards are dealt again
 */
record FullRules(boolean keepsBack, int lifts, int redeals, int number) {
    static final int NO_NUMBER = 0;

    static FullRules of(Solitaire game, int number) {
        boolean keepsBack = game == Solitaire.FREECELL || game == Solitaire.BAKERS_DOZEN;
        boolean dealsAgain = game == Solitaire.MIDNIGHT_OIL;
        return new FullRules(keepsBack, dealsAgain ? 1 : 0, dealsAgain && number != NO_NUMBER ? 2 : 0, number);
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
