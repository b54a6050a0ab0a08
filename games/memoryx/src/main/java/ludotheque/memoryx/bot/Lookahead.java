package ludotheque.memoryx.bot;

import ludotheque.memoryx.bot.Values.Table;

/**
 * The equations between the values of situations: for each situation, what every kind of card is worth as the first of a turn
 * and, once it is seen, as the second. Each method returns the best value and leaves the card to turn in {@link #best}.
 *
 * <p>Letters as in {@link ExactTable}: n pairs on the board, s of them surely known, k remembered singles, m doubtful pairs; u
 * places were never seen. In the middle of a turn the counts include the card face up.
 *
 * <p>What the equations rest on: an unseen place shows the joker or, equally likely, any of the cards not remembered, of which k
 * match a single and the others come in pairs. Turning a card that tells nothing before one that does is never better than
 * after it, so it is not tried.
 */
final class Lookahead {
    private final Objective objective;
    private final Values values;
    /** What passing for ever is worth: nothing more in a duel; alone it would never end. */
    private final double pass;

    private double bestValue;
    private Flip best = Flip.IDLE;

    /** What is known of the twin of the card face up. */
    enum Held {
        /** Nothing: it is one of the k singles. */
        SINGLE,
        /** It is remembered at a place the joker may have taken. */
        DOUBTFUL,
        /** It is surely there: the two are one of the s pairs. */
        SURE
    }

    Lookahead(Objective objective, Values values) {
        this.objective = objective;
        this.values = values;
        this.pass = objective == Objective.DUEL ? 0 : Double.NEGATIVE_INFINITY;
    }

    /** The card to turn, by the method called last. */
    Flip best() {
        return best;
    }

    // ---- the joker is at an unseen place ----

    double unseen(int n, int k, int s) {
        int left = n - s;
        int u = 2 * left + 1 - k;
        double flip = miss(justMoved(n, k, s));
        if (k > 0) {
            flip += k * unseenSecond(n, k - 1, s + 1, Held.SURE);
        }
        if (k < left) {
            flip += 2 * (left - k) * unseenSecond(n, k + 1, s, Held.SINGLE);
        }
        start(flip / u, Flip.UNSEEN);
        return orSurePair(values.unseen, n, k, s, k + 2 * s);
    }

    double unseenSecond(int n, int k, int s, Held held) {
        int left = n - s;
        int u = 2 * left + 1 - k;
        double flip = withSeconds(miss(justMoved(n, k, s)), 1, values.unseen, n, k, s, held, left - k);
        start(flip / u, Flip.UNSEEN);
        return orKnownSecond(values.unseen, n, k, s, held, k + 2 * s > 1);
    }

    // ---- the joker is located ----

    double located(int n, int k, int s) {
        int left = n - s;
        int u = 2 * left - k;
        double flip = 0;
        if (k > 0) {
            flip += k * locatedSecond(n, k - 1, s + 1, Held.SURE);
        }
        if (k < left) {
            flip += 2 * (left - k) * locatedSecond(n, k + 1, s, Held.SINGLE);
        }
        start(miss(justMoved(n, k, s)), Flip.JOKER);
        if (u > 0) {
            offer(flip / u, Flip.UNSEEN);
        }
        return orSurePair(values.located, n, k, s, k + 2 * s);
    }

    double locatedSecond(int n, int k, int s, Held held) {
        int left = n - s;
        int u = 2 * left - k;
        double flip = withSeconds(0, 1, values.located, n, k, s, held, left - k);
        start(miss(justMoved(n, k, s)), Flip.JOKER);
        if (u > 0) {
            offer(flip / u, Flip.UNSEEN);
        }
        return orKnownSecond(values.located, n, k, s, held, k + 2 * s > 1);
    }

    // ---- the joker is at the suspect place or at an unseen one; k counts the singles beside the suspect card ----

    double suspectOrUnseen(int n, int k, int s) {
        int left = n - s;
        int u = 2 * left - 1 - k;
        double flip = locatedSecond(n, k, s + 1, Held.SURE) + miss(justMoved(n, k, s + 1));
        if (k > 0) {
            flip += 2 * k * suspectOrUnseenSecond(n, k - 1, s + 1, Held.SURE);
        }
        if (k + 1 < left) {
            flip += 4 * (left - 1 - k) * suspectOrUnseenSecond(n, k + 1, s, Held.SINGLE);
        }
        double suspect = (unseenSecond(n, k, s + 1, Held.SURE) + miss(justMoved(n, k + 1, s))) / 2;
        start(flip / (2 * u), Flip.UNSEEN);
        offer(suspect, Flip.SUSPECT);
        return orSurePair(values.suspectOrUnseen, n, k, s, k + 1 + 2 * s);
    }

    double suspectOrUnseenSecond(int n, int k, int s, Held held) {
        int left = n - s;
        int u = 2 * left - 1 - k;
        double suspectCard = suspectShown(values.located, n, k, s, held) + miss(justMoved(n, k, s + 1));
        double flip = withSeconds(suspectCard, 2, values.suspectOrUnseen, n, k, s, held, left - 1 - k);
        start(flip / (2 * u), Flip.UNSEEN);
        double cleared = suspectShown(values.unseen, n, k, s, held);
        offer((cleared + miss(justMoved(n, k + 1, s))) / 2, Flip.SUSPECT);
        return orKnownSecond(values.suspectOrUnseen, n, k, s, held, k + 2 * s > 0);
    }

    // ---- the joker is at one of two suspect places; k counts the singles beside them ----

    double twoSuspects(int n, int k, int s) {
        int left = n - s;
        int u = 2 * left - 2 - k;
        double flip = 0;
        if (k > 0) {
            flip += k * twoSuspectsSecond(n, k - 1, s + 1, Held.SURE);
        }
        if (k + 1 < left) {
            flip += 2 * (left - 1 - k) * twoSuspectsSecond(n, k + 1, s, Held.SINGLE);
        }
        double suspect = (locatedSecond(n, k, s + 1, Held.SURE) + miss(justMoved(n, k, s + 1))) / 2;
        start(suspect, Flip.SUSPECT);
        if (u > 0) {
            offer(flip / u, Flip.UNSEEN);
        }
        return orSurePair(values.twoSuspects, n, k, s, k + 1 + 2 * s);
    }

    double twoSuspectsSecond(int n, int k, int s, Held held) {
        int left = n - s;
        int u = 2 * left - 2 - k;
        double cleared = suspectShown(values.located, n, k, s, held);
        start((cleared + miss(justMoved(n, k, s + 1))) / 2, Flip.SUSPECT);
        if (u > 0) {
            offer(withSeconds(0, 1, values.twoSuspects, n, k, s, held, left - 1 - k) / u, Flip.UNSEEN);
        }
        return orKnownSecond(values.twoSuspects, n, k, s, held, k + 2 * s > 0);
    }

    // ---- the joker moved and the hole was not seen since; a doubtful pair is half sure or open ----

    double moved(int n, int sure, int unsure, int half, int open, int s) {
        int k = sure + unsure;
        int m = half + open;
        int u = 2 * (n - s - m) - k;
        int weight = 1 + unsure + half + 2 * open + u;
        double jokerShown = miss(justMoved(n, k, m + s));
        double unseen = 0;
        double hole = jokerShown;
        double unsureSingle = 0;
        double unsureHalf = 0;
        double unsurePair = 0;
        if (sure > 0) {
            unseen += sure * movedSecond(n, sure - 1, unsure, half, open, s + 1, Held.SURE);
            hole += sure * unseenSecond(n, k - 1, s + m + 1, Held.SURE);
        }
        if (unsure > 0) {
            unseen += unsure * movedSecond(n, sure, unsure - 1, half + 1, open, s, Held.DOUBTFUL);
            hole += 2 * unsure * suspectOrUnseenSecond(n, k - 1, s + m, Held.DOUBTFUL);
            unsureSingle = movedSecond(n, sure + 1, unsure - 1, half, open, s, Held.SINGLE);
        }
        if (u > k) {
            unseen += (u - k) * movedSecond(n, sure + 1, unsure, half, open, s, Held.SINGLE);
            hole += (u - k) * unseenSecond(n, k + 1, s + m, Held.SINGLE);
        }
        if (half > 0) {
            unsureHalf = movedSecond(n, sure, unsure, half - 1, open, s + 1, Held.SURE);
            hole += half * locatedSecond(n, k, s + m, Held.SURE);
        }
        if (open > 0) {
            unsurePair = movedSecond(n, sure, unsure, half + 1, open - 1, s, Held.DOUBTFUL);
            hole += 2 * open * twoSuspectsSecond(n, k, s + m - 1, Held.DOUBTFUL);
        }
        start(hole / weight, Flip.HOLE);
        if (u > 0) {
            offer(unlessJoker(weight, jokerShown, unseen / u), Flip.UNSEEN);
        }
        if (unsure > 0) {
            offer(unlessJoker(weight, jokerShown, unsureSingle), Flip.UNSURE_SINGLE);
        }
        if (half > 0) {
            offer(unlessJoker(weight, jokerShown, unsureHalf), Flip.UNSURE_HALF);
        }
        if (open > 0) {
            offer(unlessJoker(weight, jokerShown, unsurePair), Flip.UNSURE_PAIR);
        }
        if (s > 0) {
            offer(pair(values.moved(n - 1, sure, unsure, half, open, s - 1)), Flip.SURE_PAIR);
        }
        offerPass(sure + half + 2 * s);
        return bestValue;
    }

    double movedSecond(int n, int sure, int unsure, int half, int open, int s, Held held) {
        int k = sure + unsure;
        int m = half + open;
        int u = 2 * (n - s - m) - k;
        int weight = 1 + unsure + half + 2 * open + u;
        double jokerShown = miss(justMoved(n, k, m + s));
        double unseen = 0;
        double hole = jokerShown;
        int otherSure = sure;
        int otherHalf = half;
        start(Double.NEGATIVE_INFINITY, Flip.IDLE);
        if (held == Held.SINGLE) {
            otherSure--;
            unseen += pair(values.moved(n - 1, sure - 1, unsure, half, open, s));
            hole += pair(values.unseen.get(n - 1, k - 1, s + m));
        } else if (held == Held.DOUBTFUL) {
            otherHalf--;
            double twin = pair(values.moved(n - 1, sure, unsure, half - 1, open, s));
            offer(unlessJoker(weight, jokerShown, twin), Flip.TWIN);
            hole += pair(values.located.get(n - 1, k, s + m - 1));
        } else {
            offer(pair(values.moved(n - 1, sure, unsure, half, open, s - 1)), Flip.TWIN);
        }
        if (sure + half + 2 * s > 1) {
            offer(miss(values.moved(n, sure, unsure, half, open, s)), Flip.IDLE);
        }
        if (otherSure > 0) {
            unseen += otherSure * miss(values.moved(n, sure - 1, unsure, half, open, s + 1));
            hole += otherSure * miss(values.unseen.get(n, k - 1, s + m + 1));
        }
        if (unsure > 0) {
            unseen += unsure * miss(values.moved(n, sure, unsure - 1, half + 1, open, s));
            hole += 2 * unsure * miss(values.suspectOrUnseen.get(n, k - 1, s + m));
            double verified = miss(values.moved(n, sure + 1, unsure - 1, half, open, s));
            offer(unlessJoker(weight, jokerShown, verified), Flip.UNSURE_SINGLE);
        }
        if (u > k) {
            unseen += (u - k) * miss(values.moved(n, sure + 1, unsure, half, open, s));
            hole += (u - k) * miss(values.unseen.get(n, k + 1, s + m));
        }
        if (otherHalf > 0) {
            double verified = miss(values.moved(n, sure, unsure, half - 1, open, s + 1));
            offer(unlessJoker(weight, jokerShown, verified), Flip.UNSURE_HALF);
            hole += otherHalf * miss(values.located.get(n, k, s + m));
        }
        if (open > 0) {
            double verified = miss(values.moved(n, sure, unsure, half + 1, open - 1, s));
            offer(unlessJoker(weight, jokerShown, verified), Flip.UNSURE_PAIR);
            hole += 2 * open * miss(values.twoSuspects.get(n, k, s + m - 1));
        }
        offer(hole / weight, Flip.HOLE);
        if (u > 0) {
            offer(unlessJoker(weight, jokerShown, unseen / u), Flip.UNSEEN);
        }
        return bestValue;
    }

    // ---- what these have in common; the joker is where it was ----

    /**
     * Adds what an unseen place shows as the second card, each with this weight: the twin of the card face up, of another single, or a
     * card of one of the pairs of which nothing was seen.
     */
    private double withSeconds(double sum, int weight, Table table, int n, int k, int s, Held held, int unseenPairs) {
        double seconds = sum;
        int others = k;
        if (held == Held.SINGLE) {
            seconds += weight * pair(table.get(n - 1, k - 1, s));
            others--;
        }
        if (others > 0) {
            seconds += weight * others * miss(table.get(n, k - 1, s + 1));
        }
        if (unseenPairs > 0) {
            seconds += 2 * weight * unseenPairs * miss(table.get(n, k + 1, s));
        }
        return seconds;
    }

    /** Offers the twin of the card face up if it is surely there, and a card that tells nothing if there is one beside it. */
    private double orKnownSecond(Table table, int n, int k, int s, Held held, boolean hasIdle) {
        if (held == Held.SURE) {
            offer(pair(table.get(n - 1, k, s - 1)), Flip.TWIN);
        }
        if (hasIdle) {
            offer(miss(table.get(n, k, s)), Flip.IDLE);
        }
        return bestValue;
    }

    /** Offers a pair that is surely there, and passing. */
    private double orSurePair(Table table, int n, int k, int s, int sureCards) {
        if (s > 0) {
            offer(pair(table.get(n - 1, k, s - 1)), Flip.SURE_PAIR);
        }
        offerPass(sureCards);
        return bestValue;
    }

    /** The card that is suspected is seen, which tells where the joker is: it makes a pair with its twin, or one more is known. */
    private double suspectShown(Table table, int n, int k, int s, Held held) {
        return held == Held.DOUBTFUL ? pair(table.get(n - 1, k, s)) : miss(table.get(n, k, s + 1));
    }

    // ---- the words the equations are written in ----

    /** A pair is taken and the same player goes on. */
    private double pair(double value) {
        return objective.pair + value;
    }

    /** The turn ends. */
    private double miss(double value) {
        return objective.miss + objective.next * value;
    }

    /** A place where the joker is with a chance of one in {@code weight}. */
    private static double unlessJoker(int weight, double jokerShown, double otherwise) {
        return (jokerShown + (weight - 1) * otherwise) / weight;
    }

    /** The joker was seen and moved: k singles and m pairs are remembered, and none of it is sure. */
    private double justMoved(int n, int k, int m) {
        return values.moved(n, 0, k, 0, m, 0);
    }

    private void start(double value, Flip flip) {
        bestValue = value;
        best = flip;
    }

    private void offer(double value, Flip flip) {
        if (value > bestValue) {
            bestValue = value;
            best = flip;
        }
    }

    /** Passing takes two cards that are sure. */
    private void offerPass(int sureCards) {
        if (sureCards >= 2) {
            offer(pass, Flip.IDLE);
        }
    }
}
