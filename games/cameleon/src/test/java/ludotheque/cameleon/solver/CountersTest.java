package ludotheque.cameleon.solver;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reductions, the parity theorem and the search, against plain search on counters. */
class CountersTest {
    /** Red, blue, then 1 to 9 white cells. */
    private static final int[] VALUES = {-1, -2, 1, 2, 3, 4, 5, 6, 7, 8, 9};

    @Test
    void the1001MultisetsOfFourCountersAreWonAsPlainSearchSays() {
        Counters counters = new Counters();
        Verdicts verdicts = new Verdicts(counters);
        PlainCounters plain = new PlainCounters();
        int multisets = 0;
        for (int a = 0; a < VALUES.length; a++) {
            for (int b = a; b < VALUES.length; b++) {
                for (int c = b; c < VALUES.length; c++) {
                    for (int d = c; d < VALUES.length; d++) {
                        multisets++;
                        if (d > 1) {
                            int[] smalls = {VALUES[a], VALUES[b], VALUES[c], VALUES[d]};
                            for (int mover = 1; mover <= 2; mover++) {
                                assertThat(verdicts.of(read(counters, smalls, 0, 4), mover) == Verdicts.WINS)
                                        .as("%s", (Object) smalls)
                                        .isEqualTo(plain.moverWins(smalls, mover));
                            }
                        }
                    }
                }
            }
        }
        assertThat(multisets).isEqualTo(1001);
    }

    @Test
    void anEmptyBlockIsLostForWhoeverMovesFirst() {
        Counters counters = new Counters();
        int empty = counters.region(new int[] {9, 9, 9, 9}, 0);
        assertThat(new Verdicts(counters).of(empty, Majority.RED)).isEqualTo(Verdicts.LOSES);
    }

    @Test
    void boardsOfSide12AreDecidedAsPlainSearchSays() {
        Seeds.forEach(400, random -> check(random, 16, 4 + random.nextInt(9)));
    }

    @Test
    void boardsOfSide24AreDecidedAsPlainSearchSays() {
        Seeds.forEach(400, random -> check(random, 64, 4 + random.nextInt(8)));
    }

    @Test
    @Tag("slow")
    void longerGamesAreDecidedAsPlainSearchSays() {
        Seeds.forEach(1500, random -> check(random, 16, 8 + random.nextInt(10)));
        Seeds.forEach(1500, random -> check(random, 64, 6 + random.nextInt(9)));
        Seeds.forEach(300, random -> check(random, 256, 6 + random.nextInt(7)));
    }

    private static void check(SeededRandom random, int size, int whites) {
        int[] smalls = new int[size];
        for (int i = 0; i < size; i++) {
            smalls[i] = random.nextInt(30) == 0 ? 0 : -1 - random.nextInt(2);
        }
        int most = 2 + random.nextInt(5);
        for (int left = whites; left > 0; ) {
            int white = Math.min(left, 1 + random.nextInt(most));
            int index = random.nextInt(size);
            if (smalls[index] <= 0) {
                smalls[index] = white;
                left -= white;
            }
        }
        settle(smalls, 0, size);
        int mover = 1 + random.nextInt(2);
        Counters counters = new Counters();
        Search search = new Search(counters, new Verdicts(counters), read(counters, smalls, 0, size), mover);
        search.advance(Integer.MAX_VALUE);
        assertThat(search.isDone()).isTrue();
        assertThat(search.moverWins()).isEqualTo(new PlainCounters().moverWins(smalls, mover));
    }

    /** In most full regions everything has one owner, as after real play; the others belong to nobody. */
    private static boolean settle(int[] smalls, int first, int size) {
        if (size == 1) {
            return smalls[first] <= 0;
        }
        boolean full = true;
        for (int i = 0; i < 4; i++) {
            full &= settle(smalls, first + i * size / 4, size / 4);
        }
        if (full && (first / size) % 5 != 4) {
            for (int i = first; i < first + size; i++) {
                smalls[i] = smalls[first] == 0 ? -1 : smalls[first];
            }
        }
        return full;
    }

    private static int read(Counters counters, int[] smalls, int first, int size) {
        if (size == 1) {
            return smalls[first] < 0 ? counters.owned(-smalls[first], 0) : smalls[first];
        }
        int[] four = new int[4];
        boolean full = true;
        boolean same = true;
        for (int i = 0; i < 4; i++) {
            four[i] = read(counters, smalls, first + i * size / 4, size / 4);
            full &= counters.whites(four[i]) == 0;
            same &= four[i] == four[0];
        }
        return !full ? counters.region(four, 0) : same ? four[0] : Counters.NOBODY;
    }
}
