package ludotheque.classroom.similar;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What tells comments and texts from code in a language, and nothing more: the same few tokens then serve all of them. */
enum Syntax {
    /** C, C++, C#, Java, Rust, JavaScript. */
    BRACES(List.of("c", "h", "cc", "cpp", "cxx", "hpp", "hh", "cs", "java", "rs", "js", "ts"), "//", "/*", "*/", true),
    PHP(List.of("php"), "#", "/*", "*/", true),
    PYTHON(List.of("py"), "#", "\"\"\"", "\"\"\"", true),
    HASKELL(List.of("hs"), "--", "{-", "-}", false),
    OCAML(List.of("ml", "mli"), "", "(*", "*)", false),
    /** Solutions and records: every word counts. */
    PLAIN(List.of("sol", "txt", "csv"), "", "", "", false);

    @SuppressWarnings("ImmutableEnumChecker") // List.of never changes
    private final List<String> endings;

    final String lineComment;
    final String open;
    final String close;
    /** Whether an apostrophe opens a text; elsewhere it is part of a name. */
    final boolean quotesTexts;

    Syntax(List<String> endings, String lineComment, String open, String close, boolean quotesTexts) {
        this.endings = endings;
        this.lineComment = lineComment;
        this.open = open;
        this.close = close;
        this.quotesTexts = quotesTexts;
    }

    /** The syntax of a file, by the ending of its name; null when it is none that we compare. */
    static @Nullable Syntax of(String file) {
        String ending = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        for (Syntax syntax : values()) {
            if (file.contains(".") && syntax.endings.contains(ending)) {
                return syntax;
            }
        }
        return null;
    }
}
