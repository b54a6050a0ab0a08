package ludotheque.arena.sandbox;

/** Where letters of UTF-8 begin and end, so that a text is cut between two and never inside one. */
final class Utf8 {
    private static final int LONGEST = 4;
    private static final int CONTINUATION_MASK = 0xC0;
    private static final int CONTINUATION = 0x80;

    private Utf8() {}

    /** The first place of a text, which may have been cut off anywhere, at which a letter begins. */
    static int start(byte[] bytes) {
        int at = 0;
        while (at < bytes.length && at < LONGEST && isContinuation(bytes[at])) {
            at++;
        }
        return at;
    }

    /** How many of the first {@code length} bytes are left without a last letter of which bytes are missing. */
    static int end(byte[] bytes, int length) {
        for (int back = 1; back < LONGEST && back <= length; back++) {
            byte one = bytes[length - back];
            if (!isContinuation(one)) {
                return size(one) > back ? length - back : length;
            }
        }
        return length;
    }

    private static boolean isContinuation(byte one) {
        return (one & CONTINUATION_MASK) == CONTINUATION;
    }

    /** How long a letter is that begins so. */
    private static int size(byte one) {
        int ones = Integer.numberOfLeadingZeros(~(one << 24));
        return ones == 0 || ones > LONGEST ? 1 : ones;
    }
}
