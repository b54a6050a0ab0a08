package ludotheque.cameleon.solver;

import java.util.Arrays;

/**
 * Regions reduced to what matters for winning, each kept once and named by a number, so that equal ones have equal numbers:
 *
 * <ul>
 *   <li>a small region: how many white cells it has;
 *   <li>a region whose owner is certain whatever is played: that owner and how many white cells it has;
 *   <li>any other: its four parts, in no order.
 * </ul>
 *
 * A region with three full parts that will go to whoever gets the fourth is that fourth part.
 */
final class Counters {
    static final int NOBODY = 0;
    /** Small regions with 1 to 9 white cells have these numbers. */
    private static final int LAST_SMALL = 9;

    /** Four numbers a region: its parts, or -owner, 0, 0 and the white cells for one with a certain owner. */
    private int[] parts = new int[1 << 14];

    private int[] whites = new int[1 << 12];
    private byte[] flat = new byte[1 << 12];
    private int size;
    private int[] table = new int[1 << 13];

    Counters() {
        for (int white = 0; white <= LAST_SMALL; white++) {
            whites[size++] = white;
        }
    }

    int size() {
        return size;
    }

    int whites(int region) {
        return whites[region];
    }

    boolean isSmall(int region) {
        return region > NOBODY && region <= LAST_SMALL;
    }

    boolean hasParts(int region) {
        return region > LAST_SMALL && parts[4 * region] >= 0;
    }

    /** Whether none of its parts has parts: what is left of a 6×6 block, or as simple. */
    boolean isBlock(int region) {
        return flat[region] != 0;
    }

    int part(int region, int index) {
        return parts[4 * region + index];
    }

    /** Who may get a region, as {@link Majority} codes it. */
    int owners(int region) {
        if (region == NOBODY) {
            return Majority.NOBODY;
        }
        return region <= LAST_SMALL || parts[4 * region] >= 0 ? Majority.EITHER : -parts[4 * region];
    }

    static int small(int whites) {
        return whites;
    }

    int owned(int owner, int whites) {
        return intern(-owner, 0, 0, whites, whites);
    }

    /** A region with four parts; when none is open, {@code last} is the one that was just acquired. */
    int region(int[] four, int last) {
        int open = 0;
        int total = 0;
        for (int part : four) {
            total += whites[part];
            open += whites[part] > 0 ? 1 : 0;
        }
        if (open == 0) {
            int[] owners = {owners(four[0]), owners(four[1]), owners(four[2]), owners(four[3])};
            return owned(Majority.winner(owners, last), 0);
        }
        int winners = winners(four, 0, 0);
        if (winners != Majority.EITHER) {
            return owned(winners, total);
        }
        if (open == 1) {
            int only = onlyOpen(four);
            if (winners(four, only, Majority.RED) == Majority.RED
                    && winners(four, only, Majority.BLUE) == Majority.BLUE) {
                return four[only];
            }
        }
        return internSorted(four[0], four[1], four[2], four[3], total);
    }

    private int onlyOpen(int[] four) {
        int index = 0;
        while (whites[four[index]] == 0) {
            index++;
        }
        return index;
    }

    /** Who may get a region; a part may be given an owner, if {@code owner} is not 0. */
    private int winners(int[] four, int given, int owner) {
        int parts = 0;
        for (int i = 0; i < 4; i++) {
            int owners = i == given && owner != 0 ? owner : owners(four[i]);
            parts = Majority.with(parts, owners, whites[four[i]] > 0);
        }
        return Majority.winners(parts);
    }

    private int internSorted(int a, int b, int c, int d, int total) {
        int lowest = Math.min(Math.min(a, b), Math.min(c, d));
        int highest = Math.max(Math.max(a, b), Math.max(c, d));
        int oneBetween = Math.max(Math.min(a, b), Math.min(c, d));
        int otherBetween = Math.min(Math.max(a, b), Math.max(c, d));
        return intern(lowest, Math.min(oneBetween, otherBetween), Math.max(oneBetween, otherBetween), highest, total);
    }

    private int intern(int first, int second, int third, int fourth, int total) {
        int mask = table.length - 1;
        int slot = hash(first, second, third, fourth) & mask;
        for (int met = table[slot]; met != 0; met = table[slot]) {
            int at = 4 * met;
            if (parts[at] == first && parts[at + 1] == second && parts[at + 2] == third && parts[at + 3] == fourth) {
                return met;
            }
            slot = (slot + 1) & mask;
        }
        int region = add(first, second, third, fourth, total);
        table[slot] = region;
        if (2 * size > table.length) {
            rehash();
        }
        return region;
    }

    private int add(int first, int second, int third, int fourth, int total) {
        if (size == whites.length) {
            parts = Arrays.copyOf(parts, 8 * size);
            whites = Arrays.copyOf(whites, 2 * size);
            flat = Arrays.copyOf(flat, 2 * size);
        }
        parts[4 * size] = first;
        parts[4 * size + 1] = second;
        parts[4 * size + 2] = third;
        parts[4 * size + 3] = fourth;
        whites[size] = total;
        boolean simple = first >= 0 && !hasParts(first) && !hasParts(second) && !hasParts(third) && !hasParts(fourth);
        flat[size] = (byte) (simple ? 1 : 0);
        return size++;
    }

    private void rehash() {
        table = new int[2 * table.length];
        for (int region = LAST_SMALL + 1; region < size; region++) {
            int at = 4 * region;
            int slot = hash(parts[at], parts[at + 1], parts[at + 2], parts[at + 3]) & (table.length - 1);
            while (table[slot] != 0) {
                slot = (slot + 1) & (table.length - 1);
            }
            table[slot] = region;
        }
    }

    private static int hash(int first, int second, int third, int fourth) {
        int hash = ((first * 0x9E3779B1 + second) * 0x85EBCA77 + third) * 0xC2B2AE3D + fourth;
        hash = (hash ^ (hash >>> 15)) * 0x2C1B3C6D;
        return hash ^ (hash >>> 13);
    }

    /** Every region that a player can make of this one by one move, each once. */
    int[] successors(int region, int mover) {
        if (isSmall(region)) {
            return new int[] {region == 1 ? owned(mover, 0) : region - 1};
        }
        if (!hasParts(region)) {
            return whites[region] == 0 ? new int[0] : new int[] {owned(owners(region), whites[region] - 1)};
        }
        int[] found = new int[16];
        int count = 0;
        int[] four = new int[4];
        for (int i = 0; i < 4; i++) {
            if (i > 0 && part(region, i) == part(region, i - 1)) {
                continue;
            }
            for (int after : successors(part(region, i), mover)) {
                for (int j = 0; j < 4; j++) {
                    four[j] = part(region, j);
                }
                four[i] = after;
                int made = region(four, i);
                if (!contains(found, count, made)) {
                    if (count == found.length) {
                        found = Arrays.copyOf(found, 2 * count);
                    }
                    found[count++] = made;
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean contains(int[] values, int count, int value) {
        for (int i = 0; i < count; i++) {
            if (values[i] == value) {
                return true;
            }
        }
        return false;
    }
}
