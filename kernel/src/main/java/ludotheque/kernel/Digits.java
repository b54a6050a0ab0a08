package ludotheque.kernel;

/** Reads whole numbers written with the digits 0 to 9: Java's own reading takes those of every script. */
public final class Digits {
    private Digits() {}

    /**
     * Reads an int.
     *
     * @throws NumberFormatException when it is no number, or one that an int cannot hold
     */
    public static int toInt(String word) {
        return Integer.parseInt(expectAscii(word));
    }

    /**
     * Reads a long.
     *
     * @throws NumberFormatException when it is no number, or one that a long cannot hold
     */
    public static long toLong(String word) {
        return Long.parseLong(expectAscii(word));
    }

    private static String expectAscii(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) > '9') {
                throw new NumberFormatException(word);
            }
        }
        return word;
    }
}
