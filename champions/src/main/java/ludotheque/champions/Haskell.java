package ludotheque.champions;

import java.util.ArrayList;
import java.util.Collections;
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

/** Haskell: enumerations are sums, structures records, arrays lists, constants in lower case; everything is in IO. */
final class Haskell extends Language {
    Haskell() {
        super(
                "haskell",
                "Haskell",
                "Champion.hs",
                List.of("hs"),
                List.of("make", "gcc", "ghc"),
                List.of("make", "ghc"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("Api.hs", module(api));
        files.put("Main.hs", Resources.text("haskell/Main.hs"));
        files.putAll(Client.sources(api));
    }

    private static String module(Api api) {
        StringBuilder out = new StringBuilder("""
                {-# LANGUAGE ForeignFunctionInterface #-}

                -- | L'API de Six Papattes en Haskell. Fichier engendré : vos changements y seraient perdus.
                module Api
                """);
        exports(api, out);
        out.append("""

                import Foreign.C.Types (CInt (..))
                import Foreign.Ptr (Ptr)
                import Foreign.Storable (peekElemOff)
                """);
        for (Constant constant : api.constants()) {
            String name = constant.name().toLowerCase(Locale.ROOT);
            out.append("\n-- | %s\n%s :: Int\n%s = %d\n".formatted(constant.fr(), name, name, constant.value()));
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
        out.append(Resources.text("haskell/numbers.hs"));
        for (Function function : api.functions()) {
            out.append("\nforeign import ccall unsafe \"papattes_%1$s\" c_%1$s :: %2$s\n"
                    .formatted(function.name(), foreign(api, function)));
        }
        return out.toString();
    }

    private static void exports(Api api, StringBuilder out) {
        List<String> names = new ArrayList<>();
        api.constants().forEach(constant -> names.add(constant.name().toLowerCase(Locale.ROOT)));
        api.enums().forEach(enumeration -> names.add(Names.capital(enumeration.name()) + " (..)"));
        api.structs().forEach(struct -> names.add(Names.capital(struct.name()) + " (..)"));
        api.functions().forEach(function -> names.add(function.name()));
        out.append("  ( ").append(String.join(",\n    ", names)).append(",\n  )\nwhere\n");
    }

    private static void enumeration(Enumeration enumeration, StringBuilder out) {
        out.append("\n-- | %s\ndata %s\n".formatted(enumeration.fr(), Names.capital(enumeration.name())));
        String before = "=";
        for (Value value : enumeration.values()) {
            out.append("  %s -- | %s\n    %s\n".formatted(before, value.fr(), Names.capital(value.name())));
            before = "|";
        }
        out.append("  deriving (Bounded, Enum, Eq, Ord, Show)\n");
    }

    private static void struct(Api api, Structure struct, StringBuilder out) {
        String name = Names.capital(struct.name());
        out.append("\n-- | %s\ndata %s = %s\n".formatted(struct.fr(), name, name));
        List<String> read = new ArrayList<>();
        String before = "{";
        int at = 0;
        for (Member field : struct.fields()) {
            out.append("  %s -- | %s\n    %s :: !%s\n".formatted(before, field.fr(), field.name(), type(field.type())));
            read.add(read(field.type(), at));
            at += api.size(field.type());
            before = ",";
        }
        out.append("  }\n  deriving (Eq, Ord, Show)\n");
        out.append("\nread_%1$s :: Numbers -> Int -> IO %2$s\nread_%1$s p at = %2$s <$> %3$s\n"
                .formatted(struct.name(), name, String.join(" <*> ", read)));
    }

    private static String read(ValueType type, int at) {
        String place = at == 0 ? "at" : "(at + " + at + ")";
        return switch (type.sort()) {
            case STRUCT -> "read_" + type.name() + " p " + place;
            case BOOL, ENUM -> "(toEnum <$> word p " + place + ")";
            default -> "word p " + place;
        };
    }

    private static String type(ValueType type) {
        return switch (type.sort()) {
            case VOID -> "()";
            case INT -> "Int";
            case BOOL -> "Bool";
            case ENUM, STRUCT -> Names.capital(type.name());
        };
    }

    private static void function(Api api, Function function, StringBuilder out) {
        out.append("\n-- | ").append(function.fr()).append('\n');
        List<String> types = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        StringBuilder head = new StringBuilder(function.name());
        for (Member parameter : function.parameters()) {
            types.add("%s -- ^ %s\n  -> ".formatted(type(parameter.type()), parameter.fr()));
            head.append(' ').append(parameter.name());
            numbers.addAll(numbers(api, parameter.type(), parameter.name()));
        }
        ValueType type = function.returns();
        String result = type.isArray() ? "[" + type(type.element()) + "]" : type(type);
        String call = "c_" + function.name() + (numbers.isEmpty() ? "" : " " + String.join(" ", numbers));
        out.append("%s :: %sIO %s\n%s = %s\n"
                .formatted(function.name(), String.join("", types), result, head, body(api, type, call)));
    }

    private static String body(Api api, ValueType type, String call) {
        if (type.isArray()) {
            return "%s >>= readArray %d read_%s".formatted(call, api.size(type.element()), type.name());
        }
        return switch (type.sort()) {
            case VOID -> call;
            case STRUCT -> call + " >>= \\p -> read_" + type.name() + " p 0";
            case BOOL, ENUM -> "toEnum . fromIntegral <$> " + call;
            case INT -> "fromIntegral <$> " + call;
        };
    }

    /** The numbers of a value: {@code (number (ligne (pos_case v)))}, {@code (enumerated (contenu v))}. */
    private static List<String> numbers(Api api, ValueType type, String value) {
        return switch (type.sort()) {
            case STRUCT -> {
                List<String> numbers = new ArrayList<>();
                for (Member field : api.struct(type).fields()) {
                    numbers.addAll(numbers(api, field.type(), "(" + field.name() + " " + value + ")"));
                }
                yield numbers;
            }
            case BOOL, ENUM -> List.of("(enumerated " + value + ")");
            default -> List.of("(fromIntegral " + value + ")");
        };
    }

    private static String foreign(Api api, Function function) {
        int numbers = 0;
        for (Member parameter : function.parameters()) {
            numbers += api.size(parameter.type());
        }
        ValueType type = function.returns();
        String result = type.isArray() || type.isStruct() ? "Numbers" : type.sort() == Sort.VOID ? "()" : "CInt";
        return String.join("", Collections.nCopies(numbers, "CInt -> ")) + "IO " + result;
    }
}
