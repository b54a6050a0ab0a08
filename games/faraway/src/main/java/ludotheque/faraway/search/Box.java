package ludotheque.faraway.search;

import ludotheque.faraway.Counts;
import ludotheque.faraway.Tableau;

/**
 * A piece of the search: the tableaux of a family whose total attributes lie between two corners and that begin with certain regions.
 * Regions are laid only once the corners meet, because then what each of them sees is known.
 */
final class Box {
    private static final int[] NOTHING = {};

    final Family family;
    final long low;
    final int[] laid;

    /** What the laid regions give, the points they make, and the ascents among them. */
    final long laidGives;

    final int laidScore;
    final int ascents;

    // What bounding the box finds out.
    long high;
    Prices prices;
    int bound;

    private Box(
            Family family,
            long low,
            long high,
            int[] laid,
            long laidGives,
            int laidScore,
            int ascents,
            Prices prices,
            int bound) {
        this.family = family;
        this.low = low;
        this.high = high;
        this.laid = laid;
        this.laidGives = laidGives;
        this.laidScore = laidScore;
        this.ascents = ascents;
        this.prices = prices;
        this.bound = bound;
    }

    /** All tableaux of a family. */
    static Box whole(Family family, Deck deck) {
        byte[] all = deck.all();
        long high = deck.most(all, 0, deck.regions, Tableau.REGIONS)
                + deck.most(all, deck.regions, deck.size, family.sanctuaries());
        return new Box(family, Counts.NONE, high, NOTHING, Counts.NONE, 0, 0, Prices.none(all), Integer.MAX_VALUE);
    }

    boolean isPoint() {
        return low == high;
    }

    int low(int attribute) {
        return Counts.at(low, Counts.shift(attribute));
    }

    int high(int attribute) {
        return Counts.at(high, Counts.shift(attribute));
    }

    /** The part with at most so many of an attribute. */
    Box lower(int attribute, int most) {
        return part(low, high - ((long) (high(attribute) - most) << Counts.shift(attribute)));
    }

    /** The part with at least so many of an attribute. */
    Box upper(int attribute, int least) {
        return part(low + ((long) (least - low(attribute)) << Counts.shift(attribute)), high);
    }

    private Box part(long newLow, long newHigh) {
        return new Box(family, newLow, newHigh, laid, laidGives, laidScore, ascents, prices, bound);
    }

    /** The part whose next region is this one. */
    Box with(int region, long gives, int score) {
        int[] longer = new int[laid.length + 1];
        System.arraycopy(laid, 0, longer, 0, laid.length);
        longer[laid.length] = region;
        int climbed = laid.length > 0 && laid[laid.length - 1] < region ? 1 : 0;
        return new Box(
                family, low, high, longer, laidGives + gives, laidScore + score, ascents + climbed, prices, bound);
    }

    boolean hasLaid(int region) {
        for (int card : laid) {
            if (card == region) {
                return true;
            }
        }
        return false;
    }
}
