package ludotheque.cameleon.solver;

/**
 * R4 and R5 when not everything is known: who may get a region, given who may get each of its four parts. The last part to be acquired
 * decides: its owner X gets the region when X has two parts or more, the opponent otherwise.
 */
final class Majority {
    static final int RED = 1;
    static final int BLUE = 2;
    /** Either may get it. */
    static final int EITHER = 3;
    /** Full and of both colours from the start. */
    static final int NOBODY = 0;

    private static final int OPEN = 4;
    private static final int CODES = 8;

    /** Apart, so that only who asks for winners asks whether it is filled: WebAssembly asks each time. */
    private static final class Table {
        static final byte[] WINNERS = new byte[CODES * CODES * CODES * CODES];

        static {
            int[] codes = new int[4];
            for (int index = 0; index < WINNERS.length; index++) {
                for (int i = 0; i < 4; i++) {
                    codes[i] = (index >> (3 * i)) & 7;
                }
                WINNERS[index] = (byte) possible(codes, 0, new int[4]);
            }
        }
    }

    private Majority() {}

    /** These parts, none at first, and one more: who may get it, and whether it has white cells. */
    static int with(int parts, int owners, boolean open) {
        return CODES * parts + (open ? owners | OPEN : owners);
    }

    /** Who may get a region with four such parts, at least one of them open. */
    static int winners(int parts) {
        return Table.WINNERS[parts];
    }

    private static int possible(int[] codes, int index, int[] owners) {
        if (index < 4) {
            int owner = codes[index] & EITHER;
            if (owner != EITHER) {
                owners[index] = owner;
                return possible(codes, index + 1, owners);
            }
            owners[index] = RED;
            int winners = possible(codes, index + 1, owners);
            owners[index] = BLUE;
            return winners | possible(codes, index + 1, owners);
        }
        int winners = 0;
        for (int last = 0; last < 4; last++) {
            if ((codes[last] & OPEN) != 0) {
                winners |= winner(owners, last);
            }
        }
        return winners;
    }

    /** Who gets a region whose parts have these owners, when this one was acquired last. */
    static int winner(int[] owners, int last) {
        int x = owners[last];
        int parts = 0;
        for (int owner : owners) {
            parts += owner == x ? 1 : 0;
        }
        return parts >= 2 ? x : x ^ EITHER;
    }
}
