package ludotheque.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One JSON value that was read, with the line and column where it begins, so that whoever finds it wrong can say where. Whole
 * numbers only: nothing here is measured.
 */
public final class JsonValue {
    private static final int DEEPEST = 64;

    private final Object value;
    private final int line;
    private final int column;

    private JsonValue(Object value, int line, int column) {
        this.value = value;
        this.line = line;
        this.column = column;
    }

    public static JsonValue parse(String text) throws BadInput {
        return parse(ByteOrderMark.skip(text), 1, 1);
    }

    /** Reads a text that begins at this line and column of a longer one. */
    public static JsonValue parse(String text, int line, int column) throws BadInput {
        Reader reader = new Reader(text);
        reader.line = line;
        reader.lineStart = 1 - column;
        JsonValue value = reader.value(0);
        reader.skipBlanks();
        if (reader.at < text.length()) {
            throw reader.error("la fin du texte était attendue", "the end of the text was expected");
        }
        return value;
    }

    public boolean isNull() {
        return value == Null.NULL;
    }

    public boolean isObject() {
        return value instanceof Map;
    }

    /** The values by name, in the order written. */
    @SuppressWarnings("unchecked")
    public Map<String, JsonValue> object() throws BadInput {
        if (value instanceof Map) {
            return (Map<String, JsonValue>) value;
        }
        throw error("un objet { … } était attendu", "an object { … } was expected");
    }

    @SuppressWarnings("unchecked")
    public List<JsonValue> array() throws BadInput {
        if (value instanceof List) {
            return (List<JsonValue>) value;
        }
        throw error("un tableau [ … ] était attendu", "an array [ … ] was expected");
    }

    public String string() throws BadInput {
        if (value instanceof String string) {
            return string;
        }
        throw error("une chaîne \"…\" était attendue", "a string \"…\" was expected");
    }

    public boolean bool() throws BadInput {
        if (value instanceof Boolean bool) {
            return bool;
        }
        throw error("true ou false était attendu", "true or false was expected");
    }

    /** A whole number within the bounds, both allowed. */
    public long number(long least, long most) throws BadInput {
        if (value instanceof Long number && least <= number && number <= most) {
            return number;
        }
        String bounds = least + ".." + most;
        throw error("un nombre dans " + bounds + " était attendu", "a number in " + bounds + " was expected");
    }

    /** The value of this name in an object, or null. */
    public @Nullable JsonValue get(String name) throws BadInput {
        return object().get(name);
    }

    /** The value of this name in an object, which must have it. */
    public JsonValue need(String name) throws BadInput {
        JsonValue found = object().get(name);
        if (found == null) {
            throw error("le champ « " + name + " » manque", "the field \"" + name + "\" is missing");
        }
        return found;
    }

    /** Says that this value is wrong. */
    public BadInput error(String fr, String en) {
        return new BadInput(line, column, new Text(fr, en));
    }

    private enum Null {
        NULL
    }

    /** Stands for a number that is none here: with a fraction, an exponent, or too many digits. */
    private enum NoNumber {
        NOT_WHOLE
    }

    private static final class Reader {
        /** This many digits always fit a long. */
        private static final int MOST_DIGITS = 18;

        private final String text;
        private int at;
        private int line = 1;
        private int lineStart;

        Reader(String text) {
            this.text = text;
        }

        BadInput error(String fr, String en) {
            return new BadInput(line, at - lineStart + 1, new Text(fr, en));
        }

        void skipBlanks() {
            while (at < text.length()) {
                char c = text.charAt(at);
                if (c == '\n') {
                    line++;
                    lineStart = at + 1;
                } else if (c != ' ' && c != '\t' && c != '\r') {
                    return;
                }
                at++;
            }
        }

        private char peek() {
            return at < text.length() ? text.charAt(at) : '\0';
        }

        JsonValue value(int depth) throws BadInput {
            skipBlanks();
            int startLine = line;
            int startColumn = at - lineStart + 1;
            if (depth > DEEPEST) {
                throw error("trop de crochets emboîtés", "brackets nested too deep");
            }
            char c = peek();
            Object read = switch (c) {
                case '{' -> object(depth);
                case '[' -> array(depth);
                case '"' -> string();
                case 't' -> word("true", true);
                case 'f' -> word("false", false);
                case 'n' -> word("null", Null.NULL);
                default -> number();
            };
            return new JsonValue(read, startLine, startColumn);
        }

        private Object word(String word, Object meaning) throws BadInput {
            if (!text.startsWith(word, at)) {
                throw error("une valeur JSON était attendue", "a JSON value was expected");
            }
            at += word.length();
            return meaning;
        }

        private Object number() throws BadInput {
            int start = at;
            int end = at;
            if (end < text.length() && text.charAt(end) == '-') {
                end++;
            }
            int digits = end;
            end = afterDigits(end);
            if (text.charAt(digits) == '0' && end > digits + 1) {
                throw error("un nombre entier était attendu", "a whole number was expected");
            }
            boolean isWhole = end - digits <= MOST_DIGITS;
            if (isAt(end, ".")) {
                end = afterDigits(end + 1);
                isWhole = false;
            }
            if (isAt(end, "eE")) {
                end = afterDigits(isAt(end + 1, "+-") ? end + 2 : end + 1);
                isWhole = false;
            }
            at = end;
            // Whoever needs the value knows its name and its bounds, and refuses it.
            return isWhole ? Long.valueOf(Long.parseLong(text, start, end, 10)) : NoNumber.NOT_WHOLE;
        }

        private boolean isAt(int index, String characters) {
            return index < text.length() && characters.indexOf(text.charAt(index)) >= 0;
        }

        /** The index after one digit or more. */
        private int afterDigits(int from) throws BadInput {
            int end = from;
            while (isAt(end, "0123456789")) {
                end++;
            }
            if (end == from) {
                throw error("une valeur JSON était attendue", "a JSON value was expected");
            }
            return end;
        }

        private Map<String, JsonValue> object(int depth) throws BadInput {
            Map<String, JsonValue> fields = new LinkedHashMap<>();
            at++;
            skipBlanks();
            while (peek() != '}') {
                if (!fields.isEmpty()) {
                    take(',');
                    skipBlanks();
                }
                if (peek() != '"') {
                    throw error("un nom entre guillemets était attendu", "a name in quotes was expected");
                }
                int before = at;
                String name = string();
                if (fields.containsKey(name)) {
                    at = before;
                    throw error("« " + name + " » est écrit deux fois", "\"" + name + "\" is written twice");
                }
                skipBlanks();
                take(':');
                fields.put(name, value(depth + 1));
                skipBlanks();
            }
            at++;
            return fields;
        }

        private List<JsonValue> array(int depth) throws BadInput {
            List<JsonValue> values = new ArrayList<>();
            at++;
            skipBlanks();
            while (peek() != ']') {
                if (!values.isEmpty()) {
                    take(',');
                }
                values.add(value(depth + 1));
                skipBlanks();
            }
            at++;
            return values;
        }

        private void take(char expected) throws BadInput {
            if (peek() != expected) {
                throw error("« " + expected + " » était attendu", "\"" + expected + "\" was expected");
            }
            at++;
        }

        private String string() throws BadInput {
            StringBuilder read = new StringBuilder();
            at++;
            while (true) {
                char c = peek();
                if (c < ' ') {
                    throw error("la fin de la chaîne « \" » était attendue", "the end of the string '\"' was expected");
                }
                at++;
                if (c == '"') {
                    return read.toString();
                }
                read.append(c == '\\' ? escaped() : c);
            }
        }

        private char escaped() throws BadInput {
            char c = peek();
            at++;
            return switch (c) {
                case '"', '\\', '/' -> c;
                case 'b' -> '\b';
                case 'f' -> '\f';
                case 'n' -> '\n';
                case 'r' -> '\r';
                case 't' -> '\t';
                case 'u' -> unicode();
                default -> {
                    at--;
                    throw error("une suite d'échappement était attendue", "an escape sequence was expected");
                }
            };
        }

        private char unicode() throws BadInput {
            int code = 0;
            for (int i = 0; i < 4; i++) {
                int digit = peek() < 128 ? Character.digit(peek(), 16) : -1;
                if (digit < 0) {
                    throw error(
                            "quatre chiffres hexadécimaux étaient attendus", "four hexadecimal digits were expected");
                }
                code = code * 16 + digit;
                at++;
            }
            return (char) code;
        }
    }
}
