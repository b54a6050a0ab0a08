package ludotheque.cli.classroom;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.classroom.handin.Handin;
import ludotheque.classroom.handin.Handins;
import ludotheque.classroom.mark.Journal;
import ludotheque.classroom.mark.Marking;
import ludotheque.classroom.mark.Marks;
import ludotheque.classroom.mark.MarksReport;
import ludotheque.classroom.mark.MarksReport.Separator;
import ludotheque.classroom.mark.Meeting;
import ludotheque.classroom.mark.Points;
import ludotheque.classroom.mark.Scheme;
import ludotheque.classroom.mark.Subject;
import ludotheque.classroom.mark.Worksheet;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.Table;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Lang;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo GAME mark}: marks for what a class handed in. */
@Command(name = "mark")
public final class MarkCommand extends ReportingVerb implements Callable<Integer> {
    private static final int MOST_JOBS = 256;

    private final Subject subject;
    private final Meeting meeting;

    @Parameters(paramLabel = "DIR", arity = "0..1", descriptionKey = "class")
    private @Nullable Path folder;

    @Option(names = "--scheme", paramLabel = "FILE")
    private @Nullable String scheme;

    @Option(names = "--print-scheme")
    private boolean printScheme;

    @Option(names = "--due", paramLabel = "TIME")
    private @Nullable String due;

    @Option(names = "--keep", paramLabel = "FILE")
    private @Nullable Path keep;

    @Option(names = "--jobs", paramLabel = "N", defaultValue = "0")
    private int jobs;

    @Option(names = "--csv", paramLabel = "FILE")
    private @Nullable Path csv;

    @Option(names = "--separator", paramLabel = "comma|semicolon|tab")
    private @Nullable String separator;

    @Option(names = "--worksheet", paramLabel = "FILE")
    private @Nullable String worksheet;

    @Option(names = "--junit", paramLabel = "DIR")
    private @Nullable Path junit;

    @Option(names = "--html", paramLabel = "DIR")
    private @Nullable Path html;

    @Option(names = "--unsafe")
    private boolean unsafe;

    public MarkCommand(Subject subject) {
        this(subject, (handins, workshop, where, stopped) -> subject);
    }

    public MarkCommand(Subject subject, Meeting meeting) {
        this.subject = subject;
        this.meeting = meeting;
    }

    @Override
    public Integer call() throws IOException {
        if (printScheme) {
            shell.out().print(subject.usualScheme());
            return ExitCode.OK;
        }
        Path where = folder;
        if (where == null) {
            throw usage("il manque DIR", "DIR is missing");
        }
        if (jobs < 0 || jobs > MOST_JOBS) {
            throw usage(
                    "--jobs : un nombre de 0 à " + MOST_JOBS + " était attendu",
                    "--jobs: a number from 0 to " + MOST_JOBS + " was expected");
        }
        Separator sign = separator();
        Instant dueAt = due();
        if (csv != null) {
            TextFile.expectWritable(csv);
        }
        Handins handins = HandinFolder.read(where);
        HandinFolder.tellTroubles(shell, handins);
        Worksheet known = worksheet(handins);
        try (CtrlC ctrlC = new CtrlC();
                Journal journal = journal(where)) {
            Marks marks = mark(handins, where, journal, dueAt, ctrlC);
            MarksReport report = new MarksReport(marks, shell.lang());
            if (csv != null) {
                TextFile.write(csv, report.csv(sign, known));
            }
            writeFolders(marks, report);
            shell.out().print(json ? report.json() + "\n" : table(marks));
            return ExitCode.OK;
        } catch (InterruptedException stopped) {
            shell.note(
                    "Interrompu : ce qui est fait est gardé, la même commande continue.",
                    "Interrupted: what is done is kept, the same command goes on.");
            return ExitCode.INTERRUPTED;
        }
    }

    private Marks mark(Handins handins, Path where, Journal journal, @Nullable Instant dueAt, CtrlC ctrlC)
            throws IOException, InterruptedException {
        String text = scheme == null ? subject.usualScheme() : TextFile.read(shell, scheme, Scheme.MOST_BYTES);
        // What is wrong with it is told before anybody meets.
        Scheme before = scheme(text, subject, journal, ctrlC);
        int threads = jobs == 0 ? Runtime.getRuntime().availableProcessors() : jobs;
        try (Workshop workshop = workshop()) {
            Subject asked = meeting.hold(handins.all(), workshop, beside(where, ""), ctrlC::isTyped);
            Scheme read = asked.equals(subject) ? before : scheme(text, asked, journal, ctrlC);
            Marks marks = mark(new Marking(read, journal, workshop, threads, dueAt, ctrlC::isTyped), handins);
            return marks.withRanks(asked.ranks(marks));
        }
    }

    private Marks mark(Marking marking, Handins handins) throws InterruptedException {
        try (ProgressBar bar = new ProgressBar(shell, "Exercices", "Exercises")) {
            return marking.mark(handins.all(), bar::show);
        } catch (IOException unkept) {
            throw unkept(unkept);
        }
    }

    private Scheme scheme(String text, Subject asked, Journal journal, CtrlC ctrlC) throws InterruptedException {
        String name = scheme == null ? subject.game() : scheme;
        try {
            return Scheme.parse(text, asked, journal, ctrlC::isTyped);
        } catch (BadInput bad) {
            throw Failure.badInput(name, bad);
        } catch (IOException unkept) {
            throw unkept(unkept);
        }
    }

    private static Failure unkept(IOException why) {
        return Failure.unwritable(new Text(
                "un résultat ne peut pas être gardé : " + why.getMessage(),
                "a result cannot be kept: " + why.getMessage()));
    }

    /** Beside what was handed in, so that the same command finds it again. */
    private Journal journal(Path where) {
        Path file = keep != null ? keep : beside(where, ".jsonl");
        TextFile.expectWritable(file);
        try {
            return Journal.open(file);
        } catch (BadInput bad) {
            throw Failure.badInput(file.toString(), bad);
        } catch (Journal.InUse other) {
            throw Failure.refused(
                            "une autre commande note déjà avec ce fichier", "another command is marking with this file")
                    .at(file);
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
    }

    private Path beside(Path where, String ending) {
        Path whole = where.toAbsolutePath().normalize();
        return whole.resolveSibling(whole.getFileName() + "." + subject.game() + ending);
    }

    private Workshop workshop() {
        try {
            Workshop workshop = Workshop.open(unsafe);
            workshop.missing().forEach(missing -> shell.note(missing.fr(), missing.en()));
            return workshop;
        } catch (BadChampion unprotected) {
            throw usage(unprotected.reason().fr(), unprotected.reason().en());
        }
    }

    private Separator separator() {
        String word = separator == null ? (shell.lang() == Lang.FR ? "semicolon" : "comma") : separator;
        for (Separator each : Separator.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(word)) {
                return each;
            }
        }
        throw usage(
                "--separator : comma, semicolon ou tab était attendu",
                "--separator: comma, semicolon or tab was expected");
    }

    /** Moodle's own, if there is one; whom it does not know is told. */
    private Worksheet worksheet(Handins handins) {
        if (worksheet == null) {
            return Worksheet.NONE;
        }
        try {
            Worksheet read = Worksheet.parse(TextFile.read(shell, worksheet, Worksheet.MOST_BYTES));
            for (Handin handin : handins.all()) {
                if (read.lacks(handin)) {
                    shell.note(
                            handin.name() + " : n'est pas dans " + worksheet,
                            handin.name() + ": is not in " + worksheet);
                }
            }
            return read;
        } catch (BadInput bad) {
            throw Failure.badInput(worksheet, bad);
        }
    }

    /** A day ends with its last second, in the time of this machine. */
    private @Nullable Instant due() {
        if (due == null) {
            return null;
        }
        try {
            LocalDateTime time = due.contains("T")
                    ? LocalDateTime.parse(due)
                    : LocalDate.parse(due).atTime(LocalTime.MAX);
            return time.atZone(ZoneId.systemDefault()).toInstant();
        } catch (DateTimeParseException unreadable) {
            throw usage(
                    "--due : une date comme 2026-05-12 ou 2026-05-12T18:00 était attendue",
                    "--due: a date like 2026-05-12 or 2026-05-12T18:00 was expected");
        }
    }

    private void writeFolders(Marks marks, MarksReport report) {
        if (junit != null) {
            makeFolder(junit);
            int number = 0;
            for (Marks.Sheet sheet : marks.sheets()) {
                TextFile.write(junit.resolve("TEST-" + ++number + ".xml"), report.junit(sheet));
            }
        }
        if (html != null) {
            makeFolder(html);
            Path pages = html;
            new MarkPages(shell, marks).all().forEach((name, text) -> TextFile.write(pages.resolve(name), text));
        }
    }

    private static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(folder);
        }
    }

    private String table(Marks marks) {
        boolean competes = !marks.ranks().isEmpty();
        List<List<String>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>(List.of(
                shell.say("nom", "name"),
                shell.say("note", "mark"),
                shell.say("réussis", "passed"),
                shell.say("retard", "days late"),
                shell.say("temps", "time")));
        if (competes) {
            heads.add(shell.say("rang", "rank"));
            heads.add(shell.say("compétition", "competition"));
        }
        rows.add(heads);
        for (int i = 0; i < marks.sheets().size(); i++) {
            Marks.Sheet sheet = marks.sheets().get(i);
            Handin handin = sheet.handin();
            List<String> row = new ArrayList<>(List.of(
                    handin.name() + (sheet.ranked() ? "" : shell.say(" (hors compétition)", " (not ranked)")),
                    points(sheet.mark()),
                    sheet.passed() + "/" + sheet.results().size(),
                    Integer.toString(sheet.daysLate()),
                    String.format(shell.locale(), "%.1f s", sheet.milliseconds() / 1000.0)));
            if (competes) {
                Subject.Rank rank = marks.rank(i);
                row.add(rank == null ? "" : Integer.toString(rank.rank()));
                row.add(rank == null ? "" : Integer.toString(rank.points()));
            }
            rows.add(row);
            Text untold = sheet.untold();
            if (untold != null) {
                shell.note(handin.name() + untold.fr(), handin.name() + untold.en());
            }
        }
        String total = points(marks.scheme().total());
        return new Table(shell.say("Notes sur " + total, "Marks out of " + total), rows).text();
    }

    private String points(int hundredths) {
        return shell.say(Points.text(hundredths).replace('.', ','), Points.text(hundredths));
    }
}
