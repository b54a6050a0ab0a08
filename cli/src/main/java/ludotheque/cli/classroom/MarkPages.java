package ludotheque.cli.classroom;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.classroom.mark.Marks;
import ludotheque.classroom.mark.Marks.Sheet;
import ludotheque.classroom.mark.Points;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Scheme.Item;
import ludotheque.classroom.mark.Subject;
import ludotheque.classroom.mark.Verdict;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.WebPage;
import ludotheque.cli.shell.WebPage.Cell;
import ludotheque.cli.shell.WebPage.Count;
import ludotheque.kernel.Text;

/** A page for the teacher and one for each student, each of which needs nothing else. */
record MarkPages(Shell shell, Marks marks) {
    private static final int SLOWEST = 5;
    private static final int STEPS = 10;

    /** All pages by the names of their files. */
    Map<String, String> all() {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("index.html", index());
        for (int i = 0; i < marks.sheets().size(); i++) {
            pages.put(file(i), student(marks.sheets().get(i)));
        }
        return pages;
    }

    private static String file(int student) {
        return "student-" + (student + 1) + ".html";
    }

    private String index() {
        int total = marks.scheme().total();
        WebPage page = new WebPage(shell, shell.say("Notes de la classe", "Marks of the class"));
        page.paragraph(shell.say(
                marks.sheets().size() + " rendus, " + marks.scheme().exercises().size() + " exercices, " + points(total)
                        + " points.",
                marks.sheets().size() + " hand-ins, "
                        + marks.scheme().exercises().size() + " exercises, " + points(total) + " points."));
        List<List<Cell>> rows = new ArrayList<>();
        boolean competes = !marks.ranks().isEmpty();
        List<Cell> heads = new ArrayList<>(heads(
                shell.say("nom", "name"),
                shell.say("note", "mark"),
                shell.say("réussis", "passed"),
                shell.say("jours de retard", "days late"),
                shell.say("temps", "time"),
                shell.say("mémoire", "memory")));
        heads.add(Cell.prose(shell.say("remarque", "remark")));
        if (competes) {
            heads.addAll(heads(shell.say("rang", "rank"), shell.say("compétition", "competition")));
        }
        rows.add(heads);
        for (int i = 0; i < marks.sheets().size(); i++) {
            Sheet sheet = marks.sheets().get(i);
            List<Cell> row = new ArrayList<>(List.of(
                    new Cell(sheet.handin().name(), false, file(i)),
                    new Cell(points(sheet.mark())),
                    new Cell(sheet.passed() + "/" + sheet.results().size()),
                    new Cell(Integer.toString(sheet.daysLate())),
                    new Cell(seconds(sheet.milliseconds())),
                    new Cell(mebibytes(mostMemory(sheet))),
                    Cell.prose(remark(sheet))));
            if (competes) {
                Subject.Rank rank = marks.rank(i);
                row.add(new Cell(rank == null ? "" : Integer.toString(rank.rank())));
                row.add(new Cell(rank == null ? "" : Integer.toString(rank.points())));
            }
            rows.add(row);
        }
        page.table(shell.say("Tous les rendus", "All hand-ins"), rows);
        page.counts(
                shell.say("Répartition des notes", "Distribution of the marks"),
                shell.say("note", "mark"),
                shell.say("rendus", "hand-ins"),
                distribution(total));
        page.table(shell.say("Exercices", "Exercises"), exercises());
        page.table(shell.say("Les plus lents", "The slowest"), slowest());
        for (int i = 0; i < marks.scheme().exercises().size(); i++) {
            int exercise = i;
            List<Curves.Line> lines = marks.sheets().stream()
                    .filter(sheet -> sheet.isMarked(exercise)
                            && !sheet.result(exercise).curve().isEmpty())
                    .map(sheet -> line(sheet, exercise))
                    .toList();
            if (!lines.isEmpty()) {
                curves(page, marks.scheme().exercises().get(i).exercise().name(), lines);
            }
        }
        List<String> unusual = unusual();
        if (!unusual.isEmpty()) {
            page.list(shell.say("À regarder de près", "To look at closely"), unusual);
        }
        return page.html();
    }

    private String student(Sheet sheet) {
        WebPage page = new WebPage(shell, sheet.handin().name());
        page.link(shell.say("Toute la classe", "The whole class"), "index.html");
        int total = marks.scheme().total();
        page.paragraph(shell.say(
                "Note : " + points(sheet.mark()) + " sur " + points(total) + ".",
                "Mark: " + points(sheet.mark()) + " out of " + points(total) + "."));
        if (sheet.daysLate() > 0) {
            page.paragraph(shell.say(
                    "Rendu avec " + sheet.daysLate() + " jour(s) de retard : " + points(sheet.earned())
                            + " points avant la réduction.",
                    "Handed in " + sheet.daysLate() + " day(s) late: " + points(sheet.earned())
                            + " points before the reduction."));
        }
        Text trouble = sheet.handin().trouble();
        if (trouble != null) {
            return page.paragraph(shell.say(trouble)).html();
        }
        List<List<Cell>> rows = new ArrayList<>();
        rows.add(List.of(
                new Cell(shell.say("exercice", "exercise")),
                new Cell(shell.say("points", "points")),
                new Cell(shell.say("verdict", "verdict")),
                Cell.prose(shell.say("ce qu'il faut savoir", "what to know")),
                new Cell(shell.say("temps", "time")),
                new Cell(shell.say("mémoire", "memory"))));
        for (int i = 0; i < sheet.results().size(); i++) {
            Item item = marks.scheme().exercises().get(i);
            if (!sheet.isMarked(i)) {
                continue;
            }
            Result result = sheet.result(i);
            rows.add(List.of(
                    new Cell(item.exercise().name()),
                    new Cell(points(result.earned(item.points())) + "\u00a0/\u00a0" + points(item.points())),
                    new Cell(shell.say(result.verdict().label())),
                    Cell.prose(shell.say(item.exercise().question()) + " " + shell.say(result.feedback())),
                    new Cell(seconds(result.milliseconds())),
                    new Cell(mebibytes(result.kibibytes()))));
        }
        page.table(shell.say("Exercices", "Exercises"), rows);
        for (int i = 0; i < sheet.results().size(); i++) {
            if (sheet.isMarked(i) && !sheet.result(i).curve().isEmpty()) {
                curves(page, marks.scheme().exercises().get(i).exercise().name(), List.of(line(sheet, i)));
            }
        }
        if (!sheet.handin().strays().isEmpty()) {
            page.list(
                    shell.say("Fichiers qui ne comptent pas", "Files that do not count"),
                    sheet.handin().strays());
        }
        return page.html();
    }

    private static Curves.Line line(Sheet sheet, int exercise) {
        return new Curves.Line(sheet.handin().name(), sheet.result(exercise).curve());
    }

    private void curves(WebPage page, String exercise, List<Curves.Line> lines) {
        String title = shell.say("Courbe : ", "Curve: ") + exercise;
        page.picture(
                title,
                new Curves(lines)
                        .svg(
                                title,
                                shell.say("cases par côté", "cells a side"),
                                shell.say("temps d'un coup", "time of a move")));
    }

    private String remark(Sheet sheet) {
        Text trouble = sheet.handin().trouble();
        Text untold = sheet.untold();
        if (trouble != null) {
            return shell.say(trouble);
        }
        if (untold != null) {
            return shell.say("pas tout noté" + untold.fr(), "not all marked" + untold.en());
        }
        Map<Verdict, Integer> faults = new TreeMap<>();
        for (int i = 0; i < sheet.results().size(); i++) {
            if (sheet.isMarked(i) && sheet.result(i).verdict() != Verdict.PASSED) {
                faults.merge(sheet.result(i).verdict(), 1, Integer::sum);
            }
        }
        List<String> words = new ArrayList<>();
        if (!sheet.ranked()) {
            words.add(shell.say("hors compétition", "not ranked"));
        }
        faults.forEach((verdict, count) -> words.add(shell.say(verdict.label()) + " × " + count));
        return String.join(", ", words);
    }

    /** Ten steps of the same width; the best mark is in the last. */
    private List<Count> distribution(int total) {
        int[] counts = new int[STEPS];
        for (Sheet sheet : marks.sheets()) {
            counts[total == 0 ? 0 : Math.min(STEPS - 1, (int) ((long) sheet.mark() * STEPS / total))]++;
        }
        List<Count> steps = new ArrayList<>();
        for (int i = 0; i < STEPS; i++) {
            String from = points((int) ((long) total * i / STEPS));
            String to = points((int) ((long) total * (i + 1) / STEPS));
            steps.add(new Count(shell.say("de " + from + " à " + to, "from " + from + " to " + to), counts[i]));
        }
        return steps;
    }

    private List<List<Cell>> exercises() {
        List<List<Cell>> rows = new ArrayList<>();
        rows.add(List.of(
                new Cell(shell.say("exercice", "exercise")),
                new Cell(shell.say("points", "points")),
                new Cell(shell.say("réussi par", "passed by")),
                Cell.prose(shell.say("ce qui est demandé", "what is asked"))));
        for (int i = 0; i < marks.scheme().exercises().size(); i++) {
            int exercise = i;
            Item item = marks.scheme().exercises().get(i);
            long passed = marks.sheets().stream()
                    .filter(sheet ->
                            sheet.isMarked(exercise) && sheet.result(exercise).verdict() == Verdict.PASSED)
                    .count();
            rows.add(List.of(
                    new Cell(item.exercise().name()),
                    new Cell(points(item.points())),
                    new Cell(passed + "/" + marks.sheets().size()),
                    Cell.prose(shell.say(item.exercise().question()))));
        }
        return rows;
    }

    private List<List<Cell>> slowest() {
        List<List<Cell>> rows = new ArrayList<>();
        rows.add(heads(shell.say("nom", "name"), shell.say("temps", "time"), shell.say("mémoire", "memory")));
        marks.sheets().stream()
                .sorted(Comparator.comparingLong(Sheet::milliseconds).reversed())
                .limit(SLOWEST)
                .forEach(sheet -> rows.add(List.of(
                        new Cell(sheet.handin().name()),
                        new Cell(seconds(sheet.milliseconds())),
                        new Cell(mebibytes(mostMemory(sheet))))));
        return rows;
    }

    /** Works that are the same, exercises that nobody passes, files left out. */
    private List<String> unusual() {
        List<String> lines = new ArrayList<>();
        Map<String, List<String>> same = new TreeMap<>();
        for (Sheet sheet : marks.sheets()) {
            if (sheet.handin().trouble() == null) {
                same.computeIfAbsent(sheet.handin().fingerprint(), unused -> new ArrayList<>())
                        .add(sheet.handin().name());
            }
        }
        for (List<String> names : same.values()) {
            if (names.size() > 1) {
                lines.add(shell.say("Exactement les mêmes fichiers : ", "Exactly the same files: ")
                        + String.join(", ", names));
            }
        }
        for (int i = 0; i < marks.scheme().exercises().size(); i++) {
            int exercise = i;
            if (marks.sheets().stream()
                    .noneMatch(sheet ->
                            sheet.isMarked(exercise) && sheet.result(exercise).verdict() == Verdict.PASSED)) {
                String name = marks.scheme().exercises().get(i).exercise().name();
                lines.add(shell.say("Personne ne réussit « " + name + " ».", "Nobody passes \"" + name + "\"."));
            }
        }
        for (Sheet sheet : marks.sheets()) {
            if (!sheet.handin().strays().isEmpty()) {
                String strays = String.join(", ", sheet.handin().strays());
                lines.add(shell.say(
                        sheet.handin().name() + " : laissés de côté : " + strays,
                        sheet.handin().name() + ": left out: " + strays));
            }
        }
        return lines;
    }

    private static long mostMemory(Sheet sheet) {
        long most = 0;
        for (int i = 0; i < sheet.results().size(); i++) {
            most = sheet.isMarked(i) ? Math.max(most, sheet.result(i).kibibytes()) : most;
        }
        return most;
    }

    private static List<Cell> heads(String... words) {
        return List.of(words).stream().map(Cell::new).toList();
    }

    private String points(int hundredths) {
        return shell.say(Points.text(hundredths).replace('.', ','), Points.text(hundredths));
    }

    private String seconds(long milliseconds) {
        return String.format(shell.locale(), "%.1f s", milliseconds / 1000.0);
    }

    /** Nothing where the machine does not count. */
    private String mebibytes(long kibibytes) {
        return kibibytes == 0 ? "" : shell.say((kibibytes >> 10) + " Mio", (kibibytes >> 10) + " MiB");
    }
}
