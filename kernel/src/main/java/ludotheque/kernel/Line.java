package ludotheque.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a text cut into words, each with the column it starts at, so that an error can point at it. It is cut when somebody asks
 * for a word: a text of millions of lines is often refused at one of the first.
 */
public final class Line {
    private final int number;
    private final String text;
    private final int start;
    private final int end;
    private @Nullable Words words;

    private Line(int number, String text, int start, int end) {
        this.number = number;
        this.text = text;
        this.start = start;
        this.end = end;
    }

    /** The words of a line, where they start, and where the last one ends. */
    private static final class Words {
        private final List<String> list = new ArrayList<>(4);
        private final int[] columns;
        private final int width;

        Words(String line) {
            int[] starts = new int[line.length() / 2 + 1];
            int last = 0;
            int at = 0;
            while (at < line.length()) {
                if (isBlank(line.charAt(at))) {
                    at++;
                    continue;
                }
                int begin = at;
                while (at < line.length() && !isBlank(line.charAt(at))) {
                    at++;
                }
                starts[list.size()] = begin + 1;
                list.add(line.substring(begin, at));
                last = at;
            }
            columns = Arrays.copyOf(starts, list.size());
            width = last;
        }
    }

    private Words words() {
        Words cut = words;
        if (cut == null) {
            cut = new Words(text.substring(start, end));
            words = cut;
        }
        return cut;
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
            if (!isBlank(text, start, end)) {
                lines.add(new Line(number, text, start, end));
            }
            start = end + 1;
        }
        return lines;
    }

    public int number() {
        return number;
    }

    public int size() {
        return words().list.size();
    }

    public String word(int index) {
        return words().list.get(index);
    }

    /** Where word {@code index} starts, or where the line ends when it has no such word; counted from 1. */
    public int column(int index) {
        return index < size() ? words().columns[index] : words().width + 1;
    }

    /** The JSON value that fills the line from word {@code index} on. */
    public JsonValue json(int index) throws BadInput {
        int column = column(index);
        return JsonValue.parse(text.substring(start + column - 1, end), number, column);
    }

    /** Reads word {@code index} as a whole number within the bounds, both allowed. */
    public int integer(int index, int least, int most) throws BadInput {
        return (int) longInteger(index, least, most);
    }

    /** Reads word {@code index} as a whole number within the bounds, both allowed. */
    public long longInteger(int index, long least, long most) throws BadInput {
        String bounds = least + ".." + most;
        if (index < size()) {
            try {
                long value = Digits.toLong(word(index));
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
        if (size() > size) {
            throw error(size, "la fin de la ligne était attendue", "the end of the line was expected");
        }
    }

    /** An error at word {@code index}, or at the end of the line when it has no such word. */
    public BadInput error(int index, String fr, String en) {
        return new BadInput(number, column(index), new Text(fr, en));
    }

    private static boolean isBlank(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (!isBlank(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r';
    }
}
