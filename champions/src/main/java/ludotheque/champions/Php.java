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

/** PHP: structures are associative arrays with the subject's keys in its order, constants and enumerations are defined. */
final class Php extends Language {
    Php() {
        super(
                "php",
                "PHP",
                "champion.php",
                List.of(),
                List.of("make", "gcc", "php"),
                List.of("make", "gcc", "libc6-dev", "php-cli"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("api.php", module(api));
        files.put("client.php", client(api));
        files.put("main.php", Resources.text("php/main.php"));
        files.putAll(Client.sources(api));
    }

    /** An api.php beside the champion is found before one in the working directory; Debian's settings would hide errors. */
    @Override
    public List<String> run(Path built) {
        List<String> command = new ArrayList<>(List.of("/usr/bin/php"));
        for (String setting : List.of(
                "include_path=" + built,
                "ffi.enable=1",
                "memory_limit=-1",
                "display_errors=stderr",
                "error_reporting=E_ALL",
                "log_errors=0",
                "html_errors=0")) {
            command.add("-d");
            command.add(setting);
        }
        command.add(built.resolve("main.php").toString());
        return command;
    }

    private static String client(Api api) {
        StringBuilder prototypes = new StringBuilder();
        for (Function function : api.functions()) {
            prototypes.append(Client.prototype(api, function)).append(";\n");
        }
        return Resources.text("php/client.php").formatted(prototypes);
    }

    private static String module(Api api) {
        StringBuilder out = new StringBuilder("""
                <?php
                // L'API de Six Papattes en PHP. Fichier engendré : vos changements y seraient perdus.

                require_once __DIR__ . '/client.php';
                """);
        for (Constant constant : api.constants()) {
            out.append("\n/** %s */\ndefine('%s', %d);\n".formatted(constant.fr(), constant.name(), constant.value()));
        }
        for (Enumeration enumeration : api.enums()) {
            out.append("\n// %s : %s\n".formatted(enumeration.name(), enumeration.fr()));
            int number = 0;
            for (Value value : enumeration.values()) {
                out.append("define('%s', %d); // %s\n".formatted(value.name(), number++, value.fr()));
            }
        }
        for (Structure struct : api.structs()) {
            out.append("\n// %s, un tableau associatif : %s\n".formatted(struct.name(), struct.fr()));
            for (Member field : struct.fields()) {
                out.append("// - '%s' (%s) : %s\n"
                        .formatted(field.name(), field.type().name(), field.fr()));
            }
        }
        for (Function function : api.functions()) {
            function(api, function, out);
        }
        return out.toString();
    }

    private static void function(Api api, Function function, StringBuilder out) {
        out.append("\n/**\n * %s\n".formatted(function.fr()));
        List<String> parameters = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            String variable = "$" + parameter.name();
            out.append(" * @param %s %s %s\n".formatted(type(parameter.type()), variable, parameter.fr()));
            parameters.add(variable);
            numbers.addAll(numbers(api, parameter.type(), variable));
        }
        ValueType type = function.returns();
        out.append(" * @return %s\n */\n".formatted(type(type)));
        out.append("function %s(%s)\n{\n".formatted(function.name(), String.join(", ", parameters)));
        String call = "Papattes::$client->papattes_" + function.name() + "(" + String.join(", ", numbers) + ")";
        out.append(body(api, type, call)).append("}\n");
    }

    /** The type as PHP knows it and, where that says too little, as the subject calls it. */
    private static String type(ValueType type) {
        return switch (type.sort()) {
            case STRUCT -> (type.isArray() ? "array[] (" : "array (") + type.name() + ")";
            case ENUM -> "int (" + type.name() + ")";
            default -> type.name();
        };
    }

    private static String body(Api api, ValueType type, String call) {
        if (type.isArray()) {
            return """
                        $n = %s;
                        $all = [];
                        for ($i = 1, $end = 1 + %d * $n[0]; $i < $end; $i += %d) {
                            $all[] = %s;
                        }
                        return $all;
                    """.formatted(
                    call, api.size(type.element()), api.size(type.element()), read(api, type.element(), "$i", 0));
        }
        if (type.isStruct()) {
            return "    $n = %s;\n    return %s;\n".formatted(call, read(api, type, "", 0));
        }
        return "    %s%s;\n".formatted(type.sort() == Sort.VOID ? "" : "return ", convert(type, call));
    }

    /** The expression that makes a value of the numbers of {@code $n}, the first of which stands at {@code base} + at. */
    private static String read(Api api, ValueType type, String base, int at) {
        if (!type.isStruct()) {
            String place = base.isEmpty() ? "" + at : at == 0 ? base : base + " + " + at;
            return convert(type, "$n[" + place + "]");
        }
        List<String> fields = new ArrayList<>();
        int next = at;
        for (Member field : api.struct(type).fields()) {
            fields.add("'" + field.name() + "' => " + read(api, field.type(), base, next));
            next += api.size(field.type());
        }
        return "[" + String.join(", ", fields) + "]";
    }

    private static String convert(ValueType type, String number) {
        return type.sort() == Sort.BOOL ? number + " !== 0" : number;
    }

    /** The numbers of an argument: {@code $v['pos_case']['ligne']}. */
    private static List<String> numbers(Api api, ValueType type, String name) {
        if (!type.isStruct()) {
            return List.of(type.sort() == Sort.BOOL ? "(int) " + name : name);
        }
        List<String> numbers = new ArrayList<>();
        for (Member field : api.struct(type).fields()) {
            numbers.addAll(numbers(api, field.type(), name + "['" + field.name() + "']"));
        }
        return numbers;
    }
}
