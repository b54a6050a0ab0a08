package ludotheque.cli.classroom;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import ludotheque.cli.Ludo;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Marks for classes that were made up: every planted fault has its line. */
final class MarkCommandTest extends MarkedClass {
    private static final String PATIENCE = """
            late 10 3
            time check 10
            time search 2
            memory 256
            check FreeCell.1 won 1
            check FreeCell.3 wrong 1 1
            check BakersDozen.26 cut 1
            search MidnightOil.249 1
            search MidnightOil.10 1
            """;

    /** Who answers SUCCES to everything. */
    private static final String YES = "#!/bin/sh\necho SUCCES\n";

    private List<String> journal(String game) throws IOException {
        return Files.readAllLines(place.resolve("class." + game + ".jsonl"));
    }

    /** Marks by name, from the table. */
    private static Map<String, String> marks(Typed typed) {
        Map<String, String> marks = new TreeMap<>();
        typed.out()
                .lines()
                .skip(2)
                .map(line -> line.strip().split("\\s{2,}"))
                .forEach(cells -> marks.put(cells[0], cells[1]));
        return marks;
    }

    @Tag("slow")
    @Test
    void everyPlantedFaultOfPatienceHasItsMark() throws Exception {
        new MadeClass(place.resolve("class")).patience(0);
        Typed typed = mark("patience", PATIENCE, "--json");
        assertThat(typed.exitCode()).isZero();
        assertThat(marks(mark("patience", PATIENCE)))
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry("CORRECT", "5.00"),
                        Map.entry("ACCEPTS_ALL", "3.00"),
                        Map.entry("COUNTS_FROM_ZERO", "4.00"),
                        Map.entry("EXITS_WITH_ZERO", "4.00"),
                        Map.entry("NEVER_ENDS", "3.00"),
                        Map.entry("CRASHES", "2.00"),
                        Map.entry("ALWAYS_INSOLUBLE", "4.00"),
                        Map.entry("WRITES_NOTHING", "4.00"),
                        Map.entry("EATS_MEMORY", "3.00"),
                        Map.entry("GIVES_UP", "3.00"),
                        Map.entry("COPIED", "5.00"),
                        Map.entry("MAKEFILE", "5.00"),
                        Map.entry("DOES_NOT_BUILD", "0.00"),
                        Map.entry("WINDOWS_LINES", "0.00"),
                        Map.entry("PROBES", "1.00"),
                        Map.entry("FORKS", "0.00"),
                        Map.entry("CHATTERS", "0.00"),
                        Map.entry("EMPTY", "0.00"),
                        Map.entry("DAMAGED", "0.00"),
                        Map.entry("REPORT_ONLY", "0.00"),
                        Map.entry("ZIP_IN_ZIP", "5.00")));
        assertThat(typed.out())
                .contains(
                        "\"The program accepts a solution that fails at move 1: ",
                        "\"The solution does fail, but at move 1 (",
                        "\"The answer is right, but the exit code is 0 instead of 1.\"",
                        "\"verdict\":\"TIMEOUT\",\"earned\":0,\"feedback\":\"The program had not ended after 2 s.\"",
                        "\"The program answers INSOLUBLE, but this deal has a solution of 9 moves.\"",
                        "\"The program answers SUCCES but did not write the file of the solution.\"",
                        "\"The program gives up without an answer (ECHEC).\"",
                        "\"The line ends of the file run are those of Windows: convert them.\"",
                        "\"strays\":[\"project/report.docx\"]",
                        "\"trouble\":\"nothing was handed in\"",
                        "\"trouble\":\"nothing that counts, only report.docx\"",
                        "was not declared in this scope");
    }

    @Test
    void whatIsKnownIsNotAskedAgainAndWhatChangedIs() throws Exception {
        handIn("ada", "run", YES);
        handIn("bob", "run", "#!/bin/sh\necho ECHEC 1\nexit 1\n");
        String scheme = "check FreeCell.1 won 1\ncheck FreeCell.3 wrong 1 0.5\n";
        assertThat(marks(mark("patience", scheme))).isEqualTo(Map.of("ada", "1.00", "bob", "0.50"));
        List<String> first = journal("patience");
        assertThat(first).hasSize(1 + 4);

        assertThat(marks(mark("patience", scheme.replace("0.5", "2.25"))))
                .isEqualTo(Map.of("ada", "1.00", "bob", "2.25"));
        assertThat(journal("patience")).isEqualTo(first);

        handIn("ada", "note.md", "mine");
        mark("patience", scheme);
        assertThat(journal("patience")).startsWith(first.toArray(String[]::new)).hasSize(1 + 6);

        handIn("cleo", "run", "#!/bin/sh\nexit 0\n");
        Files.writeString(
                place.resolve("class.patience.jsonl"),
                String.join("\n", journal("patience")) + "\n{\"handin\":\"cut short by a ki");
        Typed last = mark("patience", scheme + "search MidnightOil.10 1\n");
        assertThat(last.exitCode()).isZero();
        assertThat(journal("patience")).hasSize(1 + 6 + 2 + 3);
    }

    @Test
    @Tag("slow")
    void whoIsTooSlowAgainAndAgainIsNotRunAgainInThatKindAlone() throws Exception {
        // Checks never end but the second; searches answer.
        handIn("ada", "run", """
                #!/bin/sh
                case "$1 $2" in
                    "FreeCell.3 -check") echo ECHEC 1; exit 1 ;;
                    *-check) sleep 60 ;;
                    *) echo INSOLUBLE; exit 2 ;;
                esac
                """);
        String scheme = """
                time check 1
                slow 2
                check FreeCell.1 won 1
                check FreeCell.3 wrong 1 1
                check FreeCell.4 won 1
                check FreeCell.9 won 1
                check FreeCell.25 won 1
                check FreeCell.42 won 1
                search MidnightOil.249 1
                """;
        Typed typed = mark("patience", scheme, "--json");
        String[] results = typed.out().split("\"verdict\":", -1);
        assertThat(results).hasSize(1 + 7);
        assertThat(results[2]).startsWith("\"PASSED\"");
        assertThat(results[4]).startsWith("\"TIMEOUT\"").contains("had not ended after 1 s");
        for (int i : new int[] {5, 6}) {
            assertThat(results[i])
                    .startsWith("\"TIMEOUT\"")
                    .contains("Not run: the 2 exercises of this kind before it were too slow.");
        }
        assertThat(results[7]).doesNotContain("TIMEOUT");
        // What was not run is not kept; the same command comes to the same end.
        assertThat(journal("patience")).hasSize(1 + 5);
        assertThat(mark("patience", scheme, "--json").out()).isEqualTo(typed.out());
    }

    @Test
    @Tag("slow")
    void aMarkingThatIsKilledGoesOn() throws Exception {
        String scheme = "check FreeCell.1 won 1\ncheck FreeCell.3 wrong 1 1\ncheck FreeCell.4 won 1\n";
        for (int i = 0; i < 10; i++) {
            handIn("student" + i, "run", "#!/bin/sh\nsleep 0.2\n# " + i + "\necho SUCCES\n");
        }
        Files.writeString(place.resolve("scheme.txt"), scheme);
        Path kept = place.resolve("class.patience.jsonl");
        Process marking = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Ludo.class.getName(),
                        "patience",
                        "mark",
                        place.resolve("class").toString(),
                        "--scheme",
                        place.resolve("scheme.txt").toString(),
                        "--jobs",
                        "2",
                        "--unsafe")
                .redirectErrorStream(true)
                .redirectOutput(place.resolve("killed.log").toFile())
                .start();
        while (marking.isAlive() && lines(kept) < 6) {
            marking.waitFor(10, TimeUnit.MILLISECONDS);
        }
        marking.destroyForcibly().waitFor();
        List<String> before = Files.readString(kept).lines().toList();
        assertThat(before).as(Files.readString(place.resolve("killed.log"))).hasSizeBetween(6, 30);

        Typed typed = mark("patience", scheme);
        assertThat(marks(typed))
                .hasSize(10)
                .allSatisfy((name, mark) -> assertThat(mark).isEqualTo("2.00"));
        List<String> after = journal("patience");
        assertThat(after).hasSize(1 + 30).containsAll(before.subList(0, before.size() - 1));
    }

    private static long lines(Path file) throws IOException {
        if (Files.notExists(file)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        }
    }

    @Test
    void beingLateCosts() throws Exception {
        for (Map.Entry<String, String> student : Map.of(
                        "early", "2026-05-12T17:00:00Z",
                        "late", "2026-05-13T18:00:00Z",
                        "later", "2026-05-15T17:59:00Z",
                        "never", "2026-05-15T18:01:00Z")
                .entrySet()) {
            handIn(student.getKey(), "run", YES);
            File file = place.resolve("class")
                    .resolve(student.getKey())
                    .resolve("run")
                    .toFile();
            Files.setLastModifiedTime(file.toPath(), FileTime.from(Instant.parse(student.getValue())));
        }
        String due = Instant.parse("2026-05-12T18:00:00Z")
                .atZone(java.time.ZoneId.systemDefault())
                .toLocalDateTime()
                .toString();
        Typed typed = mark("patience", "late 15 3\ncheck FreeCell.1 won 1.25\n", "--due", due);
        assertThat(marks(typed)).isEqualTo(Map.of("early", "1.25", "late", "1.06", "later", "0.69", "never", "0.00"));
    }

    @Test
    void tablesPagesAndTestResultsQuoteNobodyRaw() throws Exception {
        handIn("=cmd|'calc'!A0", "run", "#!/bin/sh\necho '<script>alert(1)</script>; \"x\"'\n");
        handIn("Zoe <b>", "run", YES);
        String scheme = "check FreeCell.1 won 1.5\n";
        Path csv = place.resolve("marks.csv");
        Path html = place.resolve("html");
        Path junit = place.resolve("junit");
        mark("patience", scheme, "--csv", csv.toString(), "--html", html.toString(), "--junit", junit.toString());
        assertThat(Files.readString(csv)).isEqualTo("""
                Identifier,Full name,Grade,Maximum Grade,Last modified (grade),Days late,Feedback comments,check FreeCell.1 won
                ,'=cmd|'calc'!A0,0.00,1.50,,0,"0 of 1 exercises passed. check FreeCell.1 won: The last line printed had to be SUCCES or ECHEC n, not ""&lt;script&gt;alert(1)&lt;/script&gt;; ""x""\"".",0.00
                ,Zoe <b>,1.50,1.50,,0,1 of 1 exercises passed.,1.50
                """.replace("\n", "\r\n"));
        assertThat(Files.readString(html.resolve("index.html")))
                .contains("Zoe &lt;b&gt;", "student-2.html")
                .doesNotContain("<b>");
        assertThat(Files.readString(html.resolve("student-1.html")))
                .contains("&lt;script&gt;alert(1)")
                .doesNotContain("<script");
        assertThat(Files.readString(junit.resolve("TEST-1.xml")))
                .contains("<failure type=\"WRONG\" message=\"The last line", "&lt;script&gt;", "failures=\"1\"");

        Files.writeString(place.resolve("scheme.txt"), scheme);
        ludo(
                "patience",
                "mark",
                place.resolve("class").toString(),
                "--scheme",
                place.resolve("scheme.txt").toString(),
                "--unsafe",
                "--csv",
                csv.toString(),
                "--lang",
                "fr");
        assertThat(Files.readAllLines(csv))
                .contains(";Zoe <b>;1,50;1,50;;0;1 exercices réussis sur 1.;1,50")
                .first()
                .isEqualTo(
                        "Identifiant;Nom complet;Note;Note maximale;Dernière modification (note);Jours de retard;Feedback par commentaires;check"
                                + " FreeCell.1 won");
    }

    @Test
    void noBackslashStandsWhereMoodleWouldTakeItForASignOfItsOwn() throws Exception {
        handIn("ends\\", "run", "#!/bin/sh\necho 'C:\\dir\\'\n");
        handIn("two\\\\\"", "run", YES);
        Path csv = place.resolve("marks.csv");
        mark("patience", "check FreeCell.1 won 1\n", "--csv", csv.toString());
        assertThat(Files.readString(csv))
                .contains(",ends\\ ,0.00", "not \"\"C:\\dir&#92;\"\".\",0.00", ",\"two\\\\ \"\"\",1.00")
                .doesNotContainPattern("\\\\([\",]|\r)");
    }

    @Test
    void aWorksheetOfMoodleSaysWhoIsWho() throws Exception {
        handIn("Ada Lovelace_12_assignsubmission_file", "run", YES);
        handIn("Ada Lovelace_5_assignsubmission_file", "run", "#!/bin/sh\nexit 1\n");
        handIn("Emile DAlembert_7_assignsubmission_file", "run", YES);
        Path csv = place.resolve("marks.csv");
        Path worksheet = Files.writeString(place.resolve("worksheet.csv"), """
                \uFEFFIdentifier,"Full name","Email address",Grade,"Maximum grade","Last modified (grade)","Feedback comments"
                "Participant 5","Ada Lovelace",a5@example.org,,20.00,-,
                "Participant 12","Ada Lovelace",a12@example.org,3.00,20.00,"Tuesday, 17 November 2026, 2:57 PM","two
                ""lines"", one cell"
                "Participant 2","Léa O'Neill",lea@example.org,,20.00,-,
                """);
        String scheme = "check FreeCell.1 won 1\n";
        Typed typed = mark("patience", scheme, "--csv", csv.toString(), "--worksheet", worksheet.toString());
        assertThat(typed.err())
                .contains("Emile DAlembert: is not in " + worksheet)
                .doesNotContain("Ada");
        assertThat(Files.readAllLines(csv))
                .satisfiesExactly(
                        heads -> assertThat(heads)
                                .isEqualTo("Identifier,Full name,Grade,Maximum grade,Last modified (grade),Days late,"
                                        + "Feedback comments,Email address,check FreeCell.1 won"),
                        row -> assertThat(row)
                                .isEqualTo("Participant 12,Ada Lovelace,1.00,1.00,"
                                        + "\"Tuesday, 17 November 2026, 2:57 PM\",0,"
                                        + "1 of 1 exercises passed.,a12@example.org,1.00"),
                        row -> assertThat(row)
                                .startsWith("Participant 5,Ada Lovelace,0.00,1.00,-,0,")
                                .endsWith(",a5@example.org,0.00"),
                        row -> assertThat(row)
                                .isEqualTo(
                                        "Participant 0,Emile DAlembert,1.00,1.00,,0,1 of 1 exercises passed.,,1.00"));
        handIn("Default group_assignsubmission_file", "run", YES);
        mark("patience", scheme, "--csv", csv.toString());
        assertThat(Files.readAllLines(csv))
                .anySatisfy(row -> assertThat(row).startsWith("Participant 12,Ada Lovelace_12,1.00"))
                .anySatisfy(row -> assertThat(row).startsWith("Participant 0,Default group,1.00"));

        Files.writeString(worksheet, "name,mark\nAda,20\n");
        Typed refused = mark("patience", scheme, "--csv", csv.toString(), "--worksheet", worksheet.toString());
        assertThat(refused.exitCode()).isEqualTo(65);
        assertThat(refused.err()).contains("worksheet.csv:1:1: the column Identifier");
    }

    @Test
    void everyMemberOfAGroupHasItsMarkAndTheNumberOfAGroupIsNobodys() throws Exception {
        handIn("Groupe A1_2_assignsubmission_file", "run", YES);
        Path csv = place.resolve("marks.csv");
        Path worksheet = Files.writeString(place.resolve("worksheet.csv"), """
                Identifiant;"Nom complet";Groupe;Note;"Note maximale";"Dernière modification (note)"
                Participant2;"Zoë Çelik";"Groupe B";;"20,00";-
                Participant61;"Léa O'Neill";"Groupe A/1";;"20,00";-
                Participant62;"Иван Петров";"Groupe A/1";;"20,00";-
                """);
        mark("patience", "check FreeCell.1 won 13.25\n", "--csv", csv.toString(), "--worksheet", worksheet.toString());
        assertThat(Files.readAllLines(csv))
                .containsExactly(
                        "Identifiant,Nom complet,Note,Note maximale,Dernière modification (note),Days late,"
                                + "Feedback comments,Groupe,check FreeCell.1 won",
                        "Participant61,Léa O'Neill,13.25,13.25,-,0,1 of 1 exercises passed.,Groupe A/1,13.25",
                        "Participant62,Иван Петров,13.25,13.25,-,0,1 of 1 exercises passed.,Groupe A/1,13.25");
    }

    @Test
    void aSchemeThatCannotBeReadIsToldWithItsPlace() throws Exception {
        handIn("ada", "run", YES);
        for (Map.Entry<String, String> wrong : Map.of(
                        "check FreeCell.1 won\n", "scheme.txt:1:21: the points were expected",
                        "search Seahaven.0 1\n", "scheme.txt:1:8: a number from 1 to",
                        "late 10\n", "scheme.txt:1:8: a number in 0..1000",
                        "check FreeCell.1 spoilt 1\n", "scheme.txt:1:18: won, cut, empty",
                        "check MidnightOil.10 won 1\n", "scheme.txt:1:7: a deal with a solution",
                        "search FreeCell.1 1\nsearch FreeCell.1 1\n", "scheme.txt:2:1: another exercise",
                        "# nothing\n", "scheme.txt:1:1: an exercise was expected")
                .entrySet()) {
            Typed typed = mark("patience", wrong.getKey());
            assertThat(typed.exitCode()).isEqualTo(65);
            assertThat(typed.err()).contains(wrong.getValue()).hasLineCount(1);
        }
    }

    @Test
    void theUsualSchemesAreWhole() {
        for (String game : List.of("patience", "faraway", "cameleon", "papattes", "memoryx")) {
            String scheme = ludo(game, "mark", "--print-scheme").out();
            assertThat(scheme).contains("late 10 7");
            assertThat(scheme.lines()
                            .filter(line -> line.matches("[a-z].*") && !line.matches("(late|time|memory|slow) .*"))
                            .map(line -> line.replaceAll("#.*", "").strip())
                            .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                            .mapToDouble(Double::parseDouble)
                            .sum())
                    .isEqualTo(20);
        }
    }

    @Test
    @Tag("slow")
    void tableauxAndProgramsOfFarawayAreMarkedByTheProvedOptimum() throws Exception {
        new MadeClass(place.resolve("class")).faraway(0);
        StringBuilder scheme = new StringBuilder("time mystery 2\nunranked COPIED\n");
        for (int i = 1; i <= 15; i++) {
            scheme.append(String.format("known %02d known:%d 1%n", i, i));
        }
        scheme.append("mystery 01 mystery:1 2\nmystery 02 mystery:10 2\n");
        Typed typed = mark("faraway", scheme.toString());
        assertThat(typed.exitCode()).isZero();
        Map<String, String> marks = marks(typed);
        assertThat(marks)
                .containsEntry("OPTIMAL", "15.00")
                .containsEntry("COPIED (not ranked)", "15.00")
                .containsEntry("OWN_NAMES", "15.00")
                .containsEntry("FOUR_FAULTS", "11.00")
                .containsEntry("PROGRAM", "19.00")
                .containsEntry("OWN_OUTPUT", "4.00")
                .containsEntry("SLOW", "0.00")
                .containsEntry("FALLS", "0.00")
                .containsEntry("EMPTY", "0.00")
                .containsEntry("DAMAGED", "0.00")
                .containsEntry("REPORT_ONLY", "0.00")
                .hasSize(12);
        assertThat(Double.parseDouble(marks.get("PLAIN"))).isBetween(0.1, 14.0);
        String json = mark("faraway", scheme.toString(), "--json").out();
        assertThat(json)
                .contains(
                        "69 points: no tableau has more, which is proved.",
                        "There is no file for instance 03 (03.txt).",
                        "The score given is 999",
                        "Stopped, out of time.",
                        "The program ended with exit code 3 and wrote nothing (broken).",
                        "\"name\":\"PROGRAM\"");
        assertThat(journal("faraway")).as("runs are kept, none is repeated").doesNotHaveDuplicates();
    }
}
