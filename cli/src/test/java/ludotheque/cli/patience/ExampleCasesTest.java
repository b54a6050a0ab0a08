package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
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
    @TempDir
    private Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> everySolutionIsCheckedAsItSays() {
        return rows("check.tsv")
                .map(row -> DynamicTest.dynamicTest(row[0] + "." + row[1] + " " + row[2], () -> {
                    String deal = row[0] + "." + row[1];
                    String file = ExampleCases.of("patience", row[2]).get(0).toString();
                    int exitCode = row[3].equals("SUCCES") ? 0 : 1;
                    assertAnswer(ludo("patience", "check", deal, file), row[3], exitCode);
                    assertAnswer(ludo("patience", "run", deal, "-check", file), row[3], exitCode);
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyEasySearchAnswersAsItSays() {
        return rows("search.tsv")
                .filter(row -> row[3].equals("easy"))
                .map(row -> DynamicTest.dynamicTest(row[0] + "." + row[1], () -> {
                    String file = folder.resolve("deal.sol").toString();
                    int exitCode = row[2].equals("SUCCES") ? 0 : 2;
                    assertAnswer(ludo("patience", "run", row[0] + "." + row[1], "-search", file), row[2], exitCode);
                }));
    }

    private static void assertAnswer(Typed typed, String lastLine, int exitCode) {
        assertThat(typed.out()).endsWith("\n" + lastLine + "\n");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isEqualTo(exitCode);
    }

    private static Stream<String[]> rows(String name) {
        return ExampleCases.of("patience", name).stream()
                .flatMap(file -> lines(file).skip(1))
                .map(line -> line.strip().split("\t", -1));
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
