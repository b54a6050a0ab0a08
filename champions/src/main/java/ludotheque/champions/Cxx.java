package ludotheque.champions;

import java.util.List;
import java.util.Map;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Member;
import ludotheque.champions.Api.Sort;
import ludotheque.champions.Api.Structure;
import ludotheque.champions.Api.ValueType;

/** C++: plain enumerations and structures that can be compared and hashed, arrays as vectors. */
final class Cxx extends Language {
    Cxx() {
        super(
                "cxx",
                "C++",
                "champion.cc",
                List.of("c++", "cpp", "cc"),
                List.of("make", "gcc", "g++"),
                List.of("make", "g++"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("api.hh", header(api));
        files.put("api.cc", glue(api));
        files.put("main.cc", Resources.text("client/main.c").replace("api.h", "api.hh"));
        files.putAll(Client.sources(api));
    }

    private static String header(Api api) {
        StringBuilder out = new StringBuilder("""
                // L'API de Six Papattes en C++. Fichier engendré : vos changements y seraient perdus.
                #ifndef API_HH
                #define API_HH

                #include <cstddef>
                #include <functional>
                #include <tuple>
                #include <vector>

                """);
        CText.constants(api, "constexpr int %s = %d;", out);
        CText.types(api, false, out);
        comparisons(api, out);
        for (Function function : api.functions()) {
            CText.comment(function, out);
            out.append(head(function)).append(";\n\n");
        }
        return out.append("""
                        // Les fonctions que vous écrivez.
                        extern "C" {
                        /// Appelée une fois, avant le premier tour.
                        void partie_init();

                        /// Appelée à chacun de vos tours.
                        void jouer_tour();

                        /// Appelée une fois, après le dernier tour.
                        void partie_fin();
                        }

                        #endif
                        """).toString();
    }

    /** As constrained templates: a candidate who writes the same operator or hash for a structure is preferred to them. */
    private static void comparisons(Api api, StringBuilder out) {
        out.append(
                "// Les structures se comparent champ par champ, se trient et se hachent ; vos propres opérateurs priment.\n");
        out.append("namespace papattes {\n");
        for (Structure struct : api.structs()) {
            List<String> fields = struct.fields().stream()
                    .map(Member::name)
                    .map(name -> "v." + name)
                    .toList();
            out.append("inline auto champs(const %s &v) { return std::tie(%s); }\n"
                    .formatted(struct.name(), String.join(", ", fields)));
        }
        out.append("""

                template <typename T>
                concept structure = requires(const T &v) { champs(v); };
                } // namespace papattes

                template <papattes::structure T>
                bool operator==(const T &a, const T &b) {
                    return papattes::champs(a) == papattes::champs(b);
                }

                template <papattes::structure T>
                bool operator!=(const T &a, const T &b) {
                    return !(a == b);
                }

                template <papattes::structure T>
                bool operator<(const T &a, const T &b) {
                    return papattes::champs(a) < papattes::champs(b);
                }

                template <papattes::structure T>
                struct std::hash<T> {
                    std::size_t operator()(const T &v) const {
                        return std::apply(
                            [](const auto &...champ) {
                                std::size_t h = 0;
                                ((h = h * 1000003 + std::hash<std::decay_t<decltype(champ)>>{}(champ)), ...);
                                return h;
                            },
                            papattes::champs(v));
                    }
                };

                """);
    }

    private static String head(Function function) {
        ValueType type = function.returns();
        return CText.head(function, type.isArray() ? "std::vector<" + type.name() + ">" : type.name(), "");
    }

    private static String glue(Api api) {
        StringBuilder out = new StringBuilder("""
                // Relie api.hh au client. Fichier engendré.
                #include "api.hh"

                #include "papattes.h"

                """);
        CText.readers(api, out);
        out.append("""
                template <typename T>
                static std::vector<T> read_array(const int32_t *numbers, int size, T (*read)(const int32_t *)) {
                    std::vector<T> array;
                    array.reserve(numbers[0]);
                    for (int i = 0; i < numbers[0]; i++) {
                        array.push_back(read(numbers + 1 + i * size));
                    }
                    return array;
                }

                """);
        return out.append(CText.definitions(api, Cxx::head, Cxx::body)).toString();
    }

    private static String body(Api api, Function function) {
        String call = CText.call(api, function);
        ValueType type = function.returns();
        if (type.isArray()) {
            return "return read_array(%s, %d, read_%s)".formatted(call, api.size(type.element()), type.name());
        }
        if (type.isStruct()) {
            return "return read_" + type.name() + "(" + call + ")";
        }
        return type.sort() == Sort.VOID ? call : "return " + CText.convert(type, call);
    }
}
