package ludotheque.classroom.similar;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;

/**
 * The code of one hand-in as tokens, file after file, with neither comments nor layout: every name is the same token, every number, every
 * text. What a student changes first to hide a copy is not there at all.
 *
 * @param codes of the tokens
 * @param files which of the paths each is in
 * @param lines which line it stands on there
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and flat on purpose
record Tokens(String name, int[] codes, int[] files, int[] lines, String[] paths) {
    /** Between two files; no passage goes over it, because it equals nothing, not even itself. */
    static final int BORDER = 0;

    private static final int NAME = 1;
    private static final int NUMBER = 2;
    private static final int TEXT = 3;
    private static final int FIRST_WORD = 1 << 16;

    /** Words that make the shape of a program, in any of the languages; all others are names. */
    private static final Set<String> KEYWORDS = Set.of(
            "and",
            "as",
            "auto",
            "begin",
            "bool",
            "boolean",
            "break",
            "byte",
            "case",
            "catch",
            "char",
            "class",
            "const",
            "continue",
            "data",
            "def",
            "default",
            "del",
            "do",
            "done",
            "double",
            "elif",
            "else",
            "elseif",
            "end",
            "enum",
            "except",
            "extends",
            "extern",
            "false",
            "final",
            "finally",
            "float",
            "fn",
            "for",
            "foreach",
            "from",
            "fun",
            "function",
            "global",
            "goto",
            "if",
            "impl",
            "implements",
            "import",
            "in",
            "include",
            "instanceof",
            "int",
            "interface",
            "is",
            "lambda",
            "let",
            "long",
            "loop",
            "match",
            "mod",
            "module",
            "mut",
            "namespace",
            "new",
            "not",
            "null",
            "of",
            "open",
            "or",
            "override",
            "pass",
            "private",
            "protected",
            "pub",
            "public",
            "raise",
            "rec",
            "return",
            "self",
            "short",
            "sizeof",
            "static",
            "struct",
            "super",
            "switch",
            "template",
            "then",
            "this",
            "throw",
            "throws",
            "to",
            "trait",
            "true",
            "try",
            "type",
            "typedef",
            "union",
            "unsigned",
            "use",
            "using",
            "val",
            "var",
            "virtual",
            "void",
            "when",
            "where",
            "while",
            "with",
            "yield");

    static Tokens of(String name, Map<String, byte[]> files) {
        Reader reader = new Reader();
        files.forEach((path, content) -> {
            Syntax syntax = Syntax.of(path);
            if (syntax != null) {
                reader.read(path, new String(content, StandardCharsets.UTF_8), syntax);
            }
        });
        return reader.tokens(name);
    }

    int length() {
        return codes.length;
    }

    /** Reads one file after the other. */
    private static final class Reader {
        private int[] codes = new int[1 << 10];
        private int[] files = new int[1 << 10];
        private int[] lines = new int[1 << 10];
        private int count;
        private String[] paths = {};
        private String text = "";
        private int at;
        private int line;

        Tokens tokens(String name) {
            return new Tokens(
                    name, Arrays.copyOf(codes, count), Arrays.copyOf(files, count), Arrays.copyOf(lines, count), paths);
        }

        void read(String path, String content, Syntax syntax) {
            paths = Arrays.copyOf(paths, paths.length + 1);
            paths[paths.length - 1] = path;
            text = content;
            at = 0;
            line = 1;
            while (at < text.length()) {
                step(syntax);
            }
            add(BORDER);
        }

        private void step(Syntax syntax) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                forward(1);
            } else if (syntax == Syntax.PLAIN) {
                int start = at;
                while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
                    at++;
                }
                add(FIRST_WORD | text.substring(start, at).hashCode());
            } else if (passesComment(syntax)) {
                return;
            } else if (c == '"' || (c == '\'' && syntax.quotesTexts) || c == '`') {
                text(c);
            } else if (Character.isDigit(c)) {
                add(NUMBER);
                word(syntax);
            } else if (Character.isJavaIdentifierStart(c)) {
                int start = at;
                word(syntax);
                String word = text.substring(start, at);
                add(KEYWORDS.contains(word) ? FIRST_WORD | word.hashCode() : NAME);
            } else {
                add(c + 4);
                forward(1);
            }
        }

        /** Passes a comment over; whether there was one. */
        private boolean passesComment(Syntax syntax) {
            if ((!syntax.lineComment.isEmpty() && text.startsWith(syntax.lineComment, at))
                    || (syntax == Syntax.PHP && text.startsWith("//", at))) {
                while (at < text.length() && text.charAt(at) != '\n') {
                    at++;
                }
                return true;
            }
            if (text.startsWith(syntax.open, at)) {
                int end = text.indexOf(syntax.close, at + syntax.open.length());
                forward((end < 0 ? text.length() : end + syntax.close.length()) - at);
                return true;
            }
            return false;
        }

        private void text(char quote) {
            add(TEXT);
            forward(1);
            while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
                forward(text.charAt(at) == '\\' ? Math.min(2, text.length() - at) : 1);
            }
            forward(Math.min(1, text.length() - at));
        }

        /** To the end of a name; where apostrophes open no text they are part of names. */
        private void word(Syntax syntax) {
            while (at < text.length()
                    && (Character.isJavaIdentifierPart(text.charAt(at))
                            || (text.charAt(at) == '\'' && !syntax.quotesTexts))) {
                at++;
            }
        }

        private void forward(int characters) {
            for (int end = at + characters; at < end; at++) {
                line += text.charAt(at) == '\n' ? 1 : 0;
            }
        }

        private void add(int code) {
            if (count == codes.length) {
                codes = Arrays.copyOf(codes, 2 * count);
                files = Arrays.copyOf(files, 2 * count);
                lines = Arrays.copyOf(lines, 2 * count);
            }
            codes[count] = code;
            files[count] = paths.length - 1;
            lines[count++] = line;
        }
    }
}
