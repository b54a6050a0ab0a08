package ludotheque.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import ludotheque.kernel.Json;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object and where the value of each comes from. */
public final class Shape<T> implements Kind<T> {
    /** A shape without a field: an answer that only says that all went well. */
    public static final Shape<Object> NOTHING = new Shape<>("object");

    private interface FieldWriter<T> {
        void write(Json json, T value);
    }

    private record Field<T>(String declaration, Kind<?> kind, FieldWriter<T> writer) {}

    private final String name;
    private final List<Field<T>> fields = new ArrayList<>();

    private Shape(String name) {
        this.name = name;
    }

    public static <T> Shape<T> named(String name) {
        return new Shape<>(name);
    }

    public <V extends @Nullable Object> Shape<T> field(String field, Kind<V> kind, Function<T, V> value) {
        fields.add(new Field<>(
                field + ": " + kind.type(), kind, (json, from) -> kind.write(json.name(field), value.apply(from))));
        return this;
    }

    /** A field that is not there when it has no value. */
    public <V> Shape<T> optional(String field, Kind<V> kind, Function<T, @Nullable V> value) {
        fields.add(new Field<>(field + "?: " + kind.type(), kind, (json, from) -> {
            V present = value.apply(from);
            if (present != null) {
                kind.write(json.name(field), present);
            }
        }));
        return this;
    }

    @Override
    public void write(Json json, T value) {
        json.object();
        for (Field<T> field : fields) {
            field.writer.write(json, value);
        }
        json.end();
    }

    @Override
    public String type() {
        return name;
    }

    @Override
    public void declare(Map<String, String> declarations) {
        if (fields.isEmpty() || declarations.containsKey(name)) {
            return;
        }
        StringBuilder text = new StringBuilder("export interface " + name + " {\n");
        fields.forEach(field -> text.append("  ").append(field.declaration).append("\n"));
        declarations.put(name, text.append("}").toString());
        fields.forEach(field -> field.kind.declare(declarations));
    }
}
