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

    /** Stands in {@link #across} when the box is to be cut by the number of sets. */
    static final int SETS = Attribute.COUNT;

    private static final int[] NO_REGION = {};

    final Family family;
    final int[] laid;
    final long laidGives;
    private final int ascents;

    // What bounding the box finds out.
    long low;
    long high;
    /** The most sets of four colours that the tableau has. The least needs no field: so many of each colour are asked for. */
    int mostSets;

    Prices prices;
    int bound;

    /** The points that the laid regions make at most; exact once the corners meet. */
    int laidScore;

    /** The attribute to cut it across, or {@link #SETS}, or {@link #NOTHING}. */
    int across;

    private Box(
            Family family,
            int[] laid,
            long laidGives,
            int ascents,
            long low,
            long high,
            int mostSets,
            Prices prices,
            int bound) {
        this.family = family;
        this.laid = laid;
        this.laidGives = laidGives;
        this.ascents = ascents;
        this.low = low;
        this.high = high;
        this.mostSets = mostSets;
        this.prices = prices;
        this.bound = bound;
    }

    /** All tableaux of a family. */
    static Box whole(Family family, Deck deck) {
        Prices none = Prices.none(deck);
        long high = deck.most(none.cards, 0, deck.regions, Tableau.REGIONS)
                + deck.most(none.cards, deck.regions, deck.size, family.sanctuaries());
        return new Box(
                family, NO_REGION, Counts.NONE, 0, Counts.NONE, high, Counts.sets(high), none, Integer.MAX_VALUE);
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
        return drawToSets();
    }

    /**
     * Likewise by the number of sets, which is that of the rarest colour: if there are more of three colours, the fourth is the rare
     * one.
     */
    private boolean drawToSets() {
        mostSets = Math.min(mostSets, Counts.sets(high));
        int scarce = -1;
        int rich = 0;
        for (int colour = 0; colour < Attribute.COLOURS; colour++) {
            if (low(colour) > mostSets) {
                rich++;
            } else {
                scarce = colour;
            }
        }
        if (rich == Attribute.COLOURS - 1) {
            setHigh(scarce, Math.min(high(scarce), mostSets));
        }
        return rich < Attribute.COLOURS;
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

    /** The part with at most this many sets. */
    Box withFewerSets(int most) {
        Box part = copy();
        part.mostSets = most;
        return part;
    }

    /** The part with at least this many sets. */
    Box withMoreSets(int least) {
        Box part = copy();
        for (int colour = 0; colour < Attribute.COLOURS; colour++) {
            part.setLow(colour, Math.max(low(colour), least));
        }
        return part;
    }

    int leastSets() {
        return Counts.sets(low);
    }

    private Box copy() {
        return new Box(family, laid, laidGives, ascents, low, high, mostSets, prices, bound);
    }

    /** The part whose next region is this one. */
    Box with(int region, long gives) {
        int[] longer = new int[laid.length + 1];
        System.arraycopy(laid, 0, longer, 0, laid.length);
        longer[laid.length] = region;
        int climbed = lastLaid() >= 0 && lastLaid() < region ? 1 : 0;
        long givenNow = laidGives + gives;
        return new Box(
                family,
                longer,
                givenNow,
                ascents + climbed,
                Counts.larger(low, givenNow),
                high,
                mostSets,
                prices,
                bound);
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
