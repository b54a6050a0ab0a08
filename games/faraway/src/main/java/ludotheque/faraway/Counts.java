package ludotheque.faraway;

/**
 * How often each attribute is there, nine counts in one {@code long}: six bits each, the highest of which stays free so that two
 * vectors are compared by one subtraction. Adding and subtracting vectors is adding and subtracting the numbers.
 */
public final class Counts {
    public static final long NONE = 0;

    private static final int BITS = 6;
    private static final int MASK = 31;
    private static final long GUARDS = guards();

    private Counts() {}

    /** One of an attribute. */
    public static long one(Attribute attribute) {
        return 1L << shift(attribute.index());
    }

    /** As many of an attribute as there can be. */
    public static long all(Attribute attribute) {
        return MASK * one(attribute);
    }

    /** These numbers of each attribute. */
    public static long ofEach(int count) {
        return (GUARDS >>> (BITS - 1)) * count;
    }

    public static int of(long counts, Attribute attribute) {
        return at(counts, shift(attribute.index()));
    }

    /** Where the count of the attribute with that index starts, for {@link #at}. */
    public static int shift(int index) {
        return BITS * index;
    }

    public static int at(long counts, int shift) {
        return (int) (counts >>> shift) & MASK;
    }

    /** Whether no count is below the one asked for. */
    public static boolean cover(long counts, long least) {
        return (((counts | GUARDS) - least) & GUARDS) == GUARDS;
    }

    /** The smaller of two counts, for each attribute. */
    public static long smaller(long a, long b) {
        long atLeast = ((a | GUARDS) - b) & GUARDS;
        long useSecond = atLeast - (atLeast >>> (BITS - 1));
        return (b & useSecond) | (a & ~useSecond);
    }

    /** The larger of two counts, for each attribute. */
    public static long larger(long a, long b) {
        return a + b - smaller(a, b);
    }

    /** How many sets of four colours there are: the count of the rarest colour. */
    public static int sets(long counts) {
        int redOrBlue = Math.min((int) counts & MASK, (int) (counts >>> BITS) & MASK);
        int greenOrYellow = Math.min((int) (counts >>> (2 * BITS)) & MASK, (int) (counts >>> (3 * BITS)) & MASK);
        return Math.min(redOrBlue, greenOrYellow);
    }

    private static long guards() {
        long guards = 0;
        for (int index = 0; index < Attribute.COUNT; index++) {
            guards |= (MASK + 1L) << shift(index);
        }
        return guards;
    }
}
