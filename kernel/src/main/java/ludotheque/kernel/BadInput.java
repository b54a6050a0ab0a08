package ludotheque.kernel;

/** A text that cannot be read: where it goes wrong, counted from 1, and what was expected there. */
public final class BadInput extends Exception {
    private final int line;
    private final int column;
    private final Text expected;

    public BadInput(int line, int column, Text expected) {
        super(line + ":" + column + ": " + expected.withShortWords().en());
        this.line = line;
        this.column = column;
        this.expected = expected.withShortWords();
    }

    /** Likewise at its very beginning, where it may be no more than a word. */
    public BadInput(String fr, String en) {
        this(1, 1, new Text(fr, en));
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    public Text expected() {
        return expected;
    }
}
