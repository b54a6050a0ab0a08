package ludotheque.kernel;

import java.util.List;

/** The lines of a text that are not blank, read one after the other. */
public final class Lines {
    private final List<Line> lines;
    private int at;

    public Lines(String text) {
        this.lines = Line.of(text);
    }

    public boolean hasNext() {
        return at < lines.size();
    }

    /** Whether there is a next line and it begins with a keyword. */
    public boolean nextIs(String keyword) {
        return hasNext() && lines.get(at).word(0).equals(keyword);
    }

    /** The next line, which is there and stays the next one. */
    public Line peek() {
        return lines.get(at);
    }

    /** Passes over the next line. */
    public void skip() {
        at++;
    }

    /** The next line, which must begin with a keyword. */
    public Line next(String keyword) throws BadInput {
        String fr = "« " + keyword + " » était attendu";
        String en = "\"" + keyword + "\" was expected";
        Line line = next(fr, en);
        if (!line.word(0).equals(keyword)) {
            throw line.error(0, fr, en);
        }
        return line;
    }

    /** The next line, whatever it begins with; when there is none, says what was expected. */
    public Line next(String fr, String en) throws BadInput {
        if (!hasNext()) {
            throw new BadInput(nextNumber(), 1, new Text(fr, en));
        }
        return lines.get(at++);
    }

    /** Refuses more lines, saying what was expected instead. */
    public void expectEnd(String fr, String en) throws BadInput {
        if (hasNext()) {
            throw lines.get(at).error(0, fr, en);
        }
    }

    /** The number of the next line or, at the end, of the one that would follow. */
    public int nextNumber() {
        if (hasNext()) {
            return lines.get(at).number();
        }
        return lines.isEmpty() ? 1 : lines.get(lines.size() - 1).number() + 1;
    }
}
