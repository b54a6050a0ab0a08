package ludotheque.faraway.search;

import ludotheque.faraway.Attribute;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Tableau;

/**
 * A piece of the search: the tableaux of a family whose total attributes lie between two corners and that begin with certain regions.
 */
final class Box {
    /** Stands in {@link #across} when the next region is to be laid. */
    static final int NOTHING = -1;

    private static final int[] NO_REGION = {};

    final Family family;
    final int[] laid;
    final long laidGives;
    private final int ascents;

    // What bounding the box finds out.
    long low;
    long high;
    Prices prices;
    int bound;

    /** The points that the laid regions make at most; exact once the corners meet. */
    int laidScore;

    /** The attribute to cut it across. */
    int across;

    private Box(Family family, int[] laid, long laidGives, int ascents, long low, long high, Prices prices, int bound) {
        this.family = family;
        this.laid = laid;
        this.laidGives = laidGives;
        this.ascents = ascents;
        this.low = low;
        this.high = high;
        this.prices = prices;
        this.bound = bound;
    }

    /** All tableaux of a family. */
    static Box whole(Family family, Deck deck) {
        Prices none = Prices.none(deck);
        long high = deck.most(none.cards, 0, deck.regions, Tableau.REGIONS)
                + deck.most(none.cards, deck.regions, deck.size, family.sanctuaries());
        return new Box(family, NO_REGION, Counts.NONE, 0, Counts.NONE, high, none, Integer.MAX_VALUE);
    }

    boolean isPoint() {
        return low == high;
    }

    boolean isLaid() {
        return laid.length == Tableau.REGIONS;
    }

    int low(int attribute) {
        return Counts.at(low, Counts.shift(attribute));
    }

    int high(int attribute) {
        return Counts.at(high, Counts.shift(attribute));
    }

    int width(int attribute) {
        return high(attribute) - low(attribute);
    }

    void setLow(int attribute, int least) {
        low += (long) (least - low(attribute)) << Counts.shift(attribute);
    }

    void setHigh(int attribute, int most) {
        high -= (long) (high(attribute) - most) << Counts.shift(attribute);
    }

    /**
     * Draws the corners of the colours together; false when nothing is left between them. Every region has one colour and a sanctuary
     * one at most, so the colours add up to between the number of regions and that of all cards: where some must be many, the others
     * are few.
     */
    boolean drawToColours() {
        int lows = 0;
        int highs = 0;
        for (int colour = 0; colour < Attribute.COLOURS; colour++) {
            lows += low(colour);
            highs += high(colour);
        }
        int more = Tableau.REGIONS + family.sanctuaries() - lows;
        int fewer = highs - Tableau.REGIONS;
        if (more < 0 || fewer < 0) {
            return false;
        }
        for (int colour = 0; colour < Attribute.COLOURS; colour++) {
            int least = Math.max(low(colour), high(colour) - fewer);
            setHigh(colour, Math.min(high(colour), low(colour) + more));
            setLow(colour, least);
        }
        return true;
    }

    /** The part with at most this many of an attribute. */
    Box lower(int attribute, int most) {
        Box part = copy();
        part.setHigh(attribute, most);
        return part;
    }

    /** The part with at least this many of an attribute. */
    Box upper(int attribute, int least) {
        Box part = copy();
        part.setLow(attribute, least);
        return part;
    }

    private Box copy() {
        return new Box(family, laid, laidGives, ascents, low, high, prices, bound);
    }

    /** The part whose next region is this one. */
    Box with(int region, long gives) {
        int[] longer = new int[laid.length + 1];
        System.arraycopy(laid, 0, longer, 0, laid.length);
        longer[laid.length] = region;
        int climbed = lastLaid() >= 0 && lastLaid() < region ? 1 : 0;
        long givenNow = laidGives + gives;
        return new Box(family, longer, givenNow, ascents + climbed, Counts.larger(low, givenNow), high, prices, bound);
    }

    /** Whether a tableau that begins with the laid regions can be of the family. */
    boolean isPossible() {
        return family.allows(ascents, Tableau.REGIONS - laid.length);
    }

    int descents() {
        return Math.max(0, laid.length - 1) - ascents;
    }

    /** The last region laid, or -1. */
    int lastLaid() {
        return laid.length == 0 ? -1 : laid[laid.length - 1];
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
