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

/** C#: names in camel case but for constants and values, structures are classes, everything is on the class {@code Api}. */
final class CSharp extends Language {
    CSharp() {
        super(
                "cs",
                "C#",
                "champion.cs",
                List.of("c#", "csharp"),
                List.of("make", "gcc", "mcs", "mono"),
                List.of("make", "gcc", "libc6-dev", "mono-mcs"));
    }

    @Override
    void addSources(Api api, Map<String, String> files) {
        files.put("api.cs", api(api));
        files.put("client.cs", client(api));
        files.put("main.cs", Resources.text("cs/main.cs"));
        files.putAll(Client.sources(api));
    }

    @Override
    public List<String> run(Path built) {
        return List.of("/usr/bin/mono", "--debug", built.resolve("champion.exe").toString());
    }

    private static String api(Api api) {
        StringBuilder out = new StringBuilder("""
                // L'API de Six Papattes en C#. Fichier engendré : vos changements y seraient perdus.

                """);
        for (Enumeration enumeration : api.enums()) {
            summary("", enumeration.fr(), out);
            out.append("public enum ").append(Names.camel(enumeration.name())).append("\n{\n");
            for (Value value : enumeration.values()) {
                summary("    ", value.fr(), out);
                out.append("    ").append(value.name()).append(",\n");
            }
            out.append("}\n\n");
        }
        for (Structure struct : api.structs()) {
            struct(struct, out);
        }
        out.append("/// <summary>Tout ce qu'un champion peut appeler.</summary>\npublic static unsafe class Api\n{\n");
        for (Constant constant : api.constants()) {
            summary("    ", constant.fr(), out);
            out.append("    public const int %s = %d;\n\n".formatted(constant.name(), constant.value()));
        }
        for (Function function : api.functions()) {
            function(api, function, out);
        }
        out.setLength(out.length() - 1);
        return out.append("}\n").toString();
    }

    private static void summary(String indent, String text, StringBuilder out) {
        out.append(indent).append("/// <summary>").append(text).append("</summary>\n");
    }

    private static void struct(Structure struct, StringBuilder out) {
        String name = Names.camel(struct.name());
        List<String> same = new ArrayList<>();
        List<String> hash = new ArrayList<>();
        summary("", struct.fr(), out);
        out.append("public class ").append(name).append("\n{\n");
        for (Member field : struct.fields()) {
            String fieldName = Names.camel(field.name());
            summary("    ", field.fr(), out);
            out.append("    public %s %s;\n\n".formatted(type(field.type()), fieldName));
            same.add("Equals(" + fieldName + ", other." + fieldName + ")");
            hash.add(fieldName);
        }
        out.append("""
                    public override bool Equals(object that)
                    {
                        var other = that as %1$s;
                        return other != null && %2$s;
                    }

                    public override int GetHashCode()
                    {
                        return (%3$s).GetHashCode();
                    }
                }

                """.formatted(name, String.join(" && ", same), String.join(", ", hash)));
    }

    private static String type(ValueType type) {
        return switch (type.sort()) {
            case ENUM, STRUCT -> Names.camel(type.name());
            default -> type.name();
        };
    }

    private static void function(Api api, Function function, StringBuilder out) {
        summary("    ", function.fr(), out);
        List<String> parameters = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        for (Member parameter : function.parameters()) {
            out.append("    /// <param name=\"%s\">%s</param>\n".formatted(parameter.name(), parameter.fr()));
            parameters.add(type(parameter.type()) + " " + parameter.name());
            numbers.addAll(numbers(api, parameter.type(), parameter.name()));
        }
        ValueType type = function.returns();
        out.append("    public static %s%s %s(%s)\n    {\n        %s;\n    }\n\n"
                .formatted(
                        type(type.element()),
                        type.isArray() ? "[]" : "",
                        Names.camel(function.name()),
                        String.join(", ", parameters),
                        body(
                                api,
                                type,
                                "Client.papattes_" + function.name() + "(" + String.join(", ", numbers) + ")")));
    }

    private static String body(Api api, ValueType type, String call) {
        if (type.isArray()) {
            return "return Client.ReadArray(%s, %d, p => Client.Read%s(p))"
                    .formatted(call, api.size(type.element()), Names.camel(type.name()));
        }
        return switch (type.sort()) {
            case VOID -> call;
            case STRUCT -> "return Client.Read" + Names.camel(type.name()) + "(" + call + ")";
            default -> "return " + convert(type, call);
        };
    }

    private static String convert(ValueType type, String number) {
        return switch (type.sort()) {
            case BOOL -> number + " != 0";
            case ENUM -> "(" + Names.camel(type.name()) + ")" + number;
            default -> number;
        };
    }

    /** The numbers of a value: {@code v.PosCase.Ligne}, {@code (int)v.Contenu}. */
    private static List<String> numbers(Api api, ValueType type, String value) {
        return switch (type.sort()) {
            case BOOL -> List.of(value + " ? 1 : 0");
            case ENUM -> List.of("(int)" + value);
            case STRUCT -> {
                List<String> numbers = new ArrayList<>();
                for (Member field : api.struct(type).fields()) {
                    numbers.addAll(numbers(api, field.type(), value + "." + Names.camel(field.name())));
                }
                yield numbers;
            }
            default -> List.of(value);
        };
    }

    private static String client(Api api) {
        StringBuilder out = new StringBuilder(Resources.text("cs/client.cs"));
        for (Structure struct : api.structs()) {
            List<String> fields = new ArrayList<>();
            int at = 0;
            for (Member field : struct.fields()) {
                fields.add(Names.camel(field.name()) + " = " + read(field.type(), at));
                at += api.size(field.type());
            }
            out.append("""

                        internal static %1$s Read%1$s(int* p)
                        {
                            return new %1$s { %2$s };
                        }
                    """.formatted(Names.camel(struct.name()), String.join(", ", fields)));
        }
        for (Function function : api.functions()) {
            List<String> parameters = new ArrayList<>();
            for (Member parameter : function.parameters()) {
                for (String part : Client.parts(api, parameter.type(), parameter.name(), "_")) {
                    parameters.add("int " + part);
                }
            }
            ValueType type = function.returns();
            String result = type.isArray() || type.isStruct() ? "int*" : type.sort() == Sort.VOID ? "void" : "int";
            out.append("\n    [DllImport(\"papattes\")]\n    internal static extern %s papattes_%s(%s);\n"
                    .formatted(result, function.name(), String.join(", ", parameters)));
        }
        return out.append("}\n").toString();
    }

    private static String read(ValueType type, int at) {
        return type.isStruct()
                ? "Read" + Names.camel(type.name()) + "(p + " + at + ")"
                : convert(type, "p[" + at + "]");
    }
}
