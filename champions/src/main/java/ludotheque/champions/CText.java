package ludotheque.champions;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import ludotheque.champions.Api.Constant;
import ludotheque.champions.Api.Enumeration;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Member;
import ludotheque.champions.Api.Sort;
import ludotheque.champions.Api.Structure;
import ludotheque.champions.Api.Value;
import ludotheque.champions.Api.ValueType;

/** What C and C++ write alike: types, prototypes, and reading the numbers of a structure. */
final class CText {
    private CText() {}

    static void constants(Api api, String pattern, StringBuilder out) {
        for (Constant constant : api.constants()) {
            out.append("/// ").append(constant.fr()).append('\n');
            out.append(pattern.formatted(constant.name(), constant.value())).append("\n\n");
        }
    }

    /** Enumerations and structures; in C each also gets a plain name. */
    static void types(Api api, boolean typedef, StringBuilder out) {
        String before = typedef ? "typedef " : "";
        for (Enumeration enumeration : api.enums()) {
            out.append("/// ").append(enumeration.fr()).append('\n');
            out.append(before).append("enum ").append(enumeration.name()).append(" {\n");
            for (Value value : enumeration.values()) {
                out.append("    %s, ///< %s\n".formatted(value.name(), value.fr()));
            }
            end(enumeration.name(), typedef, out);
        }
        for (Structure struct : api.structs()) {
            out.append("/// ").append(struct.fr()).append('\n');
            out.append(before).append("struct ").append(struct.name()).append(" {\n");
            for (Member field : struct.fields()) {
                out.append("    %s %s; ///< %s\n".formatted(field.type().name(), field.name(), field.fr()));
            }
            end(struct.name(), typedef, out);
        }
    }

    private static void end(String name, boolean typedef, StringBuilder out) {
        out.append(typedef ? "} " + name + ";\n\n" : "};\n\n");
    }

    static void comment(Function function, StringBuilder out) {
        out.append("/// ").append(function.fr()).append('\n');
        for (Member parameter : function.parameters()) {
            out.append("/// @param %s %s\n".formatted(parameter.name(), parameter.fr()));
        }
    }

    /** A function's head; {@code result} is its return type and {@code none} what stands for no parameter. */
    static String head(Function function, String result, String none) {
        List<String> parameters = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            parameters.add(parameter.type().name() + " " + parameter.name());
        }
        return result + " " + function.name() + "(" + (parameters.isEmpty() ? none : String.join(", ", parameters))
                + ")";
    }

    /** The call of the client's function with the numbers of the parameters. */
    static String call(Api api, Function function) {
        List<String> numbers = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            numbers.addAll(Client.parts(api, parameter.type(), parameter.name(), "."));
        }
        return "papattes_" + function.name() + "(" + String.join(", ", numbers) + ")";
    }

    /** Every function of the API: its head, and the one statement it is made of. */
    static String definitions(
            Api api, java.util.function.Function<Function, String> head, BiFunction<Api, Function, String> body) {
        List<String> definitions = new ArrayList<>();
        for (Function function : api.functions()) {
            definitions.add(head.apply(function) + " {\n    " + body.apply(api, function) + ";\n}\n");
        }
        return String.join("\n", definitions);
    }

    /** One function for each structure that makes it of its numbers. */
    static void readers(Api api, StringBuilder out) {
        for (Structure struct : api.structs()) {
            List<String> fields = new ArrayList<>();
            int at = 0;
            for (Member field : struct.fields()) {
                fields.add(read(field.type(), at));
                at += api.size(field.type());
            }
            out.append("""
                    static %1$s read_%1$s(const int32_t *numbers) {
                        %1$s read = {%2$s};
                        return read;
                    }

                    """.formatted(struct.name(), String.join(", ", fields)));
        }
    }

    private static String read(ValueType type, int at) {
        String number = "numbers[" + at + "]";
        return switch (type.sort()) {
            case STRUCT -> "read_" + type.name() + "(numbers + " + at + ")";
            case BOOL, ENUM -> convert(type, number);
            default -> number;
        };
    }

    /** A number as a value of a type that is no structure. */
    static String convert(ValueType type, String number) {
        if (type.sort() == Sort.BOOL) {
            return number + " != 0";
        }
        return type.sort() == Sort.ENUM ? "(" + type.name() + ")" + number : number;
    }
}
