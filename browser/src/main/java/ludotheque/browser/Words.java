package ludotheque.browser;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import ludotheque.kernel.Json;

/** Words of a fixed list, which answers and questions use under a name. */
public final class Words<V> implements Kind<V> {
    private final String name;
    private final List<V> values;
    private final Function<V, String> word;

    public Words(String name, List<V> values, Function<V, String> word) {
        this.name = name;
        this.values = List.copyOf(values);
        this.word = word;
    }

    /** What a word of the page means; visitors never type one. */
    public V meaning(String said) {
        for (V value : values) {
            if (word.apply(value).equals(said)) {
                return value;
            }
        }
        throw new IllegalArgumentException("The page said \"" + said + "\", which is no " + name + ".");
    }

    @Override
    public void write(Json json, V value) {
        json.value(word.apply(value));
    }

    @Override
    public String type() {
        return name;
    }

    @Override
    public void declare(Map<String, String> declarations) {
        declarations.put(
                name,
                values.stream()
                        .map(value -> new Json().value(word.apply(value)).toString())
                        .collect(Collectors.joining(" | ", "export type " + name + " = ", "")));
    }
}
