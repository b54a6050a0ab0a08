package ludotheque.faraway;

/** How many sanctuaries go with the ascents of a tableau. */
public enum SanctuaryRule {
    /** One an ascent: a tableau with more ascents than the instance has sanctuaries is not valid. */
    EXACT,
    /** One an ascent as far as the instance has them. */
    AT_MOST;

    /** How many sanctuaries a tableau with these ascents has, when the instance has {@code available}. */
    public int sanctuaries(int ascents, int available) {
        return this == EXACT ? ascents : Math.min(ascents, available);
    }
}
