package ludotheque.kernel;

/**
 * Random numbers that are the same for the same seed on every platform and for ever (SplitMix64, Steele, Lea and Flood
 * 2014). Records and tests rest on it: changing a constant here changes every seeded game.
 */
public final class SeededRandom {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public SeededRandom(long seed) {
        this.state = seed;
    }

    /** The {@code stream}-th independent generator of a seed. */
    public SeededRandom(long seed, long stream) {
        this(mix(mix(seed) + GAMMA * stream));
    }

    public long nextLong() {
        state += GAMMA;
        return mix(state);
    }

    /** A whole number in {@code 0..bound-1}, every one equally likely. */
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("The bound " + bound + " is not positive.");
        }
        long most = Long.MAX_VALUE - Long.MAX_VALUE % bound;
        long drawn;
        do {
            drawn = nextLong() >>> 1;
        } while (drawn >= most);
        return (int) (drawn % bound);
    }

    /** Shuffles the whole array, every order equally likely (Fisher and Yates). */
    public void shuffle(int[] values) {
        for (int last = values.length - 1; last > 0; last--) {
            int other = nextInt(last + 1);
            int kept = values[last];
            values[last] = values[other];
            values[other] = kept;
        }
    }

    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
