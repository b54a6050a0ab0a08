package ludotheque.cli.cameleon;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MeasuresTest {

    @ParameterizedTest
    @ValueSource(strings = {"--lang fr", "--lang en", "--json"})
    void aDuelIsReportedWithIntervals(String form) throws Exception {
        Typed typed = ludo(SubjectFile.words(
                "cameleon duel --red random --blue careful --variant temeraire --size 6 --games 50 --seed 1 " + form));
        Golden.check("cameleon-duel-" + form.replace("--", "").replace(' ', '-') + ".txt", typed.out());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void aLevelPlaysOnlyItsVariant() {
        Typed typed = ludo(SubjectFile.words("cameleon duel --red perfect --variant brave --seed 1"));
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err())
                .startsWith("ludo cameleon duel: perfect does not play this variant: random, greedy, two-ply");
    }

    @Test
    void aWrongSizeIsToldInOneLine() {
        Typed typed = ludo(SubjectFile.words("cameleon duel --variant brave --size 13"));
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err()).contains("--size: 3, 6, 12, 24… up to 3072 was expected");
    }

    @ParameterizedTest
    @ValueSource(strings = {"brave", "temeraire"})
    void aWholeGameOfGreedyAgainstGreedyIsTimed(String variant) {
        assertThat(ludo(SubjectFile.words("cameleon selfplay --size 48 --variant " + variant))
                        .out())
                .matches("(?s)(Red|Blue) wins, \\d+ cells to \\d+\\.\n2,304 moves in [\\d.]+ s, [\\d,]+ a second; "
                        + "memory \\(heap\\): \\d+ MiB at most\n");
        assertThat(ludo(SubjectFile.words("cameleon selfplay --json --size 6 --variant " + variant))
                        .out())
                .startsWith("{\"variant\":\"" + variant + "\",\"size\":6,\"moves\":36,");
    }
}
