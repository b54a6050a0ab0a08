package ludotheque.browser;

import java.util.function.Function;

/** What a function of the rules is asked with: its name, its kind, and how it is read from the text in which it travels. */
public record Parameter<V>(String name, Kind<V> kind, Function<String, V> reader) {

    public static Parameter<String> text(String name) {
        return new Parameter<>(name, Kind.TEXT, text -> text);
    }

    public static Parameter<Integer> number(String name) {
        return new Parameter<>(name, Kind.NUMBER, Integer::parseInt);
    }

    public static <V> Parameter<V> word(String name, Words<V> words) {
        return new Parameter<>(name, words, words::meaning);
    }
}
