package ludotheque.testkit;

import ludotheque.kernel.SeededRandom;

/** Checks a property on many random cases that are the same in every run; a failure names the seed that repeats it. */
public final class Seeds {
    private Seeds() {}

    /** A property of the case that a generator makes. */
    public interface Property {
        void holds(SeededRandom random) throws Exception;
    }

    /** Checks the property for seeds 1 to {@code count}. */
    public static void forEach(int count, Property property) {
        for (long seed = 1; seed <= count; seed++) {
            try {
                property.holds(new SeededRandom(seed));
            } catch (Exception | AssertionError failure) {
                throw new AssertionError("with seed " + seed + ": " + failure.getMessage(), failure);
            }
        }
    }
}
