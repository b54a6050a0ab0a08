package ludotheque.kernel;

/** One sentence in both languages. */
public record Text(String fr, String en) {
    /** Longer than any word of ours. */
    private static final int LONGEST_WORD = 50;

    private static final int KEPT = 40;

    /** Longer than any sentence of ours. */
    private static final int LONGEST_SENTENCE = 500;

    public String in(Lang lang) {
        return lang == Lang.FR ? fr : en;
    }

    /** The same on one line, with what is overlong cut: an error quotes what somebody typed, which may be anything. */
    public Text withShortWords() {
        return new Text(shortened(fr), shortened(en));
    }

    private static String shortened(String whole) {
        String sentence = Visible.line(whole);
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
        return cut(text.toString(), LONGEST_SENTENCE, LONGEST_SENTENCE, "");
    }

    private static String word(String word) {
        return cut(word, LONGEST_WORD, KEPT, word.endsWith("\"") ? "\"" : "");
    }

    private static String cut(String text, int most, int kept, String end) {
        if (text.length() <= most) {
            return text;
        }
        return text.substring(0, Character.isHighSurrogate(text.charAt(kept - 1)) ? kept - 1 : kept) + "…" + end;
    }
}
