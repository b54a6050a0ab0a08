package ludotheque.champions;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ludotheque.champions.Api.Constant;
import ludotheque.champions.Api.Enumeration;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Member;
import ludotheque.champions.Api.Sort;
import ludotheque.champions.Api.Structure;
import ludotheque.champions.Api.Value;
import ludotheque.champions.Api.ValueType;

/** OCaml: a position is a pair, structures are records, functions are curried, constants are in lower case. */
final class OCaml extends Language {
    private static final String POSITION = "position";

    OCaml() {
        super(
                "caml",
                "OCaml",
                "champion.ml",
                List.of("ocaml", "ml"),
                List.of("make", "gcc", "ocamlopt", "ocamldep"),
                List.of("make", "gcc", "libc6-dev", "ocaml"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("api.ml", module(api));
        files.put("main.ml", Resources.text("caml/main.ml"));
        files.put("word.c", Resources.text("caml/word.c"));
        files.putAll(Client.sources(api));
    }

    private static String module(Api api) {
        StringBuilder out = new StringBuilder(
                "(* L'API de Six Papattes en OCaml. Fichier engendré : vos changements y seraient perdus. *)\n");
        for (Constant constant : api.constants()) {
            out.append("\n(** %s *)\nlet %s = %d\n"
                    .formatted(constant.fr(), constant.name().toLowerCase(Locale.ROOT), constant.value()));
        }
        for (Enumeration enumeration : api.enums()) {
            out.append("\n(** %s *)\ntype %s =\n".formatted(enumeration.fr(), enumeration.name()));
            for (Value value : enumeration.values()) {
                out.append("  | %s  (** %s *)\n".formatted(Names.capital(value.name()), value.fr()));
            }
        }
        for (Structure struct : api.structs()) {
            struct(struct, out);
        }
        client(api, out);
        for (Function function : api.functions()) {
            function(api, function, out);
        }
        return out.toString();
    }

    private static void struct(Structure struct, StringBuilder out) {
        out.append("\n(** %s *)\n".formatted(struct.fr()));
        if (struct.name().equals(POSITION)) {
            out.append("type position = int * int\n");
            return;
        }
        out.append("type %s = {\n".formatted(struct.name()));
        for (Member field : struct.fields()) {
            out.append("  %s : %s;  (** %s *)\n"
                    .formatted(field.name(), field.type().name(), field.fr()));
        }
        out.append("}\n");
    }

    /** What is not for candidates, in a module of its own: numbers to values, values to numbers, the client's functions. */
    private static void client(Api api, StringBuilder out) {
        out.append(Resources.text("caml/client.ml"));
        for (Enumeration enumeration : api.enums()) {
            List<String> values = new ArrayList<>();
            List<String> numbers = new ArrayList<>();
            for (Value value : enumeration.values()) {
                numbers.add(Names.capital(value.name()) + " -> " + values.size());
                values.add(Names.capital(value.name()));
            }
            String name = enumeration.name();
            out.append("\n  let all_%s = [| %s |]\n".formatted(name, String.join("; ", values)));
            out.append(
                    "  let number_%1$s : %1$s -> int = function %2$s\n".formatted(name, String.join(" | ", numbers)));
        }
        for (Structure struct : api.structs()) {
            List<String> fields = new ArrayList<>();
            boolean isPosition = struct.name().equals(POSITION);
            int at = 0;
            for (Member field : struct.fields()) {
                fields.add((isPosition ? "" : field.name() + " = ") + read(field.type(), at));
                at += api.size(field.type());
            }
            out.append("\n  let read_%1$s p at : %1$s = %2$s\n"
                    .formatted(
                            struct.name(),
                            isPosition
                                    ? "(" + String.join(", ", fields) + ")"
                                    : "{ " + String.join("; ", fields) + " }"));
        }
        out.append('\n');
        for (Function function : api.functions()) {
            out.append("  external %1$s : %2$s = \"papattes_bytecode\" \"papattes_%1$s\" [@@noalloc]\n"
                    .formatted(function.name(), signature(api, function)));
        }
        out.append("end\n");
    }

    private static String read(ValueType type, int at) {
        String place = at == 0 ? "at" : "(at + " + at + ")";
        return type.isStruct() ? "read_" + type.name() + " p " + place : convert(type, "word p " + place, "");
    }

    private static String convert(ValueType type, String number, String module) {
        return switch (type.sort()) {
            case BOOL -> number + " <> 0";
            case ENUM -> module + "all_" + type.name() + ".(" + number + ")";
            default -> number;
        };
    }

    private static String signature(Api api, Function function) {
        List<String> types = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            for (int i = 0; i < api.size(parameter.type()); i++) {
                types.add("(int32[@unboxed])");
            }
        }
        if (types.isEmpty()) {
            types.add("unit");
        }
        ValueType type = function.returns();
        if (type.isArray() || type.isStruct()) {
            types.add("(nativeint[@unboxed])");
        } else {
            types.add(type.sort() == Sort.VOID ? "unit" : "(int32[@unboxed])");
        }
        return String.join(" -> ", types);
    }

    private static void function(Api api, Function function, StringBuilder out) {
        StringBuilder about = new StringBuilder(function.fr());
        List<String> parameters = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            about.append("\n    @param %s %s".formatted(parameter.name(), parameter.fr()));
            parameters.add(
                    "(%s : %s)".formatted(parameter.name(), parameter.type().name()));
            for (String number : numbers(api, parameter.type(), parameter.name())) {
                numbers.add("(Int32.of_int " + number + ")");
            }
        }
        if (parameters.isEmpty()) {
            parameters.add("()");
            numbers.add("()");
        }
        ValueType type = function.returns();
        String result = type.sort() == Sort.VOID ? "unit" : type.name() + (type.isArray() ? " array" : "");
        out.append("\n(** %s *)\nlet %s %s : %s =\n  %s\n"
                .formatted(
                        about,
                        function.name(),
                        String.join(" ", parameters),
                        result,
                        body(api, type, "Client." + function.name() + " " + String.join(" ", numbers))));
    }

    private static String body(Api api, ValueType type, String call) {
        if (type.isArray()) {
            return "Client.read_array %d Client.read_%s (%s)".formatted(api.size(type.element()), type.name(), call);
        }
        return switch (type.sort()) {
            case STRUCT -> "Client.read_" + type.name() + " (" + call + ") 0";
            // What the champion printed before stands before it.
            case VOID -> "flush_all ();\n  " + call;
            default -> convert(type, "Int32.to_int (" + call + ")", "Client.");
        };
    }

    /** The numbers of a value: {@code (fst v.pos_case)}, {@code (Client.number_type_case v.contenu)}. */
    private static List<String> numbers(Api api, ValueType type, String name) {
        if (type.name().equals(POSITION)) {
            return List.of("(fst " + name + ")", "(snd " + name + ")");
        }
        return switch (type.sort()) {
            case BOOL -> List.of("(Bool.to_int " + name + ")");
            case ENUM -> List.of("(Client.number_" + type.name() + " " + name + ")");
            case STRUCT -> {
                List<String> numbers = new ArrayList<>();
                for (Member field : api.struct(type).fields()) {
                    numbers.addAll(numbers(api, field.type(), name + "." + field.name()));
                }
                yield numbers;
            }
            default -> List.of(name);
        };
    }
}
