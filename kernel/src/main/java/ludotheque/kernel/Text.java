package ludotheque.kernel;

/** One sentence in both languages. */
public record Text(String fr, String en) {

    public String in(Lang lang) {
        return lang == Lang.FR ? fr : en;
    }
}
