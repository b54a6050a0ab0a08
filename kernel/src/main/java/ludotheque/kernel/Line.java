package ludotheque.kernel;

import java.util.ArrayList;
import java.util.List;

/** One line of a text cut into words, each with the column it starts at, so that an error can point at it. */
public final class Line {
    private final int number;
    private final int width;
    private final List<String> words;
    private final int[] columns;

    private Line(int number, String text) {
        this.number = number;
        this.words = new ArrayList<>();
        int[] starts = new int[text.length() / 2 + 1];
        int end = 0;
        int at = 0;
        while (at < text.length()) {
            if (isBlank(text.charAt(at))) {
                at++;
                continue;
            }
            int start = at;
            while (at < text.length() && !isBlank(text.charAt(at))) {
                at++;
            }
            starts[words.size()] = start + 1;
            words.add(text.substring(start, at));
            end = at;
        }
        this.columns = starts;
        this.width = end;
    }

    /** Cuts a text into its lines that are not blank; LF and CRLF both end a line. */
    public static List<Line> of(String whole) {
        String text = ByteOrderMark.skip(whole);
        List<Line> lines = new ArrayList<>();
        int number = 0;
        int start = 0;
        while (start <= text.length()) {
            int end = text.indexOf('\n', start);
            if (end < 0) {
                end = text.length();
            }
            number++;
            Line line = new Line(number, text.substring(start, end));
            if (line.size() > 0) {
                lines.add(line);
            }
            start = end + 1;
        }
        return lines;
    }

    /** The line at an index of a text, which must be there and begin with a keyword. */
    public static Line expect(List<Line> lines, int index, String keyword) throws BadInput {
        String fr = "« " + keyword + " » était attendu";
        String en = "\"" + keyword + "\" was expected";
        if (index >= lines.size()) {
            int end = lines.isEmpty() ? 1 : lines.get(lines.size() - 1).number() + 1;
            throw new BadInput(end, 1, new Text(fr, en));
        }
        if (!lines.get(index).word(0).equals(keyword)) {
            throw lines.get(index).error(0, fr, en);
        }
        return lines.get(index);
    }

    public int number() {
        return number;
    }

    public int size() {
        return words.size();
    }

    public String word(int index) {
        return words.get(index);
    }

    /** Where word {@code index} starts, or where the line ends when it has no such word; counted from 1. */
    public int column(int index) {
        return index < words.size() ? columns[index] : width + 1;
    }

    /** Reads word {@code index} as a whole number within the bounds, both allowed. */
    public int integer(int index, int least, int most) throws BadInput {
        return (int) longInteger(index, least, most);
    }

    /** Reads word {@code index} as a whole number within the bounds, both allowed. */
    public long longInteger(int index, long least, long most) throws BadInput {
        String bounds = least + ".." + most;
        if (index < words.size()) {
            try {
                long value = Digits.toLong(words.get(index));
                if (least <= value && value <= most) {
                    return value;
                }
            } catch (NumberFormatException notANumber) {
                // told below, with the bounds
            }
        }
        throw error(index, "un nombre dans " + bounds + " était attendu", "a number in " + bounds + " was expected");
    }

    /** Refuses a first line that has anything but a version from 1 to the newest after its word. */
    public void expectVersion(int newest) throws BadInput {
        boolean known = false;
        for (int version = 1; version <= newest; version++) {
            known |= size() > 1 && word(1).equals(String.valueOf(version));
        }
        if (!known) {
            throw error(
                    1,
                    "version inconnue de ce format : la version " + newest + " était attendue",
                    "unknown version of this format: version " + newest + " was expected");
        }
        expectSize(2);
    }

    /** Refuses words beyond the first {@code size}. */
    public void expectSize(int size) throws BadInput {
        if (words.size() > size) {
            throw error(size, "la fin de la ligne était attendue", "the end of the line was expected");
        }
    }

    /** An error at word {@code index}, or at the end of the line when it has no such word. */
    public BadInput error(int index, String fr, String en) {
        return new BadInput(number, column(index), new Text(fr, en));
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r';
    }
}
