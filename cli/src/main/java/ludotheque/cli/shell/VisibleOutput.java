package ludotheque.cli.shell;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import ludotheque.kernel.Visible;

/**
 * A standard stream whose texts may quote strangers: what a terminal would obey is shown as its code. What we draw ourselves, in colour,
 * is painted.
 */
final class VisibleOutput extends PrintStream {
    private final PrintStream stream;

    private VisibleOutput(PrintStream stream) {
        super(stream, false, StandardCharsets.UTF_8);
        this.stream = stream;
    }

    static VisibleOutput over(PrintStream stream) {
        return stream instanceof VisibleOutput visible ? visible : new VisibleOutput(stream);
    }

    void paint(String picture) {
        writeBytes(picture.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether nobody reads it any more, as {@code head} does. */
    boolean isLeft() {
        return stream instanceof StandardOutput standard && standard.isLeft();
    }

    @Override
    public void print(String text) {
        super.print(Visible.text(String.valueOf(text)));
    }

    @Override
    public void print(Object value) {
        print(String.valueOf(value));
    }

    @Override
    public void print(char c) {
        print(String.valueOf(c));
    }

    @Override
    public void print(char[] text) {
        print(String.valueOf(text));
    }

    @Override
    public String toString() {
        return stream.toString();
    }
}
