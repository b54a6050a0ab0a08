package ludotheque.cli.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.cli.Typed;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Marks for classes of Caméléon that were made up: every planted fault has its line and its sentence. */
final class CameleonMarkTest extends MarkedClass {
    private static final String SCHEME = """
            time eval 5
            names 1
            fill random:1:6 1
            score random:6:12 1
            eval brave random:12:12 1
            eval temeraire random:13:12 1
            greedy brave random:22:12 1
            greedy temeraire random:21:12 1
            region random:13:12 1
            ai random:42:12 1
            """;

    /** Each student's verdicts, by their first letters, in the order of the exercises. */
    private static Map<String, String> verdicts(Typed typed) throws BadInput {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonValue handin : JsonValue.parse(typed.out()).need("handins").array()) {
            StringBuilder row = new StringBuilder();
            for (JsonValue result : handin.need("results").array()) {
                row.append(result.need("verdict").string().charAt(0));
            }
            verdicts.put(handin.need("name").string(), row.toString());
        }
        return verdicts;
    }

    @Tag("slow")
    @Test
    void everyPlantedFaultOfCameleonHasItsVerdict() throws Exception {
        new MadeClass(place.resolve("class")).cameleon(0);
        Typed typed = mark("cameleon", SCHEME, "--json");
        assertThat(typed.exitCode()).as(typed.err()).isZero();
        // By their first letters: passed or partly, wrong, crashed, timeout, missing, not built.
        assertThat(verdicts(typed))
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry("SCANS", "PPPPPPPPP"),
                        Map.entry("OURS", "PPPPPPPPP"),
                        Map.entry("PACKAGED", "PPPPPPPPP"),
                        Map.entry("FORGES", "PPPPPPPPP"),
                        Map.entry("SMALL_LETTERS", "PPPPPPPPP"),
                        Map.entry("COUNTS_FROM_ZERO", "PPPPPPPCP"),
                        Map.entry("RETURNS_GAIN", "PPPPPPPPP"),
                        Map.entry("SCORE_OF_J1", "PPWWWPWPP"),
                        Map.entry("MISREADS", "PWWWWWWWW"),
                        Map.entry("PLAYS_RED", "PPPPWWPPP"),
                        Map.entry("FIRST_CELL", "PPPPPPWPP"),
                        Map.entry("FORGETS_R5", "PPPPWPPWP"),
                        Map.entry("NEVER_ENDS", "PPPTPPPPP"),
                        Map.entry("THROWS", "PPPPPCPPP"),
                        Map.entry("EXITS", "PPPPPPPPC"),
                        Map.entry("NO_REGION", "PPPPPPPMP"),
                        Map.entry("DOES_NOT_BUILD", "NNNNNNNNN"),
                        Map.entry("EMPTY", "MMMMMMMMM"),
                        Map.entry("DAMAGED", "MMMMMMMMM"),
                        Map.entry("REPORT_ONLY", "MMMMMMMMM")));
        assertThat(typed.out())
                .contains(
                        "Right if lines and columns were counted from 0; the subject counts them from 1.",
                        "The function returns the gain; the subject wants the score that is reached.",
                        "that is J1's score.",
                        "JouerGloutonBrave plays for J1 (red); the computer is J2 (blue).",
                        "; R3, R4 and R5 want it ",
                        " had not ended after 5 s: an endless loop?",
                        "JouerGloutonBrave() throws an exception: IllegalStateException (Cameleon.java:",
                        "In JouerIATemeraire(), Java ended normally (System.exit?).",
                        "The function RemplirRegion is missing",
                        "The subject wants these names as they are (evalCaseBrave → EvalCaseBrave",
                        "The program could not be built: ");
    }

    @Test
    void aRightClassPassesAndAMissingFunctionIsNamed() throws Exception {
        new MadeClass(place.resolve("class"), "PACKAGED", "NO_REGION").cameleon(0);
        Typed typed = mark("cameleon", "names 0.8\neval brave random:11:6 1\nregion random:13:12 1\n", "--json");
        assertThat(verdicts(typed)).isEqualTo(Map.of("PACKAGED", "PPP", "NO_REGION", "PPM"));
        assertThat(typed.out())
                .contains(
                        "\"verdict\":\"PARTLY\",\"earned\":70,\"feedback\":\"Missing RemplirRegion.\"",
                        "The function RemplirRegion is missing: no class has a method of this name.");
    }

    @Tag("slow")
    @Test
    void whoLooksAtEveryCellGrowsWithTheBoardAndTheCurveIsInThePages() throws Exception {
        new MadeClass(place.resolve("class"), "SCANS", "OURS").cameleon(0);
        Path html = place.resolve("html");
        Typed typed = mark("cameleon", "growth brave 384 2\n", "--json", "--html", html.toString());
        assertThat(verdicts(typed)).isEqualTo(Map.of("SCANS", "W", "OURS", "P"));
        assertThat(typed.out()).contains("\"curve\":[[24,", "Is the whole board scanned for each move?");
        assertThat(Files.readString(html.resolve("index.html"))).contains("<svg", "SCANS</title>", "OURS</title>");
        assertThat(Files.readString(html.resolve("student-2.html"))).contains("<polyline", "cells a side");
    }

    @Test
    void aSchemeOfCameleonThatCannotBeReadIsToldWithItsPlace() throws Exception {
        Files.createDirectories(place.resolve("class"));
        for (Map.Entry<String, String> wrong : Map.of(
                        "eval random:1:6 1\n", "scheme.txt:1:1: names, fill",
                        "eval bold random:1:6 1\n", "scheme.txt:1:6: brave or temeraire",
                        "fill random:1:7 1\n", "scheme.txt:1:6: random:SEED:SIDE",
                        "fill file:/nowhere 1\n", "scheme.txt:1:6: a file with a board",
                        "growth brave 24 1\n", "scheme.txt:1:14: a number in 96..")
                .entrySet()) {
            Typed typed = mark("cameleon", wrong.getKey());
            assertThat(typed.exitCode()).isEqualTo(65);
            assertThat(typed.err()).contains(wrong.getValue()).hasLineCount(1);
        }
    }
}
