package ludotheque.patience.search;

/**
 * The {@link Depths} that a search came to, each with the {@link Owners} it came with: one open-addressing table of words, the number of
 * the depths above sixteen bits of choices, so that looking one up touches memory once.
 */
final class MetOwners {
    private static final int START_BITS = 11;
    private static final int CHOICE_BITS = 16;
    private static final int CHOICE_MASK = (1 << CHOICE_BITS) - 1;

    private long[] words = new long[1 << START_BITS];
    /** What leaves a slot's number of a mixed word. */
    private int shift = Long.SIZE - START_BITS;

    private int size;

    /** Adds choices and returns those that were not there before. */
    int add(int depths, int more) {
        int slot = slot(depths);
        int before = (int) words[slot] & CHOICE_MASK;
        int fresh = more & ~before;
        if (fresh != 0) {
            words[slot] = ((long) depths << CHOICE_BITS) | before | fresh;
            if (before == 0 && 2 * ++size > words.length) {
                grow();
            }
        }
        return fresh;
    }

    /** Where depths stand, or the free place for them; a place without choices is free. */
    private int slot(int depths) {
        int mask = words.length - 1;
        int slot = (int) ((depths * 0x9E3779B97F4A7C15L) >>> shift);
        while (words[slot] != 0 && (int) (words[slot] >>> CHOICE_BITS) != depths) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] old = words;
        words = new long[2 * old.length];
        shift--;
        for (long word : old) {
            if (word != 0) {
                words[slot((int) (word >>> CHOICE_BITS))] = word;
            }
        }
    }
}
