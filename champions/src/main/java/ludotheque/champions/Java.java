package ludotheque.champions;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ludotheque.champions.Api.Constant;
import ludotheque.champions.Api.Enumeration;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Kind;
import ludotheque.champions.Api.Member;
import ludotheque.champions.Api.Structure;
import ludotheque.champions.Api.Value;
import ludotheque.champions.Api.ValueType;

/**
 * Java: structures are classes with public fields, functions and constants static members of {@code Api} and of
 * {@code Interface}. It has no C beneath it: {@link ludotheque.champions.client} answers with the rules themselves.
 */
final class Java extends Language {
    /** Within the contest's 500 MiB even when a stack overflows, which takes five times its size; and a door for the client. */
    private static final List<String> MACHINE = List.of(
            "-Xmx320m",
            "-Xss16m",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "--add-opens=java.base/java.io=ALL-UNNAMED",
            "-Dfile.encoding=UTF-8");

    Java() {
        super(
                "java",
                "Java",
                "Champion.java",
                List.of(),
                List.of("make", "javac", "java"),
                List.of("make", "default-jdk-headless"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("Api.java", api(api));
        files.put("Interface.java", Resources.text("java/Interface.java"));
        files.put("Papattes.java", Resources.text("java/Papattes.java"));
    }

    @Override
    public Map<String, byte[]> libraries() {
        return Map.of("papattes.jar", JavaLibrary.jar());
    }

    @Override
    public List<String> run(Path built) {
        List<String> command = new ArrayList<>(List.of("/usr/bin/java"));
        command.addAll(MACHINE);
        command.addAll(List.of("-cp", built + ":" + built.resolve("papattes.jar"), "Papattes"));
        return command;
    }

    private static String api(Api api) {
        StringBuilder out = new StringBuilder(Resources.text("java/head.java"));
        for (Constant constant : api.constants()) {
            out.append("    /** %s */\n".formatted(constant.fr()));
            out.append("    public static final int %s = %d;\n\n".formatted(constant.name(), constant.value()));
        }
        for (Function function : api.functions()) {
            function(function, out);
        }
        readers(api, out);
        out.append("}\n");
        for (Enumeration enumeration : api.enums()) {
            enumeration(enumeration, out);
        }
        for (Structure struct : api.structs()) {
            struct(struct, out);
        }
        return out.toString();
    }

    private static void function(Function function, StringBuilder out) {
        out.append("    /**\n     * ").append(function.fr()).append('\n');
        List<String> parameters = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            out.append("     * @param %s %s\n".formatted(parameter.name(), parameter.fr()));
            parameters.add(type(parameter.type()) + " " + parameter.name());
        }
        ValueType type = function.returns();
        out.append("     */\n    public static %s%s %s(%s) {\n        %s;\n    }\n\n"
                .formatted(
                        type(type.element()),
                        type.isArray() ? "[]" : "",
                        function.name(),
                        String.join(", ", parameters),
                        body(function)));
    }

    private static String body(Function function) {
        List<String> arguments = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            arguments.add(argument(parameter));
        }
        if (function.kind() == Kind.DISPLAY) {
            return "System.err.println(v)";
        }
        ValueType type = function.returns();
        if (function.name().equals("annuler")) {
            return "return CLIENT.annuler()";
        }
        if (function.kind() == Kind.ACTION) {
            return "return read(CLIENT.act(" + action(function) + "))";
        }
        String question = "CLIENT.seat()." + lower(function.name()) + "(" + String.join(", ", arguments) + ")";
        if (type.isArray()) {
            return "return %s.stream().map(Api::read).toArray(%s[]::new)".formatted(question, type(type.element()));
        }
        return "return " + (type.isStruct() ? "read(" + question + ")" : question);
    }

    /** The arguments of the client's {@code act}: an action takes up to two positions, and a mark its number. */
    private static String action(Function function) {
        List<String> arguments = new ArrayList<>();
        arguments.add("TypeAction." + function.name().toUpperCase(Locale.ROOT));
        String mark = "0";
        for (Member parameter : function.parameters()) {
            if (parameter.type().isStruct()) {
                arguments.add(argument(parameter));
            } else {
                mark = argument(parameter);
            }
        }
        while (arguments.size() < 3) {
            arguments.add("NOWHERE");
        }
        arguments.add(mark);
        return "ludotheque.papattes." + String.join(", ", arguments);
    }

    private static String argument(Member parameter) {
        return switch (parameter.type().sort()) {
            case STRUCT -> "place(" + parameter.name() + ")";
            case ENUM -> parameter.name() + ".ordinal()";
            default -> parameter.name();
        };
    }

    private static String type(ValueType type) {
        return switch (type.sort()) {
            case BOOL -> "boolean";
            case ENUM, STRUCT -> Names.camel(type.name());
            default -> type.name();
        };
    }

    /** {@code pos_case} as {@code posCase}. */
    private static String lower(String name) {
        String camel = Names.camel(name);
        return Character.toLowerCase(camel.charAt(0)) + camel.substring(1);
    }

    /** From the rules' values to the candidate's, which have the same names. */
    private static void readers(Api api, StringBuilder out) {
        for (Enumeration enumeration : api.enums()) {
            String name = Names.camel(enumeration.name());
            out.append("""
                        private static final %1$s[] ALL_%2$s = %1$s.values();

                        private static %1$s read(ludotheque.papattes.%1$s value) {
                            return ALL_%2$s[value.number()];
                        }

                    """.formatted(name, enumeration.name().toUpperCase(Locale.ROOT)));
        }
        for (Structure struct : api.structs()) {
            List<String> fields = new ArrayList<>();
            for (Member field : struct.fields()) {
                String value = "value." + lower(field.name()) + "()";
                boolean isPlain =
                        field.type().name().equals("int") || field.type().name().equals("bool");
                fields.add(isPlain ? value : "read(" + value + ")");
            }
            out.append("""
                        private static %1$s read(ludotheque.papattes.%1$s value) {
                            return new %1$s(%2$s);
                        }

                    """.formatted(Names.camel(struct.name()), String.join(", ", fields)));
        }
        out.setLength(out.length() - 1);
    }

    private static void enumeration(Enumeration enumeration, StringBuilder out) {
        out.append("\n/** %s */\nenum %s {\n".formatted(enumeration.fr(), Names.camel(enumeration.name())));
        for (Value value : enumeration.values()) {
            out.append("    /** %s */\n    %s,\n".formatted(value.fr(), value.name()));
        }
        out.append("}\n");
    }

    private static void struct(Structure struct, StringBuilder out) {
        String name = Names.camel(struct.name());
        List<String> parameters = new ArrayList<>();
        List<String> sames = new ArrayList<>();
        List<String> names = new ArrayList<>();
        StringBuilder assignments = new StringBuilder();
        StringBuilder shown = new StringBuilder();
        out.append("\n/** %s */\nclass %s {\n".formatted(struct.fr(), name));
        for (Member field : struct.fields()) {
            String fieldName = field.name();
            out.append("    /** %s */\n    public %s %s;\n\n".formatted(field.fr(), type(field.type()), fieldName));
            parameters.add(type(field.type()) + " " + fieldName);
            names.add(fieldName);
            sames.add("Objects.equals(%1$s, other.%1$s)".formatted(fieldName));
            assignments.append("        this.%1$s = %1$s;\n".formatted(fieldName));
            shown.append(shown.isEmpty() ? "\"{ " : " + \", ");
            shown.append(fieldName).append("=\" + ");
            shown.append(field.type().name().equals("bool") ? "(" + fieldName + " ? 1 : 0)" : fieldName);
        }
        out.append("""
                    public %1$s() {}

                    public %1$s(%2$s) {
                %3$s    }

                    @Override
                    public boolean equals(Object that) {
                        return that instanceof %1$s other && %4$s;
                    }

                    @Override
                    public int hashCode() {
                        return Objects.hash(%5$s);
                    }

                    @Override
                    public String toString() {
                        return %6$s + " }";
                    }
                }
                """.formatted(
                        name,
                        String.join(", ", parameters),
                        assignments,
                        String.join(" && ", sames),
                        String.join(", ", names),
                        shown));
    }
}
