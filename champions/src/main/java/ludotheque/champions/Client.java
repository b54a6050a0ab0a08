package ludotheque.champions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Member;
import ludotheque.champions.Api.Sort;
import ludotheque.champions.Api.ValueType;
import ludotheque.papattes.Protocol;

/**
 * The client in C that every language but Java stands on. Its functions bear the subject's names behind {@code papattes_} and
 * take 32-bit numbers only: a structure is passed as its numbers one after the other. They return a number (an int, an
 * enumeration's number, 0 or 1), or the address of numbers that stay until the next call: those of a structure, or, for an
 * array, how many elements there are and then their numbers.
 */
public final class Client {
    private Client() {}

    /** The client's files by name. */
    public static Map<String, String> sources(Api api) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("papattes.h", header(api));
        files.put("papattes.c", Resources.text("client/papattes.c"));
        files.put("afficher.c", displays(api));
        files.put("layout.h", layout());
        return files;
    }

    private static String header(Api api) {
        StringBuilder out = new StringBuilder(
                """
                /*
                 * The client that every language stands on. Functions take 32-bit numbers: a structure is passed as its numbers,
                 * one after the other. They return a number, or the address of numbers that stay until the next call: those of
                 * a structure, at papattes_answer, or for an array how many elements there are, then their numbers.
                 */
                #ifndef PAPATTES_H
                #define PAPATTES_H

                #include <stdint.h>

                #ifdef __cplusplus
                extern "C" {
                #endif

                enum { PAPATTES_ANSWER_SIZE = %d };
                enum { PAPATTES_INIT = %d, PAPATTES_TOUR = %d, PAPATTES_FIN = %d };

                /* Where the numbers of a structure are given. */
                extern int32_t papattes_answer[PAPATTES_ANSWER_SIZE];

                /* Says that the running call, if any, is done, and waits for the next: 0 for partie_init, 1 for jouer_tour,
                 * 2 for partie_fin, -1 when the match is over. */
                int32_t papattes_next_call(void);

                """.formatted(answerSize(api), Protocol.PARTIE_INIT, Protocol.JOUER_TOUR, Protocol.PARTIE_FIN));
        for (Function function : api.functions()) {
            out.append(prototype(api, function)).append(";\n");
        }
        return out.append("""

                        #ifdef __cplusplus
                        }
                        #endif

                        #endif
                        """).toString();
    }

    private static int answerSize(Api api) {
        return api.functions().stream()
                .map(Function::returns)
                .filter(type -> !type.isArray())
                .mapToInt(api::size)
                .max()
                .orElseThrow();
    }

    static String prototype(Api api, Function function) {
        List<String> parameters = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            for (String part : parts(api, parameter.type(), parameter.name(), "_")) {
                parameters.add("int32_t " + part);
            }
        }
        return result(function.returns()) + "papattes_" + function.name() + "("
                + (parameters.isEmpty() ? "void" : String.join(", ", parameters)) + ")";
    }

    private static String result(ValueType type) {
        if (type.isArray() || type.isStruct()) {
            return "const int32_t *";
        }
        return type.sort() == Sort.VOID ? "void " : "int32_t ";
    }

    /** The numbers of a value, each named by the way to it: {@code v.pos_case.ligne} with a dot between the names. */
    static List<String> parts(Api api, ValueType type, String name, String between) {
        if (!type.isStruct()) {
            return List.of(name);
        }
        List<String> parts = new ArrayList<>();
        for (Member field : api.struct(type).fields()) {
            parts.addAll(parts(api, field.type(), name + between + field.name(), between));
        }
        return parts;
    }

    private static String displays(Api api) {
        StringBuilder out = new StringBuilder(Resources.text("client/afficher-head.c"));
        for (Api.Enumeration enumeration : api.enums()) {
            List<String> names = enumeration.values().stream()
                    .map(value -> '"' + value.name() + '"')
                    .toList();
            out.append("""
                    static const char *name_of_%1$s(int32_t value) {
                        static const char *const names[] = {%2$s};
                        return name_of(names, %3$d, value);
                    }

                    """.formatted(enumeration.name(), String.join(", ", names), names.size()));
        }
        for (Function function : api.functions()) {
            if (function.kind() == Api.Kind.DISPLAY) {
                Member shown = function.parameters().get(0);
                List<String> values = new ArrayList<>();
                String format = format(api, shown.type(), shown.name(), values);
                out.append("%s {\n    fprintf(stderr, \"%s\\n\", %s);\n}\n\n"
                        .formatted(prototype(api, function), format, String.join(", ", values)));
            }
        }
        out.setLength(out.length() - 1);
        return out.toString();
    }

    /** How printf writes a value; what it is to write is added to {@code values}. */
    private static String format(Api api, ValueType type, String name, List<String> values) {
        if (type.isStruct()) {
            List<String> fields = new ArrayList<>();
            for (Member field : api.struct(type).fields()) {
                fields.add(field.name() + "=" + format(api, field.type(), name + "_" + field.name(), values));
            }
            return "{ " + String.join(", ", fields) + " }";
        }
        boolean isEnum = type.sort() == Sort.ENUM;
        values.add(isEnum ? "name_of_" + type.name() + "(" + name + ")" : "(int)" + name);
        return "%" + (isEnum ? "s" : "d");
    }

    private static String layout() {
        StringBuilder out = new StringBuilder("""
                /* Where the numbers of a snapshot stand: the rules' own layout. */
                #ifndef LAYOUT_H
                #define LAYOUT_H

                enum {
                """);
        LayoutNumbers.all().forEach((name, value) -> out.append("    %s = %d,\n".formatted(name, value)));
        return out.append("};\n\n#endif\n").toString();
    }
}
