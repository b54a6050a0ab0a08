package ludotheque.kernel;

/** The mark that some editors put before a text in UTF-8: whatever reads a text skips it. */
public final class ByteOrderMark {
    private static final String MARK = "\uFEFF";

    private ByteOrderMark() {}

    public static String skip(String text) {
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }
}
