package ludotheque.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Writes one JSON value. The command line and the browser report with it; the rules of the games know nothing of JSON.
 *
 * <pre>{@code new Json().object().field("turn", 1).field("scores", scores).end().toString()}</pre>
 */
public final class Json {
    private final StringBuilder out = new StringBuilder();
    /** Closing brackets still owed, innermost last. */
    private final StringBuilder open = new StringBuilder();

    private boolean comma;

    public Json object() {
        return begin('{', '}');
    }

    public Json array() {
        return begin('[', ']');
    }

    /** Closes the innermost object or array. */
    public Json end() {
        int last = open.length() - 1;
        out.append(open.charAt(last));
        open.setLength(last);
        comma = true;
        return this;
    }

    /** Names the next value of an object. */
    public Json name(String name) {
        value(name);
        out.append(':');
        comma = false;
        return this;
    }

    public Json value(@Nullable String value) {
        separate();
        if (value == null) {
            out.append("null");
        } else {
            quote(value);
        }
        return this;
    }

    public Json value(long value) {
        separate();
        out.append(value);
        return this;
    }

    public Json value(@Nullable Number value) {
        separate();
        out.append(value);
        return this;
    }

    /** A finite number; JSON knows no other. */
    public Json value(double value) {
        separate();
        out.append(value);
        return this;
    }

    public Json value(boolean value) {
        separate();
        out.append(value);
        return this;
    }

    public Json value(int[] values) {
        array();
        for (int value : values) {
            value(value);
        }
        return end();
    }

    public Json field(String name, @Nullable String value) {
        return name(name).value(value);
    }

    public Json field(String name, long value) {
        return name(name).value(value);
    }

    public Json field(String name, @Nullable Number value) {
        return name(name).value(value);
    }

    public Json field(String name, double value) {
        return name(name).value(value);
    }

    public Json field(String name, boolean value) {
        return name(name).value(value);
    }

    public Json field(String name, int[] values) {
        return name(name).value(values);
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private Json begin(char bracket, char closing) {
        separate();
        out.append(bracket);
        open.append(closing);
        comma = false;
        return this;
    }

    private void separate() {
        if (comma) {
            out.append(',');
        }
        comma = true;
    }

    private void quote(String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (Visible.isOrder(value, i)) {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(Character.forDigit(c >> shift & 15, 16));
                }
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
