package ludotheque.champions;

import java.util.List;
import java.util.Map;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Sort;
import ludotheque.champions.Api.ValueType;

/** C: structures by value, arrays as {@code position_array {items, length}} whose items the candidate frees. */
final class C extends Language {
    C() {
        super("c", "C", "champion.c", List.of(), List.of("make", "gcc"), List.of("make", "gcc", "libc6-dev"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("api.h", header(api));
        files.put("api.c", glue(api));
        files.put("main.c", Resources.text("client/main.c"));
        files.putAll(Client.sources(api));
    }

    private static String header(Api api) {
        StringBuilder out = new StringBuilder("""
                // L'API de Six Papattes en C. Fichier engendré : vos changements y seraient perdus.
                #ifndef API_H
                #define API_H

                #include <stdbool.h>
                #include <stddef.h>

                """);
        CText.constants(api, "#define %s %d", out);
        CText.types(api, true, out);
        for (ValueType element : api.arrayElements()) {
            out.append("""
                    /// Un tableau de %1$s ; free(items) le libère, même vide.
                    typedef struct %1$s_array {
                        %1$s *items;
                        size_t length;
                    } %1$s_array;

                    """.formatted(element.name()));
        }
        for (Function function : api.functions()) {
            CText.comment(function, out);
            out.append(head(function)).append(";\n\n");
        }
        return out.append("""
                        // Les fonctions que vous écrivez.

                        /// Appelée une fois, avant le premier tour.
                        void partie_init(void);

                        /// Appelée à chacun de vos tours.
                        void jouer_tour(void);

                        /// Appelée une fois, après le dernier tour.
                        void partie_fin(void);

                        #endif
                        """).toString();
    }

    private static String head(Function function) {
        ValueType type = function.returns();
        return CText.head(function, type.isArray() ? type.name() + "_array" : type.name(), "void");
    }

    private static String glue(Api api) {
        StringBuilder out = new StringBuilder("""
                // Relie api.h au client. Fichier engendré.
                #include "api.h"

                #include <stdlib.h>

                #include "papattes.h"

                """);
        CText.readers(api, out);
        for (ValueType element : api.arrayElements()) {
            // One byte more, so that an empty array, too, has something to free.
            out.append("""
                    static %1$s_array read_%1$s_array(const int32_t *numbers) {
                        size_t length = (size_t)numbers[0];
                        %1$s_array read = {malloc(length * sizeof(%1$s) + 1), length};
                        for (size_t i = 0; i < length; i++) {
                            read.items[i] = read_%1$s(numbers + 1 + i * %2$d);
                        }
                        return read;
                    }

                    """.formatted(element.name(), api.size(element)));
        }
        return out.append(CText.definitions(api, C::head, C::body)).toString();
    }

    private static String body(Api api, Function function) {
        String call = CText.call(api, function);
        ValueType type = function.returns();
        if (type.isArray()) {
            return "return read_" + type.name() + "_array(" + call + ")";
        }
        if (type.isStruct()) {
            return "return read_" + type.name() + "(" + call + ")";
        }
        return type.sort() == Sort.VOID ? call : "return " + CText.convert(type, call);
    }
}
