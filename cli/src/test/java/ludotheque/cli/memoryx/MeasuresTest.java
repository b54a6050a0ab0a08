package ludotheque.cli.memoryx;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ForkJoinPool;
import ludotheque.cli.Typed;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that measure the bots: duel, solo and table. */
final class MeasuresTest {
    private static final String DUEL = "memoryx duel --first perfect --second random --size 3x3 --games 200 --seed 1";
    private static final String SOLO = "memoryx solo perfect --size 3x3 --games 200 --seed 1";

    @ParameterizedTest
    @ValueSource(strings = {"--lang fr", "--lang en", "--json"})
    void aDuelIsReported(String option) throws Exception {
        Golden.check("duel" + option.replaceAll("[- ]+", "-") + ".txt", report(DUEL + " " + option));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--lang fr", "--lang en", "--json"})
    void aSolitaireIsReported(String option) throws Exception {
        Golden.check("solo" + option.replaceAll("[- ]+", "-") + ".txt", report(SOLO + " " + option));
    }

    private static String report(String typed) {
        Typed run = ludo(typed.split(" ", -1));
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).matches("\\d+ (games per second|parties par seconde)\\R");
        return run.out();
    }

    @Test
    void theReportDoesNotDependOnHowManyThreadsShareTheGames() throws Exception {
        String typed = "memoryx duel --first exact --second exact --size 3x7 --games 2000 --seed 1 --json";
        ForkJoinPool alone = new ForkJoinPool(1);
        ForkJoinPool many = new ForkJoinPool(8);
        try {
            assertThat(many.submit(() -> ludo(typed.split(" ", -1)).out()).get())
                    .isEqualTo(
                            alone.submit(() -> ludo(typed.split(" ", -1)).out()).get())
                    .isNotEmpty();
        } finally {
            alone.shutdown();
            many.shutdown();
        }
    }

    @Test
    void aSingleGameHasNoInterval() {
        assertThat(report("memoryx solo perfect --size 3X3 --games 1 --seed 1")).contains("10.00  –\n");
        assertThat(report("memoryx solo perfect --size 3x3 --games 1 --seed 1 --json"))
                .contains("\"turns\":{\"value\":10.0,\"low\":null,\"high\":null}");
        assertThat(report("memoryx duel --size 3x3 --games 1 --seed 1"))
                .containsPattern("points difference +\\S+  –\n");
    }

    @Test
    void theExactTableIsReported() {
        assertThat(ludo("memoryx table --size 3x3 --players 1 --runs 2 --json".split(" ", -1))
                        .out())
                .matches("\\{\"size\":\"3x3\",\"players\":1,\"states\":\\d+,\"runs\":2,\"milliseconds\":\\d+,"
                        + "\"startValue\":-8\\.\\d+}\\R");
        assertThat(ludo("memoryx table --size 3x3".split(" ", -1)).out())
                .startsWith("3x3, duel")
                .contains("states", "milliseconds", "starting value");
    }
}
