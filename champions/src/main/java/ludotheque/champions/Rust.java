package ludotheque.champions;

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

/** Rust: a position is a pair, structures are {@code Copy} and taken by value or by reference, arrays are vectors. */
final class Rust extends Language {
    private static final String POSITION = "position";

    Rust() {
        super(
                "rust",
                "Rust",
                "champion.rs",
                List.of("rs"),
                List.of("make", "gcc", "rustc"),
                List.of("make", "gcc", "libc6-dev", "rustc"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("api.rs", module(api));
        files.put("main.rs", Resources.text("rust/main.rs"));
        files.putAll(Client.sources(api));
    }

    private static String module(Api api) {
        StringBuilder out = new StringBuilder("""
                //! L'API de Six Papattes en Rust. Fichier engendré : vos changements y seraient perdus.
                #![allow(dead_code)]

                use std::borrow::Borrow;

                """);
        for (Constant constant : api.constants()) {
            out.append("/// ").append(constant.fr()).append('\n');
            out.append("pub const %s: i32 = %d;\n\n".formatted(constant.name(), constant.value()));
        }
        for (Enumeration enumeration : api.enums()) {
            enumeration(enumeration, out);
        }
        for (Structure struct : api.structs()) {
            struct(api, struct, out);
        }
        out.append("""
                unsafe fn read_array<T>(numbers: *const i32, size: usize, read: unsafe fn(*const i32) -> T) -> Vec<T> {
                    (0..*numbers as usize).map(|i| read(numbers.add(1 + i * size))).collect()
                }

                """);
        for (Function function : api.functions()) {
            function(api, function, out);
        }
        externs(api, out);
        return out.toString();
    }

    private static void enumeration(Enumeration enumeration, StringBuilder out) {
        String name = Names.camel(enumeration.name());
        List<String> all = new ArrayList<>();
        out.append("/// ").append(enumeration.fr()).append('\n');
        out.append("#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n");
        out.append("pub enum ").append(name).append(" {\n");
        for (Value value : enumeration.values()) {
            all.add(name + "::" + Names.camel(value.name()));
            out.append("    /// %s\n    %s,\n".formatted(value.fr(), Names.camel(value.name())));
        }
        out.append("}\n\n");
        out.append("fn read_%s(number: i32) -> %s {\n    [%s][number as usize]\n}\n\n"
                .formatted(enumeration.name(), name, String.join(", ", all)));
    }

    private static void struct(Api api, Structure struct, StringBuilder out) {
        String name = Names.camel(struct.name());
        out.append("/// ").append(struct.fr()).append('\n');
        if (struct.name().equals(POSITION)) {
            out.append("""
                    pub type Position = (i32, i32);

                    unsafe fn read_position(numbers: *const i32) -> Position {
                        (*numbers, *numbers.add(1))
                    }

                    """);
            return;
        }
        List<String> read = new ArrayList<>();
        int at = 0;
        out.append("#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n");
        out.append("pub struct ").append(name).append(" {\n");
        for (Member field : struct.fields()) {
            out.append("    /// %s\n    pub %s: %s,\n".formatted(field.fr(), field.name(), type(field.type())));
            read.add(field.name() + ": " + read(field.type(), at));
            at += api.size(field.type());
        }
        out.append("}\n\n");
        out.append("unsafe fn read_%s(numbers: *const i32) -> %s {\n    %s { %s }\n}\n\n"
                .formatted(struct.name(), name, name, String.join(", ", read)));
    }

    private static String type(ValueType type) {
        return switch (type.sort()) {
            case INT -> "i32";
            case BOOL -> "bool";
            case VOID -> "()";
            case ENUM, STRUCT -> Names.camel(type.name());
        };
    }

    private static String read(ValueType type, int at) {
        return type.isStruct()
                ? "read_" + type.name() + "(numbers.add(" + at + "))"
                : convert(type, "*numbers.add(" + at + ")");
    }

    private static String convert(ValueType type, String number) {
        return switch (type.sort()) {
            case BOOL -> number + " != 0";
            case ENUM -> "read_" + type.name() + "(" + number + ")";
            default -> number;
        };
    }

    private static void function(Api api, Function function, StringBuilder out) {
        out.append("/// ").append(function.fr()).append('\n');
        List<String> parameters = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        StringBuilder borrowed = new StringBuilder();
        for (Member parameter : function.parameters()) {
            String name = parameter.name();
            boolean isInt = parameter.type().sort() == Sort.INT;
            out.append("/// - `%s` : %s\n".formatted(name, parameter.fr()));
            String type = type(parameter.type());
            parameters.add(name + ": " + (isInt ? type : "impl Borrow<" + type + ">"));
            if (!isInt) {
                borrowed.append("    let %1$s = *%1$s.borrow();\n".formatted(name));
            }
            numbers.addAll(numbers(api, parameter.type(), name));
        }
        ValueType type = function.returns();
        String result = type.sort() == Sort.VOID
                ? ""
                : " -> " + (type.isArray() ? "Vec<" + type(type.element()) + ">" : type(type));
        String call = "papattes_" + function.name() + "(" + String.join(", ", numbers) + ")";
        out.append("pub fn %s(%s)%s {\n%s    unsafe { %s }\n}\n\n"
                .formatted(function.name(), String.join(", ", parameters), result, borrowed, body(api, type, call)));
    }

    /** The numbers of a value: {@code v.pos_case.1}, {@code v.contenu as i32}. */
    private static List<String> numbers(Api api, ValueType type, String name) {
        if (type.name().equals(POSITION)) {
            return List.of(name + ".0", name + ".1");
        }
        if (!type.isStruct()) {
            return List.of(type.sort() == Sort.INT ? name : name + " as i32");
        }
        List<String> numbers = new ArrayList<>();
        for (Member field : api.struct(type).fields()) {
            numbers.addAll(numbers(api, field.type(), name + "." + field.name()));
        }
        return numbers;
    }

    private static String body(Api api, ValueType type, String call) {
        if (type.isArray()) {
            return "read_array(%s, %d, read_%s)".formatted(call, api.size(type.element()), type.name());
        }
        return type.isStruct() ? "read_" + type.name() + "(" + call + ")" : convert(type, call);
    }

    private static void externs(Api api, StringBuilder out) {
        out.append("extern \"C\" {\n");
        for (Function function : api.functions()) {
            List<String> parameters = new ArrayList<>();
            for (Member parameter : function.parameters()) {
                for (String part : Client.parts(api, parameter.type(), parameter.name(), "_")) {
                    parameters.add(part + ": i32");
                }
            }
            ValueType type = function.returns();
            String result = type.isArray() || type.isStruct() ? " -> *const i32" : " -> i32";
            out.append("    fn papattes_%s(%s)%s;\n"
                    .formatted(function.name(), String.join(", ", parameters), type.sort() == Sort.VOID ? "" : result));
        }
        out.append("}\n");
    }
}
