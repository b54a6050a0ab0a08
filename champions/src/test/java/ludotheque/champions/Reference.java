package ludotheque.champions;

import java.util.ArrayList;
import java.util.List;
import ludotheque.champions.Api.Constant;
import ludotheque.champions.Api.Enumeration;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.Kind;
import ludotheque.champions.Api.Member;
import ludotheque.champions.Api.Structure;
import ludotheque.champions.Api.Value;
import ludotheque.kernel.Lang;
import ludotheque.kernel.Text;

/** The API for people to read. */
public final class Reference {
    private static final Text INTRODUCTION = new Text("""
            # L'API de Six Papattes

            Les noms sont ceux du sujet ; chaque langage les écrit à sa façon, comme le montre le fichier d'API que donne
            `ludo papattes new`. Cette page est engendrée à partir des mêmes données.

            """, """
            # The API of Six Papattes

            The names are the subject's; each language writes them in its own way, as the API file shows that
            `ludo papattes new` gives. This page is generated from the same data.

            """);
    private static final Text CONSTANTS = new Text("Constantes", "Constants");
    private static final Text ENUMERATIONS = new Text("Énumérations", "Enumerations");
    private static final Text STRUCTURES = new Text("Structures", "Structures");
    private static final Text ACTIONS = new Text("Actions", "Actions");
    private static final Text QUERIES = new Text("Questions", "Questions");
    private static final Text DISPLAYS = new Text("Affichage", "Display");
    private static final Text NUMBER = new Text("Numéro", "Number");
    private static final Text NAME = new Text("Nom", "Name");
    private static final Text VALUE = new Text("Valeur", "Value");
    private static final Text MEANING = new Text("Sens", "Meaning");
    private static final Text TYPE = new Text("Type", "Type");

    private final Api api;
    private final Lang lang;
    private final StringBuilder out = new StringBuilder();

    private Reference(Api api, Lang lang) {
        this.api = api;
        this.lang = lang;
    }

    public static String markdown(Lang lang) {
        return new Reference(Api.load(), lang).write();
    }

    private String write() {
        out.append(INTRODUCTION.in(lang));
        constants();
        title(ENUMERATIONS);
        api.enums().forEach(this::enumeration);
        title(STRUCTURES);
        api.structs().forEach(this::structure);
        functions(ACTIONS, Kind.ACTION);
        functions(QUERIES, Kind.QUERY);
        functions(DISPLAYS, Kind.DISPLAY);
        out.setLength(out.length() - 1);
        return out.toString();
    }

    private void title(Text title) {
        out.append("## ").append(title.in(lang)).append("\n\n");
    }

    private void entry(String name, Text about) {
        out.append("### `%s`\n\n%s\n\n".formatted(name, about.in(lang)));
    }

    private void row(String... cells) {
        out.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private void heading(Text... names) {
        List<String> cells = new ArrayList<>();
        for (Text name : names) {
            cells.add(name.in(lang));
        }
        row(cells.toArray(String[]::new));
        out.append("|---".repeat(names.length)).append("|\n");
    }

    private void constants() {
        title(CONSTANTS);
        heading(NAME, VALUE, MEANING);
        for (Constant constant : api.constants()) {
            row(
                    code(constant.name()),
                    String.valueOf(constant.value()),
                    constant.about().in(lang));
        }
        out.append('\n');
    }

    private void enumeration(Enumeration enumeration) {
        entry(enumeration.name(), enumeration.about());
        heading(NUMBER, NAME, MEANING);
        int number = 0;
        for (Value value : enumeration.values()) {
            row(String.valueOf(number++), code(value.name()), value.about().in(lang));
        }
        out.append('\n');
    }

    private void structure(Structure structure) {
        entry(structure.name(), structure.about());
        heading(TYPE, NAME, MEANING);
        members(structure.fields());
    }

    private void members(List<Member> members) {
        for (Member member : members) {
            row(
                    code(member.type().written()),
                    code(member.name()),
                    member.about().in(lang));
        }
        out.append('\n');
    }

    private void functions(Text title, Kind kind) {
        title(title);
        for (Function function : api.functions()) {
            if (function.kind() == kind) {
                List<String> parameters = function.parameters().stream()
                        .map(parameter -> parameter.type().written() + " " + parameter.name())
                        .toList();
                entry(
                        function.returns().written() + " " + function.name() + "(" + String.join(", ", parameters)
                                + ")",
                        function.about());
                if (!parameters.isEmpty()) {
                    heading(TYPE, NAME, MEANING);
                    members(function.parameters());
                }
            }
        }
    }

    private static String code(String name) {
        return "`" + name + "`";
    }
}
