package ludotheque.classroom.mark;

import java.util.ArrayList;
import java.util.List;
import ludotheque.classroom.mark.Marks.Sheet;
import ludotheque.classroom.mark.Scheme.Item;
import ludotheque.kernel.Json;
import ludotheque.kernel.Lang;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;

/** Marks as other programs read them: a table for a gradebook, results of tests, JSON. */
public record MarksReport(Marks marks, Lang lang) {
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
     * A table with a line a hand-in, headed as Moodle's gradebook and its worksheet are: who, the mark, the most there is, what was wrong, then
     * the points of each exercise. French tables that are not separated by commas write decimals with a comma, as spreadsheets there read them.
     */
    public String csv(Separator separator) {
        boolean comma = lang == Lang.FR && separator != Separator.COMMA;
        List<List<String>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>(List.of(
                say("Identifiant", "Identifier"),
                say("Nom complet", "Full name"),
                say("Note", "Grade"),
                say("Note maximale", "Maximum Grade"),
                say("Jours de retard", "Days late"),
                say("Feedback par commentaires", "Feedback comments")));
        boolean competes = !marks.ranks().isEmpty();
        if (competes) {
            heads.add(say("Rang", "Rank"));
            heads.add(say("Points de la compétition", "Points of the competition"));
        }
        marks.scheme().exercises().forEach(item -> heads.add(item.exercise().name()));
        rows.add(heads);
        for (int at = 0; at < marks.sheets().size(); at++) {
            Sheet sheet = marks.sheets().get(at);
            String number = sheet.handin().number();
            List<String> row = new ArrayList<>(List.of(
                    number.isEmpty() ? "" : "Participant " + number,
                    sheet.handin().name(),
                    sheet.ranked() && sheet.untold() == null ? decimal(sheet.mark(), comma) : "",
                    decimal(marks.scheme().total(), comma),
                    Integer.toString(sheet.daysLate()),
                    feedback(sheet)));
            if (competes) {
                Subject.Rank rank = marks.rank(at);
                row.add(rank == null ? "" : Integer.toString(rank.rank()));
                row.add(rank == null ? "" : Integer.toString(rank.points()));
            }
            for (int i = 0; i < sheet.results().size(); i++) {
                row.add(sheet.isMarked(i) ? decimal(earned(sheet, i), comma) : "");
            }
            rows.add(row);
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

    private static String decimal(int hundredths, boolean comma) {
        String text = Points.text(hundredths);
        return comma ? text.replace('.', ',') : text;
    }

    /** A spreadsheet takes a cell that begins like a formula for one: what strangers wrote gets an apostrophe. */
    private static String cell(String content, char separator) {
        String shown = Visible.text(content).replace("\t", " ");
        String safe = !shown.isEmpty() && "=+-@".indexOf(shown.charAt(0)) >= 0 ? "'" + shown : shown;
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
        return Visible.line(text.replace('\n', ' '))
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
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
                        .field("kibibytes", result.kibibytes())
                        .end();
            }
            json.end().end();
        }
        return json.end().end().toString();
    }

    private String say(String fr, String en) {
        return lang == Lang.FR ? fr : en;
    }
}
