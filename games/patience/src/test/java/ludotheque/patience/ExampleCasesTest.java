package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludotheque.kernel.SearchState;
import ludotheque.patience.search.AnySolver;
import ludotheque.testkit.ExampleCases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The example cases that may lie beside the checkout. */
class ExampleCasesTest {

    @TestFactory
    Stream<DynamicTest> shuffles() {
        return rows("shuffles.tsv", 0)
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    String deck = Arrays.stream(Shuffle.xpat(Integer.parseInt(row[0])))
                            .mapToObj(Integer::toString)
                            .collect(Collectors.joining(" "));
                    assertThat(deck).isEqualTo(row[1].trim());
                }));
    }

    @TestFactory
    Stream<DynamicTest> checks() {
        return rows("check.tsv", 1)
                .map(row -> DynamicTest.dynamicTest(row[0] + "." + row[1] + " " + row[2], () -> {
                    Path file = ExampleCases.of("patience", row[2]).get(0);
                    Board board = Deal.parse(row[0] + "." + row[1]).board();
                    Solution.Verdict verdict = Solution.check(board, Files.readString(file));
                    assertThat(verdict.isWon() ? "SUCCES" : "ECHEC " + verdict.failed())
                            .isEqualTo(row[3].trim());
                }));
    }

    @TestFactory
    Stream<DynamicTest> searches() {
        return rows("search.tsv", 1)
                .map(row -> DynamicTest.dynamicTest(row[0] + "." + row[1], () -> {
                    Board board = Deal.parse(row[0] + "." + row[1]).board();
                    AnySolver solver = AnySolver.of(board);
                    SearchState state = solver.advance(20_000_000);
                    assertThat(state)
                            .isEqualTo(row[2].trim().equals("SUCCES") ? SearchState.SOLVED : SearchState.IMPOSSIBLE);
                    if (state == SearchState.SOLVED) {
                        assertThat(Solution.check(board, Solution.format(solver.solution()))
                                        .isWon())
                                .isTrue();
                    }
                }));
    }

    private static Stream<String[]> rows(String name, int heading) {
        return ExampleCases.of("patience", name).stream()
                .flatMap(file -> lines(file).skip(heading))
                .map(line -> line.split("\t"));
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
