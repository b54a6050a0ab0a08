package ludotheque.cli.faraway;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import ludotheque.cli.Typed;
import ludotheque.testkit.ExampleCases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The example cases beside the checkout, typed as a person would. */
final class ExampleCasesTest {
    private static final int SMALL = 25;

    @TempDir
    private Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> everyTableauIsJudgedAsItSays() {
        return rows("validity.tsv")
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    boolean valid = row[3].equals("valid");
                    String score = valid ? row[4] : "0";
                    String instance = Files.writeString(folder.resolve("instance.txt"), row[1])
                            .toString();
                    Typed check = ludoReading(row[2] + "\n" + score + "\n", "faraway", "check", instance, "-");
                    assertThat(check.exitCode()).isEqualTo(valid ? 0 : 1);
                    if (valid) {
                        assertThat(ludo("faraway", "score", row[2]).out()).isEqualTo(score + "\n");
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> everySmallOptimumIsProved() {
        return rows("optimal.tsv")
                .filter(row -> Integer.parseInt(row[1]) + Integer.parseInt(row[2]) <= SMALL)
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    assertOptimum(ludoReading(row[3], "faraway", "solve", "-"), row[4]);
                    if (!row[6].equals("=")) {
                        assertOptimum(ludoReading(row[3], "faraway", "solve", "-", "--at-most"), row[6]);
                    }
                }));
    }

    private static void assertOptimum(Typed typed, String score) {
        assertThat(typed.out()).endsWith("\n" + score + "\n").hasLineCount(2);
        assertThat(typed.err()).startsWith("Proved: no tableau scores more than " + score + " (");
        assertThat(typed.exitCode()).isZero();
    }

    private static Stream<String[]> rows(String name) {
        return ExampleCases.of("faraway", name).stream()
                .flatMap(file -> lines(file).skip(1))
                .map(line -> line.split("\t", -1));
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
