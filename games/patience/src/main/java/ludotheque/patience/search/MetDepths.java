package ludotheque.patience.search;

/** The depths that a search came to, and what it knows of each as bits, such as the choices it came with: one open-addressing table. */
final class MetDepths {
    private static final int START = 1 << 11;

    private long[] keys = new long[START];
    private char[] choices = new char[START];
    private int size;

    int size() {
        return size;
    }

    /** The choices added so far; none where nobody came. */
    int get(long depths) {
        return choices[slot(depths)];
    }

    /** Adds choices and returns those that were not there before. */
    int add(long depths, int more) {
        int slot = slot(depths);
        int before = choices[slot];
        int fresh = more & ~before;
        if (fresh != 0) {
            keys[slot] = depths;
            choices[slot] = (char) (before | more);
            if (before == 0 && 4 * ++size > 3 * keys.length) {
                grow();
            }
        }
        return fresh;
    }

    /** Where depths stand, or the free place for them; a place without choices is free. */
    private int slot(long depths) {
        int mask = keys.length - 1;
        long mixed = depths * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed >>> 32) & mask;
        while (choices[slot] != 0 && keys[slot] != depths) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        char[] oldChoices = choices;
        keys = new long[2 * oldKeys.length];
        choices = new char[2 * oldChoices.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldChoices[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                choices[slot] = oldChoices[i];
            }
        }
    }
}
