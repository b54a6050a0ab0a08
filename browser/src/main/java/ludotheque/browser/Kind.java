package ludotheque.browser;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * A kind of value in an answer: how it is written as JSON and what TypeScript calls it. Both come from here, so that a page's types
 * are always those of what the rules answer.
 */
public interface Kind<V> {
    Kind<Integer> NUMBER = of("number", (json, value) -> json.value(value));
    Kind<Long> LONG_NUMBER = of("number", (json, value) -> json.value(value));
    Kind<Double> DECIMAL = of("number", (json, value) -> json.value(value));
    Kind<Boolean> TRUTH = of("boolean", (json, value) -> json.value(value));
    Kind<String> TEXT = of("string", (json, value) -> json.value(value));
    Kind<int[]> NUMBERS = of("number[]", (json, value) -> json.value(value));

    /** A sentence in both languages. */
    Shape<Text> BOTH_LANGUAGES =
            Shape.<Text>named("Text").field("fr", TEXT, Text::fr).field("en", TEXT, Text::en);

    /** Writes one value. */
    interface Writer<V> {
        void write(Json json, V value);
    }

    void write(Json json, V value);

    /** How TypeScript names this type. */
    String type();

    /** Adds what TypeScript must be told before it knows {@link #type}: declarations by name. */
    void declare(Map<String, String> declarations);

    private static <V> Kind<V> of(String type, Writer<V> writer) {
        return of(type, writer, declarations -> {});
    }

    private static <V> Kind<V> of(String type, Writer<V> writer, Consumer<Map<String, String>> declare) {
        return new Kind<>() {
            @Override
            public void write(Json json, V value) {
                writer.write(json, value);
            }

            @Override
            public String type() {
                return type;
            }

            @Override
            public void declare(Map<String, String> declarations) {
                declare.accept(declarations);
            }
        };
    }

    /** Many of a kind. */
    static <V> Kind<List<V>> listOf(Kind<V> kind) {
        return of(
                (kind.type().contains(" ") ? "(" + kind.type() + ")" : kind.type()) + "[]",
                (json, values) -> {
                    json.array();
                    values.forEach(value -> kind.write(json, value));
                    json.end();
                },
                kind::declare);
    }

    /** One of a kind, or null. */
    static <V> Kind<@Nullable V> orNull(Kind<V> kind) {
        return of(
                kind.type() + " | null",
                (json, value) -> {
                    if (value == null) {
                        json.value((String) null);
                    } else {
                        kind.write(json, value);
                    }
                },
                kind::declare);
    }

    /** A list of numbers, each with a meaning of its own, under a name. */
    static Kind<int[]> tuple(String name, String... places) {
        String type = "export type " + name + " = readonly [" + String.join(": number, ", places) + ": number]";
        return of(name, NUMBERS::write, declarations -> declarations.put(name, type));
    }
}
