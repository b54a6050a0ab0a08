package ludotheque.classroom.similar;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The fingerprints of a program: hashes of {@link #LENGTH} tokens in a row, of which one of every {@link #WINDOW} is kept, the least. So any
 * passage of {@code LENGTH + WINDOW - 1} tokens that two programs share leaves a fingerprint in both, wherever it stands (Schleimer, Wilkerson
 * and Aiken, 2003).
 */
final class Winnowing {
    static final int LENGTH = 12;
    static final int WINDOW = 9;

    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    /** A hash and where its tokens begin. */
    record Print(long hash, int start) {}

    private Winnowing() {}

    /** The hash of every row of tokens, by where it begins; 0 for one that goes over a border. */
    static long[] hashes(int[] codes) {
        long[] hashes = new long[Math.max(0, codes.length - LENGTH + 1)];
        long highest = 1;
        for (int i = 1; i < LENGTH; i++) {
            highest *= FACTOR;
        }
        long hash = 0;
        int border = -1;
        for (int i = 0; i < codes.length; i++) {
            hash -= i >= LENGTH ? codes[i - LENGTH] * highest : 0;
            hash = hash * FACTOR + codes[i];
            border = codes[i] == Tokens.BORDER ? i : border;
            if (i >= LENGTH - 1 && border <= i - LENGTH) {
                hashes[i - LENGTH + 1] = mixed(hash);
            }
        }
        return hashes;
    }

    /** Low bits of a polynomial know only the low bits of its parts: the least of a window would always be of one kind. */
    private static long mixed(long hash) {
        long mixed = (hash ^ (hash >>> 32)) * FACTOR;
        return (mixed ^ (mixed >>> 29)) | 1;
    }

    static Set<Long> all(int[] codes) {
        Set<Long> all = new HashSet<>();
        for (long hash : hashes(codes)) {
            all.add(hash);
        }
        return all;
    }

    /** The fingerprints of a program without those that were given to everybody. */
    static List<Print> prints(int[] codes, Set<Long> given) {
        long[] hashes = hashes(codes);
        List<Print> prints = new ArrayList<>();
        int last = -1;
        for (int end = 0; end < hashes.length; end++) {
            int least = -1;
            for (int i = Math.max(0, end - WINDOW + 1); i <= end; i++) {
                // The last of equal ones, so that a row of the same tokens leaves few.
                if (hashes[i] != 0 && !given.contains(hashes[i]) && (least < 0 || hashes[i] <= hashes[least])) {
                    least = i;
                }
            }
            if (least > last && (end >= WINDOW - 1 || end == hashes.length - 1)) {
                prints.add(new Print(hashes[least], least));
                last = least;
            }
        }
        return prints;
    }
}
