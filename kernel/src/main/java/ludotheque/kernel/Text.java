package ludotheque.kernel;

/** One sentence in both languages. */
public record Text(String fr, String en) {
    /** Longer than any word of ours. */
    private static final int LONGEST_WORD = 50;

    private static final int KEPT = 40;

    public String in(Lang lang) {
        return lang == Lang.FR ? fr : en;
    }

    /** The same with overlong words cut: an error quotes what somebody typed, which may be anything. */
    public Text withShortWords() {
        return new Text(shortened(fr), shortened(en));
    }

    private static String shortened(String sentence) {
        StringBuilder text = new StringBuilder();
        int start = 0;
        while (start < sentence.length()) {
            int end = start;
            while (end < sentence.length() && !Character.isSpaceChar(sentence.charAt(end))) {
                end++;
            }
            text.append(word(sentence.substring(start, end)));
            if (end < sentence.length()) {
                text.append(sentence.charAt(end));
            }
            start = end + 1;
        }
        return text.toString();
    }

    private static String word(String word) {
        if (word.length() <= LONGEST_WORD) {
            return word;
        }
        int end = Character.isHighSurrogate(word.charAt(KEPT - 1)) ? KEPT - 1 : KEPT;
        return word.substring(0, end) + "…" + (word.endsWith("\"") ? "\"" : "");
    }
}
