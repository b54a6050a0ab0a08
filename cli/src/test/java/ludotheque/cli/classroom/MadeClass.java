package ludotheque.cli.classroom;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.faraway.PublishedOptima;
import ludotheque.faraway.Solution;
import ludotheque.faraway.Tableau;
import ludotheque.kernel.BadInput;

/**
 * A class that was made up: students whose faults are planted, one kind each, as Moodle's archive unpacks. Students beyond the kinds are good
 * ones, each in words of its own.
 */
final class MadeClass {
    private final Path folder;
    private final Set<String> wanted;
    private int count;

    /** Makes a class of every kind of student or, when some are named, of these. */
    MadeClass(Path folder, String... wanted) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.wanted = Set.of(wanted);
    }

    /** The faults of a patience program, as the example of a student's names them. */
    enum Fault {
        CORRECT,
        ACCEPTS_ALL,
        COUNTS_FROM_ZERO,
        EXITS_WITH_ZERO,
        NEVER_ENDS,
        CRASHES,
        ALWAYS_INSOLUBLE,
        WRITES_NOTHING,
        EATS_MEMORY,
        GIVES_UP
    }

    /** A whole class of Patience, every kind of student in it. */
    void patience(int students) throws IOException {
        for (Fault fault : Fault.values()) {
            student(fault.name(), patience(fault, fault.name()));
        }
        student("COPIED", patience(Fault.CORRECT, Fault.CORRECT.name()));
        student(
                "MAKEFILE",
                Map.of(
                        "src/student.cpp", text(source(Fault.CORRECT, "make")),
                        "Makefile", text("run: src/student.cpp\n\tg++ -O2 -o run src/student.cpp\n")));
        student("DOES_NOT_BUILD", Map.of("student.cpp", text("int main() { return missing; }\n")));
        student("WINDOWS_LINES", Map.of("run", text("#!/bin/sh\r\necho SUCCES\r\n")));
        student("PROBES", Map.of("run", text("""
                #!/bin/sh
                rm -rf / 2>/dev/null; cat /etc/shadow; ln -s /etc/passwd "$3"; touch /usr/here
                echo SUCCES
                """)));
        student("FORKS", Map.of("run", text("#!/bin/sh\nwhile :; do sleep 100 & done\n")));
        student("CHATTERS", Map.of("run", text("#!/bin/sh\nexec yes SUCCES\n")));
        packings();
        student(
                "ZIP_IN_ZIP",
                Map.of(
                        "work.zip",
                        zip(Map.of(
                                "project/inner/student.cpp", text(source(Fault.CORRECT, "zip")),
                                "project/inner/.DS_Store", text("stray"),
                                "__MACOSX/._student.cpp", text("stray"),
                                "project/report.docx", text("a report")))));
        while (count < students) {
            String name = "GOOD_" + count;
            student(name, patience(Fault.CORRECT, name));
        }
    }

    /** A whole class of Faraway: files for the known instances and, for some, a program that knows the mystery ones. */
    void faraway(int students) throws IOException, BadInput {
        student("OPTIMAL", known("known/%02d.txt", PublishedOptima.KNOWN));
        student("COPIED", known("known/%02d.txt", PublishedOptima.KNOWN));
        student("OWN_NAMES", known("solution_%d.txt", PublishedOptima.KNOWN));
        Map<String, byte[]> some = known("%02d.txt", PublishedOptima.KNOWN);
        some.remove("03.txt");
        some.put("04.txt", text("no tableau\n"));
        some.put("05.txt", text(PublishedOptima.KNOWN.get(4) + "\n999\n"));
        some.put("06.txt", some.get("07.txt"));
        student("FOUR_FAULTS", some);
        student("PLAIN", plain());
        Map<String, byte[]> program = known("known/%02d.txt", PublishedOptima.KNOWN);
        program.put("run", text(answers("\"$2\"")));
        student("PROGRAM", program);
        student("OWN_OUTPUT", Map.of("run", text(answers("mine.txt"))));
        student("SLOW", Map.of("run", text("#!/bin/sh\nsleep 100\n")));
        student("FALLS", Map.of("run", text("#!/bin/sh\necho broken >&2\nexit 3\n")));
        packings();
        while (count < students) {
            Map<String, byte[]> files = known("known/%02d.txt", PublishedOptima.KNOWN);
            files.put("note" + count + ".md", text("mine"));
            student("GOOD_" + count, files);
        }
    }

    /** The faults of a player of Mémoryx. */
    enum PlayerFault {
        CORRECT,
        FORGETS,
        TURNS_THE_SAME,
        OFF_BOARD,
        NEVER_ANSWERS,
        CRASHES,
        EARLY,
        TALKS,
        DIALOGUE
    }

    /** A whole class of Mémoryx: players that speak the protocol, well or badly. */
    void memoryx(int students) throws IOException {
        for (PlayerFault fault : PlayerFault.values()) {
            student(fault.name(), Map.of("main.py", text(player(fault, fault.name()))));
        }
        student("DOES_NOT_BUILD", Map.of("player.c", text("int main() { return missing; }\n")));
        packings();
        while (count < students) {
            String name = "GOOD_" + count;
            student(name, Map.of("main.py", text(player(PlayerFault.CORRECT, name))));
        }
    }

    private static String player(PlayerFault fault, String name) throws IOException {
        try (InputStream file = Objects.requireNonNull(MadeClass.class.getResourceAsStream("memoryx.py"))) {
            return "# " + name + "\nFAULT = \"" + fault.name() + "\"\n"
                    + new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** What may be wrong with functions of Caméléon, as the example of a student's names it; SCANS is right, but slow on large boards. */
    static final List<String> CAMELEON_FAULTS = List.of(
            "SCANS",
            "COUNTS_FROM_ZERO",
            "RETURNS_GAIN",
            "SCORE_OF_J1",
            "MISREADS",
            "PLAYS_RED",
            "FIRST_CELL",
            "FORGETS_R5",
            "NEVER_ENDS",
            "THROWS",
            "EXITS");

    /** A whole class of Caméléon. */
    void cameleon(int students) throws IOException {
        for (String fault : CAMELEON_FAULTS) {
            student(fault, Map.of("Cameleon.java", text(cameleon(fault))));
        }
        String right = cameleon("SCANS");
        student("OURS", ours());
        // A package, a file of another name than its class, letters in an old encoding, and a test that needs what is
        // not here.
        student(
                "PACKAGED",
                Map.of(
                        "src/jeu/Jeu.java",
                        ("package fr.nantes.jeu; // commenté en français\n" + right)
                                .getBytes(StandardCharsets.ISO_8859_1),
                        "test/JeuTest.java",
                        text("import org.junit.Test;\npublic class JeuTest { @Test public void test() {} }\n")));
        student("NO_REGION", Map.of("Cameleon.java", text(right.replaceAll("(?s)//REGION.*?//END", ""))));
        student("SMALL_LETTERS", Map.of("Cameleon.java", text(right.replace("EvalCase", "evalCase"))));
        student("FORGES", Map.of("Cameleon.java", text(right.replace("int score = 0;", """
                        int score = 0;
                        System.out.println("value 3"); System.err.println("end");"""))));
        student("DOES_NOT_BUILD", Map.of("Cameleon.java", text("public class Cameleon { int }\n")));
        packings();
        while (count < students) {
            String name = "SCANS_" + count;
            student(name, Map.of("Cameleon.java", text("// " + name + "\n" + right)));
        }
    }

    private static String cameleon(String fault) throws IOException {
        try (InputStream file = Objects.requireNonNull(MadeClass.class.getResourceAsStream("Student.java.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).replace("@FAULT@", fault);
        }
    }

    /** Our own game, many classes in packages, as a student would hand it in; its computer is J2. */
    private static Map<String, byte[]> ours() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (String module : List.of("kernel", "games/cameleon")) {
            Path sources = Path.of("..", module, "src/main/java");
            try (Stream<Path> all = Files.walk(sources)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    String source = Files.readString(file)
                            .replaceAll("import org.jspecify.*|@NullMarked|@Nullable ?", "")
                            .replace("variant, Colour.RED)", "variant, Colour.BLUE)");
                    files.put(module + "/" + sources.relativize(file), text(source));
                }
            }
        }
        return files;
    }

    /** Nothing that can be marked. */
    private void packings() throws IOException {
        student("EMPTY", Map.of());
        student("DAMAGED", Map.of("work.zip", text("PK no archive")));
        student("REPORT_ONLY", Map.of("report.docx", text("a report"), ".DS_Store", text("stray")));
    }

    private void student(String name, Map<String, byte[]> files) throws IOException {
        if (!wanted.isEmpty() && !wanted.contains(name)) {
            return;
        }
        Path entry = folder.resolve(name + "_" + (1000 + ++count) + "_assignsubmission_file_");
        Files.createDirectories(entry);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = entry.resolve(file.getKey());
            Files.createDirectories(Objects.requireNonNull(path.getParent()));
            Files.write(path, file.getValue());
        }
    }

    private static Map<String, byte[]> patience(Fault fault, String name) throws IOException {
        return Map.of("student.cpp", text(source(fault, name)));
    }

    private static String source(Fault fault, String name) throws IOException {
        try (InputStream file = Objects.requireNonNull(MadeClass.class.getResourceAsStream("student.cpp"))) {
            return "// " + name + "\n#define FAULT " + fault.name() + "\n"
                    + new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A file for every known instance. */
    private static Map<String, byte[]> known(String names, List<String> tableaux) throws BadInput {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < tableaux.size(); i++) {
            files.put(String.format(names, i + 1), text(solution(tableaux.get(i))));
        }
        return files;
    }

    private static String solution(String tableau) throws BadInput {
        return Solution.of(Tableau.parse(tableau)).toString();
    }

    /** Eight regions in falling order ask for no sanctuary: valid, and far from the best. */
    private static Map<String, byte[]> plain() throws BadInput {
        List<String> tableaux = new ArrayList<>();
        for (Instance instance : PublishedInstances.known()) {
            List<String> cards = new ArrayList<>();
            for (int i = 7; i >= 0; i--) {
                cards.add(instance.regions().get(i).toString());
            }
            tableaux.add(String.join(" ", cards));
        }
        return known("known/%02d.txt", tableaux);
    }

    /** A program that has the best tableau of each of our mystery instances by heart. */
    private static String answers(String output) throws BadInput {
        StringBuilder script = new StringBuilder("#!/bin/sh\ncase $(cat \"$1\") in\n");
        for (int i = 0; i < PublishedOptima.MYSTERY.size(); i++) {
            script.append("'")
                    .append(PublishedInstances.mystery().get(i).toString().strip())
                    .append("') printf '")
                    .append(solution(PublishedOptima.MYSTERY.get(i)).replace("\n", "\\n"))
                    .append("' > ")
                    .append(output)
                    .append(" ;;\n");
        }
        return script.append("esac\n").toString();
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
