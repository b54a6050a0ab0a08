package ludotheque.faraway;

/** How many sanctuaries go with the ascents of a tableau. */
public enum SanctuaryRule {
    /** One an ascent: a tableau with more ascents than the instance has sanctuaries is not valid. */
    EXACT,
    /** One an ascent as far as the instance has them. */
    AT_MOST;

    /** The sanctuaries that a tableau with so many ascents has, when the instance has so many. */
    public int sanctuaries(int ascents, int available) {
        return this == EXACT ? ascents : Math.min(ascents, available);
    }
}
