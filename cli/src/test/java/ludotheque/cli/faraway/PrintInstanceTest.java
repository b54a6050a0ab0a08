package ludotheque.cli.faraway;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PrintInstanceTest {

    private static Typed instance(String options) {
        return ludo(("faraway instance " + options).split(" ", -1));
    }

    @Test
    void aSeedGivesTheSameInstanceForEver() {
        assertThat(instance("--seed 1 --regions 10 --sanctuaries 4"))
                .isEqualTo(new Typed(0, Instance.random(1, 10, 4).toString(), ""));
        assertThat(instance("--seed 7").out())
                .isEqualTo(Instance.random(7, 30, 20).toString());
    }

    @Test
    void aDrawnInstanceTellsItsSeed() {
        Typed drawn = instance("--regions 68 --sanctuaries 45");
        assertThat(drawn.out()).isEqualTo(Instance.full().toString());
        assertThat(drawn.err()).startsWith("Seed: ");
    }

    @Test
    void thePublishedOnesHaveNumbers() {
        assertThat(instance("--known 3").out())
                .isEqualTo(PublishedInstances.known().get(2).toString());
        assertThat(instance("--mystery 10").out())
                .isEqualTo(PublishedInstances.mystery().get(9).toString());
        assertThat(instance("--extra").out())
                .isEqualTo(PublishedInstances.extra().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            faraway                        | ludo faraway: a verb was expected: score, check, solve, instance, contest, mark (help: ludo faraway --help)
            faraway instance --known 16    | ludo faraway instance: --known: a number in 1..15 was expected (help: ludo faraway instance --help)
            faraway instance --regions 69  | ludo faraway instance: --regions: a number in 0..68 was expected (help: ludo faraway instance --help)
            faraway instance --extra --known 1 | ludo faraway instance: --known, --mystery, --extra and drawing (--seed, --regions, --sanctuaries) exclude one another (help: ludo faraway instance --help)
            faraway solve                  | ludo faraway solve: INSTANCE is missing (help: ludo faraway solve --help)
            faraway solve - --threads 0    | ludo faraway solve: --threads: a number in 1..256 was expected (help: ludo faraway solve --help)
            faraway check -                | ludo faraway check: SOLUTION is missing (help: ludo faraway check --help)
            faraway score                  | ludo faraway score: CARDS is missing (help: ludo faraway score --help)
            faraway contest                | ludo faraway contest: DIR is missing (help: ludo faraway contest --help)
            """)
    void aWrongCommandLineIsToldInOneLine(String typed, String line) {
        assertThat(ludo(typed.split(" ", -1))).isEqualTo(new Typed(64, "", line + "\n"));
    }
}
