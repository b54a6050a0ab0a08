package ludotheque.classroom.mark;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import ludotheque.classroom.mark.Marks.Sheet;
import ludotheque.classroom.mark.Scheme.Item;
import ludotheque.kernel.Json;
import ludotheque.kernel.Lang;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;

/** Marks as other programs read them: a table for a gradebook, results of tests, JSON. */
public record MarksReport(Marks marks, Lang lang) {
    /** Before the sign that ends a cell, Moodle takes a backslash for a word about that sign, and then reads no line of the whole table. */
    private static final Pattern LAST_BACKSLASH = Pattern.compile("\\\\(?=\"|$)");

    /** How a table separates its cells. */
    public enum Separator {
        COMMA(','),
        SEMICOLON(';'),
        TAB('\t');

        private final char sign;

        Separator(char sign) {
            this.sign = sign;
        }
    }

    /**
     * A table with a line a student, headed as Moodle's worksheet is: who, the mark, the most there is, what was wrong, what else the worksheet
     * has, then the points of each exercise. French tables that are not separated by commas write decimals with a comma, as spreadsheets there
     * read them.
     */
    public String csv(Separator separator, Worksheet worksheet) {
        boolean comma = lang == Lang.FR && separator != Separator.COMMA;
        List<List<String>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>(List.of(
                worksheet.head(Worksheet.IDENTIFIER, lang),
                worksheet.head(Worksheet.NAME, lang),
                worksheet.head(Worksheet.GRADE, lang),
                worksheet.head(Worksheet.MOST, lang),
                // Moodle reads a grading worksheet only with this column; empty, it lets every mark in that is not
                // there yet.
                worksheet.head(Worksheet.MODIFIED, lang),
                say("Jours de retard", "Days late"),
                worksheet.head(Worksheet.COMMENTS, lang)));
        heads.addAll(worksheet.moreHeads());
        boolean competes = !marks.ranks().isEmpty();
        if (competes) {
            heads.add(say("Rang", "Rank"));
            heads.add(say("Points de la compétition", "Points of the competition"));
        }
        marks.scheme().exercises().forEach(item -> heads.add(item.exercise().name()));
        rows.add(heads);
        boolean isMoodles = worksheet != Worksheet.NONE
                || marks.sheets().stream()
                        .anyMatch(sheet -> !sheet.handin().number().isEmpty());
        for (int at = 0; at < marks.sheets().size(); at++) {
            for (Worksheet.Line line : worksheet.lines(marks.sheets().get(at).handin())) {
                rows.add(row(at, line, isMoodles, comma));
            }
        }
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                text.append(i == 0 ? "" : separator.sign).append(cell(row.get(i), separator.sign));
            }
            text.append("\r\n");
        }
        return text.toString();
    }

    private List<String> row(int at, Worksheet.Line line, boolean isMoodles, boolean comma) {
        Sheet sheet = marks.sheets().get(at);
        List<String> row = new ArrayList<>(List.of(
                line.identifier().isEmpty() && isMoodles ? Worksheet.NOBODY : line.identifier(),
                line.name(),
                sheet.ranked() && sheet.untold() == null ? decimal(sheet.mark(), comma) : "",
                decimal(marks.scheme().total(), comma),
                line.modified(),
                Integer.toString(sheet.daysLate()),
                html(feedback(sheet))));
        row.addAll(line.more());
        if (!marks.ranks().isEmpty()) {
            Subject.Rank rank = marks.rank(at);
            row.add(rank == null ? "" : Integer.toString(rank.rank()));
            row.add(rank == null ? "" : Integer.toString(rank.points()));
        }
        for (int i = 0; i < sheet.results().size(); i++) {
            row.add(sheet.isMarked(i) ? decimal(earned(sheet, i), comma) : "");
        }
        return row;
    }

    private static String decimal(int hundredths, boolean comma) {
        String text = Points.text(hundredths);
        return comma ? text.replace('.', ',') : text;
    }

    /** Moodle takes comments for HTML: what is not written as such is not shown. */
    private static String html(String text) {
        return LAST_BACKSLASH.matcher(withoutTags(text)).replaceAll("&#92;");
    }

    /** A spreadsheet takes a cell that begins like a formula for one: what strangers wrote gets an apostrophe. */
    private static String cell(String content, char separator) {
        String shown =
                LAST_BACKSLASH.matcher(Visible.text(content).replace("\t", " ")).replaceAll("\\\\ ");
        String safe = shown.length() > 1 && "=+-@".indexOf(shown.charAt(0)) >= 0 ? "'" + shown : shown;
        boolean quoted = safe.indexOf(separator) >= 0 || safe.indexOf('"') >= 0 || safe.indexOf('\n') >= 0;
        return quoted ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    private int earned(Sheet sheet, int exercise) {
        return sheet.result(exercise)
                .earned(marks.scheme().exercises().get(exercise).points());
    }

    /** What a student should know, on one line. */
    public String feedback(Sheet sheet) {
        Text trouble = sheet.handin().trouble();
        if (trouble != null) {
            return trouble.in(lang);
        }
        List<String> sentences = new ArrayList<>();
        int count = sheet.results().size();
        sentences.add(say(
                sheet.passed() + " exercices réussis sur " + count + ".",
                sheet.passed() + " of " + count + " exercises passed."));
        if (sheet.daysLate() > 0) {
            sentences.add(say(
                    "Rendu avec " + sheet.daysLate() + " jour(s) de retard : " + decimal(sheet.earned(), true)
                            + " deviennent " + decimal(sheet.mark(), true) + ".",
                    "Handed in " + sheet.daysLate() + " day(s) late: " + Points.text(sheet.earned()) + " become "
                            + Points.text(sheet.mark()) + "."));
        }
        String before = "";
        for (int i = 0; i < count; i++) {
            if (sheet.isMarked(i) && sheet.result(i).verdict() != Verdict.PASSED) {
                // Who does not build fails everywhere for one reason, which is told once.
                String why = sheet.result(i).feedback().in(lang);
                if (!why.equals(before)) {
                    sentences.add(marks.scheme().exercises().get(i).exercise().name() + say(" : ", ": ") + why);
                }
                before = why;
            }
        }
        return Visible.line(String.join(" ", sentences).replace('\n', ' '));
    }

    /** The results of one hand-in as JUnit's XML, which many tools show. */
    public String junit(Sheet sheet) {
        StringBuilder cases = new StringBuilder();
        int failures = 0;
        for (int i = 0; i < sheet.results().size(); i++) {
            Item item = marks.scheme().exercises().get(i);
            cases.append("  <testcase classname=\"")
                    .append(xml(sheet.handin().name()))
                    .append("\" name=\"")
                    .append(xml(item.exercise().name()))
                    .append('"');
            if (!sheet.isMarked(i)) {
                cases.append("><skipped/></testcase>\n");
                continue;
            }
            Result result = sheet.result(i);
            cases.append(" time=\"").append(seconds(result.milliseconds())).append('"');
            if (result.verdict() == Verdict.PASSED) {
                cases.append("/>\n");
                continue;
            }
            failures++;
            cases.append(">\n    <failure type=\"")
                    .append(result.verdict())
                    .append("\" message=\"")
                    .append(xml(result.feedback().in(lang)))
                    .append("\"/>\n  </testcase>\n");
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\""
                + xml(sheet.handin().name())
                + "\" tests=\"" + sheet.results().size() + "\" failures=\"" + failures + "\" time=\""
                + seconds(sheet.milliseconds()) + "\">\n" + cases + "</testsuite>\n";
    }

    private static String seconds(long milliseconds) {
        String thousandths = Long.toString(1000 + milliseconds % 1000);
        return milliseconds / 1000 + "." + thousandths.substring(1);
    }

    private static String xml(String text) {
        return withoutTags(Visible.line(text.replace('\n', ' '))).replace("\"", "&quot;");
    }

    private static String withoutTags(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Everything, points in hundredths. */
    public String json() {
        Json json = new Json()
                .object()
                .field("total", marks.scheme().total())
                .name("exercises")
                .array();
        for (Item item : marks.scheme().exercises()) {
            json.object()
                    .field("name", item.exercise().name())
                    .field("points", item.points())
                    .end();
        }
        json.end().name("handins").array();
        for (int at = 0; at < marks.sheets().size(); at++) {
            Sheet sheet = marks.sheets().get(at);
            Subject.Rank rank = marks.rank(at);
            Text trouble = sheet.handin().trouble();
            json.object()
                    .field("name", sheet.handin().name())
                    .field("number", sheet.handin().number())
                    .field("mark", sheet.mark())
                    .field("earned", sheet.earned())
                    .field("daysLate", sheet.daysLate())
                    .field("ranked", sheet.ranked())
                    .field("trouble", trouble == null ? null : trouble.in(lang))
                    .name("strays")
                    .array();
            sheet.handin().strays().forEach(json::value);
            json.end();
            if (rank != null) {
                json.field("rank", rank.rank()).field("competition", rank.points());
            }
            json.name("results").array();
            for (int i = 0; i < sheet.results().size(); i++) {
                if (!sheet.isMarked(i)) {
                    json.value((String) null);
                    continue;
                }
                Result result = sheet.result(i);
                json.object()
                        .field("verdict", result.verdict().name())
                        .field("earned", earned(sheet, i))
                        .field("feedback", result.feedback().in(lang))
                        .field("milliseconds", result.milliseconds())
                        .field("kibibytes", result.kibibytes());
                result.writeCurve(json).end();
            }
            json.end().end();
        }
        return json.end().end().toString();
    }

    private String say(String fr, String en) {
        return lang == Lang.FR ? fr : en;
    }
}
