package ludotheque.classroom.mark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludotheque.classroom.handin.Handin;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.ByteOrderMark;
import ludotheque.kernel.Lang;
import ludotheque.kernel.Text;

/**
 * The grading worksheet that Moodle gives out. It says more of students than the archive of their hand-ins does: their addresses, their names
 * in full and who is in which group.
 */
public final class Worksheet {
    /** What a worksheet may have. */
    public static final int MOST_BYTES = 16 << 20;

    /** Says no more than what stands in the names of the hand-ins. */
    public static final Worksheet NONE = new Worksheet(List.of(), List.of());

    static final Text IDENTIFIER = new Text("Identifiant", "Identifier");
    static final Text NAME = new Text("Nom complet", "Full name");
    static final Text GRADE = new Text("Note", "Grade");
    static final Text MOST = new Text("Note maximale", "Maximum Grade");
    static final Text MODIFIED = new Text("Dernière modification (note)", "Last modified (grade)");
    static final Text COMMENTS = new Text("Feedback par commentaires", "Feedback comments");
    /** Whose number is not known. Moodle passes this line over; at an empty cell it would stop and take no line at all. */
    static final String NOBODY = "Participant 0";

    private static final Text GROUP = new Text("Groupe", "Group");
    private static final List<Text> OURS = List.of(IDENTIFIER, NAME, GRADE, MOST, MODIFIED, COMMENTS);

    private static final Pattern NUMBER = Pattern.compile("(\\d+)\\s*$");
    private static final Pattern UNHEARD = Pattern.compile("[^\\p{L}\\p{N}]");

    private final List<String> heads;
    private final List<List<String>> rows;

    /**
     * What a table has of a student before the marks.
     *
     * @param modified when Moodle's mark was changed, as Moodle writes it, or empty
     * @param more what stands below {@link #moreHeads}
     */
    record Line(String identifier, String name, String modified, List<String> more) {}

    private Worksheet(List<String> heads, List<List<String>> rows) {
        this.heads = heads;
        this.rows = rows;
    }

    /** Reads one, in French or English, whatever separates its cells. */
    public static Worksheet parse(String text) throws BadInput {
        String content = ByteOrderMark.skip(text);
        String first = content.lines().findFirst().orElse("");
        char separator = first.indexOf('\t') >= 0 ? '\t' : first.indexOf(';') >= 0 ? ';' : ',';
        List<List<String>> all = cells(content, separator);
        Worksheet read = new Worksheet(
                all.isEmpty() ? List.of() : all.get(0), all.isEmpty() ? List.of() : all.subList(1, all.size()));
        if (read.column(IDENTIFIER) < 0) {
            throw new BadInput(
                    "la colonne Identifiant d'un formulaire d'évaluation de Moodle était attendue",
                    "the column Identifier of a grading worksheet of Moodle was expected");
        }
        return read;
    }

    private static List<List<String>> cells(String text, char separator) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                cell.append(c);
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (quoted || (c != separator && c != '\n' && c != '\r')) {
                cell.append(c);
            } else if (c != '\r') {
                row.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            }
        }
        if (!row.isEmpty() || !cell.isEmpty()) {
            row.add(cell.toString());
            rows.add(row);
        }
        return rows;
    }

    /** How a column is headed here or, where it is not, in a language. */
    String head(Text name, Lang lang) {
        int column = column(name);
        return column < 0 ? name.in(lang) : heads.get(column);
    }

    private int column(Text name) {
        for (int i = 0; i < heads.size(); i++) {
            if (is(heads.get(i), name)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean is(String head, Text name) {
        return head.equalsIgnoreCase(name.fr()) || head.equalsIgnoreCase(name.en());
    }

    /** Columns that a table of marks does not have of itself. */
    List<String> moreHeads() {
        return heads.stream().filter(Worksheet::isMore).toList();
    }

    private static boolean isMore(String head) {
        return OURS.stream().noneMatch(name -> is(head, name));
    }

    /** Whether students are told apart by it, and none of them handed this in. */
    public boolean lacks(Handin handin) {
        return !heads.isEmpty() && found(handin).isEmpty();
    }

    /** Whose a hand-in is: one student's, or that of all members of a group. */
    List<Line> lines(Handin handin) {
        List<Line> lines = found(handin).stream().map(row -> line(row, handin)).toList();
        return lines.isEmpty() ? List.of(unknown(handin)) : lines;
    }

    private List<List<String>> found(Handin handin) {
        // The number of a group is no participant's.
        int group = column(GROUP);
        return rows.stream()
                .filter(row -> group >= 0
                        ? heard(cell(row, group)).equals(heard(handin.name()))
                        : !handin.number().isEmpty()
                                && number(cell(row, column(IDENTIFIER))).equals(handin.number()))
                .toList();
    }

    private Line line(List<String> row, Handin handin) {
        List<String> more = new ArrayList<>();
        for (int i = 0; i < heads.size(); i++) {
            if (isMore(heads.get(i))) {
                more.add(cell(row, i));
            }
        }
        int name = column(NAME);
        return new Line(
                cell(row, column(IDENTIFIER)),
                name < 0 ? handin.name() : cell(row, name),
                cell(row, column(MODIFIED)),
                more);
    }

    private Line unknown(Handin handin) {
        boolean isNumbered = heads.isEmpty() && !handin.number().isEmpty();
        List<String> more = moreHeads().stream().map(head -> "").toList();
        return new Line(isNumbered ? "Participant " + handin.number() : "", handin.name(), "", more);
    }

    private static String cell(List<String> row, int column) {
        return column < 0 || column >= row.size() ? "" : row.get(column);
    }

    private static String number(String identifier) {
        Matcher number = NUMBER.matcher(identifier);
        return number.find() ? number.group(1) : "";
    }

    /** A name as files may bear it: without the signs that Moodle drops there. */
    private static String heard(String name) {
        return UNHEARD.matcher(name).replaceAll("").toLowerCase(Locale.ROOT);
    }
}
