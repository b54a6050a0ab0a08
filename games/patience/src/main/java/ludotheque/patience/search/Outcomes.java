package ludotheque.patience.search;

/** What became of the keys that were looked at, a number of sixteen bits each and never 0: one open-addressing table. */
final class Outcomes {
    private static final int START = 1 << 11;

    private long[] keys = new long[START];
    private char[] outcomes = new char[START];
    private int size;

    int size() {
        return size;
    }

    /** What became of a key; 0 where nobody looked. */
    int get(long key) {
        return outcomes[slot(key)];
    }

    void put(long key, int outcome) {
        int slot = slot(key);
        boolean isNew = outcomes[slot] == 0;
        keys[slot] = key;
        outcomes[slot] = (char) outcome;
        if (isNew && 4 * ++size > 3 * keys.length) {
            grow();
        }
    }

    /** Where a key stands, or the free place for it; a place without an outcome is free. */
    private int slot(long key) {
        int mask = keys.length - 1;
        long mixed = key * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed >>> 32) & mask;
        while (outcomes[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        char[] oldOutcomes = outcomes;
        keys = new long[2 * oldKeys.length];
        outcomes = new char[2 * oldOutcomes.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldOutcomes[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                outcomes[slot] = oldOutcomes[i];
            }
        }
    }
}
