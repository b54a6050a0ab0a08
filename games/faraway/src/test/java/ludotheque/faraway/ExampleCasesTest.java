package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import ludotheque.faraway.search.Prover;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SearchState;
import ludotheque.testkit.ExampleCases;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The example cases that may lie beside the checkout. */
class ExampleCasesTest {
    private static final int SMALL = 40;

    @TestFactory
    Stream<DynamicTest> validity() {
        return rows("validity.tsv")
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    Instance instance = Instance.parse(row[1]).instance();
                    Tableau tableau = Tableau.parse(row[2]);
                    List<Refusal> refusals = tableau.check(instance, SanctuaryRule.EXACT);
                    assertThat(refusals.isEmpty() ? "valid" : "invalid").isEqualTo(row[3]);
                    if (refusals.isEmpty()) {
                        assertThat(tableau.score()).isEqualTo(Integer.parseInt(row[4]));
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> smallOptima() {
        return optima(true);
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> largeOptima() {
        return optima(false);
    }

    private static Stream<DynamicTest> optima(boolean small) {
        return rows("optimal.tsv")
                .filter(row -> small == Integer.parseInt(row[1]) + Integer.parseInt(row[2]) <= SMALL)
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    Instance instance = Instance.parse(row[3]).instance();
                    int exact = Integer.parseInt(row[4]);
                    assertThat(Tableau.parse(row[5]).score()).isEqualTo(exact);
                    assertProved(instance, SanctuaryRule.EXACT, exact);
                    if (!row[6].equals("=")) {
                        assertProved(instance, SanctuaryRule.AT_MOST, Integer.parseInt(row[6]));
                    }
                }));
    }

    private static void assertProved(Instance instance, SanctuaryRule rule, int score) {
        Prover prover = new Prover(instance, rule);
        assertThat(prover.advance(Integer.MAX_VALUE)).isEqualTo(SearchState.SOLVED);
        assertThat(prover.best().check(instance, rule)).isEmpty();
        assertThat(prover.best().score()).isEqualTo(score).isEqualTo(prover.bound());
    }

    private static Stream<String[]> rows(String name) {
        return ExampleCases.of("faraway", name).stream()
                .flatMap(file -> lines(file).skip(1))
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
