package ludotheque.champions;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludotheque.champions.Api.Constant;
import ludotheque.champions.Api.Enumeration;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Member;
import ludotheque.champions.Api.Sort;
import ludotheque.champions.Api.Structure;
import ludotheque.champions.Api.Value;
import ludotheque.champions.Api.ValueType;

/** Python: a position is a pair (a list will do as an argument), structures are named tuples, enumerations {@code IntEnum}. */
final class Python extends Language {
    private static final String POSITION = "position";

    Python() {
        super(
                "python",
                "Python",
                "Champion.py",
                List.of("python3", "py"),
                List.of("make", "gcc", "python3"),
                List.of("make", "gcc", "libc6-dev", "python3"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("api.py", module(api));
        files.put("main.py", Resources.text("python/main.py"));
        files.putAll(Client.sources(api));
    }

    @Override
    public List<String> run(Path built) {
        return List.of("/usr/bin/python3", built.resolve("main.py").toString());
    }

    private static String module(Api api) {
        StringBuilder out = new StringBuilder(Resources.text("python/api-head.py"));
        for (Constant constant : api.constants()) {
            out.append("# ").append(constant.fr()).append('\n');
            out.append("%s = %d\n".formatted(constant.name(), constant.value()));
        }
        for (Enumeration enumeration : api.enums()) {
            enumeration(enumeration, out);
        }
        for (Structure struct : api.structs()) {
            struct(api, struct, out);
        }
        for (Function function : api.functions()) {
            function(api, function, out);
        }
        return out.toString();
    }

    private static void enumeration(Enumeration enumeration, StringBuilder out) {
        out.append("\n\nclass %s(_IntEnum):\n    \"\"\"%s\"\"\"\n\n".formatted(enumeration.name(), enumeration.fr()));
        int number = 0;
        for (Value value : enumeration.values()) {
            out.append("    %s = %d  # %s\n".formatted(value.name(), number++, value.fr()));
        }
        out.append("\n\n_all_%1$s = tuple(%1$s)\n".formatted(enumeration.name()));
    }

    private static void struct(Api api, Structure struct, StringBuilder out) {
        if (struct.name().equals(POSITION)) {
            out.append("\n\n# ").append(struct.fr()).append('\n');
            out.append("position = _Tuple[int, int]\n");
        } else {
            out.append("\n\nclass %s(_NamedTuple):\n    \"\"\"%s\"\"\"\n\n".formatted(struct.name(), struct.fr()));
            for (Member field : struct.fields()) {
                out.append("    %s: %s  # %s\n".formatted(field.name(), type(field.type()), field.fr()));
            }
        }
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < api.size(type(struct)); i++) {
            numbers.add("n" + i);
        }
        out.append("\n\ndef _read_%s(%s):\n    return %s\n"
                .formatted(struct.name(), String.join(", ", numbers), make(api, type(struct), 0)));
    }

    private static ValueType type(Structure struct) {
        return new ValueType(struct.name(), Sort.STRUCT, false);
    }

    /** The expression that makes a value of the numbers from {@code n<at>} on. */
    private static String make(Api api, ValueType type, int at) {
        if (!type.isStruct()) {
            return convert(type, "n" + at);
        }
        List<String> fields = new ArrayList<>();
        int next = at;
        for (Member field : api.struct(type).fields()) {
            fields.add(make(api, field.type(), next));
            next += api.size(field.type());
        }
        String all = "(" + String.join(", ", fields) + ")";
        // The plain tuple constructor: a named tuple's own takes twice as long.
        return type.name().equals(POSITION) ? all : "_new(" + type.name() + ", " + all + ")";
    }

    private static String convert(ValueType type, String number) {
        return switch (type.sort()) {
            case BOOL -> number + " != 0";
            case ENUM -> "_all_" + type.name() + "[" + number + "]";
            default -> number;
        };
    }

    private static String type(ValueType type) {
        return type.sort() == Sort.VOID ? "None" : type.name();
    }

    private static void function(Api api, Function function, StringBuilder out) {
        List<String> parameters = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        StringBuilder about = new StringBuilder(function.fr());
        for (Member parameter : function.parameters()) {
            parameters.add(parameter.name() + ": " + type(parameter.type()));
            numbers.addAll(numbers(api, parameter.type(), parameter.name()));
            about.append("\n    :param %s: %s".formatted(parameter.name(), parameter.fr()));
        }
        if (!parameters.isEmpty()) {
            about.append("\n    ");
        }
        ValueType type = function.returns();
        String name = function.name();
        out.append("\n\n_%1$s = _function(\"%1$s\", %2$d, %3$s)\n".formatted(name, numbers.size(), result(type)));
        out.append("\n\ndef %s(%s) -> %s:\n"
                .formatted(
                        name,
                        String.join(", ", parameters),
                        type.isArray() ? "_List[" + type.name() + "]" : type(type)));
        out.append("    \"\"\"").append(about).append("\"\"\"\n");
        String call = "_" + name + "(" + String.join(", ", numbers) + ")";
        if (type.isArray()) {
            out.append("    return _array(%s, %d, _read_%s)\n".formatted(call, api.size(type.element()), type.name()));
        } else if (type.isStruct()) {
            out.append(
                    "    %s\n    return _read_%s(*_unpack%d(_answer))\n".formatted(call, type.name(), api.size(type)));
        } else {
            out.append("    %s%s\n".formatted(type.sort() == Sort.VOID ? "" : "return ", convert(type, call)));
        }
    }

    /** What ctypes makes of a result; the numbers of a structure are read where they always are. */
    private static String result(ValueType type) {
        if (type.isArray()) {
            return "_address";
        }
        return type.isStruct() || type.sort() == Sort.VOID ? "None" : "_int";
    }

    /** The numbers of an argument: {@code v.pos_case[0]}; ctypes takes an enumeration's value or a boolean for a number. */
    private static List<String> numbers(Api api, ValueType type, String name) {
        if (type.name().equals(POSITION)) {
            return List.of(name + "[0]", name + "[1]");
        }
        if (!type.isStruct()) {
            return List.of(name);
        }
        List<String> numbers = new ArrayList<>();
        for (Member field : api.struct(type).fields()) {
            numbers.addAll(numbers(api, field.type(), name + "." + field.name()));
        }
        return numbers;
    }
}
