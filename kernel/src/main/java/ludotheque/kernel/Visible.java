package ludotheque.kernel;

/**
 * Shows what strangers wrote without obeying it: a terminal takes some characters for orders, and others turn or break the line. Each
 * of them is written as its code, like {@code \x1b}.
 */
public final class Visible {
    private static final char DELETE = 0x7F;
    private static final char LAST_CONTROL = 0x9F;
    private static final char FIRST_BEYOND_LATIN = 0x100;

    /** The ends of a line and of a paragraph, then what makes the text run from the other side. */
    private static final String ENDS_AND_TURNS =
            "\u2028\u2029\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";

    private Visible() {}

    /** A text that keeps its lines and tabs. */
    public static String text(String written) {
        return shown(written, "\n\t");
    }

    /** A text on one line. */
    public static String line(String written) {
        return shown(written, "");
    }

    private static String shown(String written, String kept) {
        StringBuilder shown = null;
        int done = 0;
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            if (isOrder(written, i) && kept.indexOf(c) < 0) {
                shown = shown == null ? new StringBuilder() : shown;
                shown.append(written, done, i).append(code(c));
                done = i + 1;
            }
        }
        return shown == null
                ? written
                : shown.append(written, done, written.length()).toString();
    }

    /** Whether the character at this place is none to be read: it commands, ends or turns a line, or is half of one. */
    static boolean isOrder(String written, int index) {
        char c = written.charAt(index);
        if (c < FIRST_BEYOND_LATIN) {
            return c < ' ' || (c >= DELETE && c <= LAST_CONTROL);
        }
        return Character.isSurrogate(c) ? !isPaired(written, index) : ENDS_AND_TURNS.indexOf(c) >= 0;
    }

    private static boolean isPaired(String written, int index) {
        char c = written.charAt(index);
        return Character.isHighSurrogate(c)
                ? index + 1 < written.length() && Character.isLowSurrogate(written.charAt(index + 1))
                : index > 0 && Character.isHighSurrogate(written.charAt(index - 1));
    }

    private static String code(char c) {
        String digits = Integer.toHexString(c);
        return c < FIRST_BEYOND_LATIN ? "\\x" + "0".repeat(2 - digits.length()) + digits : "\\u" + digits;
    }
}
